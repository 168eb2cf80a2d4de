import { orderProduct } from "@roomwright/contract/orders/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startProgram } from "../../testing/start-program.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, prepareOrder, stockOf } from "../../testing/test-orders.ts"
import { signUp } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await setUpPayments(app)
})
afterAll(() => app.close())

/** Everything that an order brings about, as how many there are of it. */
async function countTraces(productId: string, variantId: string) {
  const { db } = app.database
  // Whoever died holding the product is gone when this is answered.
  await db
    .transaction()
    .execute((tx) => tx.selectFrom("product").select("id").where("id", "=", productId).forUpdate().execute())
  const orders = await db
    .selectFrom("market_order")
    .select(["id", "bill_id"])
    .where("subject_id", "=", productId)
    .execute()
  const bills = db.selectFrom("bill").select("id").where("kind", "=", "product-order")
  const changes = db.selectFrom("market_order_change").select("id")
  const mails = db.selectFrom("mail").select("id").where("type", "=", "ORDER_PLACED")
  return {
    stock: await stockOf(app, variantId),
    orders: orders.length,
    bills: (await bills.execute()).length,
    changes: (await changes.execute()).length,
    mails: (await mails.execute()).length,
  }
}

test("kill -9 after any statement of an order leaves all of it or nothing; sent again it is one", async () => {
  const buyer = await signUp(app)
  const shop = await openSellerShop(app, [{ price: 900_000, stock: 5 }])
  const { body } = await prepareOrder(app, buyer, shop, { quantity: 2 })
  const nothing = { stock: 5, orders: 0, bills: 0, changes: 0, mails: 0 }
  const all = { stock: 3, orders: 1, bills: 1, changes: 1, mails: 1 }
  let deaths = 0
  for (;;) {
    const { ended, output } = startProgram({
      file: "testing/order-and-die.ts",
      args: [],
      env: {
        DATABASE_URL: app.database.url,
        DATA_DIR: app.services.config.dataDir,
        ORDER: JSON.stringify({ buyer: buyer.id, order: body }),
        DIES_AFTER: String(deaths + 1),
      },
    })
    const { code, signal } = await ended
    const traces = await countTraces(shop.productId, shop.variantIds[0])
    expect(traces).toEqual(traces.orders > 0 ? all : nothing)
    if (traces.orders > 0) break
    expect([code, signal, output()]).toEqual([null, "SIGKILL", ""])
    deaths += 1
  }
  // It begins, locks, looks, takes the stock, opens the bill, writes the order, tells the merchant, commits.
  expect(deaths).toBeGreaterThan(12)
  const { orderId } = await app.call(orderProduct, { body }, { headers: buyer.headers })
  const { db } = app.database
  const order = await db.selectFrom("market_order").select("id").executeTakeFirstOrThrow()
  expect(orderId).toBe(order.id)
  expect(await countTraces(shop.productId, shop.variantIds[0])).toEqual(all)
}, 240_000)
