import type { FilterKind } from "@roomwright/contract/filter-kinds"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import { repeatParts, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { rewordNextProducts, type Carrying } from "./reword-products.ts"

const everyMs = 1_000
/** Products of one transaction: short enough to hold nobody up who changes one of them meanwhile. */
const batchSize = 200

type RewordedKind = Exclude<Carrying["kind"], "merchant" | "products">

const kinds: readonly string[] = ["style", "material", "colour", "category"] satisfies RewordedKind[]
const isReworded = (kind: string): kind is RewordedKind => kinds.includes(kind)

/** Notes that the products which carry a value or category get their search words anew: it has another name. */
export async function askForRewordedProducts(
  tx: Transaction<DB>,
  kind: FilterKind | "category",
  valueId: string,
): Promise<void> {
  if (!isReworded(kind)) return
  await tx
    .insertInto("product_rewording")
    .values({ kind, value_id: valueId })
    // Those that are done already begin anew, with the newest name.
    .onConflict((conflict) => conflict.columns(["kind", "value_id"]).doUpdateSet({ reached: null }))
    .execute()
}

type Writing = Pick<Services, "database" | "events" | "clock" | "log">

const sweepOfWords = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "the products of a value could not be given their new words")

/** Makes the search words of the next products anew that were asked for. False when there is nothing to do. */
export function rewordProducts(
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
      .selectFrom("product_rewording")
      .selectAll()
      .where(sql<boolean>`kind || ' ' || value_id = ${key}`)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!asked) return false
    const { kind, value_id: id, reached } = asked
    const last = isReworded(kind) ? await rewordNextProducts(tx, { kind, id }, reached, most) : null
    const row = tx.updateTable("product_rewording").set({ reached: last })
    if (last !== null) await row.where("kind", "=", kind).where("value_id", "=", id).execute()
    else {
      await tx.deleteFrom("product_rewording").where("kind", "=", kind).where("value_id", "=", id).execute()
      // Pages that show what is found, or what is near a word, are made anew.
      await recordEvent(tx, { type: "settings-changed" })
    }
    return true
  })

/** Works off what was asked for, in the background and in every process. */
export function keepProductsReworded(services: Services): Repeated {
  const sweep = sweepOfWords(services)
  return repeatParts(() => rewordProducts(services, batchSize, sweep), {
    everyMs,
    failure: "products could not be given their new words",
    log: services.log,
  })
}
