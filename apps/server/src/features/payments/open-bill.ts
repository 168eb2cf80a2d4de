import { billLimits, type BillKind } from "@roomwright/contract/bills"
import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { readBankAccount } from "../settings/settings.public.ts"
import { dueAt, noteChange } from "./move-bill.ts"
import { makeTransferCode } from "./transfer-code.ts"

interface NewBill {
  readonly payerId: string
  readonly kind: BillKind
  readonly subjectId: string
  readonly title: LocalText
  /** VND, above 0. */
  readonly amount: number
}

/** How often a transfer code is drawn anew: there are 148 million. */
const mostDraws = 5

/**
 * Makes a bill of what its feature sells, in the transaction that sells it. Gives its id. Throws
 * `paymentsClosed` while no bank account is set.
 */
export async function openBill(
  tx: Transaction<DB>,
  { clock }: Pick<Services, "clock">,
  { payerId, kind, subjectId, title, amount }: NewBill,
): Promise<string> {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > billLimits.amountMax)
    throw new Error(`A bill over ${amount} is none.`)
  const at = clock.now()
  const id = newId()
  const bank = await readBankAccount(tx)
  if (!bank) throw new AppError("paymentsClosed")
  const account = JSON.stringify(bank)
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const row = await tx
      .insertInto("bill")
      .values({
        id,
        payer_id: payerId,
        kind,
        subject_id: subjectId,
        title: JSON.stringify(title),
        amount,
        transfer_code: makeTransferCode(),
        account,
        state: "AWAITING_PAYMENT",
        created_at: at,
        due_at: dueAt("AWAITING_PAYMENT", at),
      })
      .onConflict((conflict) => conflict.column("transfer_code").doNothing())
      .returning("id")
      .executeTakeFirst()
    if (!row) continue
    await noteChange(tx, {
      billId: id,
      from: null,
      to: "AWAITING_PAYMENT",
      at,
      actorId: payerId,
      reason: null,
    })
    return id
  }
  throw new Error("Every transfer code that was drawn is taken.")
}
