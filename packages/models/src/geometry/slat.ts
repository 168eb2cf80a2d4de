import { addGrid, closeMesh, openMesh, type Mesh } from "./mesh.ts"
import type { Vec3 } from "./vector.ts"

/** A slat whose ends are hidden in a frame: rounded along its four edges, open at its ends. Its grain runs along its longest side. */
export function slat({ size, radius = 0.003 }: { readonly size: Vec3; readonly radius?: number }): Mesh {
  const axis = size[0] >= size[1] && size[0] >= size[2] ? 0 : size[1] >= size[2] ? 1 : 2
  const [right, up] = [(axis + 1) % 3, (axis + 2) % 3]
  const half = (of: number): number => (size[of] ?? 0) / 2
  const round = Math.min(radius, half(right) - 1e-5, half(up) - 1e-5)
  const draft = openMesh()
  // Each flat side from edge to edge; between two sides the normals turn over the rounding.
  const sides = [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2)
  const corners = [...sides, 0].flatMap((angle) => {
    const [nx, ny] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
    return [-1, 1].map((way) => ({
      normal: [nx, ny] as const,
      x: nx * half(right) - way * ny * (half(right) - round),
      y: ny * half(up) + way * nx * (half(up) - round),
    }))
  })
  let around = 0
  for (const [i, { normal, x, y }] of corners.slice(0, 9).entries()) {
    const before = corners[i - 1]
    if (before) around += Math.hypot(x - before.x, y - before.y)
    for (const end of [1, -1]) {
      const [point, out] = [
        [0, 0, 0],
        [0, 0, 0],
      ]
      point[axis] = end * half(axis)
      point[right] = x
      point[up] = y
      out[right] = normal[0]
      out[up] = normal[1]
      draft.positions.push(...point)
      draft.normals.push(...out)
      draft.uvs.push(end * half(axis), around)
    }
  }
  addGrid(draft, 0, 2, 9)
  return closeMesh(draft)
}
