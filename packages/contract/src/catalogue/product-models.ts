import * as z from "zod/mini"
import { OwnPicture, Picture } from "../media/picture.ts"

/** Ours: the limits of an uploaded 3D model. Sides in mm as for products. */
export const modelLimits = {
  fileBytes: 50_000_000,
  vertices: 3_000_000,
  triangles: 3_000_000,
  /** The unpacked size of all accessors; overlapping views count each time. */
  unpackedBytes: 400_000_000,
  texturePixels: 64_000_000,
  /** All textures together. */
  allPixels: 160_000_000,
  nodes: 20_000,
  /** The depth of nested nodes. */
  depth: 64,
  sideMax: 20_000,
  /** As the file has it, where its unit is asked for afterwards: 20 m in millimetres. */
  measuredMax: 20_000_000,
} as const

/**
 * Why a model is refused. `notGlb`: not a binary glTF 2; `cut`: shorter or longer than it declares; `broken`:
 * breaks the rules of the format; `outside`: refers to other files; `archive`: contains an archive;
 * `tooLarge`: too large when unpacked; `tooDeep`: nodes in a cycle or too deep; `empty`: nothing to see;
 * `extension`: needs an extension that we do not read; `rigged`: has bones; `texture`: a texture cannot be
 * read; `size`: no plausible product size; `failed`: we could not convert it.
 */
export const modelFaults = [
  "notGlb",
  "cut",
  "broken",
  "outside",
  "archive",
  "tooLarge",
  "tooDeep",
  "empty",
  "extension",
  "rigged",
  "texture",
  "size",
  "failed",
] as const
export type ModelFault = (typeof modelFaults)[number]

const size = { widthMm: z.int(), depthMm: z.int(), heightMm: z.int() }

/** A product's public model: a GLB with meshopt and WebP textures, standing on the ground, in metres. */
export const ShownModel = z.object({
  /** Works for as long as the product is public. */
  path: z.string(),
  bytes: z.int(),
  ...size,
  /** Shown until somebody opens the model. */
  poster: Picture,
})
export type ShownModel = z.infer<typeof ShownModel>

/** Where a product's public model (`ShownModel.path`) is as plain GLB, without packing: for programs outside the browser. */
export const plainModelPath = (path: string): string => path.replace(/\.glb$/, "-plain.glb")

export const modelOutlineLimits = { rings: 16 } as const

const Ring = z.array(z.int())

/**
 * A model as a plan draws it. Each ring is x and y by turns, in thousandths of its width and depth around its middle, y to its back;
 * holes go the other way round.
 */
export const ModelOutline = z.object({
  outline: z.array(Ring),
  /** Where what stands higher ends, as the back and the arms of a sofa. */
  edges: z.array(Ring),
  /** Its outline from the front and from the right, in thousandths of what is seen, y upwards; models of earlier releases have none. */
  front: z.optional(z.array(Ring)),
  side: z.optional(z.array(Ring)),
})
export type ModelOutline = z.infer<typeof ModelOutline>

export const ModelState = z.enum(["making", "ready", "failed"])
export type ModelState = z.infer<typeof ModelState>

/** An uploaded model that no product uses yet; unused ones are deleted after a day. */
export const ModelUpload = z.object({
  id: z.string(),
  state: ModelState,
  /** Why it failed. */
  fault: z.nullable(z.enum(modelFaults)),
  ...size,
  triangles: z.int(),
  sentBytes: z.int(),
  /** Of the converted file. */
  bytes: z.nullable(z.int()),
  /** Works for 60 seconds, once the model is ready. */
  address: z.nullable(z.string()),
})
export type ModelUpload = z.infer<typeof ModelUpload>

/**
 * A product's model for its merchant. While the product is not on sale only `address` shows it, for 60
 * seconds.
 */
export const OwnModel = z.object({
  ...ShownModel.shape,
  address: z.nullable(z.string()),
  poster: OwnPicture,
})
export type OwnModel = z.infer<typeof OwnModel>
