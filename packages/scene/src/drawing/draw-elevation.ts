import type { Vector } from "../geometry/vectors.ts"
import { drawDimensions } from "./draw-dimensions.ts"
import type { Dash, Mark, Pen, Tone } from "./drawing.ts"
import { circleAround, lineThrough, rectangle, type Polyline } from "./polyline.ts"
import type { RoomWall, Spread } from "./room-elevations.ts"

/** mm of the home. */
const skirting = 80
const frame = 50
/** mm on paper. */
const dimensionAside = 6

export interface ElevationWish {
  readonly wall: RoomWall
  readonly scale: number
  readonly title: string
  readonly length: (mm: number) => string
}

/** mm on paper that an elevation takes: beside it the height, below it lengths, above it nothing, and its title. */
export const elevationRoom = ({ length, height }: RoomWall, scale: number) => ({
  width: length / scale + 12,
  height: height / scale + 23,
})

/** A wall as one sees it from the room, from its lower left corner: openings, pieces in front of it, skirting, dimensions. */
export function drawElevation({ wall, scale, title, length: write }: ElevationWish): readonly Mark[] {
  const { length, height, openings, pieces } = wall
  const paper = (line: Polyline): Polyline => ({
    ...line,
    points: line.points.map(({ x, y }) => ({ x: x / scale, y: y / scale })),
  })
  const box = ({ left, right, bottom, top }: Spread): Polyline =>
    rectangle(Math.max(0, left), bottom, Math.min(length, right) - Math.max(0, left), top - bottom)
  const mark = (
    layer: Mark["layer"],
    pen: Pen,
    lines: readonly Polyline[],
    look: { readonly fill?: Tone; readonly dash?: Dash } = {},
  ): readonly Mark[] =>
    lines.length === 0 ? [] : [{ kind: "line", layer, pen, ...look, lines: lines.map(paper) }]
  const doors = openings.filter(({ bottom }) => bottom === 0)
  const skirts = gaps(length, doors).map(({ left, right }) =>
    lineThrough({ x: left, y: skirting }, { x: right, y: skirting }),
  )
  const drawn = pieces.map((piece) => ({ ...piece, top: Math.min(piece.top, height) }))
  return [
    ...mark("WALLS", "thin", skirts),
    ...openings.flatMap((opening) => [
      ...mark("OPENINGS", "symbol", [box(opening)], { fill: "light" }),
      ...mark("OPENINGS", "thin", insideOf(opening)),
      ...mark("OPENINGS", "hair", swingOf(opening), { dash: "dashed" }),
    ]),
    ...drawn.flatMap((piece) =>
      // What hangs before a window is seen through.
      mark(
        "FURNITURE",
        "symbol",
        [box(piece)],
        openings.some((opening) => covers(piece, opening)) ? {} : { fill: "paper" },
      ),
    ),
    ...mark("WALLS", "cut", [rectangle(0, 0, length, height)]),
    ...numbers(drawn, length, scale),
    ...dimensions(wall, scale, write),
    {
      kind: "text",
      layer: "TEXT",
      text: title,
      at: { x: 0, y: height / scale + 2.2 },
      size: 3.2,
      align: "start",
      turn: 0,
      isStrong: true,
      fit: Math.max(24, length / scale),
    },
  ]
}

const covers = (piece: Spread, opening: Spread): boolean =>
  piece.left <= opening.left &&
  piece.right >= opening.right &&
  piece.top >= opening.top &&
  piece.bottom <= opening.bottom

/** The stretches of a wall that no door takes. */
function gaps(
  length: number,
  doors: readonly Spread[],
): readonly { readonly left: number; readonly right: number }[] {
  const found: { readonly left: number; readonly right: number }[] = []
  let at = 0
  for (const { left, right } of doors.toSorted((a, b) => a.left - b.left)) {
    if (left > at) found.push({ left: at, right: left })
    at = Math.max(at, right)
  }
  return at < length ? [...found, { left: at, right: length }] : found
}

type Seen = RoomWall["openings"][number]

