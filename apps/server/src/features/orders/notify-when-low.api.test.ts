import { listNotifications } from "@roomwright/contract/notifications/calls"
import { orderProduct } from "@roomwright/contract/orders/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, placeOrder, prepareOrder, type SellerShop } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp
let buyer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  await setUpPayments(app)
  buyer = await signUp(app)
})
afterAll(() => app.close())

/** Somebody else each time: one buyer may hold so much only. */
const order = async (shop: SellerShop, quantity: number) =>
  placeOrder(app, await signUp(app), shop, { quantity })

const told = async ({ merchant }: SellerShop) => {
  const headers = { ...merchant.headers, "accept-language": "en" }
  const { content } = await app.call(listNotifications, { query: { size: "50" } }, { headers })
  return content.filter(({ type }) => type === "STOCK_LOW")
}

test("a merchant is told once when orders bring a variant down to the mark, and again after it was filled up", async () => {
  const shop = await openSellerShop(app, [{ sku: "SF-1", stock: 6 }])
  const { db } = app.database
  await db.updateTable("product").set({ alert_at: 3 }).where("id", "=", shop.productId).execute()
  await order(shop, 2)
  expect(await told(shop)).toEqual([])
  await order(shop, 1)
  const [notification, ...others] = await told(shop)
  expect(others).toEqual([])
  expect(notification).toMatchObject({ type: "STOCK_LOW", link: `/user/product?id=${shop.productId}` })
  expect(notification?.content).toContain("3 pieces are left")
  expect(notification?.content).toContain("SF-1")
  await order(shop, 1)
  await order(shop, 2)
  expect(await told(shop)).toHaveLength(1)

  await db.updateTable("product_variant").set({ stock: 9 }).where("product_id", "=", shop.productId).execute()
  await order(shop, 5)
  expect(await told(shop)).toHaveLength(1)
  await order(shop, 4)
  const [last] = await told(shop)
  expect(last?.content).toContain("Nothing is left")
  expect(await told(shop)).toHaveLength(2)
})

test("an order sent twice tells once", async () => {
  const shop = await openSellerShop(app, [{ stock: 4 }])
  const { body } = await prepareOrder(app, buyer, shop, { quantity: 1 })
  const placed = await Promise.all([
    app.call(orderProduct, { body }, buyer),
    app.call(orderProduct, { body }, buyer),
  ])
  expect(placed[1]).toEqual(placed[0])
  expect(await told(shop)).toHaveLength(1)
})
