import { expect, test } from "vitest"
import { readWholeNumber } from "./read-whole-number.ts"

test.each([
  ["388000", 388_000],
  ["388.000", 388_000],
  ["2,028,000", 2_028_000],
  [" 0 ", 0],
] as const)("%j is %d", (text, number) => {
  expect(readWholeNumber(text)).toBe(number)
})

test.each(["", "abc", "-5", "1e5", "₫5", "1234567890123456"])("%j is no whole number", (text) => {
  expect(readWholeNumber(text)).toBeNull()
})
