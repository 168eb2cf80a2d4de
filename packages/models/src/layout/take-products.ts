import { replaced } from "./buy-pieces.ts"
import { depthOf, heightOf, widthOf } from "./group.ts"
import type { RoomLayout } from "./furnish-room.ts"
import type { TemplateProduct } from "./layout-template.ts"
import type { LaidPiece } from "./place-group.ts"

/** A product may be so much smaller than the piece it stands for, and never larger: so no rule can break by it. */
const leastShare = 0.75
/** What carries others keeps its size, mm. */
const asGood = 2

/** Puts the products of a template where pieces of their type stand that are as large, or a little larger. */
export function takeProducts(
  rooms: readonly RoomLayout[],
  products: readonly TemplateProduct[],
): readonly RoomLayout[] {
  return rooms.map((room) => {
    const all = [...room.groups.flatMap(({ pieces }) => pieces), ...room.loose]
    const carrying = new Set(all.map(({ standsOn }) => standsOn))
    const taken = new Map<LaidPiece, LaidPiece>()
    for (const piece of all) {
      const product = products.find((one) => fits(one, piece, carrying.has(piece)))
      if (product) taken.set(piece, replaced(piece, product))
    }
    const swap = (pieces: readonly LaidPiece[]) => pieces.map((piece) => taken.get(piece) ?? piece)
    return {
      ...room,
      groups: room.groups.map((group) => ({ ...group, pieces: swap(group.pieces) })),
      loose: swap(room.loose),
    }
  })
}

function fits(
  { type, item: { size } }: TemplateProduct,
  { variant, sort }: LaidPiece,
  isCarrying: boolean,
): boolean {
  if (type !== variant.type.id || sort === "cloth") return false
  const pairs = [
    [size.width, widthOf(variant)],
    [size.depth, depthOf(variant)],
    [size.height, heightOf(variant)],
  ] as const
  return pairs.every(([is, wanted]) =>
    isCarrying ? Math.abs(is - wanted) <= asGood : is <= wanted && is >= wanted * leastShare,
  )
}
