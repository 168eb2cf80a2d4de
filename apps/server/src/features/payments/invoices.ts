import { BillKind, InvoiceData } from "@roomwright/contract/payments/bills"
import type {
  AdminInvoice,
  BillInvoice,
  InvoiceNote,
  IssuedInvoice,
} from "@roomwright/contract/payments/invoices"
import type { PageOf } from "@roomwright/contract/envelope"
import { LocalText, showText, type Language } from "@roomwright/contract/language"
import { sql, type Kysely, type Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { lockBill, type BillRow } from "./move-bill.ts"
import { writeInvoice, type BillPart } from "./write-invoice.ts"

/**
 * The company that a bill is for, and the invoice that was issued to it; null where nobody asked for one. `partId`: the
 * order, where the bill pays several merchants.
 */
export async function readInvoice(
  db: Kysely<DB>,
  billId: string,
  partId: string | null,
): Promise<BillInvoice | null> {
  const row = await db
    .selectFrom("bill")
    .leftJoin(invoiceOf(partId), (join) => join.onRef("i.bill_id", "=", "bill.id"))
    .select(["bill.invoice", "i.number", "i.issued_on", "i.lookup", "i.noted_at"])
    .where("bill.id", "=", billId)
    .executeTakeFirst()
  if (!row?.invoice) return null
  return { company: z.parse(InvoiceData, row.invoice), issued: toIssued(row) }
}

/** The invoice of a whole bill, or that of one merchant's part of it. */
const invoiceOf = (partId: string | null) =>
  partId === null
    ? sql<StoredInvoice>`(select bill_id, number, issued_on, lookup, noted_at from bill_invoice)`.as("i")
    : sql<StoredInvoice>`(
        select bill_id, number, issued_on, lookup, noted_at from bill_part_invoice where subject_id = ${partId}
      )`.as("i")

interface StoredInvoice {
  readonly bill_id: string
  readonly number: string
  readonly issued_on: string
  readonly lookup: string
  readonly noted_at: Date
}

interface IssuedRow {
  readonly number: string | null
  readonly issued_on: string | null
  readonly lookup: string | null
  readonly noted_at: Date | null
}

const toIssued = ({ number, issued_on: issuedOn, lookup, noted_at }: IssuedRow): IssuedInvoice | null =>
  number === null || issuedOn === null || noted_at === null
    ? null
    : { number, issuedOn, lookup: lookup ?? "", notedAt: noted_at.toISOString() }

interface Noting {
  readonly bill: BillRow
  readonly actorId: string
  readonly note: InvoiceNote
  /** Which part of a bill that pays several merchants. */
  readonly part?: BillPart | null
}

/** Notes the invoice of a locked, paid bill and tells its payer. Throws `billClosed` where none is wanted or nothing was paid. */
export async function noteIssued(
  tx: Transaction<DB>,
  services: Pick<Services, "notifications" | "clock">,
  handlers: BillHandlerTable,
  { bill, actorId, note, part = null }: Noting,
): Promise<IssuedInvoice> {
  if (bill.invoice === null || bill.state !== "CONFIRMED") throw new AppError("billClosed")
  const at = services.clock.now()
  const values = { number: note.invoiceNumber, issued_on: note.issuedOn, lookup: note.lookup }
  const noted = { noted_at: at, noted_by: actorId }
  const isRepeat = await writeInvoice(tx, { billId: bill.id, part, values, noted })
  if (!isRepeat) {
    const language = await handlers[z.parse(BillKind, bill.kind)]?.languageOf?.(tx, bill.subject_id)
    await services.notifications.write(tx, {
      accountId: bill.payer_id,
      type: "INVOICE_ISSUED",
      values: {
        billId: bill.id,
        code: bill.transfer_code,
        title: z.parse(LocalText, bill.title),
        number: note.invoiceNumber,
        day: note.issuedOn,
        lookup: note.lookup,
        company: z.parse(InvoiceData, bill.invoice).companyName,
      },
      ...(language ? { language } : {}),
    })
  }
  return { number: values.number, issuedOn: note.issuedOn, lookup: note.lookup, notedAt: at.toISOString() }
}

/** The platform's own invoices: for plans, applications and designs. Throws `notFound`, `ownCase`, `billClosed`. */
export const notePlatformInvoice = (
  services: Services,
  handlers: BillHandlerTable,
  {
    billId,
    clerkId,
    note,
  }: { readonly billId: string; readonly clerkId: string; readonly note: InvoiceNote },
): Promise<IssuedInvoice> =>
  inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId)
    if (!bill) throw new AppError("notFound")
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    // The merchant issues it.
    if (bill.kind === "product-order") throw new AppError("billClosed")
    const issued = await noteIssued(tx, services, handlers, { bill, actorId: clerkId, note })
    await recordAudit(tx, services.clock.now(), {
      actorId: clerkId,
      action: "invoice.note",
      subject: { kind: "bill", id: bill.id },
      details: { number: note.invoiceNumber, issuedOn: note.issuedOn },
    })
    return issued
  })

