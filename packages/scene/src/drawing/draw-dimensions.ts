import type { DimensionLine } from "../geometry/dimension-lines.ts"
import type { Box } from "../geometry/rings.ts"
import {
  degreesOf,
  directionTo,
  distance,
  midway,
  minus,
  plus,
  times,
  turnLeft,
  type Vector,
} from "../geometry/vectors.ts"
import type { Mark } from "./drawing.ts"
import { lineThrough, type Polyline } from "./polyline.ts"
import { textWidth } from "./text-width.ts"

/** mm on paper. */
export const dimensionSize = 2.8
const tick = 1.1
const gap = 0.8
const beyond = 1.5
const witnessGap = 2

export interface DimensionLook {
  readonly scale: number
  readonly write: (mm: number) => string
  /** Lines lead from what is measured to the dimension. */
  readonly hasWitness: boolean
}

/** Dimension lines in a row, with oblique ticks. Numbers that have no room between their ticks stand beyond the line, by turns. */
export function drawDimensions(lines: readonly DimensionLine[], look: DimensionLook): readonly Mark[] {
  const [thin, strong]: [Polyline[], Polyline[]] = [[], []]
  const texts: Mark[] = []
  let isBesideBefore = false
  for (const line of lines) {
    const [from, to] = [times(line.from, 1 / look.scale), times(line.to, 1 / look.scale)]
    const along = directionTo(from, to)
    const across = turnLeft(along)
    thin.push(lineThrough(minus(from, times(along, tick)), plus(to, times(along, tick))))
    // Strokes at 45 degrees, rising as they are read.
    const oblique = times(plus(along, across), tick)
    for (const end of [from, to]) strong.push(lineThrough(minus(end, oblique), plus(end, oblique)))
    if (look.hasWitness)
      for (const [measured, end] of [
        [times(line.measuredFrom, 1 / look.scale), from],
        [times(line.measuredTo, 1 / look.scale), to],
      ] as const) {
        const out = directionTo(measured, end)
        thin.push(
          lineThrough(
            plus(measured, times(out, Math.min(witnessGap, distance(measured, end) / 2))),
            plus(end, times(out, beyond)),
          ),
        )
      }
    const text = look.write(line.length)
    const isShort = textWidth(text, dimensionSize) * 1.1 + 0.8 > line.length / look.scale
    const { up, turn } = readableAlong(along)
    // Above the line; short ones below it, and the next one still further.
    const aside = isShort ? -(gap + dimensionSize * (isBesideBefore ? 1.85 : 0.85)) : gap
    isBesideBefore = isShort && !isBesideBefore
    texts.push({
      kind: "text",
      layer: "DIMENSIONS",
      text,
      at: plus(midway(from, to), times(up, aside)),
      size: dimensionSize,
      align: "middle",
      turn,
    })
  }
  if (lines.length === 0) return []
  return [
    { kind: "line", layer: "DIMENSIONS", pen: "thin", lines: thin },
    { kind: "line", layer: "DIMENSIONS", pen: "outline", lines: strong },
    ...texts,
  ]
}

/** How a text along a line is turned, so that it is read from below or from the right, and where its top is. */
export function readableAlong(along: Vector): { readonly up: Vector; readonly turn: number } {
  const degrees = degreesOf(along)
  const isTurned = degrees > 90.5 && degrees < 270.5
  const across = turnLeft(along)
  return { up: isTurned ? times(across, -1) : across, turn: isTurned ? degrees - 180 : degrees }
}

/** What a dimension line with its number covers, mm on paper. */
export function boxOfDimension({ from, to }: DimensionLine, scale: number): Box {
  const [a, b] = [times(from, 1 / scale), times(to, 1 / scale)]
  return {
    minX: Math.min(a.x, b.x) - dimensionSize - gap,
    maxX: Math.max(a.x, b.x) + 1,
    minY: Math.min(a.y, b.y) - 1,
    maxY: Math.max(a.y, b.y) + dimensionSize + gap,
  }
}
