import * as z from "zod/mini"
import { sceneLimits } from "../../elements/scene-limits.ts"
import { Elevation, ElementId, Point, Reference, Turn, wholeMm } from "../../elements/values.ts"

const Parameter = z.union([z.number(), z.boolean(), z.string().check(z.maxLength(120))])
const Slot = z.string().check(z.regex(/^[a-z][A-Za-z0-9-]{0,39}$/))
const few = z.refine<object>((record) => Object.keys(record).length <= sceneLimits.parameters)

/** Something that stands, lies or hangs. `at` and `elevation` are its middle in plan and its underside. */
export const Item = z.strictObject({
  kind: z.literal("item"),
  /** The level, or the item it stands on, moves with and is deleted with. Coordinates are the level's in both cases. */
  parent: ElementId,
  at: Point,
  /** Above the level's floor. */
  elevation: Elevation,
  turn: Turn,
  mirrored: z.boolean(),
  /** What it is, in the library. */
  model: Reference,
  size: z.strictObject({
    width: wholeMm(1, sceneLimits.itemSizeMax),
    depth: wholeMm(1, sceneLimits.itemSizeMax),
    height: wholeMm(1, sceneLimits.itemSizeMax),
  }),
  /** Of the parametric model. */
  parameters: z.record(Slot, Parameter).check(few),
  /** Material of each named slot that is not the model's own. */
  materials: z.record(Slot, Reference).check(few),
  /** The merchant's product it stands for. */
  product: z.nullable(Reference),
  /** Items of a level with the same one are chosen, moved and copied together. No element has this id. */
  group: z.optional(ElementId),
  /** It stays where it is until somebody unlocks it. Left out where it is not locked. */
  locked: z.optional(z.literal(true)),
})
export type Item = Readonly<z.infer<typeof Item>>
