import type { BillMoney as ShownMoney, BillState } from "@roomwright/contract/payments/bills"
import { sql, type Kysely, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** What the ledger says about one bill, in VND. */
export interface BillMoney {
  /** All that came for it, minus corrections. */
  readonly came: number
  /** Of that: not used yet. */
  readonly held: number
  /** Of that: besides what the bill needs. */
  readonly over: number
  /** Of that: to be refunded. */
  readonly due: number
  /** Of that: refunded. */
  readonly refunded: number
  /** What the platform let off. */
  readonly waived: number
  /** Of what came: by its payer's credit, and not back there. */
  readonly credit: number
  /** What was used by credit and went back there, as the bill ended. */
  readonly creditBack: number
  /** Of what was due back: kept as credit. */
  readonly kept: number
}

const nothing: BillMoney = {
  came: 0,
  held: 0,
  over: 0,
  due: 0,
  refunded: 0,
  waived: 0,
  credit: 0,
  creditBack: 0,
  kept: 0,
}

interface MoneyRow {
  readonly bill_id: string
  readonly came: number
  readonly held: number
  readonly over: number
  readonly due: number
  readonly refunded: number
  readonly waived: number
  readonly credit: number
  readonly creditBack: number
  readonly kept: number
}

/** The same for each of these bills that has any entry: sums over its entries. */
export async function readMoneyOfBills(
  db: Kysely<DB>,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, BillMoney>> {
  if (billIds.length === 0) return new Map()
  const { rows } = await sql<MoneyRow>`
    select bill_id,
      (coalesce(sum(amount) filter (where (from_kind in ('bank', 'unknown', 'credit') and to_kind in ('bill', 'over'))
          or (from_kind = 'bank' and to_kind = 'waived')), 0)
        - coalesce(sum(amount) filter (where (to_kind in ('bank', 'unknown')
            and from_kind in ('bill', 'over', 'waived', 'refund') and what <> 'refund')
          or (from_kind = 'bill' and to_kind = 'credit')), 0))::bigint as came,
      (coalesce(sum(amount) filter (where to_kind = 'bill'), 0)
        - coalesce(sum(amount) filter (where from_kind = 'bill'), 0))::bigint as held,
      (coalesce(sum(amount) filter (where to_kind = 'over'), 0)
        - coalesce(sum(amount) filter (where from_kind = 'over'), 0))::bigint as over,
      (coalesce(sum(amount) filter (where to_kind = 'refund'), 0)
        - coalesce(sum(amount) filter (where from_kind = 'refund'), 0))::bigint as due,
      (coalesce(sum(amount) filter (where from_kind = 'refund' and to_kind = 'bank' and what = 'refund'), 0)
        - coalesce(sum(amount) filter (where to_kind = 'refund' and from_kind = 'bank'), 0))::bigint as refunded,
      (coalesce(sum(amount) filter (where from_kind = 'credit' and to_kind = 'bill'), 0)
        - coalesce(sum(amount) filter (where from_kind = 'bill' and to_kind = 'credit'), 0))::bigint as credit,
      coalesce(sum(amount) filter (where from_kind = 'bill' and to_kind = 'credit' and undoes is null), 0)::bigint as "creditBack",
      coalesce(sum(amount) filter (where from_kind = 'refund' and to_kind = 'credit'), 0)::bigint as kept,
      (coalesce(sum(amount) filter (where from_kind = 'waived'), 0)
        - coalesce(sum(amount) filter (where to_kind = 'waived'), 0))::bigint as waived
    from money_entry
    where bill_id = any(${billIds}::uuid[])
    group by bill_id`.execute(db)
  return new Map(rows.map(({ bill_id: id, ...money }) => [id, money]))
}

/** The same for one bill. */
export const readBillMoney = async (db: Kysely<DB> | Transaction<DB>, billId: string): Promise<BillMoney> =>
  (await readMoneyOfBills(db, [billId])).get(billId) ?? nothing

/** The same as people see it: nothing is missing of a bill that is paid or over. */
export function toShownMoney(
  { amount, state }: { readonly amount: number; readonly state: BillState },
  money: BillMoney = nothing,
): ShownMoney {
  const isOpen = state !== "CONFIRMED" && state !== "EXPIRED" && state !== "CANCELLED"
  const { came, held, due, refunded, credit, kept } = money
  return { came, missing: isOpen ? Math.max(0, amount - held) : 0, due, refunded, credit, kept }
}

/** What is due back and was refunded of these purchases, each of a bill with several. */
export async function readRefundsOf(
  db: Kysely<DB>,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly due: number; readonly refunded: number }>> {
  if (subjectIds.length === 0) return new Map()
  const { rows } = await sql<{ subject_id: string; due: number; refunded: number }>`
    select subject_id,
      coalesce(sum(due) filter (where outcome = 'REFUND_DUE'), 0)::bigint as due,
      coalesce(sum(due) filter (where outcome = 'REFUNDED'), 0)::bigint as refunded
    from payment_note
    where subject_id = any(${subjectIds}::uuid[])
    group by subject_id`.execute(db)
  return new Map(rows.map(({ subject_id: id, due, refunded }) => [id, { due, refunded }]))
}
