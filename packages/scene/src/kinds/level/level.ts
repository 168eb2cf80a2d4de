import * as z from "zod/mini"
import { sceneLimits } from "../../elements/scene-limits.ts"
import { Elevation, Name, wholeMm } from "../../elements/values.ts"

/** A storey. Its elements have coordinates of the plan and heights above its floor. */
export const Level = z.strictObject({
  kind: z.literal("level"),
  parent: z.null(),
  name: Name,
  /** Of its finished floor above the zero of the house. */
  elevation: Elevation,
  /** From floor to ceiling: the height of new walls. */
  height: wholeMm(sceneLimits.heightMin, sceneLimits.heightMax),
  /** Thickness of the slab under its floor. */
  slab: wholeMm(0, sceneLimits.thicknessMax),
})
export type Level = Readonly<z.infer<typeof Level>>
