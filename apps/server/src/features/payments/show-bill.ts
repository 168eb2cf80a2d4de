import {
  BankAccount,
  BillKind,
  BillState,
  InvoiceData,
  type Bill,
  type BillSummary,
} from "@roomwright/contract/payments/bills"
import { LocalText, showText, type Language } from "@roomwright/contract/language"
import type { Kysely, Selectable } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { signPrivateFile } from "../media/media.public.ts"
import { readBillMoney, toShownMoney } from "./bill-money.ts"
import { accountOf, readBalance } from "./ledger.ts"
import { readRefundNotes } from "./read-refunds.ts"
import { drawQr, writeVietQr } from "./viet-qr.ts"

const text = (day: Date | null): string | null => day?.toISOString() ?? null

/** A bill for a list; `rejectedFor` belongs to its last receipt. */
export const toSummary = (
  row: Selectable<DB["bill"]> & { readonly rejected_for: string | null },
  language: Language,
): BillSummary => ({
  id: row.id,
  kind: z.parse(BillKind, row.kind),
  title: showText(z.parse(LocalText, row.title), language),
  amount: row.amount,
  transferCode: row.transfer_code,
  status: z.parse(BillState, row.state),
  createdAt: row.created_at.toISOString(),
  dueAt: text(row.due_at),
  rejectedFor: row.state === "REJECTED" ? row.rejected_for : null,
})

/** One bill of this payer, with how to pay it. Throws `notFound`. */
export async function readBill(
  services: Services,
  payerId: string,
  id: string,
  language: Language,
): Promise<Bill> {
  const { db } = services.database
  const row = await db
    .selectFrom("bill")
    .selectAll()
    .where("id", "=", id)
    .where("payer_id", "=", payerId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const receipts = await db
    .selectFrom("bill_receipt")
    .selectAll()
    .where("bill_id", "=", id)
    .orderBy("sent_at")
    .orderBy("id")
    .execute()
  const account = z.parse(BankAccount, row.account)
  const summary = toSummary({ ...row, rejected_for: receipts.at(-1)?.rejected_for ?? null }, language)
  const money = toShownMoney({ amount: row.amount, state: summary.status }, await readBillMoney(db, id))
  const qr = writeVietQr(account, money.missing === 0 ? row.amount : money.missing, row.transfer_code)
  return {
    ...summary,
    subjectId: row.subject_id,
    account,
    money,
    qr,
    qrPicture: drawQr(qr),
    receipts: receipts.map((receipt) => toReceipt(services, receipt)),
    confirmedAt: text(row.confirmed_at),
    deliversAt: text(row.deliver_at),
    invoice: row.invoice === null ? null : z.parse(InvoiceData, row.invoice),
    refundTo: row.refund_account === null ? null : z.parse(BankAccount, row.refund_account),
    refunds: await readRefunds(db, id),
    creditLeft: await readBalance(db, accountOf("credit", payerId)),
  }
}

async function readRefunds(db: Kysely<DB>, billId: string): Promise<Bill["refunds"]> {
  const refunds = await readRefundNotes(db, billId)
  return refunds.flatMap(({ id, amount, madeAt, isCredit, reference, creditNote }) =>
    madeAt && !isCredit ? [{ id, at: madeAt.toISOString(), amount, reference, creditNote }] : [],
  )
}

const toReceipt = (services: Services, row: Selectable<DB["bill_receipt"]>) => ({
  id: row.id,
  sentAt: row.sent_at.toISOString(),
  picture: row.private_file_id === null ? null : signPrivateFile(services, row.private_file_id),
  rejectedFor: row.rejected_for,
  isPart: row.part_at !== null,
})