interface InvoicesQuery {
  readonly page: number
  readonly size: number
  readonly state: "waiting" | "issued"
}

/** Paid bills whose payers named a company, with who has to issue the invoice. */
export async function listInvoices(
  { database: { db } }: Pick<Services, "database">,
  handlers: BillHandlerTable,
  { page, size, state }: InvoicesQuery,
  language: Language,
): Promise<PageOf<AdminInvoice> & { content: AdminInvoice[] }> {
  const found = db
    .selectFrom("bill as b")
    .leftJoin("bill_invoice as i", "i.bill_id", "b.id")
    .where("b.state", "=", "CONFIRMED")
    .where("b.invoice", "is not", null)
    .where("i.bill_id", state === "waiting" ? "is" : "is not", null)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(["b.id", "b.transfer_code", "b.kind", "b.title", "b.amount", "b.confirmed_at", "b.invoice"])
    .select(["b.subject_id", "i.number", "i.issued_on", "i.lookup", "i.noted_at"])
    .orderBy("b.confirmed_at", state === "waiting" ? "asc" : "desc")
    .orderBy("b.id")
    .limit(size)
    .offset(page * size)
    .execute()
  const issuers = await readIssuers(db, handlers, rows)
  const content = rows.map((row): AdminInvoice => ({
    billId: row.id,
    code: row.transfer_code,
    kind: z.parse(BillKind, row.kind),
    title: showText(z.parse(LocalText, row.title), language),
    amount: row.amount,
    paidAt: (row.confirmed_at ?? new Date(0)).toISOString(),
    company: z.parse(InvoiceData, row.invoice),
    issuer: issuers.get(row.id) ?? null,
    issued: toIssued(row),
  }))
  return { content, page, size, totalElements: total }
}

interface Issued {
  readonly id: string
  readonly kind: string
  readonly subject_id: string
}

/** The merchants who issue the invoices of these bills, by bill; omits those of the platform. */
export async function readIssuers(
  db: Kysely<DB>,
  handlers: BillHandlerTable,
  bills: readonly Issued[],
): Promise<ReadonlyMap<string, { id: string; nickname: string }>> {
  const sold = bills.filter(({ kind }) => kind === "product-order")
  const subjectIds = sold.map(({ subject_id }) => subject_id)
  const payees = sold.length > 0 ? await handlers["product-order"]?.payees?.(db, subjectIds) : undefined
  if (!payees || payees.size === 0) return new Map()
  const accounts = await db
    .selectFrom("account")
    .select(["id", "nickname"])
    .where("id", "in", [...payees.values()].flat())
    .execute()
  const byId = new Map(accounts.map((account) => [account.id, account]))
  return new Map(
    sold.flatMap(({ id, subject_id }) => {
      const issuers = (payees.get(subject_id) ?? []).flatMap((seller) => byId.get(seller) ?? [])
      const [first] = issuers
      // Of a bill that pays several merchants each issues their part.
      const nickname = issuers.map((issuer) => issuer.nickname).join(", ")
      return first ? [[id, { id: first.id, nickname }] as const] : []
    }),
  )
}
