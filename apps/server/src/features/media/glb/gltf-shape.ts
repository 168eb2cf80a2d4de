import * as z from "zod/mini"

const index = z.int().check(z.minimum(0))
const whole = z.int().check(z.minimum(1))
const finite = z.number()
const numbers = (count: number) => z.array(finite).check(z.length(count))
const list = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z._default(z.array(item).check(z.maxLength(most)), [])
const extensions = z.optional(z.record(z.string(), z.unknown()))

const Buffer = z.object({ byteLength: whole, uri: z.optional(z.unknown()), extensions })

const BufferView = z.object({
  buffer: index,
  byteOffset: z._default(index, 0),
  byteLength: whole,
  byteStride: z.optional(z.int().check(z.minimum(4), z.maximum(252), z.multipleOf(4))),
  extensions: z.optional(
    z.object({
      EXT_meshopt_compression: z.optional(
        z.object({
          buffer: index,
          byteOffset: z._default(index, 0),
          byteLength: whole,
          byteStride: z.int().check(z.minimum(1), z.maximum(256)),
          count: whole,
          mode: z.enum(["ATTRIBUTES", "TRIANGLES", "INDICES"]),
          filter: z._default(z.enum(["NONE", "OCTAHEDRAL", "QUATERNION", "EXPONENTIAL"]), "NONE"),
        }),
      ),
    }),
  ),
})
export type BufferView = z.infer<typeof BufferView>

const componentTypes = z.literal([5120, 5121, 5122, 5123, 5125, 5126])

const Accessor = z.object({
  bufferView: z.optional(index),
  byteOffset: z._default(index, 0),
  componentType: componentTypes,
  normalized: z._default(z.boolean(), false),
  count: whole,
  type: z.enum(["SCALAR", "VEC2", "VEC3", "VEC4", "MAT2", "MAT3", "MAT4"]),
  sparse: z.optional(
    z.object({
      count: whole,
      indices: z.object({
        bufferView: index,
        byteOffset: z._default(index, 0),
        componentType: z.literal([5121, 5123, 5125]),
      }),
      values: z.object({ bufferView: index, byteOffset: z._default(index, 0) }),
    }),
  ),
})
export type Accessor = z.infer<typeof Accessor>

const attributes = z.record(z.string(), index)

const Primitive = z.object({
  attributes,
  indices: z.optional(index),
  material: z.optional(index),
  mode: z._default(z.int().check(z.minimum(0), z.maximum(6)), 4),
  targets: list(attributes, 64),
  extensions,
})
export type Primitive = z.infer<typeof Primitive>

const Node = z.object({
  mesh: z.optional(index),
  skin: z.optional(index),
  camera: z.optional(index),
  children: list(index, 20_000),
  matrix: z.optional(numbers(16)),
  translation: z.optional(numbers(3)),
  rotation: z.optional(numbers(4)),
  scale: z.optional(numbers(3)),
})
export type Node = z.infer<typeof Node>

const Channel = z.object({
  sampler: index,
  target: z.object({
    node: z.optional(index),
    path: z.enum(["translation", "rotation", "scale", "weights"]),
  }),
})
const Sampler = z.object({ input: index, output: index })

/** The parts of a glTF that a schema checks; unknown parts are dropped, as a reader without them would do. */
export const Gltf = z.object({
  asset: z.object({ version: z.string().check(z.regex(/^2\.\d{1,3}$/)) }),
  extensionsUsed: list(z.string(), 200),
  extensionsRequired: list(z.string(), 200),
  scene: z.optional(index),
  buffers: list(Buffer, 4),
  bufferViews: list(BufferView, 100_000),
  accessors: list(Accessor, 100_000),
  meshes: list(
    z.object({ primitives: z.array(Primitive).check(z.minLength(1), z.maxLength(5_000)) }),
    20_000,
  ),
  nodes: list(Node, 1_000_000),
  scenes: list(z.object({ nodes: list(index, 20_000) }), 100),
  materials: list(z.unknown(), 5_000),
  textures: list(z.object({ source: z.optional(index), sampler: z.optional(index), extensions }), 5_000),
  samplers: list(z.unknown(), 5_000),
  images: list(
    z.object({
      uri: z.optional(z.unknown()),
      bufferView: z.optional(index),
      mimeType: z.optional(z.string()),
    }),
    1_000,
  ),
  skins: list(z.unknown(), 5_000),
  animations: list(
    z.object({
      channels: z.array(Channel).check(z.minLength(1), z.maxLength(20_000)),
      samplers: z.array(Sampler).check(z.minLength(1), z.maxLength(20_000)),
    }),
    1_000,
  ),
})
export type Gltf = z.infer<typeof Gltf>
