import { listMails } from "@roomwright/contract/notifications/calls"
import { orderProduct } from "@roomwright/contract/orders/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openStall, placeOrder, prepareOrder, type Stall } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { openTill } from "../../testing/test-payments.ts"

let app: TestApp
let buyer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  await openTill(app)
  buyer = await signUp(app)
})
afterAll(() => app.close())

/** Somebody else each time: one buyer may hold so much only. */
const order = async (stall: Stall, quantity: number) =>
  placeOrder(app, await signUp(app), stall, { quantity })

const told = async ({ merchant }: Stall) => {
  const headers = { ...merchant.headers, "accept-language": "en" }
  const { content } = await app.call(listMails, { query: { size: "50" } }, { headers })
  return content.filter(({ type }) => type === "STOCK_LOW")
}

test("a merchant is told once when orders bring a variant down to the mark, and again after it was filled up", async () => {
  const stall = await openStall(app, [{ sku: "SF-1", stock: 6 }])
  const { db } = app.database
  await db.updateTable("product").set({ alert_at: 3 }).where("id", "=", stall.productId).execute()
  await order(stall, 2)
  expect(await told(stall)).toEqual([])
  await order(stall, 1)
  const [mail, ...others] = await told(stall)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ type: "STOCK_LOW", link: `/user/product?id=${stall.productId}` })
  expect(mail?.content).toContain("3 pieces are left")
  expect(mail?.content).toContain("SF-1")
  await order(stall, 1)
  await order(stall, 2)
  expect(await told(stall)).toHaveLength(1)

  await db
    .updateTable("product_variant")
    .set({ stock: 9 })
    .where("product_id", "=", stall.productId)
    .execute()
  await order(stall, 5)
  expect(await told(stall)).toHaveLength(1)
  await order(stall, 4)
  const [last] = await told(stall)
  expect(last?.content).toContain("Nothing is left")
  expect(await told(stall)).toHaveLength(2)
})

test("an order sent twice tells once", async () => {
  const stall = await openStall(app, [{ stock: 4 }])
  const { body } = await prepareOrder(app, buyer, stall, { quantity: 1 })
  const placed = await Promise.all([
    app.call(orderProduct, { body }, buyer),
    app.call(orderProduct, { body }, buyer),
  ])
  expect(placed[1]).toEqual(placed[0])
  expect(await told(stall)).toHaveLength(1)
})
