import type { Wall } from "./wall.ts"
import {
  comparePlaces,
  directionTo,
  distance,
  midway,
  plus,
  times,
  turnLeft,
  type Vector,
} from "../../geometry/vectors.ts"

/** The largest deviation of a chord from its arc, mm: an arc of 3 m loses 0.001 m2 by it. */
export const chordDeviation = 0.5

/** The centre line of a wall, straight or an arc, measured from its `from`. */
export interface WallAxis {
  readonly length: number
  /** A point on it; beyond its ends it continues in the same way. */
  readonly pointAt: (s: number) => Vector
  /** Its direction there, of length 1. */
  readonly directionAt: (s: number) => Vector
  /** The point on it nearest to another; `s` is outside 0..length beyond the ends of a straight one. */
  readonly project: (place: Vector) => { readonly s: number; readonly distance: number }
}

type AxisOf = Pick<Wall, "from" | "to" | "sagitta">

export const chordOf = ({ from, to }: Pick<Wall, "from" | "to">): number => distance(from, to)

/** Walls are never changed in place, and each is asked for its axis a dozen times for a frame in which it is dragged. */
const axes = new WeakMap<AxisOf, WallAxis>()

export function wallAxis(wall: AxisOf): WallAxis {
  const known = axes.get(wall)
  if (known) return known
  const axis = wall.sagitta === 0 || chordOf(wall) === 0 ? straightAxis(wall) : arcAxis(wall)
  axes.set(wall, axis)
  return axis
}

function straightAxis({ from, to }: AxisOf): WallAxis {
  const along = directionTo(from, to)
  const length = distance(from, to)
  return {
    length,
    pointAt: (s) => plus(from, times(along, s)),
    directionAt: () => along,
    project: (place) => {
      const s = (place.x - from.x) * along.x + (place.y - from.y) * along.y
      const kept = Math.min(length, Math.max(0, s))
      return { s, distance: Math.hypot(from.x + along.x * kept - place.x, from.y + along.y * kept - place.y) }
    },
  }
}

/** Circle of an arc: its centre, and the angle it sweeps, negative (clockwise) if it bows to the left. */
export function circleOf({ from, to, sagitta }: AxisOf): {
  readonly centre: Vector
  readonly radius: number
  readonly start: number
  readonly sweep: number
} {
  const chord = distance(from, to)
  const rise = Math.abs(sagitta)
  const radius = (chord * chord) / (8 * rise) + rise / 2
  const left = turnLeft(directionTo(from, to))
  const centre = plus(midway(from, to), times(left, sagitta - Math.sign(sagitta) * radius))
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  return { centre, radius, start, sweep: -Math.sign(sagitta) * 4 * Math.atan2(2 * rise, chord) }
}

function arcAxis(wall: AxisOf): WallAxis {
  const { centre, radius, start, sweep } = circleOf(wall)
  const turn = Math.sign(sweep)
  const whole = Math.abs(sweep) * radius
  const outward = (s: number): Vector => {
    const angle = start + (turn * s) / radius
    return { x: Math.cos(angle), y: Math.sin(angle) }
  }
  const pointAt = (s: number) => plus(centre, times(outward(s), radius))
  return {
    length: whole,
    pointAt,
    directionAt: (s) => times(turnLeft(outward(s)), turn),
    project: (place) => {
      // The angle from the start, in the arc's direction; points behind the arc belong to its nearer end.
      const angle = Math.atan2(place.y - centre.y, place.x - centre.x)
      const full = 2 * Math.PI
      const gone = (((turn * (angle - start)) % full) + full) % full
      const beyond = gone - Math.abs(sweep)
      const s = beyond <= 0 ? gone * radius : beyond < (full - Math.abs(sweep)) / 2 ? whole : 0
      return { s, distance: distance(place, pointAt(s)) }
    },
  }
}

/**
 * The centre line as a polyline, from `from` to `to`. The same arc gives the same corners in either
 * direction.
 */
export function flattenWall(wall: AxisOf): readonly Vector[] {
  const { from, to, sagitta } = wall
  if (sagitta === 0 || chordOf(wall) === 0) return [from, to]
  if (comparePlaces(from, to) > 0) return flattenWall({ from: to, to: from, sagitta: -sagitta }).toReversed()
  const { radius, sweep } = circleOf(wall)
  // Equals 2 acos(1 - deviation / radius), which is 0 for the radius of a slight bow a thousand kilometres
  // long.
  const step = 4 * Math.asin(Math.min(Math.SQRT1_2, Math.sqrt(chordDeviation / (2 * radius))))
  const pieces = Math.max(2, Math.ceil(Math.abs(sweep) / step))
  const axis = arcAxis(wall)
  const between = Array.from({ length: pieces - 1 }, (_, at) =>
    axis.pointAt((axis.length * (at + 1)) / pieces),
  )
  return [from, ...between, to]
}
