import { measureMeshes } from "../geometry/mesh.ts"
import { place } from "../geometry/place-mesh.ts"
import type { Vec3 } from "../geometry/vector.ts"
import type { AnyModelType, Part } from "./model-type.ts"
import { inMetres, type Values } from "./parameters.ts"

/** How far what a builder makes may be off its size before it is stretched to it. */
export const fitTolerance = 0.06

/**
 * Builds a piece of exactly the size that its values say: width, depth and height, around x = 0 and z = 0, standing on y = 0.
 * Puffs and leaves come out a little off; the difference is stretched away. Throws where a builder missed its size by more than
 * `fitTolerance`, which a test looks for in every type.
 */
export function buildModel(type: AnyModelType, values: Values): readonly Part[] {
  const metres = inMetres(type.parameters, values)
  return fitToSize(type.id, type.build(metres), [metres.width, metres.height, metres.depth])
}

/** Stretches parts to a size; 2 cm may be off where the piece is small. */
export function fitToSize(id: string, parts: readonly Part[], size: Vec3): readonly Part[] {
  const { low, high } = measureMeshes(parts.map(({ mesh }) => mesh))
  const scale = size.map((want, axis) => {
    const is = (high[axis] ?? 0) - (low[axis] ?? 0)
    if (Math.abs(is - want) > Math.max(0.02, want * fitTolerance)) {
      const name = ["width", "height", "depth"][axis] ?? ""
      throw new RangeError(`${id} is ${Math.round(is * 1000)} mm in ${name}, not ${Math.round(want * 1000)}`)
    }
    return want / is
  })
  const [sx = 1, sy = 1, sz = 1] = scale
  const at: Vec3 = [(-(low[0] + high[0]) / 2) * sx, -low[1] * sy, (-(low[2] + high[2]) / 2) * sz]
  return parts.map((part) => ({ ...part, mesh: place(part.mesh, { scale: [sx, sy, sz], at }) }))
}
