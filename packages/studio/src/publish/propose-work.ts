import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import { guessStyle } from "@roomwright/models/layout/guess-style"
import type { StyleId } from "@roomwright/models/layout/styles"
import type { WorkFilter } from "./publish-host.ts"

/** What a scene says of itself: the values of a work that can be read off it. "" where it says nothing. */
export interface ProposedWork {
  readonly filters: Readonly<Record<WorkFilter, string>>
  /** m2, to the hundredth; 0: no rooms. */
  readonly area: number
}

/** Of no work's floor area. */
const outdoors: ReadonlySet<RoomKind> = new Set(["balcony", "terrace", "garage"])
const bedrooms: ReadonlySet<RoomKind> = new Set(["main-bedroom", "bedroom", "guest-room", "kids-room"])

/** What readers look for when they look for such a room, and what it is for. */
const spaces: Partial<Record<RoomKind, readonly [space: string, scene: string]>> = {
  "living-room": ["living-room", "family"],
  "living-dining": ["living-room", "family"],
  "dining-room": ["kitchen-dining", "meals"],
  kitchen: ["kitchen-dining", "meals"],
  "main-bedroom": ["bedroom", "rest"],
  bedroom: ["bedroom", "rest"],
  "guest-room": ["bedroom", "rest"],
  "kids-room": ["kids-room", "play"],
  study: ["office", "work"],
  bathroom: ["bathroom", "rest"],
  toilet: ["bathroom", "rest"],
  entry: ["entry", "reception"],
  corridor: ["entry", "reception"],
  balcony: ["balcony", "rest"],
  terrace: ["balcony", "rest"],
}

const filterOfStyle: Readonly<Record<StyleId, string>> = {
  japandi: "wabi-sabi",
  sage: "natural",
  walnut: "warm-modern",
  indochine: "indochine",
  birch: "nordic",
  steel: "minimal",
}

/** Reads the filters of a work off its scene. */
export function proposeWork(scene: Scene): ProposedWork {
  const levels = levelsOf(scene)
  const rooms = levels.flatMap(({ id }) =>
    planLevel(scene, id).rooms.map((room) => ({
      kind: labelOf(scene, id, room)?.element.room ?? null,
      area: measureRoom(room).netArea / 1e6,
    })),
  )
  const indoors = rooms.filter(({ kind }) => kind === null || !outdoors.has(kind))
  const area =
    Math.round((indoors.length > 0 ? indoors : rooms).reduce((sum, room) => sum + room.area, 0) * 10) / 10
  const beds = rooms.filter(({ kind }) => kind !== null && bedrooms.has(kind)).length
  const [main] = rooms
    .flatMap(({ kind, area: size }) => {
      const found = kind === null ? undefined : spaces[kind]
      return found ? [{ found, size }] : []
    })
    .toSorted((a, b) => b.size - a.size)
  const style = guessStyle(scene)
  const hasRooms = rooms.some(({ kind }) => kind !== null)
  const [space = "", use = ""] = main?.found ?? []
  return {
    area,
    filters: {
      style: style === null ? "" : filterOfStyle[style],
      space,
      scene: use,
      roomType: hasRooms ? (roomTypes[Math.min(beds, roomTypes.length - 1)] ?? "") : "",
      homeType: !hasRooms ? "" : levels.length > 1 ? "townhouse" : beds === 0 ? "studio" : "apartment",
    },
  }
}

const roomTypes = ["studio", "one-bedroom", "two-bedroom", "three-bedroom", "four-bedroom"]
