import type { AdminCategory } from "@roomwright/contract/catalogue/categories"
import type { FullName } from "@roomwright/contract/settings/filter-values"
import type { LocalText } from "@roomwright/contract/language"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import { doFirst } from "../../platform/do-first.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { requestProductReindexing, reindexProducts } from "./schedule-product-reindexing.ts"

/** All categories: each top-level one with its subcategories. */
export async function listCategories(db: Kysely<DB>): Promise<AdminCategory[]> {
  const rows = await db
    .selectFrom("category as c")
    .selectAll("c")
    .select(isUsed.as("is_used"))
    .orderBy("c.position")
    .orderBy("c.id")
    .execute()
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  return (below.get(null) ?? [])
    .flatMap((top) => [top, ...(below.get(top.id) ?? [])])
    .map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      name: row.name,
      alsoCalled: row.also_called,
      isHidden: row.hidden,
      isUsed: row.is_used,
    }))
}

const isUsed = sql<boolean>`(exists (select from product where product.category_id = c.id)
  or exists (select from category as child where child.parent_id = c.id))`

type Writing = Pick<Services, "database" | "events" | "clock" | "log">

/** Changes categories, writes the audit log, and purges the pages that show them. Returns all of them. */
async function change(
  services: Writing,
  actorId: string,
  entry: { readonly verb: string; readonly id: string; readonly name?: FullName },
  work: (tx: Transaction<DB>) => Promise<void>,
): Promise<AdminCategory[]> {
  await inTransaction(services, async (tx) => {
    await work(tx)
    await recordAudit(tx, services.clock.now(), {
      actorId,
      action: `category.${entry.verb}`,
      subject: { kind: "category", id: entry.id },
      details: { ...entry.name },
    })
    await recordEvent(tx, { type: "settings-changed" })
  })
  return listCategories(services.database.db)
}

interface GivenCategory {
  readonly id: string
  readonly name: FullName
  readonly alsoCalled: LocalText
}

/** Adds a category at the end of its level. Throws `valueTaken`, and `notFound` for an unsuitable parent. */
export const addCategory = (
  services: Writing,
  actorId: string,
  { id, name, alsoCalled, parentId }: GivenCategory & { readonly parentId: string | null },
): Promise<AdminCategory[]> =>
  change(services, actorId, { verb: "add", id, name }, async (tx) => {
    if (parentId !== null) await lockTop(tx, parentId)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("category")
      .values(({ selectFrom }) => ({
        id,
        parent_id: parentId,
        name: JSON.stringify(name),
        also_called: JSON.stringify(alsoCalled),
        position: selectFrom("category")
          .select(sql<number>`coalesce(max(position), 0) + 1`.as("position"))
          .where("parent_id", "is not distinct from", parentId),
      }))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) throw new AppError("valueTaken")
  })

/** There are two levels: only a top-level one has subcategories. */
async function lockTop(tx: Transaction<DB>, id: string): Promise<void> {
  const top = await tx
    .selectFrom("category")
    .select("id")
    .where("id", "=", id)
    .where("parent_id", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!top) throw new AppError("notFound")
}

/** Renames a category, hides it or offers it again. Throws `notFound`. */
export async function changeCategory(
  services: Writing,
  actorId: string,
  { id, name, alsoCalled, isHidden }: GivenCategory & { readonly isHidden: boolean },
): Promise<AdminCategory[]> {
  const categories = await change(
    services,
    actorId,
    { verb: isHidden ? "hide" : "change", id, name },
    async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("category")
        .set({ name: JSON.stringify(name), also_called: JSON.stringify(alsoCalled), hidden: isHidden })
        .where("id", "=", id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new AppError("notFound")
      await requestProductReindexing(tx, "category", id)
    },
  )
  await doFirst(() => reindexProducts(services))
  return categories
}

/** Puts one level in this order. Throws `sequenceChanged` if the ids are not exactly that level. */
export const orderCategories = (
  services: Writing,
  actorId: string,
  parentId: string | null,
  order: readonly string[],
): Promise<AdminCategory[]> =>
  change(services, actorId, { verb: "order", id: parentId ?? "*" }, async (tx) => {
    const rows = await tx
      .selectFrom("category")
      .select("id")
      .where("parent_id", "is not distinct from", parentId)
      .forUpdate()
      .execute()
    const known = new Set(rows.map(({ id }) => id))
    const isWhole = order.length === known.size && new Set(order).size === known.size
    if (!isWhole || order.some((id) => !known.has(id))) throw new AppError("sequenceChanged")
    for (const [position, id] of order.entries())
      await tx.updateTable("category").set({ position }).where("id", "=", id).execute()
  })

/** Deletes an empty category. Throws `valueUsed`, `notFound`. */
export const deleteCategory = (services: Writing, actorId: string, id: string): Promise<AdminCategory[]> =>
  change(services, actorId, { verb: "delete", id }, async (tx) => {
    const row = await tx
      .selectFrom("category as c")
      .select(isUsed.as("is_used"))
      .where("c.id", "=", id)
      // A product put into it at this moment waits, and then finds it gone.
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError("notFound")
    if (row.is_used) throw new AppError("valueUsed")
    await tx.deleteFrom("category").where("id", "=", id).execute()
  })
