import { sql } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import { newId } from "../../../platform/ids.ts"
import { refuseOwnCase } from "../../../platform/own-case.ts"
import type { Services } from "../../../platform/services.ts"
import { recordAudit } from "../../audit/audit.public.ts"
import { holdSeller } from "../../payments/payments.public.ts"
import { readPayable } from "./due-payouts.ts"

interface Making {
  readonly sellers: readonly string[]
  readonly clerkId: string
  readonly key: string
}

/**
 * Makes a run of what is due to these sellers now; who is held, or in another run, is not in it. Returns its id, the
 * same for the same key. Throws `ownCase`, `nothingDue`.
 */
export function makeRun(services: Services, { sellers, clerkId, key }: Making): Promise<string> {
  refuseOwnCase(clerkId, sellers)
  return inTransaction(services, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`payout run ${key}`}, 0))`.execute(tx)
    const made = await tx.selectFrom("payout_run").select("id").where("key", "=", key).executeTakeFirst()
    if (made) return made.id
    const id = newId()
    const at = services.clock.now()
    const items = []
    // Always in the same order, so that two clerks wait for each other and do not block each other.
    for (const sellerId of [...new Set(sellers)].toSorted()) {
      await holdSeller(tx, sellerId)
      const due = await readPayable(tx, sellerId, at)
      // What is in another run is held by it.
      if (typeof due === "string" || due.amount === 0) continue
      items.push({
        id: newId(),
        run_id: id,
        seller_id: sellerId,
        amount: due.amount,
        sealed: due.account.sealed,
        shown: JSON.stringify(due.account.shown),
        account_changed_at: due.account.changed_at,
      })
    }
    if (items.length === 0) throw new AppError("nothingDue")
    await tx.insertInto("payout_run").values({ id, key, made_at: at, made_by: clerkId }).execute()
    await tx.insertInto("payout_item").values(items).execute()
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "payout-run.make",
      subject: { kind: "payout-run", id },
      details: { sellers: items.length, total: items.reduce((sum, { amount }) => sum + amount, 0) },
    })
    return id
  })
}
