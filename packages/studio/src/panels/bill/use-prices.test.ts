import { expect, test } from "vitest"
import { pricesAfter } from "./use-prices.ts"

const answer = (price: number | null) => new Map([["product:1", { price, stock: 3 }]])

test("a product that is repriced while a home is open says what it cost before, until it costs that again", () => {
  let known = pricesAfter(new Map(), answer(100))
  expect(known.get("product:1")).toEqual({ price: 100, stock: 3, before: null })
  known = pricesAfter(known, answer(120))
  expect(known.get("product:1")).toEqual({ price: 120, stock: 3, before: 100 })
  known = pricesAfter(known, answer(130))
  expect(known.get("product:1")?.before).toBe(100)
  expect(pricesAfter(known, answer(100)).get("product:1")?.before).toBe(null)
  expect(pricesAfter(known, answer(null)).get("product:1")).toEqual({
    price: null,

    stock: 3,
    before: 100,
  })
})
