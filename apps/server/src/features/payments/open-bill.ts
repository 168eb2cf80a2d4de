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

interface OpenedBill {
  readonly id: string
  readonly code: string
}

/** How often a new transfer code is drawn on a collision: there are 148 million. */
const mostDraws = 5

/** Bills with the first record of their changes. They use the current bank account; those whose code is taken are not made. */
const insertBills = prepare<{ is_open: boolean; made: readonly string[] }>(`
  with bank as (
    select value from setting where key = $1
  ), asked as (
    select * from json_to_recordset($2) as t (id uuid, payer_id uuid, kind text, subject_id uuid, title jsonb,
      amount bigint, code text, change_id uuid)
  ), made as (
    insert into bill
      (id, payer_id, kind, subject_id, title, amount, transfer_code, account, state, created_at, due_at)
    select asked.id, payer_id, kind, subject_id, title, amount, code, bank.value, $3, $4::timestamptz, $5::timestamptz
    from asked cross join bank
    on conflict (transfer_code) do nothing
    returning id
  ), noted as (
    insert into bill_change (id, bill_id, at, actor_id, from_state, to_state, reason)
    select asked.change_id, asked.id, $4, asked.payer_id, null, $3, null from made join asked on asked.id = made.id
  )
  select exists (select from bank) as is_open, array(select id from made) as made`)

const firstState = "AWAITING_PAYMENT"

/**
 * Creates a bill for a thing that its feature sells, in the same transaction, by one statement. Returns its
 * id, which the caller may choose, and its transfer code. Throws `paymentsClosed` while no bank account is set.
 */
export async function openBill(
  tx: Transaction<DB>,
  services: Pick<Services, "clock">,
  bill: NewBill,
): Promise<OpenedBill> {
  const [opened] = await openBills(tx, services, [bill])
  if (!opened) throw new Error("A bill that was to be opened is not there.")
  return opened
}

/** The same for several, in their order, by one statement for all. */
export async function openBills(
  tx: Transaction<DB>,
  { clock }: Pick<Services, "clock">,
  bills: readonly NewBill[],
): Promise<OpenedBill[]> {
  for (const { amount } of bills)
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > billLimits.amountMax)
      throw new Error(`A bill over ${amount} is none.`)
  const at = clock.now()
  const due = dueAt(firstState, at)
  const opened = bills.map(({ id = newId(), ...bill }) => ({ id, code: "", bill }))
  let open = opened
  for (let draw = 0; draw < mostDraws; draw += 1) {
    for (const one of open) one.code = makeTransferCode()
    const rows = open.map(({ id, code, bill: { payerId, kind, subjectId, title, amount } }) => ({
      id,
      payer_id: payerId,
      kind,
      subject_id: subjectId,
      title,
      amount,
      code,
      change_id: newId(),
    }))
    const [row] = await insertBills.run(tx, [bankAccountKey, JSON.stringify(rows), firstState, at, due])
    if (!row?.is_open) throw new AppError("paymentsClosed")
    const made = new Set(row.made)
    open = open.filter(({ id }) => !made.has(id))
    if (open.length === 0) return opened.map(({ id, code }) => ({ id, code }))
  }
  throw new Error("Every transfer code that was drawn is taken.")
}
