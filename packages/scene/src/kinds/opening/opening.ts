import * as z from "zod/mini"
import { sceneLimits } from "../../elements/scene-limits.ts"
import { ElementId, wholeMm } from "../../elements/values.ts"

/** A passage has neither leaf nor arch. */
export const openingTypes = ["hinged", "double", "sliding", "folding", "passage", "arch", "window"] as const
export const OpeningType = z.enum(openingTypes)
export type OpeningType = z.infer<typeof OpeningType>

/** A door, window or hole in a wall. */
export const Opening = z.strictObject({
  kind: z.literal("opening"),
  /** The wall it cuts. */
  parent: ElementId,
  type: OpeningType,
  /** Its middle, along the centre line of the wall from its `from`. */
  at: wholeMm(0, 4 * sceneLimits.coordinate),
  width: wholeMm(sceneLimits.openingWidthMin, sceneLimits.openingWidthMax),
  height: wholeMm(sceneLimits.heightMin, sceneLimits.heightMax),
  /** Its lower edge above the floor; 0 is a door. */
  sill: wholeMm(0, sceneLimits.heightMax),
  /** The end of the wall its hinges are nearer to. */
  hinge: z.enum(["from", "to"]),
  /** The side of the wall its leaves open to. */
  swing: z.enum(["left", "right"]),
})
export type Opening = Readonly<z.infer<typeof Opening>>
