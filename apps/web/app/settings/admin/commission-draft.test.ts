import { expect, test } from "vitest"
import { readRates, writeRates } from "./commission-draft.ts"

test("percents are read with a point or a comma, and written back as they were", () => {
  const rates = readRates({ free: "10", pro: "7,5", premium: "2.25%", enterprise: "" }, true)
  expect(rates).toEqual({ free: 1_000, pro: 750, premium: 225, enterprise: 0 })
  if (rates) expect(readRates(writeRates(rates), false)).toEqual(rates)
})

test("a category without rates has none, and half a row is wrong", () => {
  expect(readRates({}, false)).toBeNull()
  expect(readRates({ free: "5" }, false)).toBeUndefined()
  for (const wrong of ["60", "-1", "1.234", "five"]) expect(readRates({ free: wrong }, true)).toBeUndefined()
})
