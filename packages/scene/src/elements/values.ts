import * as z from "zod/mini"
import { sceneLimits } from "./scene-limits.ts"

// Pages forbid code made from text, which zod tries when the first schema is created; that happens here.
z.config({ jitless: true })

/**
 * A letter first and a digit somewhere, so that no id is a built-in property ("constructor") and none is a
 * number, which objects would put first.
 */
export const elementIdPattern = /^[a-z](?=[a-z-]*[0-9])[a-z0-9-]{0,39}$/
export const ElementId = z.string().check(z.regex(elementIdPattern))
export type ElementId = z.infer<typeof ElementId>

export const wholeMm = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to))

/** A position in the plan, whole mm: x to the right, y up, as on paper. */
export const Point = z.strictObject({
  x: wholeMm(-sceneLimits.coordinate, sceneLimits.coordinate),
  y: wholeMm(-sceneLimits.coordinate, sceneLimits.coordinate),
})
export type Point = Readonly<z.infer<typeof Point>>

/** Degrees, counter-clockwise seen from above, from 0 to below 360. */
export const Turn = z.number().check(z.gte(0), z.lt(360))
/** Degrees up (positive) or down from the level. */
export const Tilt = z.number().check(z.gte(-90), z.lte(90))
export const Elevation = wholeMm(-sceneLimits.elevation, sceneLimits.elevation)

/** A name given by a person: any language, no control characters, no lone surrogates. */
export const Name = z.string().check(
  z.maxLength(sceneLimits.nameLength),
  z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
)

/** The id of something outside the document: a model, a material, a picture. */
export const Reference = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:#/-]{0,119}$/))
