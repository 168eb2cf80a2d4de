import { follow, newLanding } from "./follow-light.ts"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import { isInside } from "./trace-room.ts"

/** From where to where: x and z of the world, metres. */
export interface FirstLook {
  readonly from: readonly [x: number, z: number]
  readonly to: readonly [x: number, z: number]
}

/** So far from a corner one stands, and so far from what stands there. */
const [fromCorner, fromPieces] = [0.7, 0.3]
/** Who stands on a rug stands well. */
const flat = 0.15

/** The view of a room that shows most of it: from a free corner over its middle, the windows ahead or at the side. */
export function firstLook(room: LitRoom): FirstLook | null {
  const { ring, covers, floorY, windows } = room
  const middle = ring.reduce<readonly [number, number]>(
    ([sx, sz], [x, z]) => [sx + x / ring.length, sz + z / ring.length],
    [0, 0],
  )
  const [widest] = windows.toSorted((a, b) => b.width * b.height - a.width * a.height)
  const isFree = (x: number, z: number): boolean =>
    isInside(room, [x, floorY + 1, z]) &&
    !covers.some((cover) => {
      const [dx, dz] = [x - cover.x, z - cover.z]
      const [cos, sin] = [Math.cos(cover.turn), Math.sin(cover.turn)]
      return (
        cover.height > flat &&
        Math.abs(dx * cos - dz * sin) < cover.width / 2 + fromPieces &&
        Math.abs(dx * sin + dz * cos) < cover.depth / 2 + fromPieces
      )
    })
  let best: FirstLook | null = null
  let most = -Infinity
  for (const [x, z] of ring)
    for (const further of [0, 0.4, 0.9, 1.5]) {
      const long = Math.hypot(middle[0] - x, middle[1] - z) || 1
      const share = (fromCorner + further) / long
      if (share > 0.8) continue
      const from = [x + (middle[0] - x) * share, z + (middle[1] - z) * share] as const
      if (!isFree(...from)) continue
      const ahead = [(middle[0] - from[0]) / long, (middle[1] - from[1]) / long] as const
      const [wx, wz] = widest
        ? [widest.middle[0] - from[0], widest.middle[2] - from[1]]
        : [middle[0] - from[0], middle[1] - from[1]]
      const towards = (ahead[0] * wx + ahead[1] * wz) / (Math.hypot(wx, wz) || 1)
      const score = sightOf(room, from, middle) + 1.2 * Math.min(0.7, towards)
      if (score <= most) continue
      most = score
      best = { from, to: middle }
    }
  return best
}

/** How far one sees on the whole, ahead and to the sides, metres: not past the post of a door before one's nose. */
function sightOf(room: LitRoom, [x, z]: FirstLook["from"], to: FirstLook["to"]): number {
  const ahead = Math.atan2(to[1] - z, to[0] - x)
  const landing = newLanding()
  const turns = [-0.5, -0.25, 0, 0.25, 0.5]
  const far = turns.map((turn) => {
    const way = [Math.cos(ahead + turn), 0, Math.sin(ahead + turn)] as const
    follow([{ ...room, holes: [] }], 0, [x, room.floorY + 1.4, z], way, landing)
    return Math.min(6, Math.hypot(landing.x - x, landing.z - z))
  })
  return far.reduce((sum, one) => sum + one, 0) / turns.length
}
