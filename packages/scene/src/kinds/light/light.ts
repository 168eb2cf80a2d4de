import * as z from "zod/mini"
import { sceneLimits } from "../../elements/scene-limits.ts"
import { Elevation, ElementId, Point, Tilt, Turn, wholeMm } from "../../elements/values.ts"

/** A light without a lamp; lamps are items and have their own light. */
export const Light = z.strictObject({
  kind: z.literal("light"),
  /** The level. */
  parent: ElementId,
  at: Point,
  elevation: Elevation,
  turn: Turn,
  tilt: Tilt,
  shape: z.enum(["point", "spot", "area"]),
  lit: z.boolean(),
  lumens: z.number().check(z.gte(0), z.lte(1_000_000)),
  kelvin: wholeMm(1_000, 20_000),
  /** Full angle of a spot's cone, degrees. */
  cone: z.number().check(z.gte(1), z.lte(180)),
  /** Of an area light. */
  size: z.strictObject({
    width: wholeMm(1, sceneLimits.itemSizeMax),
    depth: wholeMm(1, sceneLimits.itemSizeMax),
  }),
})
export type Light = Readonly<z.infer<typeof Light>>
