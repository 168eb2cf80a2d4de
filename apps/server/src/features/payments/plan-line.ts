import type { BillState } from "@roomwright/contract/payments/bills"
import { accountOf, bank, waived, type Booking, type MoneyAccount } from "./ledger.ts"

/** What the books say about a bill while lines are assigned to it, one after the other. */
export interface BillBooks {
  readonly id: string
  readonly amount: number
  /** What transfers have to bring: credit has paid the rest. */
  readonly asked: number
  readonly state: BillState
  held: number
  /** Of a purchase that was called off, and not refunded yet. */
  calledOffDue: number
  /** Of part refunds: due and not made yet. */
  partDue: number
  /** What came, without what went or goes back, or was kept as credit. */
  kept: number
  /** What receipts and notes said, and no line has shown yet. */
  readonly unproved: { readonly id: string; readonly what: string; readonly amount: number }[]
}

export interface PlannedLine {
  readonly bookings: readonly Booking[]
  /** The entry that the line proves: the same money. */
  readonly proves: string | null
  /** What a clerk has to settle, if anything. */
  readonly note: {
    readonly kind: "SHORT" | "OVER" | "DOUBLE" | "LATE" | "NO_RECEIPT"
    readonly amount: number
  } | null
  /** By how much less is due back of what was called off, and of part refunds. */
  readonly lowersDue: number
  readonly lowersPart: number
}

interface Line {
  readonly id: string
  readonly amount: number
  /** Whether its money is in the books already, as unknown. */
  readonly wasUnknown: boolean
}

const place = (books: BillBooks, unproved: BillBooks["unproved"][number]): number =>
  books.unproved.indexOf(unproved)

/**
 * What a line of a bank statement means for a bill, by its books, which this function keeps up to date. It
 * confirms nothing: where money waits for a decision, the plan has a note.
 */
export function planLine(books: BillBooks, line: Line): PlannedLine {
  const { amount } = line
  const from: MoneyAccount = line.wasUnknown ? accountOf("unknown", line.id) : bank
  const shared = { what: "line", billId: books.id, subjectId: line.id }
  const move = (to: MoneyAccount, sum: number, source = from): Booking => ({
    ...shared,
    from: source,
    to,
    amount: sum,
  })
  /** Its money was counted when the receipt or note was, so it leaves `unknown` without a trace. */
  const counted = (sum: number): readonly Booking[] => (line.wasUnknown ? [move(bank, sum)] : [])
  const nothing = { proves: null, note: null, lowersDue: 0, lowersPart: 0 }

  const same = books.unproved.find((entry) => entry.amount === amount)
  if (same) {
    books.unproved.splice(place(books, same), 1)
    return { ...nothing, bookings: counted(amount), proves: same.id }
  }
  const [held, over] = [accountOf("bill", books.id), accountOf("over", books.id)]
  if (books.state === "CONFIRMED") {
    const believed = books.unproved.find(({ what }) => what === "receipt")
    if (!believed) return { ...nothing, bookings: [move(over, amount)], note: { kind: "DOUBLE", amount } }
    books.unproved.splice(place(books, believed), 1)
    const more = amount - believed.amount
    if (more > 0) {
      const bookings = [...counted(believed.amount), move(over, more)]
      return { ...nothing, bookings, proves: believed.id, note: { kind: "OVER", amount: more } }
    }
    const { lowersDue, lowersPart } = lower(books, -more)
    const notDue = lowersDue + lowersPart
    const bookings = [
      ...counted(amount),
      move(bank, notDue, accountOf("refund", books.id)),
      move(bank, -more - notDue, waived),
    ]
    return { bookings, proves: believed.id, note: { kind: "SHORT", amount }, lowersDue, lowersPart }
  }
  books.held += amount
  const bookings = [move(held, amount)]
  if (books.state === "EXPIRED" || books.state === "CANCELLED")
    return { ...nothing, bookings, note: { kind: "LATE", amount } }
  if (books.held < books.amount) return { ...nothing, bookings, note: { kind: "SHORT", amount } }
  // The desk shows the match beside a receipt that waits.
  const note = books.state === "PENDING_REVIEW" ? null : ({ kind: "NO_RECEIPT", amount } as const)
  return { ...nothing, bookings, note }
}

/**
 * So much less came than a receipt said: by how much less is due back. Of a purchase that was called off all of it, of
 * part refunds only what would go back besides all that came, as the rest of the purchase stays paid.
 */
export function lower(
  books: Pick<BillBooks, "calledOffDue" | "partDue" | "kept">,
  less: number,
): { readonly lowersDue: number; readonly lowersPart: number } {
  const lowersDue = Math.min(less, books.calledOffDue)
  const kept = books.kept - less + lowersDue
  const lowersPart = Math.min(books.partDue, Math.max(0, -kept))
  books.calledOffDue -= lowersDue
  books.partDue -= lowersPart
  books.kept = kept + lowersPart
  return { lowersDue, lowersPart }
}
