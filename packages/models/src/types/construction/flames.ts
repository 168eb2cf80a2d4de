import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { chance } from "../../geometry/noise.ts"
import { mapUv } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"

interface Tongue {
  /** Where it rises from. */
  readonly at: Vec3
  readonly height: number
  /** Another number, another sway. */
  readonly seed: number
  /** How far its tip leans towards x and z, in heights. */
  readonly lean?: readonly [number, number]
}

/** Tongues of fire: full a third up, drawn out to a tip that licks to the side. Their finish runs once from foot to tip (u 0 to 1). */
export const flames = (tongues: readonly Tongue[]): Mesh => mergeMeshes(tongues.map(flame))

function flame({ at: [x, y, z], height, seed, lean: [leanX, leanZ] = [0, 0] }: Tongue): Mesh {
  const way = chance(seed, 1) * 2 * Math.PI
  const sway = height * (0.09 + 0.07 * chance(seed, 2))
  const path = (at: number): Vec3 => {
    // It stands still at its foot and licks more the higher it is.
    const swing = Math.sin(at * 5.2 + way) * sway * at ** 0.8
    return [
      x + Math.cos(way) * swing + leanX * height * at ** 1.6,
      y + height * at,
      z + Math.sin(way) * swing + leanZ * height * at ** 1.6,
    ]
  }
  const girth = height * (0.13 + 0.04 * chance(seed, 3))
  const body = tube({
    path,
    // A belly low down, hollow sides, a tip drawn out to a thread.
    radius: (at) => girth * Math.max(0.004, 1.86 * (0.06 + 0.94 * at) ** 0.42 * (1 - at) ** 1.35),
    steps: 16,
    sides: 10,
    ends: "none",
  })
  const far = Math.max(...body.uvs.filter((_, i) => i % 2 === 0), 1e-6)
  return mapUv(body, (u) => [u / far, 0.5])
}
