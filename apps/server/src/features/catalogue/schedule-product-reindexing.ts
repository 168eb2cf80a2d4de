import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { sql, type Transaction } from "kysely"
import { defineRound, type Job } from "../../jobs/job.ts"
import { requestJob } from "../../jobs/request-job.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { rewordNextProducts, type Carrying } from "./reindex-products.ts"

/** Products per transaction: few enough not to delay other changes of them. */
const batchSize = 200

type ReindexedKind = Exclude<Carrying["kind"], "merchant" | "products">

const kinds: readonly string[] = ["style", "material", "colour", "category"] satisfies ReindexedKind[]
const isReindexed = (kind: string): kind is ReindexedKind => kinds.includes(kind)

/** Records that products with this value or category need new search words, because it was renamed. */
export async function requestProductReindexing(
  tx: Transaction<DB>,
  kind: FilterKind | "category",
  valueId: string,
): Promise<void> {
  if (!isReindexed(kind)) return
  await tx
    .insertInto("product_rewording")
    .values({ kind, value_id: valueId })
    // Products that are done already start again, with the newest name.
    .onConflict((conflict) => conflict.columns(["kind", "value_id"]).doUpdateSet({ reached: null }))
    .execute()
  await requestJob(tx, "reword-products")
}

type Writing = Pick<Services, "database" | "events" | "clock" | "log">

const sweepOfWords = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "the products of a value could not be given their new words")

/** Rewrites the search words of the next recorded products. False when there is nothing to do. */
export function reindexProducts(
  services: Writing,
  most = batchSize,
  sweep = sweepOfWords(services),
): Promise<boolean> {
  return sweep.next(
    async (without) => {
      const asked = await services.database.db
        .selectFrom("product_rewording")
        .select(sql<string>`kind || ' ' || value_id`.as("key"))
        .where(sql<boolean>`kind || ' ' || value_id <> all(${without}::text[])`)
        .orderBy("kind")
        .orderBy("value_id")
        .limit(1)
        .execute()
      return asked.map(({ key }) => key)
    },
    (key) => rewordNext(services, key, most),
  )
}

const rewordNext = (services: Writing, key: string, most: number): Promise<boolean> =>
  inTransaction(services, async (tx) => {
    const asked = await tx
      .selectFrom("product_rewording")
      .selectAll()
      .where(sql<boolean>`kind || ' ' || value_id = ${key}`)
      // Waits for a process at its last batch, which may finish the entry.
      .forUpdate()
      .executeTakeFirst()
    if (!asked) return false
    const { kind, value_id: id, reached } = asked
    const last = isReindexed(kind) ? await rewordNextProducts(tx, { kind, id }, reached, most) : null
    const row = tx.updateTable("product_rewording").set({ reached: last })
    if (last !== null) await row.where("kind", "=", kind).where("value_id", "=", id).execute()
    else {
      await tx.deleteFrom("product_rewording").where("kind", "=", kind).where("value_id", "=", id).execute()
      // Purges pages that show search results or suggestions.
      await recordEvent(tx, { type: "settings-changed" })
    }
    return true
  })

/** Processes the recorded renamings, batch by batch. */
export function rewordWaitingProducts(services: Services): Job {
  const sweep = sweepOfWords(services)
  return defineRound({
    name: "reword-products",
    everyMinutes: 1,
    longestSeconds: 3_600,
    async work({ signal }) {
      while (!signal.aborted && (await reindexProducts(services, batchSize, sweep)));
      sweep.throwFailures()
    },
  })
}
