import * as z from "zod/mini"
import { ShownText } from "../language.ts"
import { Picture } from "../media/picture.ts"
import { ProjectSketch } from "../studio/projects.ts"
import { SceneProduct } from "../studio/work-scenes.ts"
import { PanoramaLink, TileLevel } from "../works/panoramas.ts"

export const tourLimits = {
  name: 80,
  /** Of one account. */
  each: 100,
  /** Panoramas of one tour. */
  stops: 24,
} as const

/** A product that is seen from a stop: degrees to the right of the picture's middle, and up. */
export const TourSpot = z.object({
  /** `product:<id>`. */
  reference: z.string(),
  yaw: z.number(),
  pitch: z.number(),
})
export type TourSpot = z.infer<typeof TourSpot>

/** A panorama of a tour: the widest file of its picture appears before the tiles. Its middle looks up the plan. */
export const TourStop = z.object({
  id: z.string(),
  picture: Picture,
  /** The smallest first; empty if the widest file has the full resolution. */
  levels: z.array(TileLevel),
  /** The owner's name for the room; empty: that of its kind. */
  name: z.string(),
  /** One of the scene's kinds of room; null where nobody has said so. */
  room: z.nullable(z.string()),
  /** Where it is in the sketch (its units); null on a level that the sketch does not show. */
  place: z.nullable(z.object({ x: z.number(), y: z.number() })),
  /** The initial direction. */
  yaw: z.number(),
  pitch: z.number(),
  links: z.array(PanoramaLink),
  spots: z.array(TourSpot),
})
export type TourStop = z.infer<typeof TourStop>

/** A walk through the panoramas of a home, for everybody who has its address. */
export const Tour = z.object({
  id: z.string(),
  name: z.string(),
  designer: z.object({ id: z.string(), name: z.string() }),
  /** The published work that it belongs to. */
  work: z.nullable(z.object({ id: z.string(), name: ShownText })),
  /** A small plan; null where nothing was drawn. */
  sketch: z.nullable(ProjectSketch),
  stops: z.array(TourStop),
  /** Those of the spots, each once. */
  products: z.array(SceneProduct),
  madeAt: z.string(),
})
export type Tour = z.infer<typeof Tour>

/** `making`: its pictures are copied and its products found. `failed`: they could not be. */
export const tourStates = ["making", "ready", "failed"] as const

/** A tour for its designer. */
export const OwnTour = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(tourStates),
  /** Null when the project is deleted. */
  projectId: z.nullable(z.string()),
  work: z.nullable(z.object({ id: z.string(), name: ShownText })),
  stops: z.int(),
  /** Of its first stop, once it is ready. */
  picture: z.nullable(Picture),
  createdAt: z.string(),
})
export type OwnTour = z.infer<typeof OwnTour>

/** A tour of a published work. */
export const WorkTour = z.object({
  id: z.string(),
  name: z.string(),
  stops: z.int(),
  /** Of its first stop, and where one looks first in it. */
  picture: Picture,
  yaw: z.number(),
})
export type WorkTour = z.infer<typeof WorkTour>
