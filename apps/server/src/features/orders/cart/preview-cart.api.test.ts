import { previewCart } from "@roomwright/contract/orders/cart"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { openSellerShop, type SellerShop } from "../../../testing/test-orders.ts"

let app: TestApp
let shops: readonly SellerShop[]

beforeAll(async () => {
  app = await startTestApp()
  shops = [
    await openSellerShop(app, [{ price: 1_000_000, stock: 50 }]),
    await openSellerShop(app, [{ price: 500_000, stock: 50 }]),
  ]
})
afterAll(() => app.close())

test("pieces of a home say what they cost where to, before they are in a cart", async () => {
  const entries = shops.map(({ productId }) => ({ product: productId, quantity: 1 }))
  const { groups } = await app.call(previewCart, { body: { entries, province: "01" } })
  const lines = groups.flatMap((group) => group.lines)
  expect(lines.map(({ item }) => item.subjectId).toSorted()).toEqual(
    shops.map(({ productId }) => productId).toSorted(),
  )
  for (const { delivery, deliveryCost } of lines) {
    expect(delivery).not.toBe(null)
    expect(deliveryCost).toBeGreaterThanOrEqual(0)
  }
  const somewhere = await app.call(previewCart, { body: { entries } })
  expect(somewhere.groups.flatMap((group) => group.lines)[0]).toMatchObject({ deliveryCost: null })
})
