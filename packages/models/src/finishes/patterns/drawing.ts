import type { Texel } from "../finish.ts"
import { step } from "./tile-noise.ts"
import { cover, type Tone } from "./tone.ts"

// Shapes by signed distance: below 0 inside, in the units of the picture (1 is its side). Formulas after Quilez, "2D distance functions".

export const circle = (x: number, y: number, radius: number): number => Math.sqrt(x * x + y * y) - radius

export const box = (x: number, y: number, halfWidth: number, halfHeight: number, radius = 0): number => {
  const ax = Math.abs(x) - halfWidth + radius
  const ay = Math.abs(y) - halfHeight + radius
  const out = Math.sqrt(Math.max(ax, 0) ** 2 + Math.max(ay, 0) ** 2)
  return out + Math.min(Math.max(ax, ay), 0) - radius
}

export const ellipse = (x: number, y: number, halfWidth: number, halfHeight: number): number =>
  (Math.sqrt((x / halfWidth) ** 2 + (y / halfHeight) ** 2) - 1) * Math.min(halfWidth, halfHeight)

export const rhomb = (x: number, y: number, halfWidth: number, halfHeight: number): number =>
  (Math.abs(x) / halfWidth + Math.abs(y) / halfHeight - 1) * Math.min(halfWidth, halfHeight) * 0.75

/** An arch: a rectangle with a round top, its foot at y 0. */
export const arch = (x: number, y: number, halfWidth: number, height: number): number => {
  const top = height - halfWidth
  return y > top ? circle(x, y - top, halfWidth) : Math.max(Math.abs(x) - halfWidth, -y)
}

/** A leaf from (0, 0) along +x: two arcs that meet in points. */
export const leaf = (x: number, y: number, length: number, halfWidth: number): number => {
  const half = length / 2
  const radius = (half * half + halfWidth * halfWidth) / (2 * halfWidth)
  return Math.sqrt((x - half) ** 2 + (Math.abs(y) + radius - halfWidth) ** 2) - radius
}

/** A line between two points with a width. */
export const stroke = (
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  halfWidth: number,
): number => {
  const dx = bx - ax
  const dy = by - ay
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.sqrt((x - ax - dx * t) ** 2 + (y - ay - dy * t) ** 2) - halfWidth
}

/** Lays a tone wherever a shape is; `soft` is the width of its edge. */
export function fill(texel: Texel, shape: number, colour: Tone, soft = 0.0016, amount = 1): void {
  if (shape < soft) cover(texel, colour, step(soft, -soft, shape) * amount)
}
