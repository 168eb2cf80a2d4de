import { BankAccount, BillState, InvoiceData } from "@roomwright/contract/payments/bills"
import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import { LocalText, type Language } from "@roomwright/contract/language"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import type { MakeFile } from "../media/media.public.ts"
import { readCompany } from "../settings/settings.public.ts"
import { readBillMoney, toShownMoney } from "./bill-money.ts"
import { makePdf, signPdf } from "./print-pdf.ts"
import { readRefundNotes } from "./read-refunds.ts"
import { formatBill } from "./format-bill.ts"

interface Printing {
  readonly payerId: string
  readonly billId: string
  readonly language: Language
}

/** The kind under which signed addresses of printed bills are registered. */
export const billDownloads = "bill"

/** An address of the PDF of this payer's bill, for 60 seconds. Throws `notFound`. */
export async function printBill(
  services: Services,
  { payerId, billId, language }: Printing,
): Promise<SignedAddress> {
  const row = await services.database.db
    .selectFrom("bill")
    .select("id")
    .where("id", "=", billId)
    .where("payer_id", "=", payerId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return signPdf(services, billDownloads, { id: row.id, language })
}

/** Generates the PDF of a signed address from the bill's current state. */
export const makeBillFile = (services: Services): MakeFile =>
  makePdf(async (id, language) => {
    const { database, clock, config } = services
    const row = await database.db
      .selectFrom("bill as b")
      .innerJoin("account as a", "a.id", "b.payer_id")
      .selectAll("b")
      .select("a.nickname")
      .where("b.id", "=", id)
      .executeTakeFirst()
    if (!row) return null
    const state = z.parse(BillState, row.state)
    const pdf = formatBill({
      language,
      transferCode: row.transfer_code,
      title: z.parse(LocalText, row.title),
      amount: row.amount,
      money: toShownMoney({ amount: row.amount, state }, await readBillMoney(database.db, row.id)),
      refunds: (await readRefundNotes(database.db, row.id)).filter(({ isCredit }) => !isCredit),
      state,
      createdAt: row.created_at,
      dueAt: row.due_at,
      confirmedAt: row.confirmed_at,
      account: z.parse(BankAccount, row.account),
      invoice: row.invoice === null ? null : z.parse(InvoiceData, row.invoice),
      nickname: row.nickname,
      company: await readCompany(database.db, language),
      madeAt: clock.now(),
      site: new URL(config.publicUrl).host,
    })
    return { fileName: `roomwright-${row.transfer_code}`, pdf }
  })
