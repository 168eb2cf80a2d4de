import { measureMeshes, type Mesh } from "./mesh.ts"
import { place } from "./place-mesh.ts"
import type { Vec3 } from "./vector.ts"

interface SlotMesh {
  readonly slot: string
  readonly mesh: Mesh
}

/** Stretches surfaces together to a size (metres), around x = 0 and z = 0 and standing on y = 0: round pieces that become oval. */
export function fitMeshes<Part extends SlotMesh>(parts: readonly Part[], size: Vec3): readonly Part[] {
  const { low, high } = measureMeshes(parts.map(({ mesh }) => mesh))
  const by = (axis: number): number =>
    (size[axis] ?? 0) / Math.max(1e-6, (high[axis] ?? 0) - (low[axis] ?? 0))
  const [x, y, z] = [by(0), by(1), by(2)]
  const at: Vec3 = [(-(low[0] + high[0]) / 2) * x, -low[1] * y, (-(low[2] + high[2]) / 2) * z]
  return parts.map((part) => ({ ...part, mesh: place(part.mesh, { scale: [x, y, z], at }) }))
}

/**
 * Stretches what grows around the upright axis to a width and a depth, and from the height `foot` up to `top`; the axis stays where
 * it is, so a crown that leans to one side still stands on its trunk.
 */
export function fitAround(
  meshes: readonly Mesh[],
  {
    width,
    depth,
    foot,
    top,
  }: { readonly width: number; readonly depth: number; readonly foot: number; readonly top: number },
): readonly Mesh[] {
  const { low, high } = measureMeshes(meshes)
  const side = (to: number, reach: number): number => to / Math.max(1e-4, Math.abs(reach))
  const [left, right] = [side(width / 2, low[0]), side(width / 2, high[0])]
  const [back, front] = [side(depth / 2, low[2]), side(depth / 2, high[2])]
  const up = (top - foot) / Math.max(1e-4, high[1] - foot)
  return meshes.map((mesh) => {
    const positions = new Float32Array(mesh.positions)
    for (let i = 0; i < positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3)
      positions[i] = x * (x < 0 ? left : right)
      if (y > foot) positions[i + 1] = foot + (y - foot) * up
      positions[i + 2] = z * (z < 0 ? back : front)
    }
    return { ...mesh, positions }
  })
}
