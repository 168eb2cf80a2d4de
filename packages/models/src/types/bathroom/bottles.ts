import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { post } from "./taps.ts"

/** A bottle on y = 0 with a pump, its spout to z. */
export function pumpBottle(radius: number, height: number): { glass: Mesh; pump: readonly Mesh[] } {
  const shoulder = height * 0.72
  return {
    glass: lathe({
      profile: [
        [0, 0],
        [radius - 0.003, 0],
        [radius, 0.003],
        [radius, shoulder - 0.012],
        [radius - 0.004, shoulder - 0.003],
        [radius - 0.012, shoulder],
        [0.013, shoulder + 0.003],
        [0.012, shoulder + 0.012],
        [0, shoulder + 0.012],
      ],
      segments: 32,
    }),
    pump: [
      place(post(0.0145, 0.016, 20), { at: [0, shoulder + 0.008, 0] }),
      place(post(0.0045, height - shoulder - 0.02, 12), { at: [0, shoulder + 0.02, 0] }),
      place(post(0.011, 0.01, 18), { at: [0, height - 0.012, 0] }),
      pipe({
        path: [
          [0, height - 0.007, 0],
          [0, height - 0.007, radius],
          [0, height - 0.016, radius + 0.006],
        ],
        radius: 0.0042,
        bend: 0.008,
        sides: 9,
      }),
    ],
  }
}

/** A jar with a lid on y = 0. */
export const jar = (radius: number, height: number): { glass: Mesh; lid: Mesh } => ({
  glass: lathe({
    profile: [
      [0, 0],
      [radius - 0.003, 0],
      [radius, 0.003],
      [radius, height * 0.7],
      [radius - 0.003, height * 0.74],
      [0, height * 0.74],
    ],
    segments: 32,
  }),
  lid: lathe({
    profile: [
      [0, height * 0.745],
      [radius - 0.001, height * 0.745],
      [radius + 0.0005, height * 0.755],
      [radius + 0.0005, height - 0.002],
      [radius - 0.002, height],
      [0, height],
    ],
    segments: 32,
  }),
})
