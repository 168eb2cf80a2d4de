import { follow, newLanding } from "./follow-light.ts"
import type { LitCover, LitRoom } from "@roomwright/models/light/lit-room"
import { isInside } from "./trace-room.ts"

type Place = readonly [x: number, z: number]

/** What is lower lies on the floor, what is higher hides what is behind it, metres. */
export const flat = 0.15
const tall = 1.25
/** Directions that are tried, and how far to each side a picture reaches, radians. */
const turns = 36
const reach = 0.68

/** Something to be seen: in which direction, how wide (radians), and what it is worth, or costs. */
interface Sight {
  readonly angle: number
  readonly half: number
  readonly worth: number
}

/** What the views from a place of a room are worth, all around: `way` has the length 1, x and z of the world. */
export function worthOfViews(
  room: LitRoom,
  from: Place,
): readonly { readonly way: Place; readonly worth: number }[] {
  const sights = [...piecesSeen(room, from), ...windowsSeen(room, from), ...doorsSeen(room, from)]
  const far = distancesAround(room, from)
  return Array.from({ length: turns }, (_, i) => {
    const angle = (i / turns) * 2 * Math.PI
    const depth = [-3, -2, 0, 2, 3].map((by) => far[(i + by + turns) % turns] ?? 0)
    const mean = depth.reduce((sum, one) => sum + one, 0) / depth.length
    const seen = sights.reduce((sum, sight) => sum + sight.worth * framed(sight, angle), 0)
    return {
      way: [Math.cos(angle), Math.sin(angle)],
      // A wall before one's nose at the side spoils all of a picture.
      worth: seen + 0.4 * mean + 0.5 * Math.min(0, Math.min(...depth) - 1.2),
    }
  })
}

/** How far a place is from the sides of a piece, metres; 0 within. */
export function distanceTo({ x, z, turn, width, depth }: LitCover, px: number, pz: number): number {
  const [dx, dz] = [px - x, pz - z]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const across = Math.max(0, Math.abs(dx * cos - dz * sin) - width / 2)
  const along = Math.max(0, Math.abs(dx * sin + dz * cos) - depth / 2)
  return Math.hypot(across, along)
}

/** How much of something is in the picture, and in its middle rather than at its edge. */
function framed({ angle, half }: Sight, ahead: number): number {
  const off = Math.abs(Math.atan2(Math.sin(angle - ahead), Math.cos(angle - ahead)))
  const inside = Math.max(0, Math.min(1, (reach - off) / (2 * half) + 0.5))
  return inside * (1 - 0.4 * Math.min(1, off / reach))
}

/** Furniture: low pieces seen from their front are the best of it, what stands before one's nose is in the way. */
function piecesSeen(room: LitRoom, [x, z]: Place): readonly Sight[] {
  return room.covers.map((cover): Sight => {
    const [dx, dz] = [cover.x - x, cover.z - z]
    const far = Math.max(0.3, Math.hypot(dx, dz))
    const angle = Math.atan2(dz, dx)
    const half = Math.max(0.06, Math.atan(Math.hypot(cover.width, cover.depth) / 2.6 / far))
    const near = distanceTo(cover, x, z)
    const area = Math.min(2.4, cover.width * cover.depth)
    const isTall = cover.height > tall
    if (cover.height > flat && near < (isTall ? 1.5 : 0.5))
      return { angle, half, worth: -(isTall ? 2.2 : 0.5 + area) }
    if (!isSeen(room, [x, z], cover)) return { angle, half, worth: 0 }
    const share = cover.height <= flat ? 0.2 : isTall ? 0.35 : 1
    // Without a turn its front looks down the plan, along z.
    const front = -(Math.sin(cover.turn) * dx + Math.cos(cover.turn) * dz) / far
    const away = Math.min(1, (far - 0.8) / 1.4) * (1 - 0.06 * Math.max(0, far - 4))
    return { angle, half, worth: 1.5 * share * (area + 0.25) * (0.4 + 0.6 * front) * away }
  })
}

/** Light from a window makes a picture, most of all from the side. */
const windowsSeen = ({ windows }: LitRoom, [x, z]: Place): readonly Sight[] =>
  windows.map(({ middle, inward, width, height }): Sight => {
    const [dx, dz] = [middle[0] - x, middle[2] - z]
    const far = Math.hypot(dx, dz) || 1
    const facing = Math.max(0, -(dx * inward[0] + dz * inward[1]) / far)
    return {
      angle: Math.atan2(dz, dx),
      half: Math.max(0.1, Math.atan(width / 2 / far)),
      worth: 0.25 * Math.min(4, width * height) * (0.4 + 0.6 * facing) * Math.min(1, far / 1.5),
    }
  })

/** Doors are no ornament of a wall. */
const doorsSeen = ({ ring, holes }: LitRoom, [x, z]: Place): readonly Sight[] =>
  holes.flatMap(({ side, from, until, to }): Sight[] => {
    if (to === -1) return []
    const [ax, az] = ring[side] ?? [0, 0]
    const [bx, bz] = ring[(side + 1) % ring.length] ?? [0, 0]
    const share = (from + until) / 2
    const [dx, dz] = [ax + (bx - ax) * share - x, az + (bz - az) * share - z]
    return [{ angle: Math.atan2(dz, dx), half: 0.15, worth: -0.35 }]
  })

/** Whether neither a wall nor a tall piece stands before it. */
function isSeen(room: LitRoom, [x, z]: Place, cover: LitCover): boolean {
  for (let step = 1; step < 10; step++) {
    const [px, pz] = [x + ((cover.x - x) * step) / 10, z + ((cover.z - z) * step) / 10]
    if (!isInside(room, [px, room.floorY + 1, pz])) return false
    if (room.covers.some((one) => one !== cover && one.height > tall && distanceTo(one, px, pz) < 0.01))
      return false
  }
  return true
}

/** How far it is to the walls all around, metres, at most 6: the post of a door before one's nose is near. */
function distancesAround(room: LitRoom, [x, z]: Place): readonly number[] {
  const landing = newLanding()
  const closed = [{ ...room, holes: [] }]
  return Array.from({ length: turns }, (_, i) => {
    const angle = (i / turns) * 2 * Math.PI
    follow(closed, 0, [x, room.floorY + 1.4, z], [Math.cos(angle), 0, Math.sin(angle)], landing)
    return Math.min(6, Math.hypot(landing.x - x, landing.z - z))
  })
}
