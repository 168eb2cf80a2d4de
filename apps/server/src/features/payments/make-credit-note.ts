import { LocalText } from "@roomwright/contract/language"
import { BillKind, InvoiceData } from "@roomwright/contract/payments/bills"
import * as z from "zod/mini"
import type { Services } from "../../platform/services.ts"
import type { MakeFile } from "../media/media.public.ts"
import { readCompany } from "../settings/settings.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { nameCreditNote } from "./credit-notes.ts"
import { formatCreditNote } from "./format-credit-note.ts"
import { readInvoice } from "./invoices.ts"
import { makePdf } from "./print-pdf.ts"

/** Generates the PDF of a signed address of a credit note. */
export const makeCreditNoteFile = (services: Services, handlers: BillHandlerTable): MakeFile =>
  makePdf(async (id, language) => {
    const { database, clock, config } = services
    const row = await database.db
      .selectFrom("credit_note as c")
      .innerJoin("payment_note as n", "n.id", "c.note_id")
      .innerJoin("bill as b", "b.id", "n.bill_id")
      .innerJoin("account as a", "a.id", "b.payer_id")
      .select([
        "c.year",
        "c.number",
        "c.issued_at",
        "n.due",
        "n.kind",
        "n.remark",
        "n.outcome",
        "n.settled_at",
      ])
      .select(["n.reference", "n.subject_id", "b.id", "b.transfer_code", "b.title", "b.amount", "b.invoice"])
      .select(["b.created_at", "b.confirmed_at", "b.kind as bill_kind", "a.nickname"])
      .where("c.note_id", "=", id)
      .executeTakeFirst()
    if (!row) return null
    const kind = row.kind === "PART" ? "part" : row.kind === "CALLED_OFF" ? "whole" : "other"
    const seller = row.subject_id
      ? await handlers[z.parse(BillKind, row.bill_kind)]?.sellerOf?.(database.db, row.subject_id)
      : null
    const [whole, part] = await Promise.all([
      readInvoice(database.db, row.id, null),
      row.subject_id === null ? null : readInvoice(database.db, row.id, row.subject_id),
    ])
    const number = nameCreditNote(row)
    const pdf = formatCreditNote({
      language,
      number,
      issuedAt: row.issued_at,
      amount: row.due ?? 0,
      kind,
      reason: kind === "part" ? row.remark : "",
      madeAt: row.outcome === "REFUNDED" ? row.settled_at : null,
      reference: row.reference,
      bill: {
        code: row.transfer_code,
        title: z.parse(LocalText, row.title),
        amount: row.amount,
        createdAt: row.created_at,
        confirmedAt: row.confirmed_at,
      },
      company: row.invoice === null ? null : z.parse(InvoiceData, row.invoice),
      nickname: row.nickname,
      seller: seller?.nickname ?? null,
      invoiceNumber: part?.issued?.number ?? whole?.issued?.number ?? null,
      issuer: await readCompany(database.db, language),
      madeOn: clock.now(),
      site: new URL(config.publicUrl).host,
    })
    return { fileName: `roomwright-${number}`, pdf }
  })
