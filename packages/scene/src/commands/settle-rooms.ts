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

/** An element that belongs to the room around its point. */
type Anchored = RoomLabel | SurfaceFinish

interface Anchor {
  readonly id: ElementId
  readonly element: Anchored
  readonly slot: string
}

/** A room now, and the earlier room with the largest shared area. */
interface Heir {
  readonly room: Room
  readonly source: Room | null
  readonly shared: number
}

/** Below this share of a room, the earlier room only touched it and was not part of it. */
const sourceShareMin = 0.01

/**
 * Moves names and finishes with their rooms after an edit of walls: they stay in the room that has most of
 * the earlier one's area. Dividing a room gives both parts its finishes and one part its name; merging rooms
 * keeps the larger one's.
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
  // A room moved as a whole took its content along, and is part of no other room.
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
  // The content of a room that disappeared: of several the largest one's stays, if the new room has none.
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
