import * as z from "zod/mini"
import { filledLineOf, lineOf } from "../accounts/fields.ts"
import { SignedAddress } from "../accounts/calls.ts"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Day, Id, PageNumber, PageSize } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { BillKind, InvoiceData } from "./bills.ts"
import { clerks } from "./receipts-admin.ts"

export const invoiceLimits = { number: 40, lookup: 300 } as const

/** What was issued: by the merchant for products, else by the platform. */
export const IssuedInvoice = z.object({
  number: z.string(),
  /** A day in Asia/Ho_Chi_Minh. */
  issuedOn: z.string(),
  /** Where it is found: an address or a lookup code; "" for none. */
  lookup: z.string(),
  notedAt: z.string(),
})
export type IssuedInvoice = z.infer<typeof IssuedInvoice>

/** The company that a buyer wants an invoice for, and what was issued. */
export const BillInvoice = z.object({ company: InvoiceData, issued: z.nullable(IssuedInvoice) })
export type BillInvoice = z.infer<typeof BillInvoice>

/** What is noted of an issued invoice. The buyer gets it by mail; noting it again replaces it. */
export const InvoiceNote = z.strictObject({
  invoiceNumber: filledLineOf(invoiceLimits.number),
  issuedOn: Day.check(z.regex(/^20/)),
  lookup: lineOf(invoiceLimits.lookup),
})
export type InvoiceNote = z.infer<typeof InvoiceNote>

/** A paid bill whose payer named a company. */
export const AdminInvoice = z.object({
  billId: z.string(),
  code: z.string(),
  kind: BillKind,
  title: ShownText,
  amount: z.int(),
  paidAt: z.string(),
  company: InvoiceData,
  /** Who has to issue it: a merchant, or null for the platform. */
  issuer: z.nullable(z.object({ id: z.string(), nickname: z.string() })),
  issued: z.nullable(IssuedInvoice),
})
export type AdminInvoice = z.infer<typeof AdminInvoice>

export const listInvoices = get("/admin/invoices", {
  summary:
    "Paid bills whose payers want an invoice: those not issued yet, the oldest first, or those issued.",
  access: clerks,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z._default(z.enum(["waiting", "issued"]), "waiting"),
  }),
  data: pageOf(AdminInvoice),
})

export const noteInvoice = post("/admin/invoices/{id}", {
  summary: "Notes the invoice that the platform issued for a bill, and mails it to the payer.",
  access: clerks,
  params: z.object({ id: Id }),
  body: InvoiceNote,
  data: IssuedInvoice,
  errors: ["ownCase", "billClosed"],
})

export const exportFormats = ["csv", "xlsx"] as const
export const vatRates = [0, 5, 8, 10] as const

export const exportSales = post("/admin/sales-exports", {
  summary:
    "All paid bills of a month with net sum, VAT and invoices, as a table, at an address for 60 seconds.",
  access: clerks,
  body: z.strictObject({
    /** YYYY-MM. */
    salesMonth: z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
    tableFormat: z.enum(exportFormats),
    /** Percent that the platform's own prices include; what merchants sell is taxed by them. */
    vatPercent: z.int().check(z.refine((rate) => vatRates.some((known) => known === rate))),
  }),
  data: SignedAddress,
})
