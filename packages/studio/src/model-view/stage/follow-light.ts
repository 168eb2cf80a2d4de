import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { LitHole, LitRoom } from "@roomwright/models/light/lit-room"
import { isInside } from "./trace-room.ts"

/** Where a ray ended; written anew by every `follow`, because a home asks for half a million. */
export interface Landing {
  /** Nothing: it was lost in a crack or a jamb. Sky: it left through a window or the open top of a room. */
  kind: "surface" | "sky" | "nothing"
  room: number
  /** The edge of the ring, or one of these. */
  side: number
  x: number
  y: number
  z: number
  /** What is left of it after the doors that it came through. */
  share: number
}

export const [floorSide, ceilingSide] = [-1, -2] as const

export const newLanding = (): Landing => ({
  kind: "nothing",
  room: -1,
  side: 0,
  x: 0,
  y: 0,
  z: 0,
  share: 1,
})

/** Doors in a row that a ray goes through at most. */
const mostDoors = 3

/** Follows a ray through the rooms of a home, and out of windows and doors, to the surface that it meets. */
export function follow(rooms: readonly LitRoom[], start: number, from: Vec3, way: Vec3, into: Landing): void {
  let [x, y, z] = from
  let at = start
  into.share = 1
  for (let doors = 0; doors <= mostDoors; doors++) {
    const room = rooms[at]
    into.kind = "nothing"
    into.room = at
    if (!room) return
    let far = Infinity
    let side = floorSide as number
    if (way[1] < 0) far = (room.floorY - y) / way[1]
    else if (way[1] > 0) {
      far = (room.floorY + room.height - y) / way[1]
      side = ceilingSide
    }
    let across = 0
    const { ring } = room
    let last = ring.at(-1)
    for (let index = 0; index < ring.length; index++) {
      const next = ring[index]
      if (!last || !next) break
      const [dx, dz] = [next[0] - last[0], next[1] - last[1]]
      const turn = way[0] * dz - way[2] * dx
      if (turn > 1e-9 || turn < -1e-9) {
        const share = ((last[0] - x) * way[2] - (last[1] - z) * way[0]) / turn
        const distance = ((last[0] - x) * dz - (last[1] - z) * dx) / turn
        if (share >= 0 && share <= 1 && distance > 1e-4 && distance < far) {
          far = distance
          across = share
          // The edge before a corner belongs to the corner before it.
          side = index === 0 ? ring.length - 1 : index - 1
        }
      }
      last = next
    }
    if (!Number.isFinite(far) || far <= 0) return
    into.x = x + way[0] * far
    into.y = y + way[1] * far
    into.z = z + way[2] * far
    into.side = side
    if (side === ceilingSide ? room.isOpen : into.y > room.floorY + (room.tops[side] ?? Infinity)) {
      into.kind = "sky"
      return
    }
    const hole = side < 0 ? undefined : holeAt(room.holes, side, across, into.y)
    if (!hole) {
      into.kind = "surface"
      return
    }
    into.share *= hole.passes
    if (hole.to === -1) {
      into.kind = "sky"
      return
    }
    const through = (hole.depth + 0.02) / Math.max(0.2, Math.abs(way[0] * hole.out[0] + way[2] * hole.out[1]))
    x = into.x + way[0] * through
    y = into.y + way[1] * through
    z = into.z + way[2] * through
    at = hole.to
    const beyond = rooms[at]
    if (!beyond || !isInside(beyond, [x, y, z])) return
  }
  into.kind = "nothing"
}

function holeAt(holes: readonly LitHole[], side: number, across: number, y: number): LitHole | undefined {
  for (const hole of holes)
    if (hole.side === side && across >= hole.from && across <= hole.until && y >= hole.low && y <= hole.high)
      return hole
  return undefined
}
