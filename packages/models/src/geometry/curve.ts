import { add3, length3, mix3, scale3, subtract3, type Vec3 } from "./vector.ts"

/** A place on a curve at 0 to 1 of its parameter. */
export type Curve = (at: number) => Vec3

/** A smooth curve through points (Catmull-Rom, centripetal as in Yuksel and others 2011, so that it makes no loops). */
export function curveThrough(points: readonly Vec3[], isClosed = false): Curve {
  const count = points.length
  const spans = isClosed ? count : count - 1
  const at = (index: number): Vec3 => {
    if (isClosed) return points[((index % count) + count) % count] ?? [0, 0, 0]
    const inside = points[index]
    if (inside) return inside
    // Beyond an end the curve goes on as it came.
    const [end, next] = index < 0 ? [at(0), at(1)] : [at(count - 1), at(count - 2)]
    return subtract3(scale3(end, 2), next)
  }
  const known: Span[] = []
  const spanAt = (span: number): Span =>
    (known[span] ??= openSpan(at(span - 1), at(span), at(span + 1), at(span + 2)))
  return (where) => {
    const scaled = Math.min(Math.max(where, 0), 1) * spans
    const span = Math.min(Math.floor(scaled), spans - 1)
    return pointBetween(spanAt(span), scaled - span)
  }
}

/** Four points of a curve, and its parameter at the last three. */
interface Span {
  readonly points: readonly [Vec3, Vec3, Vec3, Vec3]
  readonly knots: Vec3
}

function openSpan(p0: Vec3, p1: Vec3, p2: Vec3, p3: Vec3): Span {
  const knot = (a: Vec3, b: Vec3): number => Math.max(1e-6, Math.sqrt(length3(subtract3(b, a))))
  const t1 = knot(p0, p1)
  const t2 = t1 + knot(p1, p2)
  return { points: [p0, p1, p2, p3], knots: [t1, t2, t2 + knot(p2, p3)] }
}

/** Barry and Goldman's pyramid for one span, as the shares that the four points have of the place. */
function pointBetween({ points: [p0, p1, p2, p3], knots: [t1, t2, t3] }: Span, at: number): Vec3 {
  const t = t1 + (t2 - t1) * at
  const a1 = t / t1
  const a2 = (t - t1) / (t2 - t1)
  const a3 = (t - t2) / (t3 - t2)
  const b1 = t / t2
  const b2 = (t - t1) / (t3 - t1)
  const s0 = (1 - a2) * (1 - b1) * (1 - a1)
  const s1 = (1 - a2) * ((1 - b1) * a1 + b1 * (1 - a2)) + a2 * (1 - b2) * (1 - a2)
  const s2 = (1 - a2) * b1 * a2 + a2 * ((1 - b2) * a2 + b2 * (1 - a3))
  const s3 = a2 * b2 * a3
  return [
    p0[0] * s0 + p1[0] * s1 + p2[0] * s2 + p3[0] * s3,
    p0[1] * s0 + p1[1] * s1 + p2[1] * s2 + p3[1] * s3,
    p0[2] * s0 + p1[2] * s1 + p2[2] * s2 + p3[2] * s3,
  ]
}

/** Straight pieces from point to point, each as long in the parameter as in space. */
export function lineThrough(points: readonly Vec3[]): Curve {
  const lengths = points.slice(1).map((point, i) => length3(subtract3(point, points[i] ?? point)))
  const total = lengths.reduce((sum, one) => sum + one, 0)
  return (where) => {
    let left = Math.min(Math.max(where, 0), 1) * total
    for (const [i, far] of lengths.entries()) {
      const [from, to] = [points[i], points[i + 1]]
      if (from && to && (left <= far || i === lengths.length - 1))
        return mix3(from, to, far > 0 ? left / far : 0)
      left -= far
    }
    return points[0] ?? [0, 0, 0]
  }
}

/** Places along a curve, `count` pieces of equal length. */
export function spacedPoints(curve: Curve, count: number): readonly Vec3[] {
  const fine = Math.max(96, count * 4)
  const points = Array.from({ length: fine + 1 }, (_, i) => curve(i / fine))
  const far = [0]
  for (let i = 1; i <= fine; i++) {
    const [p, q] = [points[i - 1], points[i]]
    far.push(
      (far[i - 1] ?? 0) +
        (p && q ? Math.sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2 + (q[2] - p[2]) ** 2) : 0),
    )
  }
  const total = far[fine] ?? 0
  let from = 0
  return Array.from({ length: count + 1 }, (_, i) => {
    const want = (total * i) / count
    while (from < fine - 1 && (far[from + 1] ?? 0) < want) from++
    const [a, b] = [far[from] ?? 0, far[from + 1] ?? 0]
    const at = b > a ? (want - a) / (b - a) : 0
    const origin: Vec3 = [0, 0, 0]
    const [p, q] = [points[from] ?? origin, points[from + 1] ?? origin]
    return add3(p, scale3(subtract3(q, p), at))
  })
}
