import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { sql, type Transaction } from "kysely"
import { defineRound, type Job } from "../../jobs/job.ts"
import { requestJob } from "../../jobs/request-job.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { columnOfKind } from "./find-used-values.ts"
import { rewordNextDesigners, rewordNextWorks } from "./reindex-works.ts"

/** Works or designers per transaction: few enough not to delay other changes of them. */
const batchSize = 100

/** Records that the works and designers with this value need new search words, because it was renamed. */
export async function requestWorkReindexing(
  tx: Transaction<DB>,
  kind: FilterKind,
  valueId: string,
): Promise<void> {
  if (columnOfKind(kind) === null) return
  const parts = kind === "style" ? ["work", "designer"] : ["work"]
  await tx
    .insertInto("work_rewording")
    .values(parts.map((part) => ({ part, kind, value_id: valueId })))
    // Works that are done already start again, with the newest name.
    .onConflict((conflict) => conflict.columns(["part", "kind", "value_id"]).doUpdateSet({ reached: null }))
    .execute()
  await requestJob(tx, "reword-works")
}

type Writing = Pick<Services, "database" | "events" | "clock" | "log">

const sweepOfWords = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "the works of a value could not be given their new words")

/** Rewrites the search words of the next recorded works or designers. False when there is nothing to do. */
export function reindexWorks(
  services: Writing,
  most = batchSize,
  sweep = sweepOfWords(services),
): Promise<boolean> {
  return sweep.next(
    async (without) => {
      const asked = await services.database.db
        .selectFrom("work_rewording")
        .select(sql<string>`part || ' ' || kind || ' ' || value_id`.as("key"))
        .where(sql<boolean>`part || ' ' || kind || ' ' || value_id <> all(${without}::text[])`)
        .orderBy("part", "desc")
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
      .selectFrom("work_rewording")
      .selectAll()
      .where(sql<boolean>`part || ' ' || kind || ' ' || value_id = ${key}`)
      // Waits for a process at its last batch, which may finish the entry.
      .forUpdate()
      .executeTakeFirst()
    if (!asked) return false
    const { part, kind, value_id: valueId, reached } = asked
    const last =
      part === "designer"
        ? await rewordNextDesigners(tx, valueId, reached, most)
        : await rewordNextWorks(tx, { kind, valueId }, reached, most)
    if (last !== null)
      await tx
        .updateTable("work_rewording")
        .set({ reached: last })
        .where("part", "=", part)
        .where("kind", "=", kind)
        .where("value_id", "=", valueId)
        .execute()
    else {
      await tx
        .deleteFrom("work_rewording")
        .where("part", "=", part)
        .where("kind", "=", kind)
        .where("value_id", "=", valueId)
        .execute()
      // Purges pages that show search results.
      await recordEvent(tx, { type: "settings-changed" })
    }
    return true
  })

/** Processes the recorded renamings, batch by batch. */
export function rewordWaitingWorks(services: Services): Job {
  const sweep = sweepOfWords(services)
  return defineRound({
    name: "reword-works",
    everyMinutes: 1,
    longestSeconds: 3_600,
    async work({ signal }) {
      while (!signal.aborted && (await reindexWorks(services, batchSize, sweep)));
      sweep.throwFailures()
    },
  })
}
