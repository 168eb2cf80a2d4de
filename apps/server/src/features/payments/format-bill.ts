import type { BankAccount, BillState, InvoiceData } from "@roomwright/contract/payments/bills"
import { languageTag, showText, type Language, type LocalText } from "@roomwright/contract/language"
import { paperTexts } from "@roomwright/i18n/pdf-texts"
import type { BillPaper, Row } from "./bill-pdf.ts"
import { writeVietQr } from "./viet-qr.ts"

interface PrintedBill {
  readonly language: Language
  readonly transferCode: string
  readonly title: LocalText
  /** VND. */
  readonly amount: number
  readonly state: BillState
  readonly createdAt: Date
  readonly dueAt: Date | null
  readonly confirmedAt: Date | null
  readonly account: BankAccount
  readonly invoice: InvoiceData | null
  readonly nickname: string
  readonly company: { readonly name: string; readonly address: string; readonly phone: string }
  readonly madeAt: Date
  /** Where the site is, as people write it. */
  readonly site: string
}

/** Says a bill in one language, days as in Vietnam. */
export function wordBill(bill: PrintedBill): BillPaper {
  const { language, transferCode, state } = bill
  const say = paperTexts[language]
  const amount = wordMoney(bill.amount, language)
  return {
    language,
    title: say("bill.title", { number: transferCode }),
    madeAt: bill.madeAt,
    issuer: bill.company.name,
    heading: say("bill.heading"),
    number: say("bill.number", { number: transferCode }),
    state: {
      text: wordState(bill),
      amount,
      isOpen: isToBePaid(state) || state === "PENDING_REVIEW",
    },
    dates: wordDates(bill),
    parties: wordParties(bill),
    items: {
      head: [say("bill.item"), say("bill.amount")],
      rows: [[showText(bill.title, language).text, amount]],
      total: [say("bill.total"), amount],
    },
    account: wordAccount(bill),
    notes: [
      say("bill.no-invoice"),
      say("bill.made", { day: wordDay(bill.madeAt, language), site: bill.site }),
    ],
  }
}

const isToBePaid = (state: BillState): boolean => state === "AWAITING_PAYMENT" || state === "REJECTED"

function wordState({ state, confirmedAt, language }: PrintedBill): string {
  const values = confirmedAt ? { day: wordDay(confirmedAt, language) } : {}
  return paperTexts[language](`bill.state.${state}`, values)
}

function wordDates({ createdAt, dueAt, confirmedAt, language }: PrintedBill): Row[] {
  const say = paperTexts[language]
  return [
    [say("bill.issued"), wordTime(createdAt, language)],
    ...(dueAt ? [[say("bill.due"), wordTime(dueAt, language)] as const] : []),
    ...(confirmedAt ? [[say("bill.confirmed"), wordTime(confirmedAt, language)] as const] : []),
  ]
}

function wordParties({ company, invoice, nickname, language }: PrintedBill): BillPaper["parties"] {
  const say = paperTexts[language]
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

function wordAccount({ account, amount, transferCode, state, language }: PrintedBill): BillPaper["account"] {
  const say = paperTexts[language]
  const isOpen = isToBePaid(state)
  const isOver = state === "EXPIRED" || state === "CANCELLED"
  const sum = wordMoney(amount, language)
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
const wordMoney = (vnd: number, language: Language): string =>
  new Intl.NumberFormat(languageTag[language], { style: "currency", currency: "VND" }).format(vnd)

const timeZone = "Asia/Ho_Chi_Minh"
const wordDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeZone }).format(day)
const wordTime = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    time,
  )
