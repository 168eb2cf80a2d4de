import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** A seat from above: trapezoids have another width at the back. Metres. */
export interface SeatPlan {
  readonly front: number
  readonly back: number
  readonly depth: number
  /** Its upper edge over the floor, and z of its middle. */
  readonly height: number
  readonly middle: number
}

/** Where a point of a seat lies; u and v from -1 to 1, v to the front. */
export const seatPoint = (
  { front, back, depth, height, middle }: SeatPlan,
  u: number,
  v: number,
  sag = 0,
): Vec3 => {
  const half = (back + ((front - back) * (v + 1)) / 2) / 2
  return [u * half, height - sag * (1 - u * u) * (1 - v * v), middle + (v * depth) / 2]
}

/** A seat of paper cord: strands run over the rails to the diagonals, where those of two sides meet. */
export function cordSeat(
  plan: SeatPlan,
  { sag = 0.022, radius = 0.0052 }: { readonly sag?: number; readonly radius?: number } = {},
): Mesh {
  const strands: Mesh[] = []
  const put = (from: readonly [number, number], to: readonly [number, number]): void => {
    const edge = seatPoint(plan, from[0], from[1])
    const out = seatPoint(plan, from[0] * 1.0, from[1] * 1.0)
    strands.push(
      tube({
        path: [
          [out[0], out[1] - 0.022, out[2]],
          [edge[0], edge[1], edge[2]],
          seatPoint(plan, (from[0] * 2 + to[0]) / 3, (from[1] * 2 + to[1]) / 3, sag * 0.5),
          seatPoint(plan, to[0], to[1], sag),
        ],
        radius,
        steps: 3,
        sides: 4,
        ends: "none",
      }),
    )
  }
  const across = Math.round((plan.front + plan.back) / 2 / (radius * 2.05))
  for (let i = 0; i < across; i++) {
    const u = ((i + 0.5) / across) * 2 - 1
    for (const side of [-1, 1]) put([u, side], [u, side * Math.max(0.02, Math.abs(u))])
  }
  const along = Math.round(plan.depth / (radius * 2.05))
  for (let i = 0; i < along; i++) {
    const v = ((i + 0.5) / along) * 2 - 1
    for (const side of [-1, 1]) put([side, v], [side * Math.max(0.02, Math.abs(v)), v])
  }
  return mergeMeshes(strands)
}

/** A turned rail between two points, thicker in its middle. */
export const spindle = (from: Vec3, to: Vec3, middle: number, end = middle * 0.68, sides = 8): Mesh =>
  tube({
    path: (at) => [
      from[0] + (to[0] - from[0]) * at,
      from[1] + (to[1] - from[1]) * at,
      from[2] + (to[2] - from[2]) * at,
    ],
    radius: (at) => end + (middle - end) * Math.sin(at * Math.PI),
    steps: 8,
    sides,
    ends: "flat",
  })

/** A chair from above: its outline, and its back. */
export const symbolChair = (
  width: number,
  depth: number,
  back = 0.06,
  radius = 0.05,
): readonly SymbolLine[] => [
  symbolBox({ size: [width, depth], radius }),
  symbolBox({
    at: [0, -depth / 2 + back / 2],
    size: [width * 0.94, back],
    radius: back * 0.45,
    style: "detail",
  }),
]
