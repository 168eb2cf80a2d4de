import { deform } from "../../geometry/deform.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import type { Vec2 } from "../../geometry/vector.ts"

export const vaseShapes = ["belly", "bottle", "cylinder", "amphora", "gourd", "tulip"] as const
export type VaseShape = (typeof vaseShapes)[number]

/** From the edge of the foot to the lip: radius relative to the widest, height relative to the whole. */
const outlines: Readonly<Record<VaseShape, readonly Vec2[]>> = {
  belly: [
    [0.5, 0],
    [0.72, 0.1],
    [0.98, 0.36],
    [0.96, 0.56],
    [0.66, 0.78],
    [0.38, 0.88],
    [0.37, 0.94],
    [0.46, 1],
  ],
  bottle: [
    [0.62, 0],
    [0.84, 0.06],
    [1, 0.24],
    [0.9, 0.42],
    [0.46, 0.58],
    [0.24, 0.7],
    [0.21, 0.88],
    [0.3, 1],
  ],
  cylinder: [
    [0.88, 0],
    [0.97, 0.02],
    [1, 0.08],
    [0.98, 0.5],
    [0.95, 0.9],
    [0.97, 1],
  ],
  amphora: [
    [0.4, 0],
    [0.5, 0.08],
    [0.78, 0.34],
    [1, 0.62],
    [0.88, 0.78],
    [0.5, 0.87],
    [0.46, 0.93],
    [0.6, 1],
  ],
  gourd: [
    [0.6, 0],
    [0.86, 0.08],
    [1, 0.28],
    [0.78, 0.48],
    [0.48, 0.58],
    [0.6, 0.7],
    [0.64, 0.78],
    [0.46, 0.92],
    [0.38, 1],
  ],
  tulip: [
    [0.62, 0],
    [0.66, 0.05],
    [0.6, 0.22],
    [0.6, 0.4],
    [0.72, 0.7],
    [0.92, 0.92],
    [1, 1],
  ],
}

interface VaseSize {
  readonly shape: VaseShape
  /** Metres: of the widest place, and of the whole. */
  readonly radius: number
  readonly height: number
  /** Of the wall. */
  readonly wall?: number
  /** Pleats around it; 0 where it is plain. */
  readonly flutes?: number
}

/** A thrown vase with an inside; says how wide its mouth is within. */
export function makeVase({ shape, radius, height, wall = 0.005, flutes = 0 }: VaseSize): {
  readonly mesh: Mesh
  readonly mouth: number
} {
  const points = outlines[shape]
  const curve = curveThrough(points.map(([r, y]) => [r, y * height, 0]))
  const steps = 32
  const along = Array.from({ length: steps + 1 }, (_, i) => curve(i / steps))
  // The curve swings out past the widest point: cut off there, the belly would have corners.
  const widest = Math.max(...along.map(([r]) => r))
  const outside = along.map(([r, y]): Vec2 => [(r / widest) * radius, y])
  const lip = outside.at(-1)?.[0] ?? radius
  const thick = Math.min(wall, lip * 0.3)
  const inside = outside
    .filter(([, y], i) => i % 2 === 0 && y > height * 0.12 && y < height * 0.985)
    .map(([r, y]): Vec2 => [Math.max(0.002, r - thick), y])
    .toReversed()
  const profile: readonly Vec2[] = [
    [0, 0.0015],
    [(outside[0]?.[0] ?? radius) * 0.9, 0],
    ...outside.map(([r, y]): Vec2 => [r, y * 0.985 + height * 0.004]),
    [lip - thick * 0.25, height],
    [lip - thick * 0.75, height],
    ...inside,
    [0, height * 0.1],
  ]
  const mesh = lathe({ profile, segments: flutes > 0 ? flutes * 5 : 48 })
  if (flutes <= 0) return { mesh, mouth: lip - thick }
  return {
    mesh: deform(mesh, (p) => {
      const by = 1 - 0.05 * Math.abs(Math.sin((Math.atan2(p[2], p[0]) * flutes) / 2))
      p[0] *= by
      p[2] *= by
    }),
    mouth: (lip - thick) * 0.95,
  }
}
