import type { TourStop } from "@roomwright/contract/tours/tours"
import type { TourRoom } from "@roomwright/studio/tour-room"
import { numberRooms } from "../../platform/panoramas/number-rooms.ts"

interface RoomWords {
  /** What a kind of room is called; null for one that is not known. */
  readonly kindName: (kind: string) => string | null
  readonly unnamed: (number: number) => string
  readonly numbered: (name: string, number: number) => string
}

/** The stops of a tour as the viewer shows them. */
export function showStops(stops: readonly TourStop[], words: RoomWords): readonly TourRoom[] {
  const names = numberRooms(
    stops.map(
      ({ name, room }, at) => name || (room === null ? null : words.kindName(room)) || words.unnamed(at + 1),
    ),
    words.numbered,
  )
  return stops.map(({ id, picture, levels, place, yaw, pitch, links, spots }, at) => ({
    id,
    name: names[at] ?? "",
    base: `${picture.path}/${picture.widths.at(-1)}.webp`,
    levels,
    tileAddress: (width: number, column: number, row: number) =>
      `${picture.path}/${width}-${column}-${row}.webp`,
    place,
    view: { yaw, pitch },
    links,
    spots: spots.map(({ reference, ...direction }) => ({ id: reference, ...direction })),
  }))
}
