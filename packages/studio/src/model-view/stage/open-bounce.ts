import { scaled, type Rgb } from "@roomwright/models/light/colours"
import type { HomeLight, SpotSample } from "./room-light.ts"

/** Light that a floor under the open sky throws back. */
export function openBounce(home: HomeLight, sky: Rgb, a: number, b: number, c: number): SpotSample | null {
  const whole = home.rooms.reduce((sum, room) => sum + room.area, 0)
  let left = a * whole
  for (const room of home.rooms) {
    left -= room.area
    if (left > 0) continue
    const [xs, zs] = [room.ring.map(([x]) => x), room.ring.map(([, z]) => z)]
    const between = (values: readonly number[], share: number): number =>
      Math.min(...values) + (Math.max(...values) - Math.min(...values)) * (0.1 + 0.8 * share)
    const colour: Rgb = [sky[0] * room.floor[0], sky[1] * room.floor[1], sky[2] * room.floor[2]]
    return {
      at: [between(xs, b), room.floorY + 0.03, between(zs, c)],
      way: [0, 1, 0],
      colour: scaled(colour, whole * 0.5),
    }
  }
  return null
}
