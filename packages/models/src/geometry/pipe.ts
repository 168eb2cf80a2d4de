import { lineThrough } from "./curve.ts"
import type { Mesh } from "./mesh.ts"
import { tube } from "./tube.ts"
import { add3, cross3, dot3, length3, scale3, subtract3, unit3, type Vec3 } from "./vector.ts"

interface PipeShape {
  /** Corners of the way. */
  readonly path: readonly Vec3[]
  readonly radius: number
  /** Radius of the bends at the corners, of the middle line; as much as fits. */
  readonly bend?: number
  readonly sides?: number
  readonly ends?: "round" | "flat" | "none"
}

/** A bent pipe: straight pieces, round corners (taps, rails, radiators, rods). */
export function pipe({ path, radius, bend = radius * 2.5, sides = 12, ends = "flat" }: PipeShape): Mesh {
  const points = path.flatMap((corner, i): readonly Vec3[] => {
    const [before, after] = [path[i - 1], path[i + 1]]
    return before && after ? roundCorner(before, corner, after, bend) : [corner]
  })
  return tube({ path: lineThrough(points), radius, stops: sharesOf(points), sides, ends })
}

/** The way from the first point to each one, as a share of the whole. */
function sharesOf(points: readonly Vec3[]): readonly number[] {
  let far = 0
  const sums = points.map((point, i) => (far += length3(subtract3(point, points[i - 1] ?? point))))
  return sums.map((sum) => sum / far)
}

function roundCorner(before: Vec3, corner: Vec3, after: Vec3, bend: number): readonly Vec3[] {
  const [back, on] = [subtract3(before, corner), subtract3(after, corner)]
  const [a, b] = [unit3(back), unit3(on)]
  const half = Math.acos(Math.min(1, Math.max(-1, dot3(a, b)))) / 2
  if (length3(cross3(a, b)) < 1e-4) return [corner]
  const cut = Math.min(bend / Math.tan(half), length3(back) * 0.48, length3(on) * 0.48)
  const [from, to] = [add3(corner, scale3(a, cut)), add3(corner, scale3(b, cut))]
  const pieces = bend > 0.03 ? 8 : 5
  // A quadratic curve is within a hair of the arc at right angles with this weight.
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces
    const weights = [(1 - t) ** 2, 2 * t * (1 - t) * Math.sin(half), t * t] as const
    const sum = weights[0] + weights[1] + weights[2]
    return scale3(
      add3(add3(scale3(from, weights[0]), scale3(corner, weights[1])), scale3(to, weights[2])),
      1 / sum,
    )
  })
}
