import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import type { PartsDraft } from "../../model/parts.ts"

interface RopeFrame {
  readonly width: number
  readonly depth: number
}

/** A frame of tubes strung with rope. */
export function addRope(
  parts: PartsDraft,
  { width, depth }: RopeFrame,
  armHeight: number,
  backTop: number,
): void {
  const r = 0.0125
  const [x, z] = [width / 2 - r, depth / 2 - r]
  const rear = -z
  // A rail from the left front foot over the arms and the back to the right one.
  const corner = Math.min(0.12, depth * 0.2)
  const rail: readonly Vec3[] = [
    [-x, armHeight - 0.012, z - 0.02],
    [-x, armHeight - 0.012, 0],
    [-x, armHeight + (backTop - armHeight) * 0.5, rear + corner],
    [-x + corner * 0.35, backTop - r, rear + corner * 0.3],
    [-x + corner, backTop - r, rear],
    [-x + corner * 1.6, backTop - r, rear],
    [0, backTop - r, rear],
    [x - corner * 1.6, backTop - r, rear],
    [x - corner, backTop - r, rear],
    [x - corner * 0.35, backTop - r, rear + corner * 0.3],
    [x, armHeight + (backTop - armHeight) * 0.5, rear + corner],
    [x, armHeight - 0.012, 0],
    [x, armHeight - 0.012, z - 0.02],
  ]
  parts.add("frame", tube({ path: rail, radius: r, steps: 80, sides: 10 }))
  const low: readonly Vec3[] = [
    [-x, 0.25, z - 0.02],
    [-x, 0.25, rear + corner * 1.6],
    [-x, 0.25, rear + corner],
    [-x + corner, 0.25, rear],
    [-x + corner * 1.6, 0.25, rear],
    [0, 0.25, rear],
    [x - corner * 1.6, 0.25, rear],
    [x - corner, 0.25, rear],
    [x, 0.25, rear + corner],
    [x, 0.25, rear + corner * 1.6],
    [x, 0.25, z - 0.02],
  ]
  parts.add("frame", tube({ path: low, radius: r * 0.9, steps: 60, sides: 10 }))
  parts.add(
    "frame",
    tube({
      path: [
        [-x, 0.25, z - 0.02],
        [x, 0.25, z - 0.02],
      ],
      radius: r * 0.9,
      steps: 1,
      sides: 10,
    }),
  )
  for (const side of [-1, 1]) {
    parts.add(
      "frame",
      tube({
        path: [
          [side * x, armHeight - 0.012, z - 0.02],
          [side * x, 0.012, z],
        ],
        radius: r,
        steps: 1,
        sides: 10,
      }),
      tube({
        path: [
          [side * (x - corner * 0.4), 0.25, rear + corner * 0.4],
          [side * (x - corner * 0.2), 0.012, rear],
        ],
        radius: r,
        steps: 1,
        sides: 10,
      }),
    )
  }
  // Rope wound up and down between the rails.
  const strands = Math.round((width + 2 * depth) / 0.062)
  const at = (points: readonly Vec3[], where: number): Vec3 => {
    const spot = where * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(spot))
    const t = spot - i
    const [a, b] = [points[i] ?? [0, 0, 0], points[i + 1] ?? [0, 0, 0]]
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
  }
  const byLength = spread(rail)
  const lowByLength = spread(low)
  for (let i = 1; i < strands; i++) {
    const where = i / strands
    parts.add(
      "rope",
      tube({
        path: [at(rail, byLength(where)), at(low, lowByLength(where))],
        radius: 0.0062,
        steps: 1,
        sides: 6,
        ends: "none",
      }),
    )
  }
}

/** From a share of the length of a way to a share of its corners. */
function spread(points: readonly Vec3[]): (where: number) => number {
  const steps = points.slice(1).map((p, i) => {
    const q = points[i] ?? p
    return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
  })
  const total = steps.reduce((sum, one) => sum + one, 0)
  return (where) => {
    let left = where * total
    for (const [i, step] of steps.entries()) {
      if (left <= step) return (i + left / step) / steps.length
      left -= step
    }
    return 1
  }
}
