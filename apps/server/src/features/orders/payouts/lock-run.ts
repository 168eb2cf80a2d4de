import type { Selectable, Transaction } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { refuseOwnCase } from "../../../platform/own-case.ts"
import { holdSeller } from "../../payments/payments.public.ts"

export type RunRow = Selectable<DB["payout_run"]>
export type ItemRow = Selectable<DB["payout_item"]>

interface LockedRun {
  readonly run: RunRow
  /** In the order of sellers. */
  readonly items: readonly ItemRow[]
}

/**
 * Locks a run and holds its open sellers, so that nothing else happens to their money meanwhile. Throws `notFound`, and
 * `ownCase` where the clerk is one of its sellers.
 */
export async function lockRun(tx: Transaction<DB>, id: string, clerkId: string): Promise<LockedRun> {
  const run = await tx
    .selectFrom("payout_run")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new AppError("notFound")
  const items = await tx
    .selectFrom("payout_item")
    .selectAll()
    .where("run_id", "=", id)
    .orderBy("seller_id")
    .execute()
  refuseOwnCase(
    clerkId,
    items.map(({ seller_id }) => seller_id),
  )
  for (const { seller_id: sellerId, state } of items) if (state === "OPEN") await holdSeller(tx, sellerId)
  return { run, items }
}

interface Decision {
  readonly state: "PAID" | "FAILED" | "LEFT_OUT" | "OPEN"
  readonly at: Date
  readonly actorId: string
  readonly reason?: string
  readonly reference?: string
  readonly paidOn?: string
}

/** Writes what became of an item. */
export const decideItem = (
  tx: Transaction<DB>,
  id: string,
  { state, at, actorId, reason, reference, paidOn }: Decision,
) =>
  tx
    .updateTable("payout_item")
    .set({
      state,
      reason: reason ?? null,
      reference: reference ?? null,
      paid_on: paidOn ?? null,
      decided_at: at,
      decided_by: actorId,
    })
    .where("id", "=", id)
    .execute()

/**
 * Opens an item again that was noted as paid by mistake, unless the seller is in another run by now; what the bank
 * returned has failed. The seller must be held.
 */
export async function reopenItem(
  tx: Transaction<DB>,
  { itemId, at, clerkId, reason }: { itemId: string; at: Date; clerkId: string; reason: string | undefined },
): Promise<void> {
  const { seller_id: sellerId } = await tx
    .selectFrom("payout_item")
    .select("seller_id")
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow()
  const other = await tx
    .selectFrom("payout_item")
    .select("id")
    .where("seller_id", "=", sellerId)
    .where("state", "=", "OPEN")
    .executeTakeFirst()
  const isOpen = reason === undefined && !other
  await decideItem(tx, itemId, {
    state: isOpen ? "OPEN" : "FAILED",
    at,
    actorId: clerkId,
    ...(reason === undefined ? {} : { reason }),
  })
}
