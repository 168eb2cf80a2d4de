import * as z from "zod/mini"
import { limits } from "./limits.ts"

/** Ids in the API are UUIDs (version 7 when we create them). */
export const Id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/))

/** Slugs of filter values and categories. */
export const slugPattern = /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
export const Slug = z.string().check(z.regex(slugPattern), z.maxLength(40))

/** A whole number in an address. */
export const wholeNumber = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.minimum(from), z.maximum(to)),
    ),
  )

/** A page number in an address, from 0. */
export const PageNumber = z._default(wholeNumber(0, limits.pageMax), 0)
export const PageSize = z._default(wholeNumber(1, limits.pageSizeMax), limits.pageSize)
/** A sum in VND in an address. */
export const Amount = wholeNumber(0, 999_999_999_999)

/** An existing calendar day, as YYYY-MM-DD. */
export const Day = z.string().check(
  z.refine((text) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
    return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  }),
)

/** A cursor in a long list: a sort value and an id, as answers give it. */
export const Cursor = z
  .string()
  .check(
    z.regex(/^(?:\d\.)?-?\d{1,18}_[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/),
  )

/** `true` or `false` in an address. */
export const Flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text: "true" | "false") => text === "true"),
)

/** Several slugs in one comma-separated parameter: a parameter given twice is refused. */
export const SlugList = z.pipe(
  z.string().check(z.regex(/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/), z.maxLength(800)),
  z.pipe(
    z.transform((text: string) => [...new Set(text.split(","))]),
    z.array(Slug).check(z.maxLength(limits.filterValuesMax)),
  ),
)

/** Text of a search box. Control and direction characters are removed, not refused. */
export const Keyword = z.pipe(
  z.string().check(z.maxLength(5_000)),
  z.pipe(
    z.transform((text: string) => cleanKeyword(text)),
    z.string().check(z.maxLength(limits.keywordLength)),
  ),
)

/** Removes NUL, control, direction and zero-width characters and lone surrogates; collapses white space. */
export function cleanKeyword(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize("NFC")
      // These are invisible: a pasted word that contains one is still one word.
      .replaceAll(/\p{Cf}/gu, "")
      .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim()
  )
}
