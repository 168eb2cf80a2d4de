import { distance } from "@roomwright/scene/geometry/vectors"
import type { GroupId } from "./group.ts"
import type { LaidGroup } from "./place-group.ts"
import type { RoomToFurnish, RoomWall } from "./room-to-furnish.ts"

/** What speaks for a place of a group; the search only, the score of a layout is another matter. */
interface Taste {
  /** In the middle of its stretch of wall. */
  readonly middle?: number
  /** At an end of it. */
  readonly end?: number
  /** Windows behind it. */
  readonly window?: number
  /** Far from doors. */
  readonly door?: number
  /** Near a window. */
  readonly light?: number
  /** Apart from the other groups. */
  readonly apart?: number
  /** Near the middle of the room. */
  readonly centre?: number
}

const ofStorage: Taste = { end: 1, window: -2, light: -0.3, apart: 0.2 }

const tastes: Readonly<Record<GroupId, Taste>> = {
  lounge: { middle: 0.8, window: -1.2, door: 0.4, light: 0.2 },
  sofaCorner: { middle: 0.9, window: -0.4, door: 0.4 },
  dining: { apart: 1, centre: 0.2, light: 0.3 },
  bedDouble: { middle: 0.9, window: -1.2, door: 0.7 },
  bedSingle: { end: 0.8, window: -0.8, door: 0.6 },
  bunkBed: { end: 1, window: -1.5, door: 0.5 },
  wardrobe: ofStorage,
  desk: { end: 0.4, light: 1, window: 0.1 },
  bookcase: ofStorage,
  sideboard: { middle: 0.5, window: -0.8, apart: 0.3 },
  chest: { middle: 0.4, end: 0.2, window: -0.6 },
  dressingTable: { light: 0.6, middle: 0.3, window: -0.8 },
  reading: { light: 0.8, window: -0.2, door: 0.3 },
  kitchenRun: { end: 0.8, window: 0.25, door: 0.2, light: 0.2 },
  toilet: { end: 0.4, window: -0.2, door: 0.3 },
  basin: { middle: 0.4, window: -0.8, door: -0.2 },
  shower: { end: 1, door: 0.6, window: -0.2 },
  bath: { end: 1, door: 0.5, window: 0.1 },
  washer: { end: 1, window: -0.3 },
  shoes: { end: 0.4, door: -0.4, window: -0.8 },
  hallBench: { end: 0.4, window: -0.8 },
  shelving: ofStorage,
  altar: { middle: 1, window: -1.5, door: 0.5 },
  outdoorSeats: { middle: 0.3, end: 0.3 },
  planter: { end: 0.8 },
}

/** How much speaks for a place. `along` is where on its wall it stands, null free in the room. */
export function prefers(
  room: RoomToFurnish,
  laid: LaidGroup,
  width: number,
  along: number | null,
  others: readonly LaidGroup[],
): number {
  const taste = tastes[laid.id]
  const size = Math.hypot(room.around.maxX - room.around.minX, room.around.maxY - room.around.minY)
  const near = (places: readonly { readonly x: number; readonly y: number }[]): number =>
    Math.min(1, ...places.map((place) => distance(place, laid.centre) / size))
  const wall = laid.wall
  const ofWall = wall && along !== null ? onWall(taste, wall, width, along) : 0
  return (
    ofWall +
    (taste.door ?? 0) * near(room.doors.map(({ hole }) => hole.at)) +
    (taste.light ?? 0) * (1 - near(room.windows)) +
    (taste.apart ?? 0) * near(others.map(({ centre }) => centre)) +
    (taste.centre ?? 0) * (1 - (2 * distance(room.middle, laid.centre)) / size)
  )
}

function onWall(taste: Taste, wall: RoomWall, width: number, along: number): number {
  const [from, to] = [along - width / 2, along + width / 2]
  const start = Math.max(0, ...wall.doors.filter((gap) => gap.to <= from + 50).map((gap) => gap.to))
  const end = Math.min(wall.length, ...wall.doors.filter((gap) => gap.from >= to - 50).map((gap) => gap.from))
  const half = Math.max(1, (end - start) / 2)
  const middle = 1 - Math.abs(along - (start + end) / 2) / half
  const toEnd = 1 - Math.min(1, Math.min(from - start, end - to) / 900)
  const behind = wall.windows.reduce(
    (sum, gap) => sum + Math.max(0, Math.min(to, gap.to) - Math.max(from, gap.from)),
    0,
  )
  return (
    (taste.middle ?? 0) * Math.max(0, middle) +
    (taste.end ?? 0) * Math.max(0, toEnd) +
    (taste.window ?? 0) * Math.min(1, behind / width)
  )
}
