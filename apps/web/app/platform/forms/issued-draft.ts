import type { InvoiceNote, IssuedInvoice } from "@roomwright/contract/payments/invoices"

/** What somebody who issued an invoice types about it. */
export type IssuedDraft = InvoiceNote

const today = (): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(new Date())

/** The form as it opens: as it was noted, else with today's day. */
export const beginInvoice = (issued: IssuedInvoice | null): IssuedDraft => ({
  invoiceNumber: issued?.number ?? "",
  issuedOn: issued?.issuedOn ?? today(),
  lookup: issued?.lookup ?? "",
})

/** The fields that cannot be sent as they are. */
export const faultsOfInvoice = ({ invoiceNumber, issuedOn }: IssuedDraft) => ({
  invoiceNumber: invoiceNumber.trim() === "",
  issuedOn: !/^20\d\d-\d\d-\d\d$/.test(issuedOn),
})
