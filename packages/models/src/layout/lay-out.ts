import type { Block } from "./blocks.ts"
import { findPlaces } from "./find-places.ts"
import { usualGroup, type Group, type GroupId } from "./group.ts"
import type { Kit } from "./kit.ts"
import type { LaidGroup, LaidPiece, Taken } from "./place-group.ts"
import type { Step } from "./programmes.ts"
import type { Random } from "./random.ts"
import type { RoomToFurnish } from "./room-to-furnish.ts"
import { isEveryDoorReached, isReached, shareReached, walk, withThings, type WayGrid } from "./way-grid.ts"

/** The floor of a room as ways: its squares, and those that are free of what stays. */
export interface Ground {
  readonly grid: WayGrid
  readonly open: Uint8Array
}

/** Groups at their places, before lamps, rugs and small things. */
export interface Arrangement {
  readonly groups: readonly LaidGroup[]
  /** Steps that found no place. */
  readonly leftOut: readonly Step[]
  readonly taken: Taken
  /** Where one can be. */
  readonly open: Uint8Array
}

/** Places of a group that are walked to, at most. */
const triedPlaces = 10
/** Nobody walks under what hangs lower. */
const headHeight = 1_800
/** Of the floor before a front one has to be able to stand on so much: half of it lies too near to the piece. */
const leastFront = 0.2

/** Puts one group after the other where it may stand and everything can be reached. */
export function layOut(
  room: RoomToFurnish,
  ground: Ground,
  programme: readonly Step[],
  kit: Kit,
  random: Random,
  modesty = 0,
): Arrangement {
  const groups: LaidGroup[] = []
  const leftOut: Step[] = []
  let taken: Taken = { solids: room.keptBlocks, zones: [] }
  let { open } = ground
  for (const step of programme) {
    const variants = step.variants
      .map((make) => ({ make, order: orderOf(step, usualGroup(make, kit), modesty) + 0.95 * random() }))
      .toSorted((a, b) => a.order - b.order)
    let isLaid = false
    for (const { make } of variants) {
      for (const { group } of findPlaces(room, make, kit, taken, groups, random).slice(0, triedPlaces)) {
        const left = withThings(ground.grid, open, group.solids.filter(isInTheWay))
        if (!doWaysHold(ground.grid, left, [...groups, group], [])) continue
        groups.push(group)
        open = left
        taken = { solids: [...taken.solids, ...group.solids], zones: [...taken.zones, ...group.zones] }
        isLaid = true
        break
      }
      if (isLaid) break
    }
    if (!isLaid) leftOut.push(step)
  }
  return { groups, leftOut, taken, open }
}

/**
 * The best first; what only stands in for what was asked comes after all of that. A modest try begins what the room is for with a
 * smaller one, so that more of the rest finds room.
 */
function orderOf({ id, need }: Step, group: Group | null, modesty: number): number {
  if (!group) return 0
  const isTooLarge = need === "must" && group.rank < modesty
  return group.rank + (group.id === id ? 0 : 4) + (isTooLarge ? 3 : 0)
}

export const isInTheWay = ({ low }: Block): boolean => low < headHeight

/** Plants are only looked at; tables are reached from their seats, what stands beside a bed or a sofa from there. */
const isBesideSeat = ({ variant: { type } }: LaidPiece): boolean =>
  type.category === "plants" || /^(table|nightstand|side-table|basket|decor\.basket)\b/.test(type.id)

/** Whether one still gets to every door, piece and front. */
export function doWaysHold(
  grid: WayGrid,
  open: Uint8Array,
  groups: readonly Pick<LaidGroup, "pieces" | "fronts">[],
  more: readonly LaidPiece[],
): boolean {
  const reached = walk(grid, open)
  if (!isEveryDoorReached(grid, reached)) return false
  const isThere = (piece: LaidPiece): boolean =>
    piece.sort !== "standing" || isBesideSeat(piece) || isReached(grid, reached, piece.box)
  return (
    groups.every(
      ({ pieces, fronts }) =>
        pieces.every(isThere) && fronts.every((front) => shareReached(grid, reached, front) >= leastFront),
    ) && more.every(isThere)
  )
}

/** Which groups a piece that stays in the room already stands for. */
const stoodFor: readonly (readonly [RegExp, readonly GroupId[]])[] = [
  [/^sofa\./, ["lounge", "sofaCorner"]],
  [/^bed\./, ["bedDouble", "bedSingle", "bunkBed"]],
  [/^wardrobe\./, ["wardrobe"]],
  [/^(table\.|outdoor\.dining)/, ["dining"]],
  [/^desk\./, ["desk"]],
  [/^kitchen\.(sink|hob)/, ["kitchenRun"]],
  [/^toilet\./, ["toilet"]],
  [/^(vanity|basin)\./, ["basin"]],
  [/^shower\./, ["shower"]],
  [/^bath\./, ["bath"]],
  [/^washer\./, ["washer"]],
  [/^(bookcase|shelving)\./, ["bookcase", "shelving"]],
  [/^sideboard\./, ["sideboard", "altar"]],
  [/^chest\./, ["chest"]],
]

/** The programme without what is there. */
export function withoutKept(programme: readonly Step[], room: RoomToFurnish): readonly Step[] {
  const there = new Set(
    room.kept.flatMap(({ type }) => stoodFor.flatMap(([of, ids]) => (of.test(type) ? ids : []))),
  )
  return programme.filter(({ id }) => !there.has(id))
}
