import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { lunarDay } from "./lunar-days.ts"
import { addWorkingDays, countWorkingDays, dayNumberOf, isWorkingDay, startOfDay } from "./working-days.ts"

const dayNamed = (date: string): number => dayNumberOf(new Date(`${date}T12:00:00+07:00`))
const nameOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

test.each([
  // In 2007 and 2030 the Chinese year begins a day later.
  [2007, "2007-02-17"],
  [2024, "2024-02-10"],
  [2025, "2025-01-29"],
  [2026, "2026-02-17"],
  [2027, "2027-02-06"],
  [2030, "2030-02-02"],
  [2033, "2033-01-31"],
  [2034, "2034-02-19"],
])("the lunar year %i begins on %s", (year, date) => expect(nameOf(lunarDay(year, 1, 1))).toBe(date))

test.each([
  [2020, "2020-04-02"],
  // After a leap second month.
  [2023, "2023-04-29"],
  [2024, "2024-04-18"],
  [2025, "2025-04-07"],
  [2026, "2026-04-26"],
])("the Hùng Kings of %i are remembered on %s", (year, date) =>
  expect(nameOf(lunarDay(year, 3, 10))).toBe(date),
)

describe("people in Vietnam", () => {
  test.each([
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2026-01-01", false],
    // Tết of 2026 from its eve; the fifth day of the year is worked on.
    ["2026-02-13", true],
    ["2026-02-16", false],
    ["2026-02-20", false],
    ["2026-02-23", true],
    // The Hùng Kings fell on a Sunday.
    ["2026-04-27", false],
    ["2026-04-30", false],
    ["2026-05-01", false],
    ["2026-09-01", false],
    ["2026-09-02", false],
    ["2026-09-03", true],
    // 1 September 2024 was a Sunday.
    ["2024-09-03", false],
  ])("on %s: working is %s", (date, expected) => expect(isWorkingDay(dayNamed(date))).toBe(expected))
})

test("a day begins at midnight in Vietnam", () => {
  expect(startOfDay(dayNamed("2026-11-21")).toISOString()).toBe("2026-11-20T17:00:00.000Z")
  expect(nameOf(dayNumberOf(new Date("2026-11-20T17:00:00.000Z")))).toBe("2026-11-21")
  expect(nameOf(dayNumberOf(new Date("2026-11-20T16:59:59.999Z")))).toBe("2026-11-20")
})

test("working days are added over weekends and Tết", () => {
  expect(nameOf(addWorkingDays(dayNamed("2026-11-20"), 3))).toBe("2026-11-25")
  expect(nameOf(addWorkingDays(dayNamed("2026-02-12"), 3))).toBe("2026-02-24")
})

test("adding and counting are each other's reverse", () => {
  fc.assert(
    fc.property(fc.integer({ min: 18_000, max: 30_000 }), fc.integer({ min: 0, max: 60 }), (day, count) => {
      const end = addWorkingDays(day, count)
      expect(countWorkingDays(day, end)).toBe(count)
      if (count > 0) expect(isWorkingDay(end)).toBe(true)
    }),
  )
})
