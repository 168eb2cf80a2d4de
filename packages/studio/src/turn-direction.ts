import type { Direction } from "./panorama-room.ts"

/** How high and how low one can look (degrees). */
const steepest = 90

/** The same direction with its yaw from -180 to 180 and its pitch from -90 to 90. */
export const tidyDirection = ({ yaw, pitch }: Direction): Direction => ({
  yaw: yaw - 360 * Math.round(yaw / 360),
  pitch: Math.max(-steepest, Math.min(steepest, pitch)),
})

/** As it is stored: to the hundredth of a degree, and no negative zero. */
export function roundDirection(direction: Direction): Direction {
  const { yaw, pitch } = tidyDirection(direction)
  return { yaw: Math.round(yaw * 100) / 100 + 0, pitch: Math.round(pitch * 100) / 100 + 0 }
}

const steps: ReadonlyMap<string, readonly [right: number, up: number]> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, 1]],
  ["ArrowDown", [0, -1]],
])

/** Where an arrow key leads, by so many degrees; null for any other key. */
export function stepByKey(from: Direction, key: string, degrees: number): Direction | null {
  const step = steps.get(key)
  if (!step) return null
  return tidyDirection({ yaw: from.yaw + step[0] * degrees, pitch: from.pitch + step[1] * degrees })
}
