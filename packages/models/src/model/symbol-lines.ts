import { ellipse, roundedRectangle } from "../geometry/outlines.ts"
import type { Vec2 } from "../geometry/vector.ts"
import type { SymbolLine } from "./model-type.ts"

interface Box {
  /** Its middle, in metres. */
  readonly at?: Vec2
  readonly size: Vec2
  readonly radius?: number
  readonly style?: SymbolLine["style"]
}

/** A rectangle of a plan symbol. */
export const symbolBox = ({ at = [0, 0], size, radius = 0, style = "outline" }: Box): SymbolLine => ({
  points: (radius > 0
    ? roundedRectangle(size[0], size[1], radius, 4)
    : roundedRectangle(size[0], size[1], 0, 1)
  ).map(([x, y]) => [x + at[0], y + at[1]] as const),
  isClosed: true,
  style,
})

/** An ellipse of a plan symbol. */
export const symbolRound = ({ at = [0, 0], size, style = "outline" }: Box): SymbolLine => ({
  points: ellipse(size[0], size[1], 2, 32).map(([x, y]) => [x + at[0], y + at[1]] as const),
  isClosed: true,
  style,
})

/** A line of a plan symbol through points. */
export const symbolLine = (points: readonly Vec2[], style: SymbolLine["style"] = "detail"): SymbolLine => ({
  points,
  style,
})
