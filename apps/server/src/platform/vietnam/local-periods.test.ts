import fc from "fast-check"
import { expect, test } from "vitest"
import { lastPeriods, localDay, startOfPeriod } from "./local-periods.ts"

test.each([
  ["2026-11-22T16:59:59Z", "2026-11-22"],
  ["2026-11-22T17:00:00Z", "2026-11-23"],
  ["2026-12-31T20:00:00Z", "2027-01-01"],
])("at %s it is %s in Vietnam", (at, day) => {
  expect(localDay(new Date(at))).toBe(day)
})

test.each([
  ["2026-03-01T10:00:00Z", "day", 3, ["2026-02-27", "2026-02-28", "2026-03-01"]],
  ["2026-12-31T18:00:00Z", "day", 2, ["2026-12-31", "2027-01-01"]],
  ["2026-01-31T10:00:00Z", "month", 3, ["2025-11", "2025-12", "2026-01"]],
  ["2026-02-28T17:30:00Z", "month", 2, ["2026-02", "2026-03"]],
] as const)("at %s the last periods by %s are these %i", (now, by, count, periods) => {
  expect(lastPeriods(new Date(now), by, count)).toEqual(periods)
})

test("whenever it is, periods follow each other, and now is in the last one", () => {
  const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.constantFrom("day" as const, "month" as const), (now, by) => {
      const periods = lastPeriods(now, by, 40)
      expect(periods.toSorted()).toEqual(periods)
      expect(new Set(periods).size).toBe(40)
      const last = startOfPeriod(periods.at(-1) ?? "")
      expect(last.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(now.getTime() - last.getTime()).toBeLessThan((by === "day" ? 1 : 31) * 86_400_000)
      expect(localDay(last).startsWith(periods.at(-1) ?? "?")).toBe(true)
    }),
  )
})
