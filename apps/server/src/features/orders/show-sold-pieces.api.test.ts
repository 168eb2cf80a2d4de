import { readSoldPieces, readStats } from "@roomwright/contract/orders/stats"
import { fillCart } from "@roomwright/contract/orders/cart"
import { cancelOrder, readOrder } from "@roomwright/contract/orders/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, type Atelier } from "../../testing/test-atelier.ts"
import { orderAll } from "../../testing/test-cart.ts"
import { openSellerShop, payOrder, type SellerShop } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let atelier: Atelier
let shops: readonly [SellerShop, SellerShop]

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  atelier = await openAtelier(app)
  shops = [
    await openSellerShop(app, [{ price: 1_000_000, stock: 50 }]),
    await openSellerShop(app, [{ price: 500_000, stock: 50 }]),
  ]
})
afterAll(() => app.close())

const sold = (person: TestPerson = atelier.designer) =>
  app.call(readSoldPieces, { query: {} }, { headers: person.headers })

/** Orders two of one merchant and one of another: out of a work, or not. */
async function order(buyer: TestPerson, workId: string | null) {
  const from = workId === null ? {} : { work: workId }
  const entries = [
    { product: shops[0].productId, quantity: 2, ...from },
    { product: shops[1].productId, quantity: 1, ...from },
  ]
  await app.call(fillCart, { body: { entries, counting: "add" } }, { headers: buyer.headers })
  const { orderIds } = await orderAll(app, buyer)
  return Promise.all(
    orderIds.map((id) => app.call(readOrder, { params: { id } }, { headers: buyer.headers })),
  )
}

test("designers see what others paid for out of their works, by month, without delivery", async () => {
  expect(await sold()).toMatchObject({ total: { pieces: 0, sum: 0 }, works: [], products: [] })
  const [first] = await order(await signUp(app), atelier.workId)
  // Unpaid it is no sale.
  expect((await sold()).total.pieces).toBe(0)

  const buyer = await signUp(app)
  const [paid] = await order(buyer, atelier.workId)
  if (!paid || !first) throw new Error("There is an order.")
  await payOrder(app, buyer, clerk, paid)
  const now = await sold()
  expect(now.total).toEqual({ pieces: 3, sum: 2_500_000 })
  expect(now.points).toHaveLength(12)
  expect(now.points.at(-1)).toMatchObject({ pieces: 3, sum: 2_500_000 })
  expect(now.works).toMatchObject([{ id: atelier.workId, pieces: 3, sum: 2_500_000 }])
  expect(now.products).toMatchObject([
    { id: shops[0].productId, pieces: 2, sum: 2_000_000 },
    { id: shops[1].productId, pieces: 1, sum: 500_000 },
  ])
  expect(now.products[0]?.name.text).toBeTruthy()
  expect(JSON.stringify(now)).not.toContain(buyer.id)
})

test("what was not taken out of a work, is their own, or names a work that is not there, counts for nobody", async () => {
  const before = (await sold()).total
  const buyer = await signUp(app)
  for (const workId of [null, newId()]) {
    const [one] = await order(buyer, workId)
    if (one) await payOrder(app, buyer, clerk, one)
  }
  const [own] = await order(atelier.designer, atelier.workId)
  if (own) await payOrder(app, atelier.designer, clerk, own)
  expect((await sold()).total).toEqual(before)
  // Merchants see nothing of it.
  expect((await sold(shops[0].merchant)).total.pieces).toBe(0)
})

test("an order that is called off is no sale", async () => {
  const before = (await sold()).total
  const buyer = await signUp(app)
  const orders = await order(buyer, atelier.workId)
  const [first, second] = orders
  if (!first || !second) throw new Error("There are two orders.")
  await app.call(cancelOrder, { params: { id: first.id } }, { headers: buyer.headers })
  await payOrder(app, buyer, clerk, second)
  const after = (await sold()).total
  expect(after.pieces - before.pieces).toBe(second.quantity)
})

test("of an order of several products each counts under its own name, the order once", async () => {
  const shop = await openSellerShop(app, [{ price: 300_000, stock: 9 }])
  const other = await app.makeProduct({
    merchantId: shop.merchant.id,
    variants: [{ price: 200_000, stock: 9 }],
  })
  const buyer = await signUp(app)
  const entries = [
    { product: shop.productId, quantity: 1 },
    { product: other, quantity: 3 },
  ]
  await app.call(fillCart, { body: { entries, counting: "add" } }, { headers: buyer.headers })
  await orderAll(app, buyer)
  const { total, top } = await app.call(
    readStats,
    { params: { offered: "product" }, query: {} },
    { headers: shop.merchant.headers },
  )
  expect(total.orders).toBe(1)
  expect(new Map(top.map(({ id, orders }) => [id, orders]))).toEqual(
    new Map([
      [shop.productId, 1],
      [other, 1],
    ]),
  )
  await app.database.db
    .updateTable("market_order")
    .set({ state: "COMPLETED" })
    .where("seller_id", "=", shop.merchant.id)
    .execute()
  await app.database.db
    .insertInto("market_order_change")
    .values(({ selectFrom }) => ({
      id: newId(),
      order_id: selectFrom("market_order").select("id").where("seller_id", "=", shop.merchant.id),
      at: app.services.clock.now(),
      actor_id: null,
      by: "time",
      from_state: "SHIPPED",
      to_state: "COMPLETED",
      reason: null,
    }))
    .execute()
  const earned = await app.call(
    readStats,
    { params: { offered: "product" }, query: {} },
    { headers: shop.merchant.headers },
  )
  const shares = new Map(earned.top.map(({ id, earned: sum }) => [id, sum]))
  expect((shares.get(other) ?? 0) - (shares.get(shop.productId) ?? 0)).toBeGreaterThanOrEqual(300_000)
  expect([...shares.values()].reduce((sum, one) => sum + one, 0)).toBe(earned.total.earned)
})
