import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addMonths } from "./calendar.ts"
import { windowOf, type Term } from "./quota-window.ts"

const vietnam = (text: string): Date => new Date(`${text}+07:00`)
const term = (start: Date, months: number, replacedAt: Date | null = null): Term => ({
  startsAt: start,
  endsAt: addMonths(start, months),
  replacedAt,
})
const window = (from: string, to: string) => ({ from: vietnam(from), to: vietnam(to) })
const moment = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2050-01-01T00:00:00Z"),
  noInvalidDate: true,
})

describe("the month of a quota", () => {
  const bought = term(vietnam("2026-11-23T14:00:00"), 12)
  test.each([
    ["2026-11-23T14:00:00", "2026-11-23T14:00:00", "2026-12-23T14:00:00"],
    ["2026-11-30T23:59:00", "2026-11-23T14:00:00", "2026-12-23T14:00:00"],
    // The first of the next month brings nothing.
    ["2026-12-01T08:00:00", "2026-11-23T14:00:00", "2026-12-23T14:00:00"],
    ["2026-12-23T14:00:00", "2026-12-23T14:00:00", "2027-01-23T14:00:00"],
  ])("of who bought on the 23rd, at %s", (at, from, to) => {
    expect(windowOf(1, [bought], vietnam(at))).toEqual(window(from, to))
  })

  test.each([
    ["2027-02-10T00:00:00", "2027-01-31T09:00:00", "2027-02-28T09:00:00"],
    ["2027-03-30T00:00:00", "2027-02-28T09:00:00", "2027-03-31T09:00:00"],
    ["2027-04-30T08:59:00", "2027-03-31T09:00:00", "2027-04-30T09:00:00"],
  ])("comes back to the 31st after short months, at %s", (at, from, to) => {
    expect(windowOf(1, [term(vietnam("2027-01-31T09:00:00"), 6)], vietnam(at))).toEqual(window(from, to))
  })

  test("counts what was used before an upgrade in the first month of the new plan, and no longer", () => {
    const upgrade = vietnam("2026-12-10T08:00:00")
    const terms = [term(vietnam("2026-11-23T14:00:00"), 1, upgrade), term(upgrade, 1)]
    expect(windowOf(1, terms, vietnam("2026-12-24T00:00:00"))).toEqual(
      window("2026-11-23T14:00:00", "2027-01-10T08:00:00"),
    )
    const yearly = [term(vietnam("2026-11-23T14:00:00"), 1, upgrade), term(upgrade, 12)]
    expect(windowOf(1, yearly, vietnam("2027-01-10T08:00:00"))).toEqual(
      window("2027-01-10T08:00:00", "2027-02-10T08:00:00"),
    )
  })

  test("begins anew when somebody comes back after a gap", () => {
    const terms = [term(vietnam("2026-01-05T00:00:00"), 1), term(vietnam("2026-02-20T00:00:00"), 1)]
    expect(windowOf(1, terms, vietnam("2026-03-01T00:00:00")).from).toEqual(vietnam("2026-02-20T00:00:00"))
  })
})

describe("the year of a quota", () => {
  test("goes on through renewals by the month, and begins anew a year after its first day", () => {
    const terms: Term[] = []
    let start = vietnam("2026-01-23T10:00:00")
    for (let at = 0; at < 14; at += 1) {
      const one = term(start, 1)
      terms.push(one)
      start = one.endsAt
    }
    expect(windowOf(12, terms, vietnam("2026-12-31T10:00:00"))).toEqual(
      window("2026-01-23T10:00:00", "2027-01-23T10:00:00"),
    )
    expect(windowOf(12, terms, vietnam("2027-02-01T10:00:00"))).toEqual(
      window("2027-01-23T10:00:00", "2028-01-23T10:00:00"),
    )
  })

  test("is not had twice by letting a month pass, and is whole for who buys a year", () => {
    const first = term(vietnam("2026-01-05T00:00:00"), 1)
    const again = [first, term(vietnam("2026-04-01T00:00:00"), 1)]
    expect(windowOf(12, again, vietnam("2026-04-02T00:00:00")).from).toEqual(first.startsAt)
    const year = [first, term(vietnam("2026-04-01T00:00:00"), 12)]
    expect(windowOf(12, year, vietnam("2026-04-02T00:00:00")).from).toEqual(vietnam("2026-04-01T00:00:00"))
  })
})