/** Frame and division of leaves. */
function insideOf({ left, right, bottom, top, type }: Seen): readonly Polyline[] {
  if (type === "passage" || type === "arch") return []
  const inner = rectangle(
    left + frame,
    bottom + (bottom === 0 ? 0 : frame),
    right - left - 2 * frame,
    top - bottom - frame - (bottom === 0 ? 0 : frame),
  )
  const middle = (left + right) / 2
  const isDivided = type === "double" || type === "sliding" || (type === "window" && right - left > 900)
  return isDivided ? [inner, lineThrough({ x: middle, y: bottom }, { x: middle, y: top })] : [inner]
}

/** Lines from the free edge of a leaf to its hinges: dashed, as they are drawn in elevations. */
function swingOf({ left, right, bottom, top, type, hingeIsLeft }: Seen): readonly Polyline[] {
  if (type !== "hinged") return []
  const [hinge, free] = hingeIsLeft ? [left, right] : [right, left]
  const middle: Vector = { x: hinge, y: (bottom + top) / 2 }
  return [lineThrough({ x: free, y: bottom }, middle, { x: free, y: top })]
}

/** Numbers in the middle of what one sees; those that would cover another are left out where the same number is there. */
function numbers(pieces: RoomWall["pieces"], length: number, scale: number): readonly Mark[] {
  const places: Vector[] = []
  return pieces.toReversed().flatMap(({ piece: { number }, left, right, bottom, top }): readonly Mark[] => {
    if (number === null) return []
    const [low, high] = [Math.max(0, left) / scale, Math.min(length, right) / scale]
    const tries = [0.5, 0.25, 0.75].flatMap((x) =>
      [0.5, 0.25, 0.75].map((y) => ({
        x: low + (high - low) * x,
        y: (bottom + (top - bottom) * y) / scale,
      })),
    )
    const free = tries.find(
      (one) => !places.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 4),
    )
    if (!free) return []
    places.push(free)
    const size = number.length > 2 ? 1.7 : 2.1
    return [
      { kind: "line", layer: "FURNITURE", pen: "thin", fill: "paper", lines: [circleAround(free, 1.9)] },
      {
        kind: "text",
        layer: "FURNITURE",
        text: number,
        at: { x: free.x, y: free.y - size * 0.36 },
        size,
        align: "middle",
        turn: 0,
        isStrong: true,
      },
    ]
  })
}

/** Below, from opening to opening and the whole; on the left, sills, heads and the whole height. */
function dimensions(wall: RoomWall, scale: number, write: (mm: number) => string): readonly Mark[] {
  const { length, height, openings } = wall
  const look = { scale, write, hasWitness: true }
  const across = (stops: readonly number[], rank: number): readonly Mark[] =>
    drawDimensions(
      inOrder(stops).flatMap(([from, to]) => [
        {
          from: { x: from, y: -dimensionAside * rank * scale },
          to: { x: to, y: -dimensionAside * rank * scale },
          measuredFrom: { x: from, y: rank === 1 ? 0 : -(dimensionAside * rank - 3) * scale },
          measuredTo: { x: to, y: rank === 1 ? 0 : -(dimensionAside * rank - 3) * scale },
          length: to - from,
        },
      ]),
      look,
    )
  const up = (stops: readonly number[]): readonly Mark[] =>
    drawDimensions(
      inOrder(stops).map(([from, to]) => ({
        from: { x: -dimensionAside * scale, y: from },
        to: { x: -dimensionAside * scale, y: to },
        measuredFrom: { x: 0, y: from },
        measuredTo: { x: 0, y: to },
        length: to - from,
      })),
      look,
    )
  const first = openings.toSorted((a, b) => a.left - b.left)[0]
  const whole = openings.length > 0 ? across([0, length], 2) : []
  return [
    ...across([0, ...openings.flatMap(({ left, right }) => [left, right]), length], 1),
    ...whole,
    ...up([0, ...(first ? [first.bottom, Math.min(first.top, height)] : []), height]),
  ]
}

/** Stops as stretches, from low to high. */
function inOrder(stops: readonly number[]): readonly (readonly [number, number])[] {
  const sorted = [...new Set(stops.map(Math.round))].toSorted((a, b) => a - b)
  return sorted.slice(1).map((to, at) => [sorted[at] ?? to, to] as const)
}
