import { billLimits } from "@roomwright/contract/payments/bills"
import { createHash } from "node:crypto"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { claimUpload } from "../media/media.public.ts"
import { bookPayout, holdSeller } from "../payments/payments.public.ts"
import { heldWhole } from "./payout-holds.ts"
import { listStatements, payableOf } from "./show-statements.ts"

interface NewPayout {
  readonly sellerId: string
  readonly month: string
  readonly clerkId: string
  /** VND. */
  readonly amount: number
  readonly reference: string
  readonly upload: string
  readonly key: string
}

/**
 * Records a payout to a seller for a month. It cannot exceed what is owed for that month, nor what is owed in
 * total without orders about which buyers may still complain: later returns are subtracted. Throws `ownCase`, `payoutHeld`, `payoutTooHigh`, `uploadGone`, `keyReused`.
 */
export async function recordPayout(services: Services, payout: NewPayout): Promise<void> {
  const { sellerId, month, clerkId, amount, reference, upload, key } = payout
  refuseOwnCase(clerkId, [sellerId])
  await inTransaction(services, async (tx) => {
    await holdSeller(tx, sellerId)
    const bodyHash = hashOf(payout)
    if (await isNoted(tx, key, bodyHash)) return
    const { months, ...all } = await listStatements(tx, sellerId, services.clock.now())
    if (heldWhole(all.holds) !== null) throw new AppError("payoutHeld")
    const most = payableOf(months.find((one) => one.month === month)?.owed ?? 0, all)
    if (amount > most) throw new AppError("payoutTooHigh", { values: { most } })
    const private_file_id = await claimUpload(tx, {
      uploadId: upload,
      accountId: clerkId,
      purpose: "receipt",
    })
    const at = services.clock.now()
    const id = newId()
    await tx
      .insertInto("payout")
      .values({
        id,
        seller_id: sellerId,
        month,
        amount,
        reference,
        private_file_id,
        key,
        body_hash: bodyHash,
        noted_at: at,
        noted_by: clerkId,
        // It can be taken back until the seller is told.
        tell_at: new Date(at.getTime() + billLimits.undoMs),
      })
      .execute()
    await bookPayout(tx, { id, sellerId, amount, at, actorId: clerkId })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "payout.note",
      subject: { kind: "account", id: sellerId },
      details: { month, amount, reference },
    })
  })
}

async function isNoted(tx: Transaction<DB>, key: string, bodyHash: string): Promise<boolean> {
  const row = await tx.selectFrom("payout").select("body_hash").where("key", "=", key).executeTakeFirst()
  if (row && row.body_hash !== bodyHash) throw new AppError("keyReused")
  return row !== undefined
}

const hashOf = ({ sellerId, month, amount, reference, upload }: NewPayout): string =>
  createHash("sha256")
    .update(JSON.stringify([sellerId, month, amount, reference, upload]))
    .digest("base64url")
