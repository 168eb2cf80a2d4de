import { billLimits, type BillKind } from "@roomwright/contract/payments/bills"
import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { prepare } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { bankAccountKey } from "../settings/settings.public.ts"
import { dueAt } from "./move-bill.ts"
import { makeTransferCode } from "./transfer-code.ts"

interface NewBill {
  readonly id?: string
  readonly payerId: string
  readonly kind: BillKind
  readonly subjectId: string
  readonly title: LocalText
  /** VND, above 0. */
  readonly amount: number
}

/** How often a new transfer code is drawn on a collision: there are 148 million. */
const mostDraws = 5

/** The bill with the first record of its changes. It uses the current bank account. */
const insertBill = prepare<{ is_open: boolean; is_made: boolean }>(`
  with bank as (
    select value from setting where key = $1
  ), made as (
    insert into bill
      (id, payer_id, kind, subject_id, title, amount, transfer_code, account, state, created_at, due_at)
    select $2::uuid, $3::uuid, $4, $5::uuid, $6::jsonb, $7::bigint, $8, bank.value, $9, $10::timestamptz,
      $11::timestamptz
    from bank
    on conflict (transfer_code) do nothing
    returning id
  ), noted as (
    insert into bill_change (id, bill_id, at, actor_id, from_state, to_state, reason)
    select $12::uuid, id, $10, $3, null, $9, null from made
  )
  select exists (select from bank) as is_open, exists (select from made) as is_made`)

const firstState = "AWAITING_PAYMENT"

/**
 * Creates a bill for a thing that its feature sells, in the same transaction, by one statement. Returns its
 * id, which the caller may choose, and its transfer code. Throws `paymentsClosed` while no bank account is set.
 */
export async function openBill(
  tx: Transaction<DB>,
  { clock }: Pick<Services, "clock">,
  { id = newId(), payerId, kind, subjectId, title, amount }: NewBill,
): Promise<{ readonly id: string; readonly code: string }> {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > billLimits.amountMax)
    throw new Error(`A bill over ${amount} is none.`)
  const at = clock.now()
  const due = dueAt(firstState, at)
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const code = makeTransferCode()
    const content = [id, payerId, kind, subjectId, JSON.stringify(title), amount, code, firstState, at, due]
    const [row] = await insertBill.run(tx, [bankAccountKey, ...content, newId()])
    if (!row?.is_open) throw new AppError("paymentsClosed")
    if (row.is_made) return { id, code }
  }
  throw new Error("Every transfer code that was drawn is taken.")
}
