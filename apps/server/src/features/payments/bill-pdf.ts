import type { Language } from "@roomwright/contract/language"

/** What stands beside what: a label and its value. */
export type Row = readonly [label: string, value: string]

interface Party {
  readonly heading: string
  readonly lines: readonly string[]
}

/** A bill in the words of one language, as it is printed. Plain data: it goes to the thread that draws it. */
export interface BillPaper {
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
export const textsOf = (paper: BillPaper): string[] => [
  paper.title,
  paper.issuer,
  paper.heading,
  paper.number,
  paper.state.text,
  paper.state.amount,
  ...paper.dates.flat(),
  ...paper.parties.flatMap(({ heading, lines }) => [heading, ...lines]),
  ...[paper.items.head, ...paper.items.rows, paper.items.total].flat(),
  paper.account.heading,
  ...paper.account.rows.flat(),
  paper.account.hint ?? "",
  ...paper.notes,
]
