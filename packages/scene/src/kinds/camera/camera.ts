import * as z from "zod/mini"
import { Elevation, ElementId, Name, Point, Tilt, Turn } from "../../elements/values.ts"

/** A saved view: a still, or a panorama around a point. */
export const Camera = z.strictObject({
  kind: z.literal("camera"),
  /** The level. */
  parent: ElementId,
  name: Name,
  at: Point,
  /** Of the eye above the floor. */
  elevation: Elevation,
  turn: Turn,
  tilt: Tilt,
  /** Across the picture, degrees. */
  fieldOfView: z.number().check(z.gte(5), z.lte(150)),
  view: z.enum(["still", "panorama"]),
})
export type Camera = Readonly<z.infer<typeof Camera>>
