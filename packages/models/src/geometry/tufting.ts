import type { Place, Vec2 } from "./vector.ts"

interface Tufts {
  /** Metres between buttons of one row, and between rows. */
  readonly pitch: Vec2
  readonly depth: number
  /** Tufts from this height of the pad upwards. */
  readonly from?: number
}

/** Diamond tufting of the front of a pad: pleats run between buttons, the cloth swells between the pleats. */
export const tuft =
  ({ pitch: [across, up], depth, from = -Infinity }: Tufts) =>
  (p: Place): void => {
    if (p[2] <= 0 || p[1] < from) return
    const a = p[0] / across + p[1] / (2 * up)
    const b = p[0] / across - p[1] / (2 * up)
    const swell = Math.abs(Math.sin(a * Math.PI) * Math.sin(b * Math.PI)) ** 0.42
    const fade = Math.min(1, (p[1] - from) / (up * 0.6))
    p[2] -= depth * (1 - swell) * (from === -Infinity ? 1 : fade)
  }

/** Where the buttons of `tuft` sit within a rectangle around the origin. */
export function tuftButtons(
  { pitch: [across, up], from = -Infinity }: Tufts,
  width: number,
  height: number,
): readonly Vec2[] {
  const places: Vec2[] = []
  const rows = Math.ceil(height / up)
  const columns = Math.ceil(width / across)
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * across
      const y = row * up
      if (Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2 && y > from) places.push([x, y])
    }
  return places
}
