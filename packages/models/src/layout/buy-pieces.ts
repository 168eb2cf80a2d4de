import { plus, rotate, rounded } from "@roomwright/scene/geometry/vectors"
import { blockOf } from "./blocks.ts"
import { depthOf, heightOf, widthOf } from "./group.ts"
import type { RoomLayout } from "./furnish-room.ts"
import type { Offer } from "./offer.ts"
import type { LaidPiece } from "./place-group.ts"

/** A layout some of whose pieces can be bought. */
export interface BoughtLayouts {
  readonly rooms: readonly RoomLayout[]
  /** What they cost together, VND. */
  readonly spent: number
  readonly bought: number
  /** The least that anything costs which would fit; null where nothing does. */
  readonly least: number | null
}

/** A product may be so much smaller than the piece it stands for, and never larger: so no rule can break by it. */
const leastSize = { width: 0.8, depth: 0.88, height: 0.75 } as const

/** Puts products in the place of pieces like them as long as the budget lasts, the largest first. All chairs of a table are the same. */
export function buyPieces(
  rooms: readonly RoomLayout[],
  offers: readonly Offer[],
  budget: number,
): BoughtLayouts {
  const chosen = new Map<LaidPiece, LaidPiece>()
  let [spent, least]: [number, number | null] = [0, null]
  const bundles = rooms
    .flatMap(({ groups, loose }) => [...groups.map(({ pieces }) => pieces), loose])
    .flatMap(bundlesOf)
    .toSorted((a, b) => areaOf(b) - areaOf(a))
  for (const bundle of bundles) {
    const [piece] = bundle
    if (!piece) continue
    const fitting = offers
      .filter((offer) => fits(offer, piece))
      .toSorted((a, b) => closeness(b, piece) - closeness(a, piece))
    for (const { price } of fitting) least = Math.min(least ?? Infinity, price * bundle.length)
    const offer = fitting.find(({ price }) => spent + price * bundle.length <= budget)
    if (!offer) continue
    spent += offer.price * bundle.length
    for (const each of bundle) chosen.set(each, replaced(each, offer))
  }
  const swap = (pieces: readonly LaidPiece[]) => pieces.map((piece) => chosen.get(piece) ?? piece)
  return {
    rooms: rooms.map((room) => ({
      ...room,
      groups: room.groups.map((group) => ({ ...group, pieces: swap(group.pieces) })),
      loose: swap(room.loose),
    })),
    spent,
    bought: chosen.size,
    least,
  }
}

/** Equal pieces of a group; what carries others, or lies on them, stays what it is. */
function bundlesOf(pieces: readonly LaidPiece[]): readonly (readonly LaidPiece[])[] {
  const carrying = new Set(pieces.map(({ standsOn }) => standsOn))
  const byVariant = new Map<LaidPiece["variant"], LaidPiece[]>()
  for (const piece of pieces) {
    if (piece.sort !== "standing" || piece.low > 0 || piece.covers.length !== 1 || carrying.has(piece))
      continue
    byVariant.set(piece.variant, [...(byVariant.get(piece.variant) ?? []), piece])
  }
  return [...byVariant.values()]
}

const areaOf = ([piece]: readonly LaidPiece[]): number =>
  piece ? piece.box.halfWidth * piece.box.halfDepth : 0

function fits({ category, item: { size } }: Offer, { variant }: LaidPiece): boolean {
  const isLike = (is: number, wanted: number, share: number) => is <= wanted && is >= wanted * share
  return (
    category === variant.type.category &&
    isLike(size.width, widthOf(variant), leastSize.width) &&
    isLike(size.depth, depthOf(variant), leastSize.depth) &&
    isLike(size.height, heightOf(variant), leastSize.height)
  )
}

const closeness = ({ item: { size } }: Offer, { variant }: LaidPiece): number =>
  (size.width * size.depth) / (widthOf(variant) * depthOf(variant))

/** Its back stays where it was, and what hangs from the ceiling hangs from there. */
export function replaced(piece: LaidPiece, { item }: Pick<Offer, "item">): LaidPiece {
  const back = (depthOf(piece.variant) - item.size.depth) / 2
  const at = rounded(plus(piece.at, rotate({ x: 0, y: back }, piece.turn)))
  const { width, depth, height } = item.size
  const low = piece.variant.type.anchor === "ceiling" ? piece.high - height : piece.low
  const box = blockOf({ at, width, depth, turn: piece.turn }, low, low + height)
  return { ...piece, at, low, high: low + height, box, covers: [box], product: item }
}
