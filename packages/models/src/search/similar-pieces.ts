import { dress, writeModelId, type ModelVariant } from "../model/model-id.ts"
import type { AnyModelType, Look } from "../model/model-type.ts"
import { modelTypes } from "../types/model-types.ts"

/** So many looks of one type stand among those of others. */
const mostOfType = 3

/**
 * Pieces that could stand where one stands: of its category and hung or stood as it is, the nearest in size first. Each is as wide as
 * that one as far as its type allows it, and dressed as a look of the catalogue.
 */
export function findSimilar(piece: ModelVariant, count: number): readonly ModelVariant[] {
  const { type, values } = piece
  const own = writeModelId(piece)
  const others = modelTypes
    .filter(({ category, anchor }) => category === type.category && anchor === type.anchor)
    .flatMap((other) =>
      other.looks
        .flatMap((look) => dressLike(other, look, values.width))
        .filter((one) => writeModelId(one) !== own)
        .map((one) => ({ one, off: sizeOff(one, piece) }))
        .toSorted((a, b) => a.off - b.off)
        .slice(0, mostOfType),
    )
  return others
    .toSorted((a, b) => a.off - b.off)
    .slice(0, count)
    .map(({ one }) => one)
}

function dressLike(type: AnyModelType, look: Look, width: number): readonly ModelVariant[] {
  const { min, max } = type.parameters.width
  const within = Math.min(max, Math.max(min, width))
  const variant = dress(type, { ...look.values, width: within }, look.finishes ?? {})
  return "reason" in variant ? [] : [variant]
}

/** How much one is larger or smaller than another, over all three sides; 0 where they are the same size. */
function sizeOff({ values: a }: ModelVariant, { values: b }: ModelVariant): number {
  const off = (one: number, other: number): number => Math.abs(Math.log(one / other))
  return off(a.width, b.width) + off(a.depth, b.depth) + off(a.height, b.height)
}
