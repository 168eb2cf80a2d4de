import { place } from "@roomwright/models/geometry/place-mesh"
import { measureMeshes } from "@roomwright/models/geometry/mesh"
import { fitToSize } from "@roomwright/models/model/build-model"
import { dress } from "@roomwright/models/model/model-id"
import { inMetres } from "@roomwright/models/model/parameters"
import { findModelType } from "@roomwright/models/types/model-types"
import type { DressedMesh, LibraryPiece, ProductPiece, SizeMm } from "./product-piece.ts"

/** The surfaces of a product, exactly as large as it is said to be. Throws where the library has no such piece. */
export function buildProduct(piece: ProductPiece, size: SizeMm): readonly DressedMesh[] {
  if ("make" in piece) return fit(piece.make([size[0] / 1000, size[2] / 1000, size[1] / 1000]), size)
  if ("type" in piece) return buildPiece(piece, size)
  const parts = piece.flatMap(({ size: own, at = [0, 0, 0], turn = 0, ...one }) =>
    buildPiece(one, own).map((part) => ({
      ...part,
      mesh: place(part.mesh, {
        at: [at[0] / 1000, at[1] / 1000, at[2] / 1000],
        turn: [0, (turn * Math.PI) / 180, 0],
      }),
    })),
  )
  return fit(parts, size)
}

/** A piece as near to a size as its type allows, then stretched the rest of the way. */
function buildPiece(
  { type: id, values = {}, finishes = {}, without = [] }: LibraryPiece,
  size: SizeMm,
): readonly DressedMesh[] {
  const type = findModelType(id)
  if (!type) throw new Error(`There is no ${id} in the library.`)
  const [width, depth, height] = size
  const sides = Object.entries({ width, depth, height }).map(([side, wanted]): [string, number] => {
    const { min, max } = type.parameters[side as "width"]
    return [side, Math.max(min, Math.min(max, Math.round(wanted)))]
  })
  const chosen = Object.entries(finishes).map(
    ([slot, finish]) => [slot, typeof finish === "string" ? finish : finish[0]] as const,
  )
  const variant = dress(type, { ...Object.fromEntries<number>(sides), ...values }, Object.fromEntries(chosen))
  if ("reason" in variant) throw new Error(`${id}: ${JSON.stringify(variant)}`)
  const parts = type
    .build(inMetres(type.parameters, variant.values))
    .filter(({ slot, mesh }) => mesh.indices.length > 0 && !without.includes(slot))
    .map(({ slot, mesh }) => {
      const given = finishes[slot]
      const finish = variant.finishes[slot] ?? "paint-white"
      return typeof given === "object" ? { finish, colour: given[1], mesh } : { finish, mesh }
    })
  return fit(parts, size)
}

const fit = (parts: readonly DressedMesh[], [width, depth, height]: SizeMm): readonly DressedMesh[] => {
  const fitted = fitToSize(
    parts.map(({ mesh }, at) => ({ slot: String(at), mesh })),
    [width / 1000, height / 1000, depth / 1000],
  )
  return parts.map((part, at) => ({ ...part, mesh: fitted[at]?.mesh ?? part.mesh }))
}

/** How large surfaces are together, mm. */
export function measureProduct(parts: readonly DressedMesh[]): SizeMm {
  const { low, high } = measureMeshes(parts.map(({ mesh }) => mesh))
  const side = (axis: 0 | 1 | 2): number => Math.round((high[axis] - low[axis]) * 1000)
  return [side(0), side(2), side(1)]
}
