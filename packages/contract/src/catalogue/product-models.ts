import * as z from "zod/mini"
import { OwnPicture, Picture } from "../media/picture.ts"

/** Ours: what a 3D model may hold before it is made smaller. Sides in mm as for products. */
export const modelLimits = {
  fileBytes: 50_000_000,
  vertices: 3_000_000,
  triangles: 3_000_000,
  /** What accessors hold together when they are unpacked; views that overlap count each time. */
  unpackedBytes: 400_000_000,
  texturePixels: 64_000_000,
  /** Of all textures together. */
  allPixels: 160_000_000,
  nodes: 20_000,
  /** Of nodes inside nodes. */
  depth: 64,
  sideMax: 20_000,
} as const

/**
 * Why a model is refused. `notGlb`: no binary glTF 2; `cut`: shorter or longer than it says; `broken`: breaks the rules of
 * the format; `outside`: names files that are not in it; `archive`: holds an archive; `tooLarge`: unpacked more than may
 * be; `tooDeep`: nodes in a circle or too deep; `empty`: nothing to see; `extension`: needs what we do not read; `rigged`:
 * hangs on bones; `texture`: a texture cannot be read; `size`: no size that a product has; `failed`: we could not make it.
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

/** A product's model as everybody sees it: a GLB with meshopt and WebP textures, standing on the ground, in metres. */
export const ShownModel = z.object({
  /** Good for ever, as long as the product may be seen. */
  path: z.string(),
  bytes: z.int(),
  ...size,
  /** What is shown until somebody asks for the model. */
  poster: Picture,
})
export type ShownModel = z.infer<typeof ShownModel>

export const ModelState = z.enum(["making", "ready", "failed"])
export type ModelState = z.infer<typeof ModelState>

/** A model that was sent and no product uses yet; what nobody uses within a day is deleted. */
export const ModelUpload = z.object({
  id: z.string(),
  state: ModelState,
  /** Why it failed. */
  fault: z.nullable(z.enum(modelFaults)),
  ...size,
  triangles: z.int(),
  sentBytes: z.int(),
  /** Of what was made of it. */
  bytes: z.nullable(z.int()),
  /** Where it opens for 60 seconds, when it is ready. */
  address: z.nullable(z.string()),
})
export type ModelUpload = z.infer<typeof ModelUpload>

/** A product's model as its merchant sees it. While the product is not on sale only `address` shows it, for 60 seconds. */
export const OwnModel = z.object({
  ...ShownModel.shape,
  address: z.nullable(z.string()),
  poster: OwnPicture,
})
export type OwnModel = z.infer<typeof OwnModel>
