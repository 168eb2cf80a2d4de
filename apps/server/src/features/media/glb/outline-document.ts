import type { Document, Node, Primitive } from "@gltf-transform/core"
import { modelOutlineLimits, type ModelOutline } from "@roomwright/contract/catalogue/product-models"
import {
  outlineTriangles,
  outlineView,
  type PlacedTriangles,
} from "@roomwright/models/outline/outline-triangles"

/** What a model looks like in a plan, from the front and from the right. Null where that cannot be told. */
export function outlineDocument(document: Document): ModelOutline | null {
  const parts: PlacedTriangles[] = []
  document
    .getRoot()
    .getDefaultScene()
    ?.traverse((node) => {
      for (const primitive of node.getMesh()?.listPrimitives() ?? [])
        parts.push({
          positions: placeVertices(node, primitive),
          indices: primitive.getIndices()?.getArray() ?? null,
        })
    })
  const top = outlineTriangles(parts, modelOutlineLimits.rings)
  const front = outlineView(parts, "front", modelOutlineLimits.rings)
  const side = outlineView(parts, "side", modelOutlineLimits.rings)
  return (
    top && { ...top, ...(front ? { front: front.outline } : {}), ...(side ? { side: side.outline } : {}) }
  )
}

/** The vertices of a primitive where its node stands. */
function placeVertices(node: Node, primitive: Primitive): Float64Array {
  const array = primitive.getAttribute("POSITION")?.getArray() ?? []
  // Matrices of glTF stand column by column.
  const m = node.getWorldMatrix()
  const placed = new Float64Array(array.length)
  for (let at = 0; at < array.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [array[at], array[at + 1], array[at + 2]]
    placed[at] = m[0] * x + m[4] * y + m[8] * z + m[12]
    placed[at + 1] = m[1] * x + m[5] * y + m[9] * z + m[13]
    placed[at + 2] = m[2] * x + m[6] * y + m[10] * z + m[14]
  }
  return placed
}