describe("for any subscriptions", () => {
  const lengths = fc.constantFrom(1, 6, 12)
  /** Subscriptions one after the other: at once, after a gap, or in place of the one before. */
  const histories = fc
    .tuple(
      moment,
      fc.array(
        fc.record({
          months: lengths,
          gapDays: fc.constantFrom(0, 0, 3, 40),
          upgradeAfterDays: fc.option(fc.nat(200)),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    )
    .map(([first, parts]) => {
      const terms: Term[] = []
      let start = first
      for (const { months, gapDays, upgradeAfterDays } of parts) {
        const whole = term(start, months)
        const early =
          upgradeAfterDays === null ? null : new Date(start.getTime() + (upgradeAfterDays + 1) * 86_400_000)
        const replacedAt = early && early < whole.endsAt ? early : null
        terms.push({ ...whole, replacedAt })
        start = replacedAt ?? new Date(whole.endsAt.getTime() + gapDays * 86_400_000)
      }
      return terms
    })
  const endOf = ({ endsAt, replacedAt }: Term): Date => replacedAt ?? endsAt

  test("a window holds its moment, and stays the same to its end or the next subscription", () => {
    fc.assert(
      fc.property(
        histories,
        fc.nat(),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (terms, pick, share) => {
          const current = terms[pick % terms.length]
          if (!current) return
          const start = current.startsAt.getTime()
          const now = new Date(Math.floor(start + share * (endOf(current).getTime() - start)))
          for (const months of [1, 12] as const) {
            const { from, to } = windowOf(months, terms, now)
            expect(from <= now && now < to).toBe(true)
            const last = new Date(Math.min(to.getTime(), endOf(current).getTime()) - 1)
            if (last > now) expect(windowOf(months, terms, last)).toEqual({ from, to })
          }
        },
      ),
    )
  })

  test("who pays for n months and changes nothing has n monthly quotas: never one more, never one less", () => {
    fc.assert(
      fc.property(moment, fc.array(lengths, { minLength: 1, maxLength: 6 }), (first, months) => {
        const terms: Term[] = []
        for (const count of months) terms.push(term(terms.at(-1)?.endsAt ?? first, count))
        const end = terms.at(-1)?.endsAt ?? first
        const begun: Date[] = []
        for (let at = first; at < end; at = windowOf(1, terms, at).to) begun.push(windowOf(1, terms, at).from)
        expect(begun).toHaveLength(months.reduce((sum, count) => sum + count, 0))
        expect(new Set(begun.map(Number)).size).toBe(begun.length)
      }),
    )
  })

  test("upgrades never bring more windows than the months that were paid or begun", () => {
    fc.assert(
      fc.property(histories, (terms) => {
        const first = terms[0]?.startsAt
        if (!first) return
        const starts = new Set<number>()
        for (const current of terms)
          for (let at = current.startsAt; at < endOf(current); at = windowOf(1, terms, at).to)
            starts.add(windowOf(1, terms, at).from.getTime())
        const paid = terms.reduce((sum, { startsAt, endsAt, replacedAt }) => {
          let count = 0
          // The month in which a plan was replaced goes on in the new one.
          while (addMonths(startsAt, count + 1) <= (replacedAt ?? endsAt)) count += 1
          return sum + count
        }, 0)
        const ends = terms.at(-1)?.replacedAt === null ? 0 : 1
        expect(starts.size).toBeLessThanOrEqual(paid + ends)
      }),
    )
  })
})
