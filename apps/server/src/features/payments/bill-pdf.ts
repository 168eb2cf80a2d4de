import type { Language } from "@roomwright/contract/language"

/** What stands beside what: a label and its value. */
export type Row = readonly [label: string, value: string]

interface Party {
  readonly heading: string
  readonly lines: readonly string[]
}

/** A bill in the words of one language, as it is printed. Plain data: it goes to the thread that draws it. */
export interface BillPdf {
  readonly language: Language
  readonly title: string
  readonly madeAt: Date
  readonly issuer: string
  readonly heading: string
  readonly number: string
  readonly state: { readonly text: string; readonly amount: string; readonly isOpen: boolean }
  readonly dates: readonly Row[]
  readonly parties: readonly Party[]
  readonly items: { readonly head: Row; readonly rows: readonly Row[]; readonly total: Row }
  readonly account: {
    readonly heading: string
    readonly rows: readonly Row[]
    readonly hint: string | null
    /** The text of its QR code while it is to be paid, and what a reader is told of it. */
    readonly qr: { readonly text: string; readonly alt: string } | null
  }
  readonly notes: readonly string[]
}

/** Every text of it. */
export const textsOf = (pdf: BillPdf): string[] => [
  pdf.title,
  pdf.issuer,
  pdf.heading,
  pdf.number,
  pdf.state.text,
  pdf.state.amount,
  ...pdf.dates.flat(),
  ...pdf.parties.flatMap(({ heading, lines }) => [heading, ...lines]),
  ...[pdf.items.head, ...pdf.items.rows, pdf.items.total].flat(),
  pdf.account.heading,
  ...pdf.account.rows.flat(),
  pdf.account.hint ?? "",
  ...pdf.notes,
]
