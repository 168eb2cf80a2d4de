import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish } from "@roomwright/models/finishes/finish"
import { measureMeshes } from "@roomwright/models/geometry/mesh"
import type { Glow } from "@roomwright/models/light/find-lamps"
import { mirrorX } from "@roomwright/models/geometry/place-mesh"
import { buildModel } from "@roomwright/models/model/build-model"
import { writeModelId } from "@roomwright/models/model/model-id"
import type { Part } from "@roomwright/models/model/model-type"
import { Matrix4, Quaternion, Vector3 } from "three"
import type { Stance, Standing } from "@roomwright/models/solids/mesh-kind"

/** Pieces by their shape, for as long as the page lives. */
const partsOf = new Map<string, readonly Part[]>()

/** The parts of a piece of the library, built once. */
export function buildOnce(standing: Standing): { readonly key: string; readonly parts: readonly Part[] } {
  const key = keyOf(standing)
  const known = partsOf.get(key)
  if (known) return { key, parts: known }
  const { variant, isMirrored } = standing
  const built = buildModel(variant.type, variant.values)
  const parts = isMirrored ? built.map((part) => ({ ...part, mesh: mirrorX(part.mesh) })) : built
  partsOf.set(key, parts)
  return { key, parts }
}

/** The surfaces of a piece that was built, mirrored where it is; none of one that waits. */
export const builtMeshes = (standing: Standing): readonly Part["mesh"][] =>
  (partsOf.get(keyOf(standing)) ?? []).map(({ mesh }) => mesh)

/** Shapes do not depend on finishes. */
export function keyOf({ variant, isMirrored }: Standing): string {
  return `${writeModelId({ ...variant, finishes: {} })}${isMirrored ? "~mirrored" : ""}`
}

/** Whether a piece was built before. */
export const isBuilt = (standing: Standing): boolean => partsOf.has(keyOf(standing))

export const finishOf = ({ variant }: Standing, slot: string): FinishId =>
  variant.finishes[slot] ?? "paint-white"

const up = new Vector3(0, 1, 0)

export const matrixOf = ({ at: [x, y, z], turn, scale }: Stance, elevation: number): Matrix4 =>
  new Matrix4().compose(
    new Vector3(x, y + elevation, z),
    new Quaternion().setFromAxisAngle(up, turn),
    new Vector3(...scale),
  )

/** The bulbs, flames and glowing shades of a piece; several near each other are one. */
export function glowsOf(standing: Standing, elevation: number): readonly Glow[] {
  const { type } = standing.variant
  return buildOnce(standing).parts.flatMap(({ slot, mesh }): Glow[] => {
    const finish = finishOf(standing, slot)
    const { emission, class: kind }: Finish = finishes[finish]
    if (!emission || kind === "screen") return []
    const { low, high } = measureMeshes([mesh])
    const middle = new Vector3((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2)
    const { x, y, z } = middle.applyMatrix4(matrixOf(standing, elevation))
    return [{ at: [x, y, z], finish, type: type.id }]
  })
}
