import { languageTag, showText, type Language, type LocalText } from "@roomwright/contract/language"
import type { InvoiceData } from "@roomwright/contract/payments/bills"
import { pdfTexts } from "@roomwright/i18n/pdf-texts"
import type { BillPdf } from "./bill-pdf.ts"

interface PrintedCreditNote {
  readonly language: Language
  /** Its own. */
  readonly number: string
  readonly issuedAt: Date
  /** VND. */
  readonly amount: number
  readonly kind: "part" | "whole" | "other"
  /** Of a part refund. */
  readonly reason: string
  /** Null while the transfer is made anew. */
  readonly madeAt: Date | null
  readonly reference: string | null
  readonly bill: {
    readonly code: string
    readonly title: LocalText
    readonly amount: number
    readonly createdAt: Date
    readonly confirmedAt: Date | null
  }
  readonly company: InvoiceData | null
  readonly nickname: string
  /** Who sold it; null for the platform. */
  readonly seller: string | null
  /** The number of the VAT invoice that was issued; null if none is known. */
  readonly invoiceNumber: string | null
  readonly issuer: { readonly name: string; readonly address: string; readonly phone: string }
  readonly madeOn: Date
  readonly site: string
}

/** Formats the credit note of a refund in one language, with days in Vietnam. It refers to its bill. */
export function formatCreditNote(note: PrintedCreditNote): BillPdf {
  const { language, number, kind, bill, issuer } = note
  const say = pdfTexts[language]
  const amount = formatMoney(note.amount, language)
  const day = note.madeAt ? formatDay(note.madeAt, language) : ""
  return {
    language,
    title: say("credit-note.title", { number }),
    madeAt: note.madeOn,
    issuer: issuer.name,
    heading: say("credit-note.heading"),
    number: say("bill.number", { number }),
    state: {
      text: note.madeAt ? say("credit-note.made", { day }) : say("credit-note.again"),
      amount,
      isOpen: note.madeAt === null,
    },
    dates: [
      [say("bill.issued"), formatDay(note.issuedAt, language)],
      [say("credit-note.reference"), note.reference ?? "–"],
    ],
    parties: [
      {
        heading: say("bill.from"),
        lines: [issuer.name, issuer.address, say("bill.phone", { phone: issuer.phone })],
      },
      { heading: say("credit-note.to"), lines: formatPayer(note) },
    ],
    items: {
      head: [say("bill.item"), say("bill.amount")],
      rows: [
        [`${say(`credit-note.kind.${kind}`)}: ${showText(bill.title, language).text}`, amount],
        ...(note.reason === "" ? [] : [[say("credit-note.reason", { reason: note.reason }), ""] as const]),
      ],
      total: [say("credit-note.total"), amount],
      sums: [[formatVat(note), ""]],
    },
    account: {
      heading: say("credit-note.bill"),
      rows: [
        [say("credit-note.code"), bill.code],
        [say("bill.amount"), formatMoney(bill.amount, language)],
        [say("bill.issued"), formatDay(bill.createdAt, language)],
        ...(bill.confirmedAt
          ? [[say("bill.confirmed"), formatDay(bill.confirmedAt, language)] as const]
          : []),
        ...(note.seller === null ? [] : [[say("order.seller"), note.seller] as const]),
      ],
      hint: null,
      qr: null,
    },
    notes: [
      say("credit-note.no-invoice"),
      say("bill.made", { day: formatDay(note.madeOn, language), site: note.site }),
    ],
  }
}

/** Prices include VAT; whoever sells states its rate on the invoice, which is corrected by what goes back. */
function formatVat({ kind, invoiceNumber, language }: PrintedCreditNote): string {
  const say = pdfTexts[language]
  if (kind === "other") return say("credit-note.vat-none")
  return invoiceNumber === null
    ? say("credit-note.vat")
    : say("credit-note.vat-invoice", { number: invoiceNumber })
}

function formatPayer({ company, nickname, language }: PrintedCreditNote): string[] {
  const say = pdfTexts[language]
  if (!company) return [nickname]
  const { companyName, taxCode, address } = company
  return [
    companyName,
    say("bill.tax-code", { code: taxCode }),
    address,
    say("bill.for-account", { nickname }),
  ]
}

const formatMoney = (vnd: number, language: Language): string =>
  new Intl.NumberFormat(languageTag[language], { style: "currency", currency: "VND" }).format(vnd)

const formatDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeZone: "Asia/Ho_Chi_Minh" }).format(
    day,
  )
