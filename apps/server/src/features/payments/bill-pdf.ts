import type { Language } from "@roomwright/contract/language"

/** A row: a label and its value. */
export type Row = readonly [label: string, value: string]

interface Party {
  readonly heading: string
  readonly lines: readonly string[]
}

/**
 * The texts of a bill in one language, for printing. Plain data, because it is sent to the drawing thread.
 */
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
  readonly items: {
    readonly head: Row
    readonly rows: readonly Row[]
    readonly total: Row
    /** What follows the total. */
    readonly sums?: readonly Row[]
  }
  readonly account: {
    readonly heading: string
    readonly rows: readonly Row[]
    readonly hint: string | null
    /** The text of its QR code while it is unpaid, and its description for screen readers. */
    readonly qr: { readonly text: string; readonly alt: string } | null
  }
  readonly notes: readonly string[]
}

/** All its texts. */
export const textsOf = (pdf: BillPdf): string[] => [
  pdf.title,
  pdf.issuer,
  pdf.heading,
  pdf.number,
  pdf.state.text,
  pdf.state.amount,
  ...pdf.dates.flat(),
  ...pdf.parties.flatMap(({ heading, lines }) => [heading, ...lines]),
  ...[pdf.items.head, ...pdf.items.rows, pdf.items.total, ...(pdf.items.sums ?? [])].flat(),
  pdf.account.heading,
  ...pdf.account.rows.flat(),
  pdf.account.hint ?? "",
  ...pdf.notes,
]
