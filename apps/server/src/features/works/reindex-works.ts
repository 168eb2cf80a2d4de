import { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { sql, type SqlBool, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { columnOfKind } from "./find-used-values.ts"
import { indexDesigner, saveWorkSpellings, wordsOfWork } from "./work-words.ts"

const rows = (tx: Transaction<DB>) =>
  tx
    .selectFrom("work")
    .select(["id", "designer_id", "name", "style", "home_type", "space", "scene", "room_type"])
    .where("deleted_at", "is", null)
    .orderBy("id")
type WorkRow = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>

/** Rewrites a work's search words with all current names. */
async function rewordWork(tx: Transaction<DB>, work: WorkRow): Promise<void> {
  const words = await wordsOfWork(tx, {
    ...work,
    designerId: work.designer_id,
    homeType: work.home_type,
    roomType: work.room_type,
  })
  await tx
    .updateTable("work")
    .set({ words: sql<string>`array_to_tsvector(${words}::text[])` })
    .where("id", "=", work.id)
    .execute()
  await saveWorkSpellings(tx, words)
}

/** Rewrites the words of all works of a designer. */
export async function rewordWorksOf(tx: Transaction<DB>, designerId: string): Promise<void> {
  for (const work of await rows(tx).where("designer_id", "=", designerId).execute())
    await rewordWork(tx, work)
}

/**
 * Rewrites the words of the next works with a value. Returns the id of the last one; null if there is none.
 */
export async function rewordNextWorks(
  tx: Transaction<DB>,
  { kind, valueId }: { readonly kind: string; readonly valueId: string },
  after: string | null,
  most: number,
): Promise<string | null> {
  const known = FilterKind.safeParse(kind)
  const column = known.success ? columnOfKind(known.data) : null
  if (column === null) return null
  let query = rows(tx)
    .where(sql<SqlBool>`${sql.ref(`work.${column}`)} = ${valueId}`)
    // Nobody can find erased people any more.
    .where("designer_id", "in", ({ selectFrom }) =>
      selectFrom("account").select("account.id").where("erased_at", "is", null),
    )
    .limit(most)
  if (after !== null) query = query.where("id", ">", after)
  const works = await query.execute()
  for (const work of works) await rewordWork(tx, work)
  return works.at(-1)?.id ?? null
}

/**
 * Rewrites the words of the next designers with a style. Returns the id of the last one; null if there is
 * none.
 */
export async function rewordNextDesigners(
  tx: Transaction<DB>,
  style: string,
  after: string | null,
  most: number,
): Promise<string | null> {
  let query = tx
    .selectFrom("designer_profile as d")
    .innerJoin("account as a", "a.id", "d.account_id")
    .select("d.account_id")
    .where("a.erased_at", "is", null)
    .where(sql<SqlBool>`${style} = any(d.styles)`)
    .orderBy("d.account_id")
    .limit(most)
  if (after !== null) query = query.where("d.account_id", ">", after)
  const designers = await query.execute()
  for (const { account_id } of designers) await indexDesigner(tx, account_id)
  return designers.at(-1)?.account_id ?? null
}
