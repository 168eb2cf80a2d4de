import type { BankAccount, BillMoney, BillState, InvoiceData } from "@roomwright/contract/payments/bills"
import { languageTag, showText, type Language, type LocalText } from "@roomwright/contract/language"
import { pdfTexts } from "@roomwright/i18n/pdf-texts"
import type { BillPdf, Row } from "./bill-pdf.ts"
import { writeVietQr } from "./viet-qr.ts"

interface Refund {
  readonly amount: number
  /** Null while it is due. */
  readonly madeAt: Date | null
  readonly reference: string | null
}

interface PrintedBill {
  readonly language: Language
  readonly transferCode: string
  readonly title: LocalText
  /** VND. */
  readonly amount: number
  readonly money: BillMoney
  readonly refunds: readonly Refund[]
  readonly state: BillState
  readonly createdAt: Date
  readonly dueAt: Date | null
  readonly confirmedAt: Date | null
  readonly account: BankAccount
  readonly invoice: InvoiceData | null
  readonly nickname: string
  readonly company: { readonly name: string; readonly address: string; readonly phone: string }
  readonly madeAt: Date
  /** The site's address, as people write it. */
  readonly site: string
}

/** Formats a bill in one language, with days in Vietnam. */
export function formatBill(bill: PrintedBill): BillPdf {
  const { language, transferCode, state } = bill
  const say = pdfTexts[language]
  const amount = formatMoney(bill.amount, language)
  return {
    language,
    title: say("bill.title", { number: transferCode }),
    madeAt: bill.madeAt,
    issuer: bill.company.name,
    heading: say("bill.heading"),
    number: say("bill.number", { number: transferCode }),
    state: {
      text: formatState(bill),
      amount,
      isOpen: isToBePaid(state) || state === "PENDING_REVIEW",
    },
    dates: formatDates(bill),
    parties: formatParties(bill),
    items: {
      head: [say("bill.item"), say("bill.amount")],
      rows: [[showText(bill.title, language).text, amount]],
      total: [say("bill.total"), amount],
      sums: formatSums(bill),
    },
    account: formatAccount(bill),
    notes: [
      say("bill.no-invoice"),
      say("bill.made", { day: formatDay(bill.madeAt, language), site: bill.site }),
    ],
  }
}

const isToBePaid = (state: BillState): boolean => state === "AWAITING_PAYMENT" || state === "REJECTED"

function formatState({ state, confirmedAt, language }: PrintedBill): string {
  const values = confirmedAt ? { day: formatDay(confirmedAt, language) } : {}
  return pdfTexts[language](`bill.state.${state}`, values)
}

function formatDates({ createdAt, dueAt, confirmedAt, language }: PrintedBill): Row[] {
  const say = pdfTexts[language]
  return [
    [say("bill.issued"), formatTime(createdAt, language)],
    ...(dueAt ? [[say("bill.due"), formatTime(dueAt, language)] as const] : []),
    ...(confirmedAt ? [[say("bill.confirmed"), formatTime(confirmedAt, language)] as const] : []),
  ]
}

/** What came, is missing and goes back, where it is not simply the sum. */
function formatSums({ amount, money, refunds, language }: PrintedBill): Row[] {
  const say = pdfTexts[language]
  const { came, missing, due, refunded } = money
  const made = refunds.flatMap((refund): Row[] => {
    const label = formatMade(refund, language)
    return label === null ? [] : [[label, formatMoney(refund.amount, language)]]
  })
  const rows: [string, number][] = [
    [say("bill.came"), came === amount && due + refunded === 0 ? 0 : came],
    [say("bill.missing"), came === 0 ? 0 : missing],
    [say("bill.credit"), money.credit],
    [say("bill.refund-due"), due],
    [say("bill.kept"), money.kept],
    // Each one says its own below; those of earlier releases have no note of their own.
    [say("bill.refunded"), made.length > 0 ? 0 : refunded],
  ]
  return [
    ...rows.filter(([, sum]) => sum > 0).map(([label, sum]): Row => [label, formatMoney(sum, language)]),
    ...made,
  ]
}

/** When a refund was made, and the bank's reference; null while it is due. */
export function formatMade(
  { madeAt, reference }: Pick<Refund, "madeAt" | "reference">,
  language: Language,
): string | null {
  if (!madeAt) return null
  const say = pdfTexts[language]
  const day = formatDay(madeAt, language)
  return reference === null ? say("bill.refunded-on", { day }) : say("bill.refunded-by", { day, reference })
}

function formatParties({ company, invoice, nickname, language }: PrintedBill): BillPdf["parties"] {
  const say = pdfTexts[language]
  const payer = invoice
    ? [
        invoice.companyName,
        say("bill.tax-code", { code: invoice.taxCode }),
        invoice.address,
        invoice.email,
        say("bill.for-account", { nickname }),
      ]
    : [nickname]
  return [
    {
      heading: say("bill.from"),
      lines: [company.name, company.address, say("bill.phone", { phone: company.phone })],
    },
    { heading: say("bill.to"), lines: payer },
  ]
}

function formatAccount(bill: PrintedBill): BillPdf["account"] {
  const { account, money, transferCode, state, language } = bill
  const say = pdfTexts[language]
  const isOpen = isToBePaid(state)
  const isOver = state === "EXPIRED" || state === "CANCELLED"
  const amount = isOpen ? money.missing : bill.amount
  const sum = formatMoney(amount, language)
  const hint = isOpen ? say("bill.pay-hint") : isOver ? say("bill.closed-hint") : null
  const alt = say("bill.qr", { amount: sum, account: account.accountNumber, code: transferCode })
  return {
    heading: say(isOpen ? "bill.pay" : "bill.account"),
    rows: [
      [say("bill.bank"), account.bankName],
      [say("bill.account-number"), account.accountNumber],
      [say("bill.beneficiary"), account.beneficiary],
      [say("bill.amount"), sum],
      [say("bill.message"), transferCode],
    ],
    hint,
    qr: isOpen ? { text: writeVietQr(account, amount, transferCode), alt } : null,
  }
}

/** A sum in VND as the site writes it: the sign first in zh and en, last in vi. */
const formatMoney = (vnd: number, language: Language): string =>
  new Intl.NumberFormat(languageTag[language], { style: "currency", currency: "VND" }).format(vnd)

const timeZone = "Asia/Ho_Chi_Minh"
const formatDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeZone }).format(day)
const formatTime = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    time,
  )
