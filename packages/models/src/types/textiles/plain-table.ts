import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import type { Vec2 } from "../../geometry/vector.ts"

interface PlainTable {
  /** In metres, around the middle. */
  readonly outline: readonly Vec2[]
  /** Height of its top over y = 0; its feet stand below that. */
  readonly top: number
}

const tall = 0.74

/** A table that cloths are shown on: a top of any outline on four legs. */
export function plainTable({ outline, top }: PlainTable): Mesh {
  const thick = 0.03
  const [x, z] = [0, 1].map((axis) => Math.max(...outline.map((point) => point[axis] ?? 0))) as [
    number,
    number,
  ]
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      taperedLeg({
        top: [side * (x - 0.13), top - thick + 0.001, end * (z - 0.11)],
        foot: [side * (x - 0.1), top - tall, end * (z - 0.08)],
        topRadius: 0.028,
        footRadius: 0.018,
      }),
    ),
  )
  return mergeMeshes([
    place(plate({ outline, thickness: thick, rim: 0.01, rounds: 4 }), { at: [0, top - thick / 2, 0] }),
    ...legs,
  ])
}
