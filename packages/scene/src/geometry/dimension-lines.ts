import type { Room, RoomSide, WallPlan } from "./rooms.ts"
import { directionTo, distance, dot, isSamePlace, plus, times, turnLeft, type Vector } from "./vectors.ts"

/** A dimension in the plan: its line, and where its two witness lines start. */
export interface DimensionLine {
  readonly from: Vector
  readonly to: Vector
  readonly measuredFrom: Vector
  readonly measuredTo: Vector
  /** mm, rounded for display. */
  readonly length: number
}

/** Joined sides less than this out of line are measured as one: sine of 0.1 degrees. */
const straight = 0.002

/** The clear lengths of a room's walls, at this distance inside their faces. Curved walls have none. */
export function roomDimensions(room: Room, aside: number): readonly DimensionLine[] {
  return room.edges.flatMap((sides) => {
    const runs = straightRuns(sides.filter((side) => distance(side.innerFrom, side.innerTo) > 1))
    return runs.map(({ from, to }) => toLine(from, to, aside))
  })
}

const toLine = (from: Vector, to: Vector, aside: number): DimensionLine => {
  const off = times(turnLeft(directionTo(from, to)), aside)
  return {
    from: plus(from, off),
    to: plus(to, off),
    measuredFrom: from,
    measuredTo: to,
    length: distance(from, to),
  }
}

/** Faces that continue straight from one wall to the next. */
function straightRuns(sides: readonly RoomSide[]): readonly { readonly from: Vector; readonly to: Vector }[] {
  const runs: { from: Vector; to: Vector }[] = []
  for (const { innerFrom: from, innerTo: to } of sides) {
    const last = runs.at(-1)
    if (last && goesOn(last, { from, to })) last.to = to
    else runs.push({ from, to })
  }
  const [first, last] = [runs[0], runs.at(-1)]
  // The walk may have started in the middle of a run.
  if (first && last && first !== last && goesOn(last, first)) {
    first.from = last.from
    runs.pop()
  }
  return runs
}

interface Run {
  readonly from: Vector
  readonly to: Vector
}

const goesOn = (one: Run, next: Run): boolean =>
  distance(one.to, next.from) < 1 &&
  dot(directionTo(one.from, one.to), directionTo(next.from, next.to)) > 1 - straight

export const planSides = ["below", "right", "above", "left"] as const
export type PlanSide = (typeof planSides)[number]

const outward: Readonly<Record<PlanSide, Vector>> = {
  below: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  above: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}

/** Outer dimensions of one side of a plan: from joint to joint, and the whole, on lines further out. */
export interface OuterDimensions {
  readonly side: PlanSide
  readonly chain: readonly DimensionLine[]
  readonly total: DimensionLine | null
}

/**
 * The outer dimensions of all four sides, between the outer faces. `aside` is the distance of the chain from
 * the outermost point; the total is as far outside again. Where walls bow or slant, the chain extends to
 * their furthest points.
 */
export function outerDimensions(plan: WallPlan, aside: number): readonly OuterDimensions[] {
  const curved = new Set(plan.walls.flatMap(({ id, wall }) => (wall.sagitta === 0 ? [] : [id])))
  const outside = plan.outsides.flat()
  const places = outside.flatMap(({ innerFrom, innerTo }) => [innerFrom, innerTo])
  return planSides.map((side) => {
    const out = outward[side]
    const along = turnLeft(out)
    const faces = outside.filter(({ from, to, walls }) => {
      const facing = turnLeft(directionTo(from, to))
      const isCurved = walls.every(({ id }) => curved.has(id))
      return !isCurved && dot(facing, out) > 1 - straight && !isSamePlace(from, to)
    })
    const far = Math.max(...places.map((place) => dot(place, out)))
    const ends = faces.flatMap(({ innerFrom, innerTo }) => [innerFrom, innerTo])
    const reach = places.map((place) => dot(place, along))
    const all = [...ends.map((place) => dot(place, along)), Math.min(...reach), Math.max(...reach)]
    const stops = [...new Set(places.length > 0 ? all.map(Math.round) : [])].toSorted((a, b) => a - b)
    const at = (s: number, off: number): Vector => plus(times(along, s), times(out, far + off))
    const line = (from: number, to: number, off: number): DimensionLine => ({
      from: at(from, off),
      to: at(to, off),
      measuredFrom: at(from, 0),
      measuredTo: at(to, 0),
      length: to - from,
    })
    const chain = stops.slice(1).map((to, before) => line(stops[before] ?? to, to, aside))
    const [first, last] = [stops[0], stops.at(-1)]
    const total =
      first !== undefined && last !== undefined && chain.length > 1 ? line(first, last, 2 * aside) : null
    return { side, chain, total }
  })
}
