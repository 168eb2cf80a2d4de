import type { leftOutReasons } from "@roomwright/contract/orders/payout-runs"
import type { Transaction } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import type { Services } from "../../../platform/services.ts"
import { recordAudit } from "../../audit/audit.public.ts"
import { readFourEyes } from "../../settings/settings.public.ts"
import { readPayable } from "./due-payouts.ts"
import { decideItem, lockRun, type ItemRow } from "./lock-run.ts"

interface Deciding {
  readonly runId: string
  readonly clerkId: string
}

/** Whether a run of this sum takes two clerks. */
export async function needsTwoClerks(
  db: Parameters<typeof readFourEyes>[0],
  total: number,
): Promise<boolean> {
  const from = await readFourEyes(db)
  return from !== null && total >= from
}

/**
 * Releases a run, so that its file can be fetched. Each seller is looked at again: who was blocked, has changed the
 * account or is owed less by now is left out. Throws `notFound`, `ownCase`, `decidedAlready`, `secondPersonNeeded`.
 */
export async function releaseRun(services: Services, { runId, clerkId }: Deciding): Promise<void> {
  await inTransaction(services, async (tx) => {
    const { run, items } = await lockRun(tx, runId, clerkId)
    const open = items.filter(({ state }) => state === "OPEN")
    if (run.released_at !== null || open.length === 0) throw new AppError("decidedAlready")
    const total = open.reduce((sum, { amount }) => sum + amount, 0)
    if (run.made_by === clerkId && (await needsTwoClerks(tx, total))) throw new AppError("secondPersonNeeded")
    const at = services.clock.now()
    let leftOut = 0
    for (const item of open) {
      const reason = await findFault(tx, item, at)
      if (reason === null) continue
      leftOut += 1
      await decideItem(tx, item.id, { state: "LEFT_OUT", reason, at, actorId: clerkId })
    }
    await tx
      .updateTable("payout_run")
      .set({ released_at: at, released_by: clerkId })
      .where("id", "=", runId)
      .execute()
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "payout-run.release",
      subject: { kind: "payout-run", id: runId },
      details: { total, sellers: open.length - leftOut, leftOut },
    })
  })
}

/** Why nothing may be transferred for an item as it was made; null if it may. */
async function findFault(
  tx: Transaction<DB>,
  item: ItemRow,
  now: Date,
): Promise<(typeof leftOutReasons)[number] | null> {
  const due = await readPayable(tx, item.seller_id, now)
  if (typeof due === "string") return due
  if (due.account.changed_at.getTime() !== item.account_changed_at.getTime()) return "ACCOUNT"
  // What is due besides the sum that this item itself holds.
  return due.rest < 0 ? "LESS" : null
}

/** Calls off what is open of a run: those sums are due again. Throws `notFound`, `ownCase`, `decidedAlready`. */
export async function callOffRun(services: Services, { runId, clerkId }: Deciding): Promise<void> {
  await inTransaction(services, async (tx) => {
    const { items } = await lockRun(tx, runId, clerkId)
    const open = items.filter(({ state }) => state === "OPEN")
    if (open.length === 0) throw new AppError("decidedAlready")
    const at = services.clock.now()
    for (const { id } of open)
      await decideItem(tx, id, { state: "LEFT_OUT", reason: "CALLED_OFF", at, actorId: clerkId })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "payout-run.call-off",
      subject: { kind: "payout-run", id: runId },
      details: { sellers: open.length },
    })
  })
}
