import type { ElementId } from "@roomwright/scene/elements/values"
import type { Room } from "@roomwright/scene/geometry/rooms"

/** The walls of a room, each once, in the order one comes by them. */
export const wallsAround = (room: Room): readonly ElementId[] => [
  ...new Set(room.edges.flat().flatMap(({ walls }) => walls.map(({ id }) => id))),
]
