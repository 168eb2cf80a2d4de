import type { Solid } from "./solid.ts"

/** What a surface is made of. */
export interface Finish {
  readonly name: string
  /** As in a style sheet: `#c9a274`. */
  readonly colour: string
  readonly roughness: number
  readonly metallic?: number
}

export interface ModelPart {
  readonly solid: Solid
  readonly finish: Finish
}

const float32 = 5_126
const uint32 = 5_125
const arrayBuffer = 34_962
const elementBuffer = 34_963

/** Writes parts as one GLB: a mesh of as many primitives. */
export function writeGlb(name: string, parts: readonly ModelPart[]): Uint8Array<ArrayBuffer> {
  const chunks: Buffer[] = []
  const bufferViews: object[] = []
  const accessors: object[] = []
  let bytes = 0
  const add = (content: Float32Array | Uint32Array, target: number, accessor: object): number => {
    const buffer = Buffer.from(content.buffer)
    bufferViews.push({ buffer: 0, byteOffset: bytes, byteLength: buffer.length, target })
    chunks.push(buffer)
    bytes += buffer.length
    return accessors.push({ bufferView: bufferViews.length - 1, ...accessor }) - 1
  }
  const primitives = parts.map(({ solid }, material) => {
    const count = solid.positions.length / 3
    const vectors = { componentType: float32, type: "VEC3", count }
    const position = add(new Float32Array(solid.positions), arrayBuffer, {
      ...vectors,
      ...boundsOf(solid.positions),
    })
    const normal = add(new Float32Array(solid.normals), arrayBuffer, vectors)
    const indices = add(new Uint32Array(solid.indices), elementBuffer, {
      componentType: uint32,
      type: "SCALAR",
      count: solid.indices.length,
    })
    return { attributes: { POSITION: position, NORMAL: normal }, indices, material }
  })
  return packGlb(
    {
      asset: { version: "2.0", generator: "Roomwright demo" },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ name, mesh: 0 }],
      meshes: [{ name, primitives }],
      materials: parts.map(({ finish }) => toMaterial(finish)),
      buffers: [{ byteLength: bytes }],
      bufferViews,
      accessors,
    },
    Buffer.concat(chunks),
  )
}

/** Puts the two parts of a GLB together, each filled up to a multiple of four. */
export function packGlb(json: object, bin: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = fill(Buffer.from(JSON.stringify(json)), 0x20)
  const data = fill(bin, 0)
  const header = Buffer.alloc(12)
  header.write("glTF", 0, "latin1")
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(12 + 8 + text.length + 8 + data.length, 8)
  return new Uint8Array(
    Buffer.concat([header, chunkHead(text, "JSON"), text, chunkHead(data, "BIN\0"), data]),
  )
}

function chunkHead(content: Uint8Array, type: string): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(content.length, 0)
  head.write(type, 4, "latin1")
  return head
}

const fill = (content: Uint8Array, by: number): Buffer =>
  Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4, by)])

function boundsOf(positions: readonly number[]) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const [at, value] of positions.entries()) {
    // As they are written: single precision.
    const kept = Math.fround(value)
    low[at % 3] = Math.min(low[at % 3] ?? kept, kept)
    high[at % 3] = Math.max(high[at % 3] ?? kept, kept)
  }
  return { min: low, max: high }
}

function toMaterial({ name, colour, roughness, metallic = 0 }: Finish) {
  const channels = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...channels, 1],
      metallicFactor: metallic,
      roughnessFactor: roughness,
    },
  }
}

/** Screens show colours by a curve that light does not know. */
const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
