import { addMonths, monthOf, yearOf } from "./calendar.ts"

/** A subscription as far as it says from when to when quotas are counted. */
export interface Term {
  readonly startsAt: Date
  readonly endsAt: Date
  /** When another took its place. */
  readonly replacedAt: Date | null
}

/** What is used from then on, until `to`, counts together. */
export interface Window {
  readonly from: Date
  readonly to: Date
}

/**
 * The month (1) or year (12) in which quotas are counted now. It begins on the day and at the hour at which the subscription
 * began: on the 23rd, so it lasts to the 22nd; where a month is shorter, to the day before its last. A subscription of so
 * many months has so many of them, whole. After an upgrade what was used in the running one counts in the first of the new
 * plan. A subscription that is shorter than a year goes on with the year that an earlier one began. Without a subscription
 * it is the calendar's.
 */
export function windowOf(months: 1 | 12, terms: readonly Term[], now: Date): Window {
  const begun = terms
    .filter(({ startsAt, replacedAt }) => startsAt <= now && (replacedAt === null || replacedAt > startsAt))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  let open: Counting | null = null
  for (const [at, term] of begun.entries()) {
    const before = begun[at - 1]
    const lasts = addMonths(term.startsAt, months) <= term.endsAt
    if (open === null || term.startsAt >= open.to) open = beginAt(term.startsAt, months)
    else if (lasts) {
      const isUpgrade = before?.replacedAt?.getTime() === term.startsAt.getTime()
      open = { ...beginAt(term.startsAt, months), ...(isUpgrade ? { from: open.from } : {}) }
    }
    const next = begun[at + 1]
    const until = next ? earlier(next.startsAt, endOfTerm(term)) : now
    while (open.to <= until && open.to < endOfTerm(term)) open = follow(open, months)
  }
  return open !== null && open.to > now ? { from: open.from, to: open.to } : calendarOf(months, now)
}

/** Counted from an anchor, so that the 31st comes back after a short month. */
interface Counting extends Window {
  readonly anchor: Date
  readonly step: number
}

const beginAt = (anchor: Date, months: number): Counting => ({
  anchor,
  step: 1,
  from: anchor,
  to: addMonths(anchor, months),
})

const follow = ({ anchor, step, to }: Counting, months: number): Counting => ({
  anchor,
  step: step + 1,
  from: to,
  to: addMonths(anchor, (step + 1) * months),
})

const endOfTerm = ({ endsAt, replacedAt }: Term): Date => (replacedAt ? earlier(replacedAt, endsAt) : endsAt)
const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
const calendarOf = (months: 1 | 12, now: Date): Window => (months === 1 ? monthOf(now) : yearOf(now))
