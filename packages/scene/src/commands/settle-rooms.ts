import { childrenOfKind, findAny } from "../document/scene-index.ts"
import { isSurfaceFinish, type SurfaceFinish } from "../kinds/finish/finish.ts"
import type { RoomLabel } from "../kinds/room-label/room-label.ts"
import type { ElementId } from "../elements/values.ts"
import { innerPoint } from "../geometry/inner-point.ts"
import { planLevel } from "../geometry/plan-level.ts"
import { isInRegion } from "../geometry/rings.ts"
import type { Room } from "../geometry/rooms.ts"
import { sharedArea } from "../geometry/shared-area.ts"
import { rounded } from "../geometry/vectors.ts"
import type { CarriedRoom } from "./carry-rooms.ts"
import type { Draft } from "./draft.ts"
import type { NewId } from "./outcome.ts"

/** What is said of a room by a point in it. */
type Anchored = RoomLabel | SurfaceFinish

interface Anchor {
  readonly id: ElementId
  readonly element: Anchored
  readonly slot: string
}

/** A room as it is now, and the one of before that most of it was. */
interface Heir {
  readonly room: Room
  readonly source: Room | null
  readonly shared: number
}

/** Below this share of a room the room of before was not a part of it, but touched it in the edit. */
const sourceShareMin = 0.01

/**
 * Names and finishes follow their rooms through an edit of walls: whichever way a wall goes, they stay in the room that is
 * most of the one they were in. A room that is divided gives both parts its finishes and one part its name; rooms that
 * become one keep what the larger had.
 */
export function settleRooms(
  draft: Draft,
  level: ElementId,
  { carried, newId }: { readonly carried: readonly CarriedRoom[]; readonly newId: NewId },
): void {
  const anchors = anchorsOf(draft, level)
  if (anchors.length === 0) return
  const [before, after] = [planLevel(draft.start, level), planLevel(draft.now(), level)]
  const [oldKeys, newKeys] = [keysOf(before.rooms), keysOf(after.rooms)]
  // What was moved as it is took everything along, and is no part of another room.
  for (const room of carried) {
    newKeys.add(room.before.key)
    if (room.after) oldKeys.add(room.after.key)
  }
  const gone = before.rooms.filter(({ key }) => !newKeys.has(key))
  const heirs = after.rooms.filter(({ key }) => !oldKeys.has(key)).map((room) => findSource(room, gone))
  const settled = new Set<string>()
  const lost: { readonly anchor: Anchor; readonly home: Room }[] = []
  for (const anchor of anchors) {
    const home = gone.find((room) => isInRegion(anchor.element.at, room))
    if (!home) continue
    const own = heirs.filter(({ source }) => source === home)
    if (own.length === 0) lost.push({ anchor, home })
    else settleAnchor(draft, anchor, own, newId)
    for (const { room } of own) settled.add(`${room.key} ${anchor.slot}`)
  }
  // What was in a room that is no more: of several the largest room's stays, if the new room has none yet.
  for (const { anchor } of lost.toSorted((a, b) => b.home.area - a.home.area)) {
    const now = after.rooms.find((room) => isInRegion(anchor.element.at, room))
    if (!now) continue
    const place = `${now.key} ${anchor.slot}`
    if (settled.has(place)) draft.remove(anchor.id)
    settled.add(place)
  }
}

const keysOf = (rooms: readonly Room[]): Set<string> => new Set(rooms.map(({ key }) => key))

/** Names and finishes of the level that the command did not place itself. */
function anchorsOf(draft: Draft, level: ElementId): readonly Anchor[] {
  const now = draft.now()
  const names = childrenOfKind(now, level, "roomLabel").map((label): Anchor => ({ ...label, slot: "name" }))
  const finishes = childrenOfKind(now, level, "finish").flatMap(({ id, element }): Anchor[] =>
    isSurfaceFinish(element) ? [{ id, element, slot: element.on }] : [],
  )
  return [...names, ...finishes].filter(({ id, element }) => findAny(draft.start, id) === element)
}

function findSource(room: Room, gone: readonly Room[]): Heir {
  const [best] = gone
    .map((source) => ({ room, source, shared: sharedArea(room, source) }))
    .toSorted((a, b) => b.shared - a.shared)
  return best && best.shared > sourceShareMin * room.area ? best : { room, source: null, shared: 0 }
}

function settleAnchor(draft: Draft, { id, element }: Anchor, heirs: readonly Heir[], newId: NewId): void {
  const [largest] = heirs.toSorted((a, b) => b.shared - a.shared)
  const holder = heirs.find(({ room }) => isInRegion(element.at, room))
  const main = holder ?? largest
  if (main && !holder) draft.put(id, { ...element, at: rounded(innerPoint(main.room)) })
  if (element.kind === "roomLabel") return
  for (const heir of heirs) {
    if (heir === main) continue
    draft.put(newId("finish"), { ...element, at: rounded(innerPoint(heir.room)) })
  }
}
