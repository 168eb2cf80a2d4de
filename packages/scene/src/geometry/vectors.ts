/** A point or a direction in the plan; unlike `Point` of a document not necessarily in whole mm. */
export interface Vector {
  readonly x: number
  readonly y: number
}

export const plus = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y })
export const times = (a: Vector, by: number): Vector => ({ x: a.x * by, y: a.y * by })
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y
/** Positive where `b` turns left from `a`. */
export const cross = (a: Vector, b: Vector): number => a.x * b.y - a.y * b.x
export const length = (a: Vector): number => Math.hypot(a.x, a.y)
export const distance = (a: Vector, b: Vector): number => Math.hypot(b.x - a.x, b.y - a.y)
/** A quarter turn to the left. */
export const turnLeft = (a: Vector): Vector => ({ x: -a.y, y: a.x })
export const isSamePlace = (a: Vector, b: Vector): boolean => a.x === b.x && a.y === b.y
export const midway = (a: Vector, b: Vector): Vector => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
/** Rounds to whole mm, and turns -0 into 0, because JSON loses the sign. */
export const rounded = (a: Vector): Vector => ({ x: Math.round(a.x) + 0, y: Math.round(a.y) + 0 })

/**
 * The point in whole mm nearest to one at a given distance from another, that still has this distance: plain
 * rounding turns 5000 mm at 45 degrees into 5001.
 */
export function roundedAtLength(from: Vector, place: Vector, far: number): Vector {
  const steps = [-1, 0, 1]
  const near = rounded(place)
  const around = steps.flatMap((x) => steps.map((y) => plus(near, { x, y })))
  const wrong = (one: Vector): number => Math.abs(distance(from, one) - far)
  const isRight = (one: Vector): boolean => wrong(one) < 0.5
  const [best] = around
    .filter((one) => isRight(one) || one === near)
    .toSorted((a, b) => Number(isRight(b)) - Number(isRight(a)) || distance(a, place) - distance(b, place))
  return rounded(best ?? near)
}

/** The direction from one point to another, of length 1; x if they are the same. */
export function directionTo(from: Vector, to: Vector): Vector {
  const far = distance(from, to)
  return far === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / far, y: (to.y - from.y) / far }
}

/** Turned about the origin, degrees counter-clockwise. Quarter turns are exact. */
export function rotate(a: Vector, degrees: number): Vector {
  const quarters = degrees / 90
  if (Number.isInteger(quarters)) {
    switch (((quarters % 4) + 4) % 4) {
      case 1:
        return turnLeft(a)
      case 2:
        return { x: -a.x, y: -a.y }
      case 3:
        return { x: a.y, y: -a.x }
      default:
        return a
    }
  }
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: a.x * cos - a.y * sin, y: a.x * sin + a.y * cos }
}

/** Degrees of a direction from the x axis, 0 to below 360. */
export function degreesOf(a: Vector): number {
  const degrees = (Math.atan2(a.y, a.x) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees + 0
}

/** Orders points from left to right, then from bottom to top. */
export const comparePlaces = (a: Vector, b: Vector): number => a.x - b.x || a.y - b.y

/** The crossing of two infinite lines; null if they are parallel or nearly so. */
export function meetLines(a: Vector, alongA: Vector, b: Vector, alongB: Vector): Vector | null {
  const turn = cross(alongA, alongB)
  if (Math.abs(turn) < 1e-9 * length(alongA) * length(alongB)) return null
  return plus(a, times(alongA, cross(minus(b, a), alongB) / turn))
}

/**
 * The distance of a point from the segment between two others, and the nearest point's share of it (0 to 1).
 */
export function nearestOnLine(place: Vector, from: Vector, to: Vector): { share: number; distance: number } {
  const along = minus(to, from)
  const square = dot(along, along)
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(place, from), along) / square))
  return { share, distance: distance(place, plus(from, times(along, share))) }
}
