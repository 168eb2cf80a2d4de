import type { FilterKind } from "@roomwright/contract/filter-kinds"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import { repeatParts, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { columnOfKind } from "./find-used-values.ts"
import { rewordNextDesigners, rewordNextWorks } from "./reword-works.ts"

const everyMs = 1_000
/** Works or designers of one transaction: short enough to hold nobody up who changes one of them meanwhile. */
const batchSize = 100

/** Notes that the works and designers which carry a value get their search words anew: it has another name. */
export async function askForRewordedWorks(
  tx: Transaction<DB>,
  kind: FilterKind,
  valueId: string,
): Promise<void> {
  if (columnOfKind(kind) === null) return
  const parts = kind === "style" ? ["work", "designer"] : ["work"]
  await tx
    .insertInto("work_rewording")
    .values(parts.map((part) => ({ part, kind, value_id: valueId })))
    // Those that are done already begin anew, with the newest name.
    .onConflict((conflict) => conflict.columns(["part", "kind", "value_id"]).doUpdateSet({ reached: null }))
    .execute()
}

type Writing = Pick<Services, "database" | "events" | "clock" | "log">

const sweepOfWords = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "the works of a value could not be given their new words")

/** Makes the search words of the next works or designers anew that were asked for. False when there is nothing to do. */
export function rewordWorks(
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
        // Another process is at it.
        .forUpdate()
        .skipLocked()
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
      .forUpdate()
      .skipLocked()
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
      // Pages that show what is found are made anew.
      await recordEvent(tx, { type: "settings-changed" })
    }
    return true
  })

/** Works off what was asked for, in the background and in every process. */
export function keepWorksReworded(services: Services): Repeated {
  const sweep = sweepOfWords(services)
  return repeatParts(() => rewordWorks(services, batchSize, sweep), {
    everyMs,
    failure: "works could not be given their new words",
    log: services.log,
  })
}
