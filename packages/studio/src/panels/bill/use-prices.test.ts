import { expect, test } from "vitest"
import { pricesAfter } from "./use-prices.ts"

const answer = (price: number | null) => new Map([["product:1", { price, varies: false }]])

test("a product that is repriced while a home is open says what it cost before, until it costs that again", () => {
  let known = pricesAfter(new Map(), answer(100))
  expect(known.get("product:1")).toEqual({ price: 100, varies: false, before: null })
  known = pricesAfter(known, answer(120))
  expect(known.get("product:1")).toEqual({ price: 120, varies: false, before: 100 })
  known = pricesAfter(known, answer(130))
  expect(known.get("product:1")?.before).toBe(100)
  expect(pricesAfter(known, answer(100)).get("product:1")?.before).toBe(null)
  expect(pricesAfter(known, answer(null)).get("product:1")).toEqual({
    price: null,
    varies: false,
    before: 100,
  })
})
