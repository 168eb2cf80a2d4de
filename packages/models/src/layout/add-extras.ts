import { doMeetInPlan, type Block } from "./blocks.ts"
import { depthOf, widthOf, type GroupPiece } from "./group.ts"
import type { Kit } from "./kit.ts"
import { doWaysHold, isInTheWay, type Arrangement, type Ground } from "./lay-out.ts"
import { layPiece, mayLie, type LaidGroup, type LaidPiece, type Taken } from "./place-group.ts"
import type { RoomToFurnish } from "./room-to-furnish.ts"
import { withThings } from "./way-grid.ts"

/** A room while it is dressed: pieces come one by one where no rule is broken by them. */
export interface Dressing {
  readonly room: RoomToFurnish
  readonly ground: Ground
  readonly kit: Kit
  readonly groups: readonly LaidGroup[]
  /** By group, in the order of `groups`. */
  readonly ofGroup: readonly LaidPiece[][]
  readonly loose: LaidPiece[]
  taken: Taken
  open: Uint8Array
  /** How many extras the groups asked for. */
  asked: number
  granted: number
}

export function beginDressing(
  room: RoomToFurnish,
  ground: Ground,
  kit: Kit,
  { groups, taken, open }: Arrangement,
): Dressing {
  return {
    room,
    ground,
    kit,
    groups,
    ofGroup: groups.map(() => []),
    loose: [],
    taken,
    open,
    asked: 0,
    granted: 0,
  }
}

/** Adds a piece if it may be where it is and closes no way. */
export function tryPiece(dressing: Dressing, piece: LaidPiece, into: LaidPiece[]): boolean {
  const { room, ground, groups, taken } = dressing
  if (!mayLie(room, piece, taken)) return false
  if (piece.sort === "standing") {
    const open = withThings(ground.grid, dressing.open, piece.covers.filter(isInTheWay))
    const more = [...dressing.loose, ...dressing.ofGroup.flat(), piece]
    if (!doWaysHold(ground.grid, open, groups, more)) return false
    dressing.open = open
  }
  if (piece.sort === "standing" || piece.sort === "hung" || piece.sort === "above")
    dressing.taken = { ...taken, solids: [...taken.solids, ...piece.covers] }
  into.push(piece)
  return true
}

const order: readonly LaidPiece["sort"][] = ["standing", "small", "flat", "hung", "above"]

/** The side tables, rugs, pictures and lamps of groups, as far as there is room for them. */
export function addExtras(dressing: Dressing): void {
  for (const [at, group] of dressing.groups.entries()) {
    const own = dressing.ofGroup[at] ?? []
    const lie = (piece: GroupPiece, below: LaidPiece | null) =>
      layPiece(piece, group.origin, group.turn, dressing.room.height, below)
    const laid = group.extras
      .map((extra, index) => ({ extra, index, piece: lie(extra, null) }))
      .toSorted((a, b) => order.indexOf(a.piece.sort) - order.indexOf(b.piece.sort) || a.index - b.index)
    const there = new Map<number, LaidPiece>()
    for (const { extra, index, piece } of laid) {
      dressing.asked += 1
      const below = extra.standsOn === "before" ? there.get(index - 1) : null
      if (below === undefined) continue
      const done =
        piece.sort === "flat"
          ? tryRug(dressing, extra, group, own)
          : below
            ? tryOn(dressing, lie(extra, below), below, own)
            : [extra, ...(extra.elsewhere ?? []).map((place) => ({ ...extra, ...place }))]
                .map((one) => lie(one, null))
                .find((one) => tryPiece(dressing, one, own))
      if (!done) continue
      there.set(index, done)
      dressing.granted += 1
    }
  }
}

/** A lamp on a table, wherever that found room. */
function tryOn(
  dressing: Dressing,
  piece: LaidPiece,
  below: LaidPiece,
  own: LaidPiece[],
): LaidPiece | undefined {
  const at = below.at
  const moved = { ...piece, at, box: { ...piece.box, x: at.x, y: at.y } }
  return tryPiece(dressing, moved, own) ? moved : undefined
}

/** A rug as large as the room lets it be, under nobody else's furniture. */
function tryRug(dressing: Dressing, rug: GroupPiece, group: LaidGroup, own: LaidPiece[]): LaidPiece | null {
  const others = dressing.groups.filter((one) => one !== group).flatMap(({ solids }) => solids)
  for (const share of [1, 0.88, 0.76, 0.65, 0.55]) {
    const { type, values } = rug.variant
    const variant = dressing.kit.make(type.id, {
      ...values,
      width: Math.round((widthOf(rug.variant) * share) / 10) * 10,
      depth: Math.round((depthOf(rug.variant) * share) / 10) * 10,
    })
    const laid = layPiece({ ...rug, variant }, group.origin, group.turn, dressing.room.height)
    if (others.some((other: Block) => doMeetInPlan(other, laid.box))) continue
    if (tryPiece(dressing, laid, own)) return laid
  }
  return null
}
