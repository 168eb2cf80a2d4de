import { plus, rotate, rounded } from "@roomwright/scene/geometry/vectors"
import { blockOf, distanceTo, doMeet, gapTo, rimOf, type Block } from "./blocks.ts"
import type { RoomLayout } from "./furnish-room.ts"
import { depthOf, heightOf, widthOf } from "./group.ts"
import { doWaysHold, isInTheWay } from "./lay-out.ts"
import type { Offer } from "./offer.ts"
import { mayLie, type LaidPiece } from "./place-group.ts"
import { createWayGrid, openSquares, withThings, type WayGrid } from "./way-grid.ts"

/** A layout some of whose pieces can be bought. */
export interface BoughtLayouts {
  readonly rooms: readonly RoomLayout[]
  /** What they cost together, VND. */
  readonly spent: number
  readonly bought: number
  /** The least that anything costs which would fit; null where nothing does. */
  readonly least: number | null
}

/** A product may be so much smaller than the piece it stands for. */
const leastSize = { width: 0.8, depth: 0.85, height: 0.75 } as const
/** And so much larger, mm, where it still breaks no rule. */
const mostMore = { width: 140, depth: 100, height: 260 } as const
/** What stands on a piece comes so much lower or higher with a product below it, mm. */
const mostRaised = 160
/** Between the pieces of a group, mm: what one still gets through, and what one still reaches over. */
const [nearest, reach] = [350, 500]

/** Puts products in the place of pieces like them as long as the budget lasts, the largest first. All chairs of a table are the same. */
export function buyPieces(
  rooms: readonly RoomLayout[],
  offers: readonly Offer[],
  budget: number,
): BoughtLayouts {
  let [spent, bought, least]: [number, number, number | null] = [0, 0, null]
  const after = new Map(rooms.map((room) => [room, room]))
  const grids = new Map<RoomLayout, WayGrid>()
  const bundles = rooms
    .flatMap((room) =>
      [...room.groups.map(({ pieces }) => pieces), room.loose]
        .flatMap(bundlesOf)
        .map((pieces) => ({ room, pieces })),
    )
    .toSorted((a, b) => areaOf(b.pieces) - areaOf(a.pieces))
  for (const { room, pieces } of bundles) {
    const [piece] = pieces
    if (!piece) continue
    const now = after.get(room) ?? room
    const tryOffer = (offer: Offer): RoomLayout | null => {
      const next = swapped(now, new Map(pieces.map((each) => [each, replaced(each, offer)])))
      if (!next) return null
      const grid = grids.get(room) ?? createWayGrid(room.room)
      grids.set(room, grid)
      return isByTheRules(now, next, grid) ? next : null
    }
    let isBought = false
    const fitting = offers
      .filter((offer) => isLike(offer, piece))
      .toSorted((a, b) => strangeness(a, piece) - strangeness(b, piece))
    for (const offer of fitting) {
      const price = offer.price * pieces.length
      if ((isBought || spent + price > budget) && price >= (least ?? Infinity)) continue
      const next = tryOffer(offer)
      if (!next) continue
      least = Math.min(least ?? Infinity, price)
      if (isBought || spent + price > budget) continue
      after.set(room, next)
      spent += price
      bought += pieces.length
      isBought = true
    }
  }
  return { rooms: rooms.map((room) => after.get(room) ?? room), spent, bought, least }
}

/** With products in the place of pieces, and what stood on those standing on them; null where something would stand beside. */
function swapped(room: RoomLayout, by: ReadonlyMap<LaidPiece, LaidPiece>): RoomLayout | null {
  const raised = new Map(by)
  for (const piece of piecesOf(room)) {
    const was = piece.standsOn
    const is = was && by.get(was)
    if (!was || !is) continue
    const more = is.high - was.high
    const isOver = rimOf(piece.box, 0).every(({ x, y }) => distanceTo(is.box, x, y) === 0)
    if (!isOver || Math.abs(more) > mostRaised) return null
    const raise = (block: Block): Block => ({ ...block, low: block.low + more, high: block.high + more })
    raised.set(piece, {
      ...piece,
      low: piece.low + more,
      high: piece.high + more,
      box: raise(piece.box),
      covers: piece.covers.map(raise),
      standsOn: is,
    })
  }
  const swap = (pieces: readonly LaidPiece[]) => pieces.map((piece) => raised.get(piece) ?? piece)
  return {
    ...room,
    groups: room.groups.map((group) => ({ ...group, pieces: swap(group.pieces) })),
    loose: swap(room.loose),
  }
}

