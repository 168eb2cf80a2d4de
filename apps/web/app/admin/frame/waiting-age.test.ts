import { describe, expect, test } from "vitest"
import { ageOf, urgencyOf } from "./waiting-age.ts"

const now = Date.parse("2026-11-21T12:00:00Z")

describe("what waits", () => {
  test.each([
    ["2026-11-21T11:59:00Z", { unit: "hours", count: 0 }],
    ["2026-11-20T12:00:01Z", { unit: "hours", count: 23 }],
    ["2026-11-20T12:00:00Z", { unit: "days", count: 1 }],
    ["2026-11-18T11:00:00Z", { unit: "days", count: 3 }],
    // A browser whose clock is behind.
    ["2026-11-21T13:00:00Z", { unit: "hours", count: 0 }],
  ] as const)("since %s is so old", (iso, age) => {
    expect(ageOf(iso, now)).toEqual(age)
  })

  test.each([
    ["2026-11-21T00:00:00Z", "fresh"],
    ["2026-11-20T11:00:00Z", "soon"],
    ["2026-11-19T11:00:00Z", "late"],
  ] as const)("since %s is %s", (iso, urgency) => {
    expect(urgencyOf(iso, now)).toBe(urgency)
  })
})
