import { layoutReturnsPerDay, type LayoutOffer, type LayoutOrder } from "@roomwright/contract/studio/layouts"
import { inboxTexts } from "@roomwright/i18n/inbox-texts"
import { sql, type Kysely, type Selectable, type Transaction } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import { newId } from "../../../platform/ids.ts"
import type { Services } from "../../../platform/services.ts"
import { readMeters, reserveQuota, returnQuota, spendQuota } from "../../plans/plans.public.ts"
import { lockLiveProject, type Own } from "../own-project.ts"

const counter = "ai-design"
const cost = 1
const dayMs = 86_400_000
/** Nobody waits so long for a layout: a window that says nothing any more has had it. */
const silentMs = 20 * 60_000

type Row = Selectable<DB["studio_layout"]>

/** What a request costs an account now, and what is left. */
export async function offerLayouts(db: Kysely<DB>, accountId: string, now: Date): Promise<LayoutOffer> {
  const meter = (await readMeters(db, accountId, now)).find((one) => one.counter === counter)
  return {
    cost,
    left: meter?.left ?? null,
    limit: meter?.limit ?? null,
    resetsAt: meter?.resetsAt ?? null,
  }
}

/** Reserves the unit of a request; the same key gives the request that is there. Throws `notFound`, `projectInTrash`, `quotaExhausted`. */
export async function startLayout(services: Services, own: Own, key: string): Promise<LayoutOrder> {
  const { accountId } = own
  return inTransaction(services, async (tx) => {
    await lockLayouts(tx, accountId)
    const made = await tx
      .selectFrom("studio_layout")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("key", "=", key)
      .executeTakeFirst()
    const now = services.clock.now()
    if (made) return show(tx, made, now)
    await lockLiveProject(tx, own)
    await spendSilent(tx, services, accountId, now)
    const reservation = await reserveQuota(tx, { accountId, counter, amount: cost, now })
    const row = await tx
      .insertInto("studio_layout")
      .values({
        id: newId(),
        account_id: accountId,
        key,
        reservation_id: reservation,
        quota: "reserved",
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return show(tx, row, now)
  })
}

/** Spends the unit of a request where layouts were given, else returns it, so often a day. What is said first stays. */
export async function settleLayout(
  services: Services,
  { id, accountId }: Own,
  isGiven: boolean,
): Promise<LayoutOrder> {
  return inTransaction(services, async (tx) => {
    await lockLayouts(tx, accountId)
    const row = await tx
      .selectFrom("studio_layout")
      .selectAll()
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .executeTakeFirst()
    if (!row) throw new AppError("notFound")
    const now = services.clock.now()
    if (row.quota !== "reserved") return show(tx, row, now)
    const isReturned = !isGiven && (await countReturns(tx, accountId, now)) < layoutReturnsPerDay
    if (isReturned) await returnQuota(tx, row.reservation_id, await reasonFor(tx, accountId), now)
    else await spendQuota(tx, services, row.reservation_id, now)
    return show(tx, await mark(tx, row.id, isReturned ? "returned" : "spent", now), now)
  })
}

/** Requests of an account come one after the other. */
const lockLayouts = (tx: Transaction<DB>, accountId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`layouts ${accountId}`}, 0))`.execute(tx)

async function spendSilent(
  tx: Transaction<DB>,
  services: Services,
  accountId: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom("studio_layout")
    .select(["id", "reservation_id"])
    .where("account_id", "=", accountId)
    .where("quota", "=", "reserved")
    .where("created_at", "<", new Date(now.getTime() - silentMs))
    .execute()
  for (const { id, reservation_id: reservation } of rows) {
    await spendQuota(tx, services, reservation, now)
    await mark(tx, id, "spent", now)
  }
}

async function countReturns(tx: Transaction<DB>, accountId: string, now: Date): Promise<number> {
  const { returned } = await tx
    .selectFrom("studio_layout")
    .select(({ fn }) => fn.countAll<number>().as("returned"))
    .where("account_id", "=", accountId)
    .where("quota", "=", "returned")
    .where("settled_at", ">", new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  return returned
}

const mark = (tx: Transaction<DB>, id: string, quota: "spent" | "returned", now: Date): Promise<Row> =>
  tx
    .updateTable("studio_layout")
    .set({ quota, settled_at: now })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function show(tx: Transaction<DB>, { id, account_id, quota }: Row, now: Date): Promise<LayoutOrder> {
  const { left } = await offerLayouts(tx, account_id, now)
  const state = quota === "spent" || quota === "returned" ? quota : "reserved"
  return { id, quota: state, left }
}

/** As the ledger shows it to its owner. */
async function reasonFor(tx: Transaction<DB>, accountId: string): Promise<string> {
  const { language } = await tx
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow()
  const say = inboxTexts[language === "vi" || language === "en" ? language : "zh"]
  return say("layout.nothing-given")
}
