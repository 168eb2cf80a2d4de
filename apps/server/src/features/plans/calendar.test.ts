import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addMonths, dayOf, endOf, monthOf, yearOf } from "./calendar.ts"

const vietnam = (text: string): Date => new Date(`${text}+07:00`)
const moment = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2060-01-01T00:00:00Z"),
  noInvalidDate: true,
})

describe("a month in Vietnam", () => {
  test.each([
    ["2026-11-30T23:59:59.999", "2026-11-01T00:00:00", "2026-12-01T00:00:00"],
    ["2026-12-01T00:00:00.000", "2026-12-01T00:00:00", "2027-01-01T00:00:00"],
    // It is still October in London.
    ["2026-11-01T03:00:00.000", "2026-11-01T00:00:00", "2026-12-01T00:00:00"],
  ])("%s lies from %s to before %s", (at, from, to) => {
    expect(monthOf(vietnam(at))).toEqual({ from: vietnam(from), to: vietnam(to) })
  })

  test("holds its moment, and the next begins where it ends", () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { from, to } = monthOf(at)
        expect(from <= at && at < to).toBe(true)
        expect(monthOf(to).from).toEqual(to)
        expect(monthOf(new Date(to.getTime() - 1)).from).toEqual(from)
      }),
    )
  })
})

test("a year in Vietnam begins seven hours before that in London", () => {
  expect(yearOf(new Date("2026-12-31T17:00:00Z")).from).toEqual(vietnam("2027-01-01T00:00:00"))
  expect(yearOf(new Date("2026-12-31T16:59:59Z")).from).toEqual(vietnam("2026-01-01T00:00:00"))
  expect(dayOf(new Date("2026-12-31T17:00:00Z"))).toBe("2027-01-01")
})

describe("months later", () => {
  test.each([
    ["2026-01-31T10:00:00", 1, "2026-02-28T10:00:00"],
    ["2028-01-31T10:00:00", 1, "2028-02-29T10:00:00"],
    ["2026-08-31T23:30:00", 6, "2027-02-28T23:30:00"],
    ["2026-11-21T00:00:00", 12, "2027-11-21T00:00:00"],
  ])("%s and %i are %s", (at, months, expected) => {
    expect(addMonths(vietnam(at), months)).toEqual(vietnam(expected))
  })

  test("are never fewer days than the shortest months have, and longer for longer plans", () => {
    fc.assert(
      fc.property(moment, (at) => {
        const [month, half, year] = [endOf(at, "monthly"), endOf(at, "half-yearly"), endOf(at, "yearly")]
        const days = (month.getTime() - at.getTime()) / 86_400_000
        expect(days).toBeGreaterThanOrEqual(28)
        expect(days).toBeLessThanOrEqual(31)
        expect(month < half && half < year).toBe(true)
      }),
    )
  })
})
