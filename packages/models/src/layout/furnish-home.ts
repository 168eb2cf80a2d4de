import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import { furnishRoom, resultCount, type RoomLayout } from "./furnish-room.ts"
import type { HomeUses } from "./programmes.ts"
import type { LayoutTemplate } from "./layout-template.ts"
import { roomsToFurnish, type RoomToFurnish } from "./room-to-furnish.ts"
import type { StyleId } from "./styles.ts"

/** What somebody asks the machine to furnish. */
export interface LayoutRequest {
  readonly level: ElementId
  /** The room around a place (its key); null: every room of the level. */
  readonly room: string | null
  readonly style: StyleId
  /** The same seed gives the same layouts. */
  readonly seed: number
}

/** One furnished version of what was asked. */
export interface HomeLayout {
  /** One of each room that has something in it. */
  readonly rooms: readonly RoomLayout[]
  /** 0 to 100: large rooms count for more. */
  readonly score: number
}

/** Three furnished versions of a room or of a whole level, the best first. None where nothing can be furnished. */
export function furnishHome(
  scene: Scene,
  request: LayoutRequest,
  template?: LayoutTemplate,
): readonly HomeLayout[] {
  const all = roomsToFurnish(scene, request.level)
  const uses = usesOf(all)
  const asked = request.room === null ? all : all.filter(({ key }) => key === request.room)
  const byRoom = asked.map((room) =>
    furnishRoom(room, { style: request.style, seed: request.seed, uses, ...(template ? { template } : {}) }),
  )
  const layouts = Array.from({ length: resultCount }, (_, result): HomeLayout => {
    const rooms = byRoom.flatMap((layouts) =>
      layouts.filter((one) => one.result === result && isSomething(one)),
    )
    return { rooms, score: meanScore(rooms) }
  })
  return layouts
    .filter(({ rooms }) => rooms.length > 0)
    .toSorted((a, b) => failures(a) - failures(b) || b.score - a.score)
}

const isSomething = ({ groups, loose }: RoomLayout): boolean => groups.length + loose.length > 0
const failures = ({ rooms }: HomeLayout): number => rooms.filter(({ isWhole }) => !isWhole).length

function meanScore(rooms: readonly RoomLayout[]): number {
  const area = rooms.reduce((sum, { room }) => sum + room.area, 0)
  return Math.round(rooms.reduce((sum, { room, score }) => sum + score * room.area, 0) / Math.max(1, area))
}

const kindsOf = {
  hasDining: ["dining-room", "living-dining"],
  hasKitchen: ["kitchen"],
  hasBedroom: ["main-bedroom", "bedroom", "guest-room", "kids-room"],
} as const satisfies Readonly<Record<keyof HomeUses, readonly RoomKind[]>>

/** What other rooms of the level are for. A room that is alone on its level is asked for its own use only. */
function usesOf(rooms: readonly RoomToFurnish[]): HomeUses {
  const has = (kinds: readonly RoomKind[]): boolean =>
    rooms.length < 2 || rooms.some(({ kind }) => kinds.includes(kind))
  return {
    hasDining: has(kindsOf.hasDining),
    hasKitchen: has(kindsOf.hasKitchen),
    hasBedroom: has(kindsOf.hasBedroom),
  }
}
