import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { PartsDraft } from "../../model/parts.ts"

/** How far a kitchen tap stands above the worktop, in metres. */
export const tapHeight = 0.36

/** A kitchen tap with a lever on its right: its spout a swan's neck, or square over the bowl. */
export function addTap(
  parts: PartsDraft,
  kind: "swan" | "angled",
  [x, y, z]: readonly [number, number, number],
): void {
  const add = (mesh: Mesh): void => parts.add("tap", place(mesh, { at: [x, y, z] }))
  add(
    lathe({
      profile: [
        [0.027, 0],
        [0.027, 0.004],
        [0.024, 0.007],
        [0.019, 0.009],
        [0.019, 0.1],
        [0.017, 0.106],
        [0.011, 0.109],
      ],
      segments: 24,
    }),
  )
  const top = tapHeight - 0.011
  add(
    tube({
      path:
        kind === "swan"
          ? [
              [0, 0.1, 0],
              [0, 0.2, 0],
              [0, top - 0.085, 0.004],
              [0, top - 0.018, 0.045],
              [0, top, 0.1],
              [0, top - 0.03, 0.166],
              [0, top - 0.12, 0.19],
            ]
          : [
              [0, 0.1, 0],
              [0, top - 0.06, 0],
              [0, top - 0.006, 0.012],
              [0, top, 0.05],
              [0, top, 0.17],
              [0, top - 0.012, 0.198],
              [0, top - 0.05, 0.202],
            ],
      radius: 0.011,
      steps: 26,
      sides: 12,
    }),
  )
  // A lever to the right, and the nozzle.
  add(
    tube({
      path: [
        [0.015, 0.062, 0],
        [0.05, 0.062, 0],
      ],
      radius: 0.0125,
      steps: 2,
      sides: 14,
    }),
  )
  add(
    tube({
      path: [
        [0.045, 0.062, 0],
        [0.05, 0.1, 0.006],
        [0.052, 0.145, 0.012],
      ],
      radius: 0.0045,
      steps: 6,
      sides: 8,
    }),
  )
}