const piecesOf = ({ groups, loose }: RoomLayout): readonly LaidPiece[] => [
  ...groups.flatMap(({ pieces }) => pieces),
  ...loose,
]

const solidOf = ({ sort, covers }: LaidPiece): readonly Block[] =>
  sort === "standing" || sort === "hung" || sort === "above" ? covers : []

/** Whether a room with products in it still keeps every rule that its layout was made by. */
function isByTheRules(before: RoomLayout, after: RoomLayout, grid: WayGrid): boolean {
  const { room, groups, loose } = after
  const [were, are] = [piecesOf(before), piecesOf(after)]
  const mayAllLie = are.every((piece, at) => {
    const was = were[at]
    if (!was || was === piece) return true
    const own = groups.find(({ pieces }) => pieces.includes(piece))
    const zones = groups.flatMap((group) => (group === own ? [] : group.zones))
    if (own && !own.pieces.every((other) => areAsFar([was, were[are.indexOf(other)]], [piece, other])))
      return false
    // A chair stands under its table; it did so before.
    const others = are.filter(
      (other, index) => other !== piece && !were[index]?.covers.some((cover) => doMeet(cover, was.box)),
    )
    return mayLie(room, piece, { solids: [...room.keptBlocks, ...others.flatMap(solidOf)], zones })
  })
  if (!mayAllLie) return false
  const standing = are.flatMap(({ sort, covers }) => (sort === "standing" ? covers : []))
  const things = [...room.keptBlocks, ...standing].filter(isInTheWay)
  return doWaysHold(grid, withThings(grid, openSquares(grid), things), groups, loose)
}

/** A table stays within reach of its sofa, and nothing comes so near that one no longer gets between. */
function areAsFar(
  [was, otherWas]: readonly [LaidPiece, LaidPiece | undefined],
  [piece, other]: readonly [LaidPiece, LaidPiece],
): boolean {
  if (!otherWas || other === piece || other.sort !== "standing" || piece.sort !== "standing") return true
  const [before, after] = [gapTo(was.box, otherWas.box), gapTo(piece.box, other.box)]
  return after >= Math.min(before, nearest) && (before > reach || after <= Math.max(before, reach))
}

/** Equal pieces of a group that a product may stand for: what stands on the floor, and rugs. */
function bundlesOf(pieces: readonly LaidPiece[]): readonly (readonly LaidPiece[])[] {
  const byVariant = new Map<LaidPiece["variant"], LaidPiece[]>()
  for (const piece of pieces) {
    const isBuyable =
      (piece.sort === "standing" && piece.low === 0 && piece.covers.length === 1) || piece.sort === "flat"
    if (isBuyable) byVariant.set(piece.variant, [...(byVariant.get(piece.variant) ?? []), piece])
  }
  return [...byVariant.values()]
}

const areaOf = ([piece]: readonly LaidPiece[]): number =>
  piece ? piece.box.halfWidth * piece.box.halfDepth : 0

function isLike({ category, item: { size } }: Offer, { variant }: LaidPiece): boolean {
  const isAbout = (is: number, wanted: number, share: number, more: number) =>
    is >= wanted * share && is <= wanted + more
  return (
    category === variant.type.category &&
    isAbout(size.width, widthOf(variant), leastSize.width, mostMore.width) &&
    isAbout(size.depth, depthOf(variant), leastSize.depth, mostMore.depth) &&
    isAbout(size.height, heightOf(variant), leastSize.height, mostMore.height)
  )
}

/** How far a product is from the size of a piece. */
const strangeness = ({ item: { size } }: Offer, { variant }: LaidPiece): number =>
  Math.abs(Math.log((size.width * size.depth) / (widthOf(variant) * depthOf(variant))))

/** Its back stays where it was, and what hangs from the ceiling hangs from there. */
export function replaced(piece: LaidPiece, { item }: Pick<Offer, "item">): LaidPiece {
  const back = (depthOf(piece.variant) - item.size.depth) / 2
  const at = rounded(plus(piece.at, rotate({ x: 0, y: back }, piece.turn)))
  const { width, depth, height } = item.size
  const low = piece.variant.type.anchor === "ceiling" ? piece.high - height : piece.low
  const box = blockOf({ at, width, depth, turn: piece.turn }, low, low + height)
  return { ...piece, at, low, high: low + height, box, covers: [box], product: item }
}
