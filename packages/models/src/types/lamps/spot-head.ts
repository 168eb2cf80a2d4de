import { aim } from "../../geometry/aim.ts"
import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import type { Vec3 } from "../../geometry/vector.ts"

interface SpotHead {
  /** Metres. */
  readonly radius: number
  readonly tall: number
  /** Where its back is, and where its light goes. */
  readonly at: Vec3
  readonly way: Vec3
}

/** A cylinder with a deep-set lamp: body, baffle and light. */
export function spotHead({ radius, tall, at, way }: SpotHead): {
  readonly body: Mesh
  readonly baffle: Mesh
  readonly light: Mesh
} {
  const put = (mesh: Mesh): Mesh => aim(mesh, { at, along: way, facing: [0, 0, 1] })
  return {
    body: put(
      lathe({
        profile: [
          [0, 0],
          [radius - 0.003, 0],
          [radius, 0.003],
          [radius, tall - 0.0015],
          [radius - 0.0015, tall],
          [radius - 0.004, tall],
        ],
        segments: 36,
        isSeenNear: true,
      }),
    ),
    baffle: put(
      lathe({
        profile: [
          [radius - 0.004, tall],
          [radius * 0.62, tall - radius * 0.62],
        ],
        segments: 36,
        isSeenNear: true,
      }),
    ),
    light: put(
      lathe({
        profile: [
          [radius * 0.63, tall - radius * 0.62],
          [radius * 0.4, tall - radius * 0.55],
          [0, tall - radius * 0.52],
        ],
        segments: 36,
        isSeenNear: true,
      }),
    ),
  }
}
