import * as z from "zod/mini"
import { ElementId, Point, Reference, Turn, wholeMm } from "../../elements/values.ts"

/** A picture of a plan to draw over. */
export const Underlay = z.strictObject({
  kind: z.literal("underlay"),
  /** The level it belongs to. */
  parent: ElementId,
  picture: Reference,
  /** Its lower left corner, about which it turns. */
  at: Point,
  turn: Turn,
  /** Of the picture, in its own pixels. */
  pixels: z.strictObject({ width: wholeMm(1, 40_000), height: wholeMm(1, 40_000) }),
  mmPerPixel: z.number().check(z.gte(0.01), z.lte(10_000)),
  opacity: z.number().check(z.gte(0), z.lte(1)),
})
export type Underlay = Readonly<z.infer<typeof Underlay>>
