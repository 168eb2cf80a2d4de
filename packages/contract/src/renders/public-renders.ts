import * as z from "zod/mini"
import { Picture } from "../media/picture.ts"
import { TileLevel } from "../works/panoramas.ts"
import { renderEngines, renderKinds } from "./kinds.ts"

// What visitors see of renders: the shapes of making them would come along with every page of a work.

export const RenderKind = z.enum(renderKinds)
export const RenderEngine = z.enum(renderEngines)

/** A render that its owner shares, or that a published work shows, for everybody. */
export const PublicRender = z.object({
  id: z.string(),
  name: z.string(),
  kind: RenderKind,
  width: z.int(),
  height: z.int(),
  engine: RenderEngine,
  proof: z.enum(["verified", "declared"]),
  samples: z.int(),
  /** The version of the project that it shows. */
  version: z.int(),
  finishedAt: z.string(),
  owner: z.object({ nickname: z.string() }),
  /** Seconds of a video. */
  duration: z.nullable(z.number()),
  /** Of a video its poster, if it has one. */
  picture: z.nullable(Picture),
  levels: z.array(TileLevel),
  /** The file of a video, for 60 seconds. */
  video: z.nullable(z.string()),
  /** The published works that show it. */
  works: z.array(z.string()),
})
export type PublicRender = z.infer<typeof PublicRender>

/** A video on the page of a work that shows it: `readPublicRender` has its file. */
export const WorkVideo = z.object({
  id: z.string(),
  name: z.string(),
  /** px */
  width: z.int(),
  height: z.int(),
  /** Seconds. */
  duration: z.number(),
  poster: Picture,
})
export type WorkVideo = z.infer<typeof WorkVideo>
