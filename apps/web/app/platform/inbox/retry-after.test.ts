import { expect, test } from "vitest"
import { readRetryAfter } from "./retry-after.ts"

const now = Date.parse("2026-11-22T10:00:00Z")

test("a pause is asked for in seconds or as a date", () => {
  expect(readRetryAfter("120", now)).toBe(120_000)
  expect(readRetryAfter("Sun, 22 Nov 2026 10:01:30 GMT", now)).toBe(90_000)
})

test("what is past, missing or no time is no pause; what is far away is not believed", () => {
  for (const header of [null, "", "0", "soon", "-5", "Sun, 22 Nov 2026 09:00:00 GMT"])
    expect(readRetryAfter(header, now)).toBe(0)
  for (const header of ["99999999", "Sun, 22 Nov 2099 10:00:00 GMT"])
    expect(readRetryAfter(header, now)).toBe(600_000)
})
