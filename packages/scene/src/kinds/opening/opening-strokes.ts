import { arcBetween, lineThrough, ringThrough, type Polyline } from "../../drawing/polyline.ts"
import type { Ring } from "../../geometry/rings.ts"
import {
  cross,
  directionTo,
  distance,
  minus,
  plus,
  times,
  turnLeft,
  type Vector,
} from "../../geometry/vectors.ts"
import { wallAxis, type WallAxis } from "../wall/wall-axis.ts"
import { besideAxis } from "../wall/wall-outline.ts"
import type { Wall } from "../wall/wall.ts"
import type { Span } from "./blocked-spans.ts"
import type { Opening } from "./opening.ts"

/** How an opening is drawn in a plan, in mm of it; empty where it has no such part. */
export interface OpeningStrokes {
  /** What it takes out of the wall. */
  readonly gap: Ring
  /** Glass, frames and the way of a leaf: thin. */
  readonly lines: readonly Polyline[]
  /** Leaves: strong. */
  readonly leaves: readonly Polyline[]
  /** What is above: dashed. */
  readonly overhead: readonly Polyline[]
}

type Shape = Pick<Opening, "type" | "hinge" | "swing">

const leafThickness = 40

/**
 * The symbol of an opening that takes a stretch of a wall.
 *
 *      |         leaf, from the hinge to the side it opens to
 *      | `-.
 *      |    `.   the way its edge goes
 *   ===+      +===
 */
export function strokesOfOpening(wall: Wall, shape: Shape, stretch: Span): OpeningStrokes {
  const frame = frameOf(wall, stretch)
  const gap = strip(frame, stretch, -frame.half, frame.half)
  const faces = [-frame.half, frame.half].map((aside) => lineThrough(...beside(frame, stretch, aside)))
  const none = { gap, lines: [], leaves: [], overhead: [] }
  switch (shape.type) {
    case "hinged":
      return { ...none, ...leafOf(frame, shape.hinge === "from", shape.swing, 1) }
    case "double": {
      const [one, other] = [leafOf(frame, true, shape.swing, 0.5), leafOf(frame, false, shape.swing, 0.5)]
      return { ...none, lines: [...one.lines, ...other.lines], leaves: [...one.leaves, ...other.leaves] }
    }
    case "sliding":
      return { ...none, lines: faces, leaves: slidingPanels(frame, stretch) }
    case "folding":
      return { ...none, lines: faces, leaves: [foldedPanels(frame, shape)] }
    case "passage":
      return { ...none, overhead: faces }
    case "arch":
      return { ...none, overhead: [...faces, archLine(frame)] }
    case "window":
      return {
        ...none,
        lines: [...faces, lineThrough(...beside(frame, stretch, 0)), ...jambs(frame)],
      }
  }
}

interface Frame {
  readonly axis: WallAxis
  readonly isCurved: boolean
  readonly half: number
  /** Where the jambs stand on the centre line, and the way from one to the other. */
  readonly from: Vector
  readonly to: Vector
  readonly along: Vector
  readonly left: Vector
  readonly width: number
}

function frameOf(wall: Wall, { start, end }: Span): Frame {
  const axis = wallAxis(wall)
  const [from, to] = [axis.pointAt(start), axis.pointAt(end)]
  const along = directionTo(from, to)
  return {
    axis,
    isCurved: wall.sagitta !== 0,
    half: wall.thickness / 2,
    from,
    to,
    along,
    left: turnLeft(along),
    width: distance(from, to),
  }
}

/** A line beside the centre line, to its left where `aside` is positive; it bends as the wall does. */
function beside({ axis, isCurved }: Frame, { start, end }: Span, aside: number): readonly Vector[] {
  const pieces = isCurved ? 12 : 1
  return Array.from({ length: pieces + 1 }, (_, at) => {
    const s = start + ((end - start) * at) / pieces
    return besideAxis(axis.pointAt(s), axis.directionAt(s), aside)
  })
}

const strip = (frame: Frame, stretch: Span, right: number, left: number): Ring => [
  ...beside(frame, stretch, right),
  ...beside(frame, stretch, left).toReversed(),
]

const jambs = ({ from, to, left, half }: Frame): readonly Polyline[] =>
  [from, to].map((at) => lineThrough(plus(at, times(left, -half)), plus(at, times(left, half))))

/** A leaf standing open at a right angle, and the quarter of a circle it turns through. */
function leafOf(
  { from, to, along, left, half, width }: Frame,
  isAtFrom: boolean,
  swing: Opening["swing"],
  share: number,
): Pick<OpeningStrokes, "lines" | "leaves"> {
  const aside = times(left, swing === "left" ? 1 : -1)
  const inward = times(along, isAtFrom ? 1 : -1)
  const hinge = plus(isAtFrom ? from : to, times(aside, half))
  const reach = width * share
  const [tip, closed] = [plus(hinge, times(aside, reach)), plus(hinge, times(inward, reach))]
  const thick = times(inward, Math.min(leafThickness, reach / 4))
  const isLeft = cross(minus(closed, tip), minus(hinge, tip)) < 0
  return {
    lines: [arcBetween(tip, closed, reach, isLeft)],
    leaves: [ringThrough([hinge, plus(hinge, thick), plus(tip, thick), tip])],
  }
}

/** Two panels that run past each other inside the wall. */
function slidingPanels(frame: Frame, { start, end }: Span): readonly Polyline[] {
  const middle = (start + end) / 2
  const over = Math.min(60, (end - start) / 10)
  const thick = Math.min(leafThickness, frame.half * 0.8)
  return [
    ringThrough(strip(frame, { start, end: middle + over }, 0, thick)),
    ringThrough(strip(frame, { start: middle - over, end }, -thick, 0)),
  ]
}

/** Four panels, half folded towards the hinge. */
function foldedPanels({ from, to, along, left, half, width }: Frame, { hinge, swing }: Shape): Polyline {
  const isAtFrom = hinge === "from"
  const aside = times(left, swing === "left" ? 1 : -1)
  const inward = times(along, isAtFrom ? 1 : -1)
  const begin = plus(isAtFrom ? from : to, times(aside, half))
  const panel = width / 4
  const step = panel * 0.7
  const rise = Math.sqrt(panel * panel - step * step)
  return lineThrough(
    ...Array.from({ length: 5 }, (_, at) =>
      plus(begin, plus(times(inward, at * step), times(aside, at % 2 === 0 ? 0 : rise))),
    ),
  )
}

/** The curve of an arch, laid down into the plan. */
function archLine({ from, to, left, half, width }: Frame): Polyline {
  const radius = (width * width) / (8 * half) + half / 2
  return arcBetween(plus(from, times(left, -half)), plus(to, times(left, -half)), radius, true)
}
