import { expect, test } from "vitest"
import { formatMobile } from "./format-mobile.ts"

test.each([
  ["", ""],
  ["9", "9"],
  ["0912", "912"],
  ["9123", "912 3"],
  ["912345678", "912 345 678"],
  ["0912345678", "912 345 678"],
  ["84912345678", "912 345 678"],
  ["+84 912.345.678", "912 345 678"],
  ["(091) 234-5678", "912 345 678"],
])("%j is shown behind +84 as %j", (typed, shown) => {
  expect(formatMobile(typed)).toBe(shown)
})

test.each(["9123456789012", "+1 650 253 0000 12", "lan@example.com"])(
  "%j cannot be such a number and stays as it was typed",
  (typed) => {
    expect(formatMobile(typed)).toBe(typed)
  },
)

test("what is shown is shown the same again", () => {
  expect(formatMobile(formatMobile("0912345678"))).toBe("912 345 678")
})
