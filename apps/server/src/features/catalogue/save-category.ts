import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

export interface NewCategory {
  readonly id: string
  readonly parentId: string | null
  readonly name: LocalText
  readonly alsoCalled: LocalText
  readonly position: number
}

/** Adds a top-level category, or a subcategory. */
export async function createCategory(tx: Transaction<DB>, category: NewCategory): Promise<void> {
  await tx
    .insertInto("category")
    .values({
      id: category.id,
      parent_id: category.parentId,
      name: JSON.stringify(category.name),
      also_called: JSON.stringify(category.alsoCalled),
      position: category.position,
    })
    .execute()
}
