import { weldNormals } from "./deform.ts"
import { addGrid, closeMesh, openMesh, type Mesh } from "./mesh.ts"
import type { Vec3 } from "./vector.ts"

/**
 * A skin over closed rings of equally many points, each going round from x to z as `roundedRectangle` does: from the middle of a floor
 * outwards and up its inside, over the lip and down its outside. Basins, sinks, tubs.
 */
export function skinRings(rings: readonly (readonly Vec3[])[]): Mesh {
  const draft = openMesh()
  const across = (rings[0]?.length ?? 0) + 1
  let far = 0
  for (const [i, ring] of rings.entries()) {
    const before = rings[i - 1]
    if (before)
      far += Math.hypot(...[0, 1, 2].map((axis) => (ring[0]?.[axis] ?? 0) - (before[0]?.[axis] ?? 0)))
    let around = 0
    for (let s = 0; s < across; s++) {
      const point = ring[s % ring.length] ?? [0, 0, 0]
      const last = ring[(s + ring.length - 1) % ring.length] ?? point
      if (s > 0) around += Math.hypot(point[0] - last[0], point[2] - last[2])
      draft.positions.push(...point)
      draft.normals.push(0, 1, 0)
      draft.uvs.push(around, far)
    }
  }
  addGrid(draft, 0, across, rings.length)
  return weldNormals(closeMesh(draft))
}
