import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { expect, test } from "vitest"
import { priceOf } from "./plan-prices.ts"

test("an original price is shown only when it is above the price", () => {
  expect(priceOf(firstPlans.pro, "monthly")).toMatchObject({ price: 388_000, original: null })
  expect(priceOf(firstPlans.pro, "half-yearly")).toMatchObject({ price: 2_028_000, original: 2_328_000 })
  const same = { price: 500, originalPrice: 500 }
  const prices = { monthly: same, "half-yearly": same, yearly: same }
  expect(priceOf({ prices }, "yearly")?.original).toBeNull()
})

test("says what a month comes to", () => {
  expect(priceOf(firstPlans.pro, "half-yearly")).toMatchObject({ months: 6, perMonth: 338_000 })
  expect(priceOf(firstPlans.premium, "yearly")?.perMonth).toBe(2_066_667)
})

test("what is not sold by price has no figure", () => {
  expect(priceOf(firstPlans.free, "yearly")).toBeNull()
  expect(priceOf(firstPlans.enterprise, "monthly")).toBeNull()
})
