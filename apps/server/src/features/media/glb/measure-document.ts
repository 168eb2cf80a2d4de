import type { Document, Node, Primitive } from "@gltf-transform/core"
import { modelLimits, type ModelOutline } from "@roomwright/contract/catalogue/product-models"
import { GlbFault } from "./glb-fault.ts"

/** A model's dimensions (mm), and its triangles. */
export interface MeasuredModel {
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly triangles: number
}

/** A model that was measured, and what it looks like in a plan. */
export interface CheckedModel extends MeasuredModel {
  readonly outline: ModelOutline | null
}

interface Box {
  readonly low: [number, number, number]
  readonly high: [number, number, number]
}

/**
 * Measures everything that is drawn, vertex by vertex at its node's position: glTF uses metres, with y up and
 * z to the front. Throws `size` for a side of nothing or beyond `sideMax` (mm), `broken` for values that are not numbers.
 */
export function measureDocument(
  document: Document,
  sideMax: number = modelLimits.measuredMax,
): MeasuredModel {
  const box: Box = { low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] }
  let triangles = 0
  const scene = document.getRoot().getDefaultScene()
  scene?.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      extend(box, node, primitive)
      const count = primitive.getIndices()?.getCount() ?? primitive.getAttribute("POSITION")?.getCount() ?? 0
      triangles += Math.floor(count / 3)
    }
  })
  if (triangles === 0) throw new GlbFault("empty", "no triangles")
  const [widthMm, heightMm, depthMm] = [0, 1, 2].map((axis) =>
    Math.round(((box.high[axis] ?? 0) - (box.low[axis] ?? 0)) * 1_000),
  )
  const sides = [widthMm, heightMm, depthMm]
  if (sides.some((side) => !Number.isFinite(side))) throw new GlbFault("broken", "a vertex that is nowhere")
  if (!widthMm || !heightMm || !depthMm || sides.some((side = 0) => side > sideMax))
    throw new GlbFault("size", sides.join(" x "))
  return { widthMm, depthMm, heightMm, triangles }
}

/** Matrices of glTF stand column by column. */
function extend({ low, high }: Box, node: Node, primitive: Primitive): void {
  const matrix = node.getWorldMatrix()
  const position = primitive.getAttribute("POSITION")
  const array = position?.getArray()
  if (!position || !array) return
  const part = (column: number, row: number): number => matrix[column * 4 + row] ?? 0
  const rows = [0, 1, 2].map((row) => [part(0, row), part(1, row), part(2, row), part(3, row)] as const)
  for (let at = 0; at < array.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [array[at], array[at + 1], array[at + 2]]
    for (const [axis, [a, b, c, d]] of rows.entries()) {
      const value = a * x + b * y + c * z + d
      // Catches NaN, too.
      if (!(Math.abs(value) < 1e9)) throw new GlbFault("broken", "a vertex that is nowhere")
      if (value < (low[axis] ?? 0)) low[axis] = value
      if (value > (high[axis] ?? 0)) high[axis] = value
    }
  }
}
