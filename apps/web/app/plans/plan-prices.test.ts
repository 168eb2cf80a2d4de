import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { expect, test } from "vitest"
import { figureOf } from "./plan-prices.ts"

test("an original price is shown only when it is above the price", () => {
  expect(figureOf(firstPlans.pro, "monthly")).toMatchObject({ price: 388_000, original: null })
  expect(figureOf(firstPlans.pro, "half-yearly")).toMatchObject({ price: 2_028_000, original: 2_328_000 })
  const same = { price: 500, originalPrice: 500 }
  const prices = { monthly: same, "half-yearly": same, yearly: same }
  expect(figureOf({ prices }, "yearly")?.original).toBeNull()
})

test("says what a month comes to", () => {
  expect(figureOf(firstPlans.pro, "half-yearly")).toMatchObject({ months: 6, perMonth: 338_000 })
  expect(figureOf(firstPlans.premium, "yearly")?.perMonth).toBe(2_066_667)
})

test("what is not sold by price has no figure", () => {
  expect(figureOf(firstPlans.free, "yearly")).toBeNull()
  expect(figureOf(firstPlans.enterprise, "monthly")).toBeNull()
})
