import { GlbFault } from "./glb-fault.ts"

/** The two parts of a binary glTF: the unchecked description, and its data. */
export interface GlbParts {
  readonly json: unknown
  readonly bin: Uint8Array
}

const magic = 0x46_54_6c_67
const jsonChunk = 0x4e_4f_53_4a
const binChunk = 0x00_4e_49_42
const headerBytes = 12
const chunkHeaderBytes = 8
/** Descriptions are small compared with their data; larger ones would only take memory. */
const jsonBytesMax = 8_000_000

/**
 * Splits a GLB: header, the JSON chunk, the binary one, and nothing after its declared end. Throws `notGlb`,
 * `cut`, `broken`.
 */
export function readGlb(bytes: Uint8Array): GlbParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint32(0, true) !== magic) throw new GlbFault("notGlb", "no magic")
  if (bytes.length < headerBytes + chunkHeaderBytes) throw new GlbFault("cut", "no room for a chunk")
  if (view.getUint32(4, true) !== 2) throw new GlbFault("notGlb", "not version 2")
  if (view.getUint32(8, true) !== bytes.length) throw new GlbFault("cut", "not as long as it says")
  const chunks = readChunks(bytes, view)
  const [first, second, ...others] = chunks
  if (first?.type !== jsonChunk) throw new GlbFault("broken", "does not begin with JSON")
  if (first.content.length > jsonBytesMax) throw new GlbFault("tooLarge", "JSON")
  // Other kinds may follow and are ignored; a second chunk of these would be ambiguous.
  if (others.some(({ type }) => type === jsonChunk || type === binChunk))
    throw new GlbFault("broken", "a chunk twice")
  if (second?.type === jsonChunk) throw new GlbFault("broken", "JSON twice")
  return {
    json: parseJson(first.content),
    bin: second?.type === binChunk ? second.content : new Uint8Array(),
  }
}

interface Chunk {
  readonly type: number
  readonly content: Uint8Array
}

function readChunks(bytes: Uint8Array, view: DataView): Chunk[] {
  const chunks: Chunk[] = []
  let at = headerBytes
  while (at < bytes.length) {
    if (at + chunkHeaderBytes > bytes.length) throw new GlbFault("cut", "a chunk without its header")
    const length = view.getUint32(at, true)
    const end = at + chunkHeaderBytes + length
    if (end > bytes.length) throw new GlbFault("cut", "a chunk over the end")
    if (length % 4 !== 0) throw new GlbFault("broken", "a chunk out of line")
    if (chunks.length >= 8) throw new GlbFault("broken", "too many chunks")
    chunks.push({
      type: view.getUint32(at + 4, true),
      content: bytes.subarray(at + chunkHeaderBytes, end),
    })
    at = end
  }
  return chunks
}

function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content))
  } catch (error) {
    throw new GlbFault("broken", "no JSON", error)
  }
}
