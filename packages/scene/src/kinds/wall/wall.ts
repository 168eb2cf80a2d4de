import * as z from "zod/mini"
import { sceneLimits } from "../../elements/scene-limits.ts"
import { ElementId, Point, wholeMm } from "../../elements/values.ts"

/**
 * A wall along its centre line. Walls that share an end, or end on another wall, are joined: nothing else says so.
 *
 *            sagitta > 0: the arc bows to the left
 *              .-'''-.
 *    from ----+-------+---- to        left is left of whoever goes from `from` to `to`
 */
export const Wall = z.strictObject({
  kind: z.literal("wall"),
  /** Its level. */
  parent: ElementId,
  from: Point,
  to: Point,
  /** Rise of the arc over the chord; 0 is straight, half the chord a half circle. */
  sagitta: wholeMm(-sceneLimits.coordinate, sceneLimits.coordinate),
  thickness: wholeMm(sceneLimits.thicknessMin, sceneLimits.thicknessMax),
  height: wholeMm(sceneLimits.heightMin, sceneLimits.heightMax),
})
export type Wall = Readonly<z.infer<typeof Wall>>

export type WallEnd = "from" | "to"
export type WallSide = "left" | "right"
