import type { Span } from "../../geometry/board.ts"
import { closeMesh, countVertices, openMesh, type Mesh } from "../../geometry/mesh.ts"

/** How far the shadow reaches out from the front: half of the narrowest gap between two fronts. */
const halfGap = 0.0015

/**
 * The dark in the gap around a front. Gaps are finer than any map of shadows, so daylight would fall on the edges inside them: four
 * strips that look down, away from the light, lie just behind the rounding of the edges in the colour of the front.
 */
export function shadowGap([left, right]: Span, [low, high]: Span, z: number): Mesh {
  const draft = openMesh()
  const strip = (x: Span, y: Span): void => {
    const first = countVertices(draft)
    for (const [px, py] of [
      [x[0], y[0]],
      [x[1], y[0]],
      [x[0], y[1]],
      [x[1], y[1]],
    ] as const) {
      draft.positions.push(px, py, z)
      draft.normals.push(0, -0.72, 0.694)
      draft.uvs.push(px, py)
    }
    draft.indices.push(first, first + 1, first + 2, first + 2, first + 1, first + 3)
  }
  const inside = 0.0005
  strip([left - halfGap, right + halfGap], [high - inside, high + halfGap])
  strip([left - halfGap, right + halfGap], [low - halfGap, low + inside])
  strip([left - halfGap, left + inside], [low, high])
  strip([right - inside, right + halfGap], [low, high])
  return closeMesh(draft)
}
