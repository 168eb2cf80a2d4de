import type { Box } from "../geometry/rings.ts"
import { directionTo, distance, plus, times, minus, type Vector } from "../geometry/vectors.ts"
import type { Mark, Pen, Tone } from "./drawing.ts"
import { boxAt, overlapArea } from "./place-text.ts"
import { circleAround, lineThrough, type Polyline } from "./polyline.ts"

/** mm on paper. */
const radius = 1.9
const size = 2.1
const sizeOfThree = 1.7

/** A number and what it points at, mm on paper. */
export interface Numbered {
  readonly number: string
  readonly at: Vector
  /** Half of the shorter side of what it names: within it no line leads there. */
  readonly reach: number
  /** The angle that its front looks to, radians: beside it the number is there first. */
  readonly front: number
}

/** Radians from the front, nearest first. */
const ways = Array.from({ length: 16 }, (_, at) => ((at % 2 === 0 ? at : -at - 1) * Math.PI) / 16)
const distances = [0, 3.2, 4.4, 6, 8, 10.5, 13, 16, 20]

/** Numbers in circles, none over another nor over what is taken; those that stand beside their piece point at it by a line. */
export function drawNumbers(numbered: readonly Numbered[], taken: readonly Box[]): readonly Mark[] {
  const boxes: Box[] = [...taken]
  const leaders: Polyline[] = []
  const circles: Polyline[] = []
  const dots: Polyline[] = []
  const texts: Mark[] = []
  for (const { number, at, reach, front } of numbered) {
    const place = freeBeside(at, front, boxes)
    boxes.push(boxOf(place))
    const far = distance(place, at)
    if (far > Math.max(radius, reach)) {
      leaders.push(lineThrough(plus(place, times(directionTo(place, at), radius)), at))
      dots.push(circleAround(at, 0.35))
    }
    circles.push(circleAround(place, radius))
    const own = number.length > 2 ? sizeOfThree : size
    texts.push({
      kind: "text",
      layer: "FURNITURE",
      text: number,
      at: minus(place, { x: 0, y: own * 0.36 }),
      size: own,
      align: "middle",
      turn: 0,
      isStrong: true,
    })
  }
  if (circles.length === 0) return []
  const lines = (pen: Pen | null, of: readonly Polyline[], fill?: Tone): readonly Mark[] =>
    of.length === 0 ? [] : [{ kind: "line", layer: "FURNITURE", pen, lines: of, ...(fill ? { fill } : {}) }]
  return [
    ...lines("thin", leaders),
    ...lines(null, dots, "ink"),
    ...lines("thin", circles, "paper"),
    ...texts,
  ]
}

const boxOf = (place: Vector): Box => boxAt(place, { width: 2 * radius + 0.4, height: 2 * radius + 0.4 })

/** The nearest place around another that is free; of equally near ones the one that lies most to its front. */
function freeBeside(at: Vector, front: number, taken: readonly Box[]): Vector {
  const inOrder = ways.map((way) => front + way)
  for (const far of distances)
    for (const way of far === 0 ? [0] : inOrder) {
      const place = plus(at, { x: Math.cos(way) * far, y: Math.sin(way) * far })
      const box = boxOf(place)
      if (!taken.some((other) => overlapArea(box, other) > 0.01)) return place
    }
  return at
}
