import * as z from "zod/mini"

const within = (low: number, high: number) => z.number().check(z.gte(low), z.lte(high))
const whole = (low: number, high: number) => z.int().check(z.gte(low), z.lte(high))

/** Where a home stands, and by which light it is looked at. A document has one at most. */
export const Site = z.strictObject({
  kind: z.literal("site"),
  parent: z.null(),
  /** Degrees north and east. */
  latitude: within(-90, 90),
  longitude: within(-180, 180),
  /** A day of any year. */
  month: whole(1, 12),
  day: whole(1, 31),
  /** By the sun: at 12 it stands highest. */
  hour: within(0, 24),
  /** Where north is, degrees clockwise from the top of the plan. */
  north: z.number().check(z.gte(0), z.lt(360)),
  /** How much brighter the picture is than by itself, in stops of a camera. */
  exposure: within(-3, 3),
})
export type Site = Readonly<z.infer<typeof Site>>
