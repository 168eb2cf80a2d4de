import { measureMeshes } from "../geometry/mesh.ts"
import { place } from "../geometry/place-mesh.ts"
import type { Vec3 } from "../geometry/vector.ts"
import type { AnyModelType, Part } from "./model-type.ts"
import { inMetres, type Values } from "./parameters.ts"

/** How far what a builder makes may be off its size before it is stretched to it; a test looks for more in every type. */
export const fitTolerance = 0.06

/**
 * Builds a piece of exactly the size that its values say: width, depth and height, around x = 0 and z = 0, standing on y = 0.
 * Puffs and leaves come out a little off; the difference is stretched away.
 */
export function buildModel(type: AnyModelType, values: Values): readonly Part[] {
  const metres = inMetres(type.parameters, values)
  return fitToSize(type.build(metres), sizeOf(metres))
}

/** Outer size along x, y and z. */
export const sizeOf = ({ width, height, depth }: Values): Vec3 => [width, height, depth]

/** By how much of a size parts miss it before they are stretched, in the worst direction; 2 cm are no miss, whatever the size. */
export function measureMisfit(parts: readonly Part[], size: Vec3): number {
  const { low, high } = measureMeshes(parts.map(({ mesh }) => mesh))
  return Math.max(
    ...size.map((want, axis) => {
      const missed = Math.abs((high[axis] ?? 0) - (low[axis] ?? 0) - want)
      return missed <= 0.02 ? 0 : missed / want
    }),
  )
}

/** Stretches parts to a size. */
export function fitToSize(parts: readonly Part[], size: Vec3): readonly Part[] {
  const { low, high } = measureMeshes(parts.map(({ mesh }) => mesh))
  const scale = size.map((want, axis) => want / Math.max(1e-6, (high[axis] ?? 0) - (low[axis] ?? 0)))
  const [sx = 1, sy = 1, sz = 1] = scale
  const at: Vec3 = [(-(low[0] + high[0]) / 2) * sx, -low[1] * sy, (-(low[2] + high[2]) / 2) * sz]
  return parts.map((part) => ({ ...part, mesh: place(part.mesh, { scale: [sx, sy, sz], at }) }))
}
