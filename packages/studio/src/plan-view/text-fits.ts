import { sidesOf, type Region } from "@roomwright/scene/geometry/rings"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { textWidth } from "@roomwright/scene/drawing/text-width"

export { textWidth }

/** A line that is written in a room. */
export interface NameLine {
  readonly text: string
  /** px. */
  readonly size: number
  readonly isArea: boolean
}

/** From one line to the next, px. */
export const nameLine = 17

const nameSizes = [13, 11] as const
const areaSize = 12

/** As much of name and area as there is room for (px): both, the name alone, in two lines, smaller, then nothing. */
export function fitName(
  { name, area }: { readonly name: string; readonly area: string },
  { width, height }: { readonly width: number; readonly height: number },
): readonly NameLine[] {
  const lines = Math.floor(height / nameLine)
  const areaLines = width >= textWidth(area, areaSize) ? [{ text: area, size: areaSize, isArea: true }] : []
  for (const size of name === "" ? [] : nameSizes) {
    for (const parts of [[name], halves(name)]) {
      if (parts.length > lines || parts.some((part) => width < textWidth(part, size))) continue
      const written = parts.map((text) => ({ text, size, isArea: false }))
      return [...written, ...areaLines].slice(0, Math.max(parts.length, lines))
    }
  }
  return areaLines.slice(0, lines)
}

/** A text in two lines that are about as long, broken between words. */
function halves(text: string): readonly string[] {
  const words = text.split(" ")
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")])
  const longer = (parts: readonly string[]) => Math.max(...parts.map((part) => textWidth(part, 1)))
  return breaks.toSorted((a, b) => longer(a) - longer(b))[0] ?? [text]
}

/** How far it is from a place to the edges of a region: left and right, down and up, mm. All 0 outside. */
export function clearAround(
  region: Region,
  place: Vector,
): { readonly width: number; readonly height: number } {
  const sides = [region.outline, ...region.holes].flatMap((ring) => sidesOf(ring))
  let [left, right, down, up] = [Infinity, Infinity, Infinity, Infinity]
  for (const [a, b] of sides) {
    if (a.y > place.y !== b.y > place.y) {
      const x = a.x + ((place.y - a.y) / (b.y - a.y)) * (b.x - a.x) - place.x
      if (x < 0) left = Math.min(left, -x)
      else right = Math.min(right, x)
    }
    if (a.x > place.x !== b.x > place.x) {
      const y = a.y + ((place.x - a.x) / (b.x - a.x)) * (b.y - a.y) - place.y
      if (y < 0) down = Math.min(down, -y)
      else up = Math.min(up, y)
    }
  }
  // What is written there has its middle at the place.
  const both = (one: number, other: number) => (Number.isFinite(one + other) ? 2 * Math.min(one, other) : 0)
  return { width: both(left, right), height: both(down, up) }
}
