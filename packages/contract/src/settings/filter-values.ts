import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { FilterLabel } from "./filters.ts"
import { FilterKind } from "./filter-kinds.ts"
import { Flag, Slug } from "../input-shapes.ts"
import { LocalText } from "../language.ts"

const administrators: Access = ["ROLE_ADMIN"]

export const nameMax = 60
export const hexPattern = /^#[0-9A-Fa-f]{6}$/

/** A name in every language: filters must not be half translated. */
export const FullName = z.strictObject({
  zh: filledLineOf(nameMax),
  en: filledLineOf(nameMax),
  vi: filledLineOf(nameMax),
})
export type FullName = z.infer<typeof FullName>

/** A filter value as the back office edits it. */
export const AdminFilterValue = z.object({
  id: z.string(),
  name: LocalText,
  /** Only colours have one. */
  hex: z.nullable(z.string()),
  /** No longer offered; things that use it keep it. */
  isHidden: z.boolean(),
  /** Something uses it: it can be hidden, not deleted. */
  isUsed: z.boolean(),
})
export type AdminFilterValue = z.infer<typeof AdminFilterValue>

const List = z.array(AdminFilterValue)
const kind = z.object({ filter: FilterKind })
const one = z.object({ filter: FilterKind, value: Slug })
const hex = z.optional(z.string().check(z.regex(hexPattern)))

/** A value to choose; one that is no longer offered keeps its name for what uses it. */
export const OfferedValue = z.object({ ...FilterLabel.shape, isHidden: z.optional(z.literal(true)) })
export type OfferedValue = z.infer<typeof OfferedValue>

export const listOfferedValues = get("/common/filter-values/{filter}", {
  summary: "The offered values of a filter, in their order; `hidden=true` adds the others, marked.",
  access: "anyone",
  params: kind,
  query: z.strictObject({ hidden: z.optional(Flag) }),
  data: z.array(OfferedValue),
})

export const listFilterValues = get("/admin/filter-values/{filter}", {
  summary: "All values of a filter in their order, including hidden ones.",
  access: administrators,
  params: kind,
  data: List,
})

export const addFilterValue = post("/admin/filter-values/{filter}", {
  summary: "Adds a value at the end; a colour needs a swatch.",
  access: administrators,
  params: kind,
  body: z.strictObject({ slug: Slug, localName: FullName, hex }),
  data: List,
  errors: ["valueTaken"],
})

export const changeFilterValue = put("/admin/filter-values/{filter}/{value}", {
  summary: "Renames a value, hides it or offers it again.",
  access: administrators,
  params: one,
  body: z.strictObject({ localName: FullName, hex, isHidden: z.boolean() }),
  data: List,
})

export const orderFilterValues = put("/admin/filter-values/{filter}", {
  summary: "Puts all values of a filter in this order.",
  access: administrators,
  params: kind,
  body: z.strictObject({ order: z.array(Slug).check(z.minLength(1), z.maxLength(500)) }),
  data: List,
  errors: ["sequenceChanged"],
})

export const deleteFilterValue = del("/admin/filter-values/{filter}/{value}", {
  summary: "Deletes an unused value.",
  access: administrators,
  params: one,
  data: List,
  errors: ["valueUsed"],
})
