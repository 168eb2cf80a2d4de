import { aim, directionOf } from "../../geometry/aim.ts"
import { ball } from "../../geometry/lathe.ts"
import { leaf } from "../../geometry/leaf.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"

/** A petal of a tulip: it stands on the origin, cups around the y axis and closes above. */
const tulipPetal = (around: number, girth: number): Mesh =>
  sheet({
    cells: [4, 6],
    surface: (u, v): Vec3 => {
      const side = u * 2 - 1
      const at = 0.02 + 0.98 * v
      // An egg: full in its lower half, drawn in at its mouth.
      const reach = girth * Math.sin(Math.PI * (0.06 + 0.74 * at)) ** 0.72
      const wide = 1.12 * Math.sqrt(Math.max(0, 1 - at ** 5)) * (0.35 + 0.65 * Math.min(1, at * 2.6))
      const angle = around + side * wide
      const out = reach * (1 + 0.07 * side * side * at)
      return [Math.sin(angle) * out, 0.056 * at - 0.004 * side * side * at, Math.cos(angle) * out]
    },
    uv: (u, v) => [v * 0.06, (u - 0.5) * 0.045],
  })
export const tulip = mergeMeshes(
  [0, 1, 2, 3, 4, 5].map((i) => tulipPetal((i * Math.PI) / 3, i % 2 === 0 ? 0.0225 : 0.0205)),
)

const ray = leaf({
  length: 0.028,
  width: 0.008,
  widest: 0.6,
  taper: 0.5,
  fold: 0.15,
  droop: 0.25,
  cells: [2, 3],
})
export const daisy = mergeMeshes(
  Array.from({ length: 13 }, (_, i) =>
    aim(ray, { at: [0, 0, 0], along: directionOf((i / 13) * 2 * Math.PI, 0.18), facing: [0, 1, 0] }),
  ),
)
export const daisyEye = place(ball(0.008, 10), { scale: [1, 0.55, 1], at: [0, 0.002, 0] })

export const tulipLeaf = leaf({
  length: 0.2,
  width: 0.032,
  widest: 0.4,
  fold: 0.5,
  droop: 1.1,
  wave: 0.1,
  cells: [2, 8],
})
export const eucalyptusLeaf = leaf({
  length: 0.036,
  width: 0.03,
  widest: 0.5,
  taper: 0.6,
  fold: 0.12,
  droop: 0.3,
  cells: [2, 4],
})
