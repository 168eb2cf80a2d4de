import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import type { FullName } from "@roomwright/contract/settings/filter-values"
import { languages, type LocalText } from "@roomwright/contract/language"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** A value as it is stored. */
export interface StoredFilterValue {
  readonly id: string
  readonly name: LocalText
  readonly hex: string | null
  readonly retired: boolean
}

/** All values of a kind in their order. */
export const readFilterValues = (
  db: Kysely<DB> | Transaction<DB>,
  kind: FilterKind,
): Promise<StoredFilterValue[]> =>
  db
    .selectFrom("filter_value")
    .select(["id", "name", "hex", "retired"])
    .where("kind", "=", kind)
    .orderBy("position")
    .orderBy("id")
    .execute()

interface NewFilterValue {
  readonly id: string
  readonly name: FullName
  readonly hex: string | null
}

/** Adds a value at the end of its kind. Throws `valueTaken`. */
export async function insertFilterValue(
  tx: Transaction<DB>,
  kind: FilterKind,
  { id, name, hex }: NewFilterValue,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("filter_value")
    .values(({ selectFrom }) => ({
      kind,
      id,
      name: JSON.stringify(name),
      hex,
      position: selectFrom("filter_value")
        .select(sql<number>`coalesce(max(position), 0) + 1`.as("position"))
        .where("kind", "=", kind),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw new AppError("valueTaken")
  await tx.deleteFrom("deleted_filter_value").where("kind", "=", kind).where("id", "=", id).execute()
}

/** Renames a value, hides it or offers it again. Returns whether its name changed. Throws `notFound`. */
export async function updateFilterValue(
  tx: Transaction<DB>,
  kind: FilterKind,
  { id, name, hex, retired }: NewFilterValue & { readonly retired: boolean },
): Promise<boolean> {
  const before = await tx
    .selectFrom("filter_value")
    .select("name")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new AppError("notFound")
  await tx
    .updateTable("filter_value")
    .set({ name: JSON.stringify(name), retired, ...(hex === null ? {} : { hex }) })
    .where("kind", "=", kind)
    .where("id", "=", id)
    .execute()
  return languages.some((language) => before.name[language] !== name[language])
}

/** Puts all values of a kind in this order. Throws `sequenceChanged` if the ids are not exactly these. */
export async function reorderFilterValues(
  tx: Transaction<DB>,
  kind: FilterKind,
  order: readonly string[],
): Promise<void> {
  const rows = await tx.selectFrom("filter_value").select("id").where("kind", "=", kind).forUpdate().execute()
  const known = new Set(rows.map(({ id }) => id))
  const isWhole = order.length === known.size && new Set(order).size === known.size
  if (!isWhole || order.some((id) => !known.has(id))) throw new AppError("sequenceChanged")
  for (const [position, id] of order.entries()) {
    await tx
      .updateTable("filter_value")
      .set({ position })
      .where("kind", "=", kind)
      .where("id", "=", id)
      .execute()
  }
}

/** Deletes a value for good; the caller checks that nothing uses it. Throws `notFound`. */
export async function removeFilterValue(tx: Transaction<DB>, kind: FilterKind, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("filter_value")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError("notFound")
  await tx
    .insertInto("deleted_filter_value")
    .values({ kind, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
