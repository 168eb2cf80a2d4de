import { billLimits } from "@roomwright/contract/payments/bills"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { holdSeller, takePayoutBack } from "../payments/payments.public.ts"
import { reopenItem } from "./payouts/lock-run.ts"

interface Undoing {
  readonly payoutId: string
  readonly clerkId: string
  readonly reason?: string | undefined
}

/**
 * Takes a payout back: its sum is owed again. For ten minutes nobody was told of it; afterwards it takes a reason,
 * which the seller gets. Returns whose it was. Throws `notFound`, `ownCase`, `decidedAlready`, `reasonMissing`.
 */
export function undoPayout(
  services: Services,
  { payoutId, clerkId, reason }: Undoing,
): Promise<{ sellerId: string; month: string }> {
  return inTransaction(services, async (tx) => {
    const owner = await tx
      .selectFrom("payout")
      .select("seller_id")
      .where("id", "=", payoutId)
      .executeTakeFirst()
    if (owner) await holdSeller(tx, owner.seller_id)
    const payout = await tx
      .selectFrom("payout")
      .select(["seller_id", "month", "amount", "reference", "noted_at", "tell_at", "undone_at", "item_id"])
      .where("id", "=", payoutId)
      .forUpdate()
      .executeTakeFirst()
    if (!payout) throw new AppError("notFound")
    const { seller_id: sellerId, month, reference } = payout
    refuseOwnCase(clerkId, [sellerId])
    if (payout.undone_at !== null) throw new AppError("decidedAlready")
    const at = services.clock.now()
    const wasTold = payout.tell_at === null
    const isLate = wasTold || at.getTime() - payout.noted_at.getTime() > billLimits.undoMs
    if (isLate && reason === undefined) throw new AppError("reasonMissing")
    const amount = await takeTransferBack(tx, { ...payout, id: payoutId, at, clerkId, reason })
    if (wasTold)
      await services.notifications.write(tx, {
        accountId: sellerId,
        type: "PAYOUT_RETURNED",
        values: { month, sum: amount, reason: reason ?? "" },
      })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "payout.undo",
      subject: { kind: "account", id: sellerId },
      details: { month, amount, reference, reason: reason ?? null },
    })
    return { sellerId, month }
  })
}

interface TakenBack {
  readonly id: string
  readonly amount: number
  readonly item_id: string | null
  readonly at: Date
  readonly clerkId: string
  readonly reason: string | undefined
}

/**
 * Takes a transfer back with all the months that it was for, and returns its sum. In silence its item is open again, as it
 * was noted by mistake; with a reason it has failed, and the next run pays it.
 */
async function takeTransferBack(
  tx: Transaction<DB>,
  { id, amount, item_id: itemId, at, clerkId, reason }: TakenBack,
): Promise<number> {
  const rows =
    itemId === null
      ? [{ id, amount }]
      : await tx
          .selectFrom("payout")
          .select(["id", "amount"])
          .where("item_id", "=", itemId)
          .where("undone_at", "is", null)
          .orderBy("id")
          .forUpdate()
          .execute()
  for (const { id: payoutId } of rows) {
    await takePayoutBack(tx, { id: payoutId, at, actorId: clerkId })
    await tx
      .updateTable("payout")
      .set({ undone_at: at, undone_by: clerkId, undone_reason: reason ?? null, tell_at: null })
      .where("id", "=", payoutId)
      .execute()
  }
  if (itemId !== null) await reopenItem(tx, { itemId, at, clerkId, reason })
  return rows.reduce((sum, row) => sum + row.amount, 0)
}

export const sweepOfPayouts = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "a seller could not be told of a payout")

/** Tells sellers of payouts that cannot be taken back silently any more. Returns how many were told. */
export function tellPayouts(services: Services, sweep = sweepOfPayouts(services)): Promise<number> {
  const { clock, database, notifications } = services
  return sweep.all(
    async (without) => {
      const untold = await database.db
        .selectFrom("payout")
        .select("id")
        .where("tell_at", "<=", clock.now())
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("tell_at")
        .limit(500)
        .execute()
      return untold.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const payout = await tx
          .updateTable("payout")
          .set({ tell_at: null })
          .where("id", "=", id)
          .where("tell_at", "<=", clock.now())
          .returning(["seller_id", "month", "amount", "reference"])
          .executeTakeFirst()
        // Taken back meanwhile, or told by another process.
        if (!payout) return false
        const { seller_id: accountId, month, amount: sum, reference } = payout
        await notifications.write(tx, { accountId, type: "PAYOUT_SENT", values: { month, sum, reference } })
        return true
      }),
  )
}
