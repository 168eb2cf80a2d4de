import type { Curve } from "../../geometry/curve.ts"
import { bendAround } from "../../geometry/soft.ts"
import type { Place, Vec2 } from "../../geometry/vector.ts"

/** A band around a circle in front of it that fills a rectangle; metres. */
export interface ArcPlan {
  /** Of the middle of the band. */
  readonly radius: number
  /** Radians from the middle to an end. */
  readonly half: number
  readonly band: number
  /** z of the band's middle where x is 0. */
  readonly middle: number
}

/** The band of this width across, and its bend, whose outline is `width` by `depth`. */
export function planArc(width: number, depth: number, band: number): ArcPlan {
  let [low, high] = [0.02, 1.45]
  for (let i = 0; i < 60; i++) {
    const half = (low + high) / 2
    const outer = width / (2 * Math.sin(half))
    const deep = outer - (outer - band) * Math.cos(half)
    if (deep < depth) low = half
    else high = half
  }
  return { radius: width / (2 * Math.sin(low)) - band / 2, half: low, band, middle: -depth / 2 + band / 2 }
}

/** The line at a distance in front of the band's middle, from left to right. */
export const arcLine =
  ({ radius, half, middle }: ArcPlan, before: number): Curve =>
  (at) => {
    const angle = (at * 2 - 1) * half
    return [Math.sin(angle) * (radius - before), 0, middle + radius - (radius - before) * Math.cos(angle)]
  }

/** Bends what lies along x into the band. */
export const bendInto =
  ({ radius, middle }: ArcPlan) =>
  (p: Place): void => {
    bendAround(radius)(p)
    p[2] += middle
  }

/** The outline of a part of the band, for plan symbols. */
export function arcOutline(arc: ArcPlan, back: number, front: number): readonly Vec2[] {
  const line = (before: number): readonly Vec2[] =>
    Array.from({ length: 25 }, (_, i) => {
      const [x, , z] = arcLine(arc, before)(i / 24)
      return [x, z] as const
    })
  return [...line(back), ...line(front).toReversed()]
}
