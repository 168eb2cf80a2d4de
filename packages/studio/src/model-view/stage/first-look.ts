import type { LitRoom } from "@roomwright/models/light/lit-room"
import { isInside } from "./trace-room.ts"
import { flat, distanceTo, worthOfViews } from "./worth-of-views.ts"

/** From where to where: x and z of the world, metres. */
export interface FirstLook {
  readonly from: readonly [x: number, z: number]
  readonly to: readonly [x: number, z: number]
}

/** Between places that are tried, and so far from what stands there, metres. */
const [apart, fromPieces] = [0.3, 0.3]
/** From walls; in a small room one stands nearer to them. */
const fromWalls = [0.42, 0.27] as const

/** The view of a room that a photographer would take: from a free place far away, its furniture before one and a window at the side. */
export const firstLook = (room: LitRoom): FirstLook | null => bestLooks(room, 1)[0] ?? null

/** So far from each other stand those who take two views, metres, or so far apart they look, as the cosine between their ways. */
const [otherPlace, otherWay] = [1.6, 0.7]

/** The best views of a room, no two of them alike: the first is that of `firstLook`. */
export function bestLooks(room: LitRoom, count: number): readonly FirstLook[] {
  for (const margin of fromWalls) {
    const all = freePlaces(room, margin)
      .flatMap((from) =>
        worthOfViews(room, from).map(({ way, worth }) => ({
          from,
          way,
          worth,
          to: [from[0] + way[0] * 3, from[1] + way[1] * 3] as const,
        })),
      )
      .toSorted((one, other) => other.worth - one.worth)
    const best: typeof all = []
    for (const one of all) {
      if (best.length >= count) break
      const isAlike = best.some(
        ({ from, way }) =>
          Math.hypot(from[0] - one.from[0], from[1] - one.from[1]) < otherPlace &&
          way[0] * one.way[0] + way[1] * one.way[1] > otherWay,
      )
      if (!isAlike) best.push(one)
    }
    if (best.length > 0) return best.map(({ from, to }) => ({ from, to }))
  }
  return []
}

function freePlaces(room: LitRoom, margin: number): readonly FirstLook["from"][] {
  const [xs, zs] = [room.ring.map(([x]) => x), room.ring.map(([, z]) => z)]
  const places: FirstLook["from"][] = []
  for (let x = Math.min(...xs) + margin; x <= Math.max(...xs) - margin + 1e-6; x += apart)
    for (let z = Math.min(...zs) + margin; z <= Math.max(...zs) - margin + 1e-6; z += apart) {
      const isFree =
        isInside(room, [x, room.floorY + 1, z]) &&
        distanceToWalls(room, x, z) > margin - 0.01 &&
        room.covers.every((cover) => cover.height <= flat || distanceTo(cover, x, z) > fromPieces)
      if (isFree) places.push([x, z])
    }
  return places
}

function distanceToWalls({ ring }: LitRoom, x: number, z: number): number {
  return Math.min(
    ...ring.map(([ax, az], index) => {
      const [bx, bz] = ring[(index + 1) % ring.length] ?? [ax, az]
      const [dx, dz] = [bx - ax, bz - az]
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1)))
      return Math.hypot(x - ax - share * dx, z - az - share * dz)
    }),
  )
}
