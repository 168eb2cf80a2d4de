import type { Spot } from "../seen/find-spots.ts"

/** Half of what one sees at once, degrees. */
const half = 40

/**
 * Where one looks first in a panorama: to where most of what stands in the room is seen, degrees to the right of its middle, in steps
 * of 5. Things right above and below count little: a rug is not what one looks at.
 */
export function firstYaw(spots: readonly Spot[]): number {
  let [best, most] = [0, -1]
  for (let yaw = -180; yaw < 180; yaw += 5) {
    const seen = spots.reduce((sum, { u, v, share }) => {
      const off = Math.abs((((u - 0.5) * 360 - yaw + 540) % 360) - 180)
      const level = Math.max(0, Math.cos((0.5 - v) * Math.PI * 1.6))
      return sum + share * level * Math.max(0, 1 - off / (2 * half))
    }, 0)
    if (seen > most + 1e-9) [best, most] = [yaw, seen]
  }
  return best
}
