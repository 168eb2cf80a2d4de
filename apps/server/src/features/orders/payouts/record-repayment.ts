import { createHash } from "node:crypto"
import { billLimits } from "@roomwright/contract/payments/bills"
import { AppError } from "../../../platform/app-error.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import { newId } from "../../../platform/ids.ts"
import { refuseOwnCase } from "../../../platform/own-case.ts"
import type { Services } from "../../../platform/services.ts"
import { localDay } from "../../../platform/vietnam/local-periods.ts"
import { recordAudit } from "../../audit/audit.public.ts"
import {
  bookRepayment,
  holdSeller,
  readSellerBalance,
  takeRepaymentBack,
} from "../../payments/payments.public.ts"

interface NewRepayment {
  readonly sellerId: string
  readonly clerkId: string
  /** VND. */
  readonly amount: number
  readonly reference: string
  readonly statementLine?: string | undefined
  readonly key: string
}

/**
 * Notes what a seller has paid back, at most what is owed, once per key. Throws `ownCase`, `repaymentTooHigh`, `keyReused`,
 * and of a line `notFound` and `decidedAlready`.
 */
export async function recordRepayment(services: Services, repayment: NewRepayment): Promise<void> {
  const { sellerId, clerkId, amount, reference, statementLine, key } = repayment
  refuseOwnCase(clerkId, [sellerId])
  await inTransaction(services, async (tx) => {
    await holdSeller(tx, sellerId)
    const known = await tx
      .selectFrom("repayment")
      .select(["seller_id", "amount", "reference", "line_id"])
      .where("key", "=", key)
      .executeTakeFirst()
    const lineId = statementLine ?? null
    if (known) {
      const facts = [known.seller_id, known.amount, known.reference, known.line_id]
      if (hashOf(facts) !== hashOf([sellerId, amount, reference, lineId])) throw new AppError("keyReused")
      return
    }
    const owes = Math.max(0, -(await readSellerBalance(tx, sellerId)))
    if (amount > owes) throw new AppError("repaymentTooHigh", { values: { most: owes } })
    const at = services.clock.now()
    const id = newId()
    await tx
      .insertInto("repayment")
      .values({
        id,
        seller_id: sellerId,
        month: localDay(at).slice(0, 7),
        amount,
        reference,
        line_id: lineId,
        key,
        noted_at: at,
        noted_by: clerkId,
      })
      .execute()
    await bookRepayment(tx, { id, sellerId, amount, lineId, at, actorId: clerkId })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "repayment.note",
      subject: { kind: "account", id: sellerId },
      details: { amount, reference, byLine: lineId !== null },
    })
  })
}

const hashOf = (facts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(facts)).digest("base64url")

interface Undoing {
  readonly repaymentId: string
  readonly clerkId: string
  readonly reason?: string | undefined
}

/** Takes a repayment back; after ten minutes with a reason. Throws `notFound`, `ownCase`, `decidedAlready`, `reasonMissing`. */
export async function undoRepayment(
  services: Services,
  { repaymentId: id, clerkId, reason }: Undoing,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const row = await tx
      .selectFrom("repayment")
      .select(["seller_id", "amount", "reference", "line_id", "noted_at", "undone_at"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError("notFound")
    refuseOwnCase(clerkId, [row.seller_id])
    if (row.undone_at !== null) throw new AppError("decidedAlready")
    const at = services.clock.now()
    const isLate = at.getTime() - row.noted_at.getTime() > billLimits.undoMs
    if (isLate && reason === undefined) throw new AppError("reasonMissing")
    await takeRepaymentBack(tx, { id, lineId: row.line_id, at, actorId: clerkId })
    await tx
      .updateTable("repayment")
      .set({ undone_at: at, undone_by: clerkId, undone_reason: reason ?? null })
      .where("id", "=", id)
      .execute()
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "repayment.undo",
      subject: { kind: "account", id: row.seller_id },
      details: { amount: row.amount, reference: row.reference, reason: reason ?? null },
    })
  })
}
