import { orderProduct } from "@roomwright/contract/orders/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startProgram } from "../../testing/start-program.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, placeOrder, prepareOrder, stockOf } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
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

interface Ordered {
  readonly buyer: TestPerson
  readonly body: Awaited<ReturnType<typeof prepareOrder>>["body"]
}

/** Orders in a program that is killed after one statement more each time, until it gets through. Gives the deaths. */
async function orderAndDie(orders: readonly Ordered[], afterDeath: () => Promise<void>): Promise<number> {
  for (let deaths = 0; ; deaths += 1) {
    const { ended, output } = startProgram({
      file: "testing/order-and-die.ts",
      args: [],
      env: {
        DATABASE_URL: app.database.url,
        DATA_DIR: app.services.config.dataDir,
        ORDERS: JSON.stringify(orders.map(({ buyer, body }) => ({ buyer: buyer.id, order: body }))),
        DIES_AFTER: String(deaths + 1),
      },
    })
    const { code, signal } = await ended
    await afterDeath()
    const [{ key } = { key: "" }] = orders.map(({ body }) => body)
    const placed = app.database.db.selectFrom("market_order").select("id").where("key", "=", key)
    if (await placed.executeTakeFirst()) return deaths
    expect([code, signal, output()]).toEqual([null, "SIGKILL", ""])
  }
}

test("kill -9 after any statement of an order leaves all of it or nothing; sent again it is one", async () => {
  const buyer = await signUp(app)
  const shop = await openSellerShop(app, [{ price: 900_000, stock: 5 }])
  const { body } = await prepareOrder(app, buyer, shop, { quantity: 2 })
  const nothing = { stock: 5, orders: 0, bills: 0, changes: 0, mails: 0 }
  const all = { stock: 3, orders: 1, bills: 1, changes: 1, mails: 1 }
  const deaths = await orderAndDie([{ buyer, body }], async () => {
    const traces = await countTraces(shop.productId, shop.variantIds[0])
    expect(traces).toEqual(traces.orders > 0 ? all : nothing)
  })
  // It begins, locks, looks, takes the stock, opens the bill, writes the order, tells the merchant, commits.
  expect(deaths).toBeGreaterThan(12)
  const { orderId } = await app.call(orderProduct, { body }, { headers: buyer.headers })
  const { db } = app.database
  const order = await db.selectFrom("market_order").select("id").executeTakeFirstOrThrow()
  expect(orderId).toBe(order.id)
  expect(await countTraces(shop.productId, shop.variantIds[0])).toEqual(all)
}, 240_000)

test("kill -9 after any statement of several buyers' orders leaves all of them or none", async () => {
  const buyers = [await signUp(app), await signUp(app), await signUp(app)]
  const shop = await openSellerShop(app, [{ price: 900_000, stock: 9 }])
  // The first order of a product also keeps its picture, which each does by itself.
  await placeOrder(app, await signUp(app), shop)
  const before = await countTraces(shop.productId, shop.variantIds[0])
  const all = {
    stock: before.stock - 3,
    orders: before.orders + 3,
    bills: before.bills + 3,
    changes: before.changes + 3,
    mails: before.mails + 3,
  }
  const orders = await Promise.all(
    buyers.map(async (buyer) => ({ buyer, body: (await prepareOrder(app, buyer, shop)).body })),
  )
  const deaths = await orderAndDie(orders, async () => {
    const traces = await countTraces(shop.productId, shop.variantIds[0])
    expect(traces).toEqual(traces.orders > before.orders ? all : before)
  })
  // As many as for one: begins, locks, looks, takes the stock, bills, orders, notifies, commits.
  expect(deaths).toBeGreaterThan(8)
  expect(deaths).toBeLessThan(18)
}, 240_000)
