import { disc } from "../../geometry/lathe.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"

/** Two wheels under a hood, standing on y = 0. */
function castor(): Mesh {
  const wheel = place(disc({ radius: 0.027, height: 0.016, rim: 0.004, segments: 16 }), {
    turn: [0, 0, Math.PI / 2],
  })
  return mergeMeshes([
    place(wheel, { at: [-0.013, 0.027, 0] }),
    place(wheel, { at: [0.013, 0.027, 0] }),
    place(roundedBox({ size: [0.012, 0.036, 0.04], radius: 0.005 }), { at: [0, 0.04, 0] }),
    tube({
      path: [
        [0, 0.05, 0],
        [0, 0.081, 0],
      ],
      radius: 0.006,
      sides: 7,
      ends: "none",
    }),
  ])
}

/** Five feet on castors that reach as far across and as deep as said. */
export function castorStar(
  radiusX: number,
  radiusZ: number,
): { readonly star: readonly Mesh[]; readonly castors: readonly Mesh[] } {
  // Stars of five reach less far across and to the back than their radius.
  const foot = (i: number, far: number, y: number): Vec3 => {
    const angle = (i / 5) * 2 * Math.PI
    const sin = Math.sin(angle) / Math.sin((2 * Math.PI) / 5)
    const cos = (Math.cos(angle) - 0.0955) / 0.9045
    return [sin * radiusX * far, y, cos * radiusZ * far]
  }
  const feet = [0, 1, 2, 3, 4]
  return {
    star: feet.map((i) =>
      tube({
        path: [foot(i, 0.06, 0.1), foot(i, 0.4, 0.094), foot(i, 0.8, 0.076), foot(i, 0.99, 0.072)],
        radius: (at) => 0.022 - 0.0095 * at,
        section: [
          [0.8, -0.6],
          [1, 0],
          [0.7, 0.7],
          [-0.7, 0.7],
          [-1, 0],
          [-0.8, -0.6],
        ],
        steps: 8,
      }),
    ),
    castors: feet.map((i) => place(castor(), { at: foot(i, 0.975, 0), turn: [0, i * 1.9, 0] })),
  }
}
