import * as z from "zod/mini"
import { sceneLimits } from "../../elements/scene-limits.ts"
import { ElementId, Point, Reference, Turn, wholeMm } from "../../elements/values.ts"

/** The covering of a floor or ceiling: of the room around `at`. */
const SurfaceFinish = z.strictObject({
  kind: z.literal("finish"),
  /** The level. */
  parent: ElementId,
  on: z.enum(["floor", "ceiling"]),
  at: Point,
  material: Reference,
  turn: Turn,
})

/** The covering of one side of a wall: the stretch around `at`, from one joining wall to the next. */
const WallFinish = z.strictObject({
  kind: z.literal("finish"),
  /** The wall. */
  parent: ElementId,
  on: z.enum(["left", "right"]),
  /** Along the centre line from the wall's `from`. */
  at: wholeMm(0, 4 * sceneLimits.coordinate),
  material: Reference,
  turn: Turn,
})

export const Finish = z.discriminatedUnion("on", [SurfaceFinish, WallFinish])
export type Finish = Readonly<z.infer<typeof Finish>>
export type SurfaceFinish = Readonly<z.infer<typeof SurfaceFinish>>
export type WallFinish = Readonly<z.infer<typeof WallFinish>>

export const isSurfaceFinish = (finish: Finish): finish is SurfaceFinish =>
  finish.on === "floor" || finish.on === "ceiling"
