import * as z from "zod/mini"
import { lineOf } from "../accounts/fields.ts"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { FullName } from "../settings/filter-values.ts"
import { Slug } from "../input-shapes.ts"
import { LocalText } from "../language.ts"

const administrators: Access = ["ROLE_ADMIN"]

export const alsoCalledMax = 200

/** A product category as the back office edits it. */
export const AdminCategory = z.object({
  id: z.string(),
  /** Null for the top level. */
  parentId: z.nullable(z.string()),
  name: LocalText,
  /** Synonyms that people search for. */
  alsoCalled: LocalText,
  /** Not offered for new products; its products keep it. */
  isHidden: z.boolean(),
  /** Whether it has products or subcategories; then it can be hidden, not deleted. */
  isUsed: z.boolean(),
})
export type AdminCategory = z.infer<typeof AdminCategory>

const Tree = z.array(AdminCategory)
const one = z.object({ category: Slug })
const AlsoCalled = z.strictObject({
  zh: z.optional(lineOf(alsoCalledMax)),
  en: z.optional(lineOf(alsoCalledMax)),
  vi: z.optional(lineOf(alsoCalledMax)),
})

export const listCategories = get("/admin/categories", {
  summary: "All product categories: each top-level one with its subcategories, in their order.",
  access: administrators,
  data: Tree,
})

export const addCategory = post("/admin/categories", {
  summary: "Adds a category at the end of its level.",
  access: administrators,
  body: z.strictObject({
    slug: Slug,
    parentId: z.nullable(Slug),
    localName: FullName,
    alsoCalled: z.optional(AlsoCalled),
  }),
  data: Tree,
  errors: ["valueTaken"],
})

export const changeCategory = put("/admin/categories/{category}", {
  summary: "Renames a category, hides it or offers it again.",
  access: administrators,
  params: one,
  body: z.strictObject({ localName: FullName, alsoCalled: z.optional(AlsoCalled), isHidden: z.boolean() }),
  data: Tree,
})

export const orderCategories = put("/admin/categories", {
  summary: "Puts the subcategories of one category, or the top-level ones, in this order.",
  access: administrators,
  body: z.strictObject({
    parentId: z.nullable(Slug),
    order: z.array(Slug).check(z.minLength(1), z.maxLength(500)),
  }),
  data: Tree,
  errors: ["sequenceChanged"],
})

export const deleteCategory = del("/admin/categories/{category}", {
  summary: "Deletes an empty category.",
  access: administrators,
  params: one,
  data: Tree,
  errors: ["valueUsed"],
})
