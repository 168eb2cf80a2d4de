import { minus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import { distanceToBox, type PlanBox } from "./box-in-plan.ts"
import { isStanding } from "./check-home.ts"
import { isOnFloor, type HomeInPlan, type PlacedPiece } from "./home-in-plan.ts"

/** Side of a square of the grid, mm. */
const step = 50
/** Half of a main way of 750 mm, less half a square. */
const halfWay = 375 - step / 2
/** How near one must come to a piece to use it. */
const armReach = 625

/**
 * Where a person cannot get who comes in at `start`: ways are 750 mm wide, through doors as wide as these. Names rooms by their middle,
 * and seats, beds and other furniture that belongs to the floor.
 */
export function findUnreached(home: HomeInPlan, start: Vector): readonly string[] {
  const solid = [
    ...home.solids,
    ...home.pieces.filter((piece) => isStanding(piece) && piece.low < 1_800).flatMap(({ covers }) => covers),
  ]
  const doors = home.openings.filter(({ opening }) => opening.sill === 0)
  const isFree = (place: Vector): boolean => {
    const near = doors.find(({ hole }) => isBeside(place, hole))
    const needed = near ? Math.min(halfWay, near.opening.width / 2 - 60) : halfWay
    const isInside = near !== undefined || home.rooms.some(({ floor }) => isOnFloor(place, floor))
    return isInside && solid.every((box) => distanceToBox(place, box) >= needed)
  }
  const reached = flood(start, isFree)
  if (reached.length === 0) return ["nobody gets in"]
  const isNear = (box: PlanBox) => reached.some((place) => distanceToBox(place, box) <= armReach)
  return [
    ...home.rooms.flatMap(({ floor }) => {
      const [first] = floor[0]?.outline ?? []
      return reached.some((place) => isOnFloor(place, floor))
        ? []
        : [`nobody gets into the room at ${first?.x}, ${first?.y}`]
    }),
    ...home.pieces
      .filter((piece) => isStanding(piece) && !isBesideSeat(piece) && !isNear(piece.box))
      .map(({ name }) => `nobody gets to ${name}`),
  ]
}

/** Plants are only looked at; tables are reached from their seats, what stands beside a bed or a sofa from there. */
const isBesideSeat = ({ type }: PlacedPiece): boolean =>
  type.category === "plants" || /^(table|nightstand|side-table|basket|decor\.basket)\b/.test(type.id)

/** In the hole of a door or a step before it. */
function isBeside(place: Vector, { at, width, depth, turn }: PlanBox): boolean {
  const { x, y } = rotate(minus(place, at), -turn)
  return Math.abs(x) <= width / 2 && Math.abs(y) <= depth / 2 + 400
}

function flood(start: Vector, isFree: (place: Vector) => boolean): readonly Vector[] {
  const seen = new Set<number>()
  const reached: Vector[] = []
  const [column, row] = [Math.round(start.x / step), Math.round(start.y / step)]
  const waiting: [number, number][] = [[column, row]]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const [x, y] = at
    // No home is as wide as so many squares.
    const key = x * 1_000_000 + y
    if (seen.has(key)) continue
    seen.add(key)
    const place = { x: x * step, y: y * step }
    if (!isFree(place)) continue
    reached.push(place)
    waiting.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1])
  }
  return reached
}
