import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import { isInside } from "./trace-room.ts"

/** The places of one room where its light is known. */
export interface FieldGrid {
  /** Its first place among those of all rooms. */
  readonly first: number
  readonly count: number
  /** How many along x, y and z, and where the first and the last of them are. */
  readonly size: Vec3
  readonly low: Vec3
  readonly high: Vec3
  placeOf(index: number): Vec3
}

/** Places along one way, this far from each other at most, metres. */
const spacing = 0.62
const fromWall = 0.1
export const heights = 5

/** Places in a room, from wall to wall and from floor to ceiling: x first, then y, then z. */
export function gridOf(room: LitRoom, first: number): FieldGrid {
  const [xs, zs] = [room.ring.map(([x]) => x), room.ring.map(([, z]) => z)]
  const low: Vec3 = [Math.min(...xs) + fromWall, room.floorY + fromWall, Math.min(...zs) + fromWall]
  const high: Vec3 = [
    Math.max(...xs) - fromWall,
    room.floorY + room.height - fromWall,
    Math.max(...zs) - fromWall,
  ]
  const along = (from: number, to: number): number =>
    Math.max(2, Math.min(40, Math.ceil((to - from) / spacing) + 1))
  const size: Vec3 = [along(low[0], high[0]), heights, along(low[2], high[2])]
  const middle = middleOf(room)
  return {
    first,
    count: size[0] * size[1] * size[2],
    size,
    low,
    high,
    placeOf(index) {
      const at: Vec3 = [
        index % size[0],
        Math.floor(index / size[0]) % size[1],
        Math.floor(index / size[0] / size[1]),
      ]
      const place = at.map(
        (step, axis) =>
          (low[axis] ?? 0) + (((high[axis] ?? 0) - (low[axis] ?? 0)) * step) / ((size[axis] ?? 2) - 1),
      )
      const [x = 0, y = 0, z = 0] = place
      return pulledIn(room, [x, y, z], middle)
    },
  }
}

/** Places behind a corner of the room are moved towards its middle until they are in it. */
function pulledIn(room: LitRoom, [x, y, z]: Vec3, [mx, mz]: readonly [number, number]): Vec3 {
  for (let step = 0; step <= 12; step++) {
    const place: Vec3 = [x + ((mx - x) * step) / 12, y, z + ((mz - z) * step) / 12]
    if (isInside(room, place)) return place
  }
  return [mx, y, mz]
}

/** A place inside, near the middle of the corners. */
function middleOf(room: LitRoom): readonly [x: number, z: number] {
  const { ring, floorY } = room
  const mean = ring.reduce<readonly [number, number]>(
    ([sx, sz], [x, z]) => [sx + x / ring.length, sz + z / ring.length],
    [0, 0],
  )
  if (isInside(room, [mean[0], floorY + 1, mean[1]])) return mean
  for (const [x, z] of ring) {
    for (const [dx, dz] of [
      [0.2, 0.2],
      [-0.2, 0.2],
      [0.2, -0.2],
      [-0.2, -0.2],
    ] as const)
      if (isInside(room, [x + dx, floorY + 1, z + dz])) return [x + dx, z + dz]
  }
  return mean
}
