import type { AdminBill } from "@roomwright/contract/payments/bills-admin"
import { BankAccount, BillKind, InvoiceData } from "@roomwright/contract/payments/bills"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import type { BillMoney } from "./bill-money.ts"
import { compareNames } from "./payee-name.ts"
import { drawQr, writeVietQr } from "./viet-qr.ts"

interface Refundable {
  readonly id: string
  readonly kind: string
  readonly subject_id: string
  readonly transfer_code: string
  readonly refund_account: unknown
  readonly invoice: unknown
  readonly payer: string
  readonly username: string | null
}

/** Where the refunds of these bills go, by bill, with a code for a bank app and how the holder's name fits the buyer's. */
export async function showRefundAccounts(
  db: Kysely<DB>,
  handlers: BillHandlerTable,
  bills: readonly Refundable[],
  money: ReadonlyMap<string, BillMoney>,
): Promise<ReadonlyMap<string, AdminBill["refundTo"]>> {
  const named = bills.filter(({ refund_account: account }) => account !== null)
  const known = new Map<string, readonly string[]>()
  for (const [kind, some] of Map.groupBy(named, (bill) => bill.kind)) {
    const ids = some.map(({ subject_id: id }) => id)
    const names = await handlers[z.parse(BillKind, kind)]?.namesOf?.(db, ids)
    for (const { id, subject_id: subjectId } of some) known.set(id, names?.get(subjectId) ?? [])
  }
  return new Map(
    named.map((bill) => {
      const account = z.parse(BankAccount, bill.refund_account)
      const company = z.safeParse(InvoiceData, bill.invoice)
      const names = [
        bill.payer,
        ...(bill.username === null ? [] : [bill.username]),
        ...(company.success ? [company.data.companyName] : []),
        ...(known.get(bill.id) ?? []),
      ]
      const due = money.get(bill.id)?.due ?? 0
      return [
        bill.id,
        {
          ...account,
          qrPicture: due > 0 ? drawQr(writeVietQr(account, due, `HOAN ${bill.transfer_code}`)) : null,
          nameMatch: compareNames(account.beneficiary, names),
          knownNames: [...new Set(names)],
        },
      ]
    }),
  )
}
