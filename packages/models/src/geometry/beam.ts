import type { Mesh } from "./mesh.ts"
import { place } from "./place-mesh.ts"
import { roundedBox } from "./rounded-box.ts"
import { length3, subtract3, type Vec3 } from "./vector.ts"

interface BeamShape {
  readonly from: Vec3
  readonly to: Vec3
  /** Metres across the way, lying. */
  readonly width: number
  /** Metres across the way, upwards. */
  readonly thickness: number
  readonly radius?: number
  /** Radians about its own axis. */
  readonly roll?: number
}

/** A straight bar of timber between the middles of its two ends, its grain along it. */
export function beam({ from, to, width, thickness, radius = 0.003, roll = 0 }: BeamShape): Mesh {
  const way = subtract3(to, from)
  const far = length3(way)
  const bar = roundedBox({ size: [far, thickness, width], radius, grain: "x" })
  return place(roll === 0 ? bar : place(bar, { turn: [roll, 0, 0] }), {
    turn: [0, Math.atan2(-way[2], way[0]), Math.asin(way[1] / Math.max(far, 1e-6))],
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2],
  })
}

/** A square leg between the middles of its ends, thinner at the foot; its sides stay parallel to x and z. */
export function squareLeg({
  top,
  foot,
  topSize,
  footSize,
  radius = 0.003,
}: {
  readonly top: Vec3
  readonly foot: Vec3
  readonly topSize: readonly [number, number]
  readonly footSize: readonly [number, number]
  readonly radius?: number
}): Mesh {
  const height = top[1] - foot[1]
  return roundedBox({
    size: [topSize[0], height, topSize[1]],
    radius,
    grain: "y",
    bend: (p) => {
      const down = 0.5 - p[1] / height
      p[0] = p[0] * (1 + (footSize[0] / topSize[0] - 1) * down) + top[0] + (foot[0] - top[0]) * down
      p[2] = p[2] * (1 + (footSize[1] / topSize[1] - 1) * down) + top[2] + (foot[2] - top[2]) * down
      p[1] += (top[1] + foot[1]) / 2
    },
  })
}
