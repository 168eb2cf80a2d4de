import { modelLimits } from "@roomwright/contract/catalogue/product-models"
import { GlbFault } from "./glb-fault.ts"
import type { Accessor, BufferView, Gltf } from "./gltf-shape.ts"

const componentBytes = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 } as const
/** Columns and rows. */
const shapes = {
  SCALAR: [1, 1],
  VEC2: [1, 2],
  VEC3: [1, 3],
  VEC4: [1, 4],
  MAT2: [2, 2],
  MAT3: [3, 3],
  MAT4: [4, 4],
} as const

/** The bytes of one element; columns of matrices start at a multiple of four. */
export function elementBytes({ type, componentType }: Pick<Accessor, "type" | "componentType">): number {
  const [columns, rows] = shapes[type]
  const column = rows * componentBytes[componentType]
  return columns === 1 ? column : columns * Math.ceil(column / 4) * 4
}

/**
 * Checks that every view is inside its buffer and every accessor inside its view, aligned, and that the
 * unpacked total is within the limit. Throws `broken`, `tooLarge`, `outside`.
 */
export function checkAccessors(gltf: Gltf, bin: Uint8Array): void {
  checkBuffers(gltf, bin)
  gltf.bufferViews.forEach((view) => checkView(gltf, view, bin))
  let unpacked = 0
  for (const { extensions, byteLength } of gltf.bufferViews)
    if (extensions?.EXT_meshopt_compression) unpacked += byteLength
  for (const accessor of gltf.accessors) {
    checkAccessor(gltf, accessor)
    unpacked += accessor.count * elementBytes(accessor)
    if (unpacked > modelLimits.unpackedBytes) throw new GlbFault("tooLarge", "unpacked")
  }
  if (unpacked > modelLimits.unpackedBytes) throw new GlbFault("tooLarge", "unpacked")
}

/**
 * One buffer, the binary chunk; a second one may describe data that exists only unpacked, and holds nothing.
 */
function checkBuffers({ buffers }: Gltf, bin: Uint8Array): void {
  const [first, ...others] = buffers
  if (!first) throw new GlbFault("empty", "no buffer")
  if (buffers.some(({ uri }) => uri !== undefined)) throw new GlbFault("outside", "a buffer's address")
  if (first.byteLength > bin.length || bin.length - first.byteLength > 3)
    throw new GlbFault("broken", "the buffer is not as long as it says")
  for (const { extensions, byteLength } of others) {
    const meshopt = extensions?.["EXT_meshopt_compression"]
    const isFallback =
      typeof meshopt === "object" && meshopt !== null && "fallback" in meshopt && meshopt.fallback === true
    if (!isFallback) throw new GlbFault("outside", "a buffer that is not there")
    if (byteLength > modelLimits.unpackedBytes) throw new GlbFault("tooLarge", "unpacked")
  }
}

function checkView({ buffers }: Gltf, view: BufferView, bin: Uint8Array): void {
  const buffer = buffers[view.buffer]
  if (!buffer || view.byteOffset + view.byteLength > buffer.byteLength)
    throw new GlbFault("broken", "a view over the end")
  const packed = view.extensions?.EXT_meshopt_compression
  if (!packed) {
    if (view.buffer !== 0) throw new GlbFault("broken", "a view of what is not there")
    return
  }
  if (packed.buffer !== 0 || packed.byteOffset + packed.byteLength > bin.length)
    throw new GlbFault("broken", "a packed view over the end")
  if (packed.byteStride * packed.count !== view.byteLength)
    throw new GlbFault("broken", "a packed view of another size")
  const fits =
    packed.mode === "ATTRIBUTES"
      ? packed.byteStride % 4 === 0
      : packed.byteStride === 2 || packed.byteStride === 4
  if (!fits || (packed.mode === "TRIANGLES" && packed.count % 3 !== 0))
    throw new GlbFault("broken", "a packed view of no such kind")
  const strides = { NONE: null, OCTAHEDRAL: [4, 8], QUATERNION: [8], EXPONENTIAL: null }[packed.filter]
  if (packed.filter !== "NONE" && packed.mode !== "ATTRIBUTES") throw new GlbFault("broken", "a filter")
  if (strides && !strides.includes(packed.byteStride)) throw new GlbFault("broken", "a filter")
}

function checkAccessor(gltf: Gltf, accessor: Accessor): void {
  const part = componentBytes[accessor.componentType]
  if (accessor.bufferView !== undefined)
    checkSpan(gltf, accessor.bufferView, { ...accessor, part, element: elementBytes(accessor) })
  const { sparse } = accessor
  if (!sparse) return
  if (sparse.count > accessor.count) throw new GlbFault("broken", "more sparse values than values")
  const { indices, values } = sparse
  const at = componentBytes[indices.componentType]
  checkSpan(gltf, indices.bufferView, { ...indices, count: sparse.count, part: at, element: at })
  const element = elementBytes(accessor)
  checkSpan(gltf, values.bufferView, { ...values, count: sparse.count, part, element })
}

interface Span {
  readonly byteOffset: number
  readonly count: number
  /** Bytes of one number. */
  readonly part: number
  /** Bytes of one element. */
  readonly element: number
}

function checkSpan(gltf: Gltf, viewIndex: number, { byteOffset, count, part, element }: Span): void {
  const view = gltf.bufferViews[viewIndex]
  if (!view) throw new GlbFault("broken", "an accessor of no view")
  const stride = view.byteStride ?? element
  if (stride < element) throw new GlbFault("broken", "elements that overlap")
  if (byteOffset % part !== 0 || view.byteOffset % part !== 0 || stride % part !== 0)
    throw new GlbFault("broken", "an accessor out of line")
  if (byteOffset + stride * (count - 1) + element > view.byteLength)
    throw new GlbFault("broken", "an accessor over the end")
}
