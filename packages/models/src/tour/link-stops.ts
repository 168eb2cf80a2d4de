import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Vec3 } from "../geometry/vector.ts"
import { litRooms, roomAround } from "../light/lit-home.ts"
import type { LitHole, LitRoom } from "../light/lit-room.ts"

/** The way from one stop to another: by its place in the list, and where one looks for it (degrees: to the right of up the plan, and up). */
export interface StopLink {
  readonly to: number
  readonly yaw: number
  readonly pitch: number
}

/** Links point so high at doors, metres above the floor: under the eye, where one would walk. */
const linkHeight = 0.95

/**
 * How stops are linked through the doors of a home: each to those that one comes to without passing another one, at the door where that
 * way begins; stops of one room to each other directly.
 */
export function linkStops(scene: Scene, eyes: readonly Vec3[]): readonly (readonly StopLink[])[] {
  const links: StopLink[][] = eyes.map(() => [])
  for (const { id } of levelsOf(scene)) {
    const rooms = litRooms(scene, id)
    const roomOf = eyes.map((eye) => roomAround(rooms, eye))
    for (const [from, eye] of eyes.entries()) {
      const own = roomOf[from] ?? -1
      if (own === -1) continue
      for (const [to, other] of eyes.entries())
        if (to !== from && roomOf[to] === own) links[from]?.push({ to, ...lookAt(eye, other) })
      for (const [room, door] of reachable(rooms, own, roomOf))
        for (const [to, at] of roomOf.entries())
          if (at === room) links[from]?.push({ to, ...lookAt(eye, door) })
    }
  }
  return links
}

/** The rooms with a stop that one comes to from a room, with the middle of the door in that room which leads there, the nearest rooms first. */
function reachable(
  rooms: readonly LitRoom[],
  own: number,
  roomOf: readonly number[],
): ReadonlyMap<number, Vec3> {
  const doors = new Map<number, Vec3>()
  const seen = new Set([own])
  let next: readonly { readonly room: number; readonly door: Vec3 | null }[] = [{ room: own, door: null }]
  while (next.length > 0) {
    const after: { room: number; door: Vec3 | null }[] = []
    for (const { room, door: before } of next) {
      const here = rooms[room]
      for (const hole of here ? doorsOf(here) : []) {
        if (!here || seen.has(hole.to)) continue
        seen.add(hole.to)
        const door = before ?? middleOf(here, hole)
        if (roomOf.includes(hole.to)) doors.set(hole.to, door)
        else after.push({ room: hole.to, door })
      }
    }
    next = after
  }
  return doors
}

/** Windows between rooms are no way. */
const doorsOf = (room: LitRoom): readonly LitHole[] =>
  room.holes.filter(({ to, low }) => to >= 0 && low < room.floorY + 0.3)

function middleOf({ ring, floorY }: LitRoom, { side, from, until }: LitHole): Vec3 {
  const [ax, az] = ring[side] ?? [0, 0]
  const [bx, bz] = ring[(side + 1) % ring.length] ?? [ax, az]
  const share = (from + until) / 2
  return [ax + (bx - ax) * share, floorY + linkHeight, az + (bz - az) * share]
}

/** Towards a place, but never steeper than an arrow is seen well. */
function lookAt(eye: Vec3, place: Vec3): { readonly yaw: number; readonly pitch: number } {
  const [dx, dy, dz] = [place[0] - eye[0], Math.min(place[1], eye[1] - 0.3) - eye[1], place[2] - eye[2]]
  const degrees = (radians: number): number => Math.round((radians * 18_000) / Math.PI) / 100
  return {
    yaw: degrees(Math.atan2(dx, -dz)),
    pitch: Math.max(-30, degrees(Math.atan2(dy, Math.hypot(dx, dz)))),
  }
}
