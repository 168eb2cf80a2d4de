import { billLimits } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import { newId } from "../../../platform/ids.ts"
import type { Services } from "../../../platform/services.ts"
import { recordAudit } from "../../audit/audit.public.ts"
import { bookPayout } from "../../payments/payments.public.ts"
import { listStatements } from "../show-statements.ts"
import { decideItem, lockRun, type ItemRow } from "./lock-run.ts"

interface Paying {
  readonly runId: string
  readonly clerkId: string
  readonly payoutItems: readonly string[]
  readonly reference: string
  readonly paidOn: string
}

/**
 * Notes items of a released run as paid. What was noted so before, with the same reference, stays as it is. Throws
 * `notFound`, `ownCase`, `runNotReleased`, and `decidedAlready` where one of them ended otherwise.
 */
export async function notePaid(services: Services, paying: Paying): Promise<void> {
  const { runId, clerkId, payoutItems, reference, paidOn } = paying
  await inTransaction(services, async (tx) => {
    const { run, items } = await lockRun(tx, runId, clerkId)
    if (run.released_at === null) throw new AppError("runNotReleased")
    const chosen = items.filter(({ id }) => payoutItems.includes(id))
    if (chosen.length !== new Set(payoutItems).size) throw new AppError("notFound")
    const isNoted = (item: ItemRow): boolean => item.state === "PAID" && item.reference === reference
    const open = chosen.filter((item) => !isNoted(item))
    if (open.some(({ state }) => state !== "OPEN")) throw new AppError("decidedAlready")
    if (open.length === 0) return
    const at = services.clock.now()
    for (const item of open) {
      const { seller_id: sellerId } = item
      const { months } = await listStatements(tx, sellerId, at)
      // Before it counts as paid, so that it is found as it was asked for.
      await decideItem(tx, item.id, { state: "PAID", reference, paidOn, at, actorId: clerkId })
      for (const { month, amount } of spreadOver(months, item.amount))
        await insertPayout(tx, item, { month, amount, reference, at, clerkId })
    }
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "payout-run.pay",
      subject: { kind: "payout-run", id: runId },
      details: { reference, sellers: open.length, total: open.reduce((sum, { amount }) => sum + amount, 0) },
    })
  })
}

interface MonthSum {
  readonly month: string
  readonly amount: number
}

/** Which months a transfer is for: the oldest that are owed first; what is more than all of them counts for the newest. */
export function spreadOver(
  months: readonly { readonly month: string; readonly owed: number }[],
  sum: number,
): MonthSum[] {
  const spread: MonthSum[] = []
  let left = sum
  for (const { month, owed } of months.toSorted((one, other) => one.month.localeCompare(other.month))) {
    const amount = Math.min(left, Math.max(0, owed))
    if (amount > 0) spread.push({ month, amount })
    left -= amount
  }
  const newest = spread.at(-1)
  if (left > 0 && newest) spread[spread.length - 1] = { ...newest, amount: newest.amount + left }
  if (left > 0 && !newest) {
    const month = months.reduce((last, one) => (one.month > last ? one.month : last), "")
    if (month === "") throw new Error("A seller is paid who never sold anything.")
    spread.push({ month, amount: left })
  }
  return spread
}

async function insertPayout(
  tx: Transaction<DB>,
  item: ItemRow,
  {
    month,
    amount,
    reference,
    at,
    clerkId,
  }: MonthSum & { readonly reference: string; readonly at: Date; readonly clerkId: string },
): Promise<void> {
  const id = newId()
  await tx
    .insertInto("payout")
    .values({
      id,
      seller_id: item.seller_id,
      month,
      amount,
      reference,
      private_file_id: null,
      item_id: item.id,
      key: newId(),
      body_hash: "",
      noted_at: at,
      noted_by: clerkId,
      // It can be taken back until the seller is told.
      tell_at: new Date(at.getTime() + billLimits.undoMs),
    })
    .execute()
  await bookPayout(tx, { id, sellerId: item.seller_id, amount, at, actorId: clerkId })
}

interface Failing {
  readonly itemId: string
  readonly clerkId: string
  readonly reason: string
}

/**
 * Notes an item as not transferred: nothing was booked for it, and its sum is due again. Returns its run. Throws
 * `notFound`, `ownCase`, `decidedAlready`.
 */
export function failItem(services: Services, { itemId, clerkId, reason }: Failing): Promise<string> {
  return inTransaction(services, async (tx) => {
    const found = await tx
      .selectFrom("payout_item")
      .select("run_id")
      .where("id", "=", itemId)
      .executeTakeFirst()
    if (!found) throw new AppError("notFound")
    const { items } = await lockRun(tx, found.run_id, clerkId)
    const item = items.find(({ id }) => id === itemId)
    if (item?.state !== "OPEN") throw new AppError("decidedAlready")
    const at = services.clock.now()
    await decideItem(tx, itemId, { state: "FAILED", reason, at, actorId: clerkId })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "payout-run.fail",
      subject: { kind: "account", id: item.seller_id },
      details: { amount: item.amount, reason },
    })
    return found.run_id
  })
}
