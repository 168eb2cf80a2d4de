import { languages } from "@roomwright/contract/language"
import fc from "fast-check"
import { expect, test } from "vitest"
import { formatMoney } from "../platform/locale/format.ts"
import { digitsOf } from "./price-filter.tsx"

test.each([
  ["1.290.000 ₫", "1290000"],
  ["₫1,290,000", "1290000"],
  ["1 290 000", "1290000"],
  ["007", "7"],
  ["0", "0"],
  ["000", "0"],
  ["", ""],
  ["abc", ""],
  ["-5", "5"],
  ["9".repeat(40), "9".repeat(12)],
])("%j means the sum %j", (typed, sum) => {
  expect(digitsOf(typed)).toBe(sum)
})

test("every sum that the site writes can be typed back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.constantFrom(...languages),
      (vnd, language) => {
        expect(digitsOf(formatMoney(vnd, language))).toBe(String(vnd))
      },
    ),
  )
})
