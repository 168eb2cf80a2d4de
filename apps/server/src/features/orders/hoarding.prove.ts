import { cancelOrder, orderLimits, orderProduct } from "@roomwright/contract/orders/calls"
import { mostUnpaidPieces } from "@roomwright/contract/orders/unpaid-pieces"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, prepareOrder, stockOf } from "../../testing/test-orders.ts"
import { signUp } from "../../testing/test-people.ts"
import { expireDueBills, setUpPayments } from "../../testing/test-payments.ts"

// Somebody who wants nobody else to buy: orders whatever there is, in every size and all at once, calls orders off to
// begin anew, and never pays.

const stocks = [1, 6, 30, 100, 400]
const sizes = [1, 2, 3, 5, 8, 13, 40, 100, 999]
const rounds = 12
const callsOfARound = 60

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await setUpPayments(app)
})
afterAll(() => app.close())

test("a hoarder never holds more of a stock than a buyer may, and others go on buying", async () => {
  const hoarder = await signUp(app)
  const shops = await Promise.all(stocks.map((stock) => openSellerShop(app, [{ price: 900_000, stock }])))
  const { db } = app.database
  const held = () =>
    db
      .selectFrom("market_order")
      .select(["id", "bill_id", "variant_id", "quantity"])
      .where("buyer_id", "=", hoarder.id)
      .where("state", "=", "AWAITING_PAYMENT")
      .execute()
  const offers = await Promise.all(
    shops.flatMap((shop) =>
      sizes.map(async (quantity) => (await prepareOrder(app, hoarder, shop, { quantity })).body),
    ),
  )
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: callsOfARound }, (_none, at) => {
        const body = offers[(at * 7 + round * 11) % offers.length]
        if (!body) throw new Error("Nothing is offered.")
        return refuse(app, orderProduct, { body: { ...body, key: newId() } }, hoarder)
      }),
    )
    expect(answers.filter(({ status }) => status === 500)).toEqual([])
    const open = await held()
    expect(open.length).toBeLessThanOrEqual(orderLimits.unpaidOrders)
    for (const [at, shop] of shops.entries()) {
      const [variantId] = shop.variantIds
      const pieces = open
        .filter(({ variant_id: id }) => id === variantId)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      const stock = stocks[at] ?? 0
      expect(pieces).toBeLessThanOrEqual(Math.min(stock, mostUnpaidPieces(stock)))
      expect(await stockOf(app, variantId)).toBe(stock - pieces)
      if (pieces === stock) continue
      const other = await signUp(app)
      const { body } = await prepareOrder(app, other, shop)
      const { orderId } = await app.call(orderProduct, { body }, { headers: other.headers })
      await app.call(cancelOrder, { params: { id: orderId } }, { headers: other.headers })
    }
    // Every third round it waits for expiry, else calls some off to order anew.
    if (round % 3 === 2) {
      await db
        .updateTable("bill")
        .set({ due_at: new Date(0) })
        .where(
          "id",
          "in",
          open.map(({ bill_id }) => bill_id),
        )
        .execute()
      await expireDueBills(app)
    } else
      await Promise.all(
        open
          .filter((_one, at) => at % 2 === round % 2)
          .map(({ id }) => refuse(app, cancelOrder, { params: { id } }, hoarder)),
      )
  }
})
