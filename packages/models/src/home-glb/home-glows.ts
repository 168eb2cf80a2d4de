import { finishes } from "../finishes/finishes.ts"
import type { Finish } from "../finishes/finish.ts"
import { measureMeshes } from "../geometry/mesh.ts"
import type { Vec3 } from "../geometry/vector.ts"
import type { Glow } from "../light/find-lamps.ts"
import type { Standing } from "../solids/mesh-kind.ts"
import type { FinishedMesh } from "./home-meshes.ts"

/** A light of a piece with the size of what glows, metres across. */
export interface SizedGlow extends Glow {
  readonly across: number
}

/** The bulbs, flames and glowing shades of a piece, where it stands; several parts of one finish are one light. */
export function glowsOfPiece(
  { variant, at, turn, scale }: Standing,
  elevation: number,
  meshes: readonly FinishedMesh[],
): readonly SizedGlow[] {
  return meshes.flatMap(({ finish, mesh }): SizedGlow[] => {
    const { emission, class: kind }: Finish = finishes[finish]
    if (!emission || kind === "screen") return []
    const { low, high } = measureMeshes([mesh])
    const middle = ([0, 1, 2] as const).map((axis) => ((low[axis] + high[axis]) / 2) * scale[axis])
    const [x = 0, y = 0, z = 0] = middle
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const place: Vec3 = [at[0] + x * cos + z * sin, at[1] + y + elevation, at[2] + z * cos - x * sin]
    const across = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2])
    return [{ at: place, finish, type: variant.type.id, across }]
  })
}
