import type { OfferedCategory } from "@roomwright/contract/catalogue/my-products"
import { showText, type Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** The offered categories, in their order; hiding one hides its subcategories. */
export async function listOfferedCategories(db: Kysely<DB>, language: Language): Promise<OfferedCategory[]> {
  const rows = await db
    .selectFrom("category")
    .select(["id", "parent_id", "name"])
    .where("hidden", "=", false)
    .orderBy("position")
    .orderBy("id")
    .execute()
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const label = ({ id, name }: (typeof rows)[number]) => ({ id, name: showText(name, language) })
  return (below.get(null) ?? []).map((top) => ({
    ...label(top),
    children: (below.get(top.id) ?? []).map(label),
  }))
}
