import { orderCart } from "@roomwright/contract/orders/cart"
import { cancelOrder, orderLimits, orderProduct } from "@roomwright/contract/orders/calls"
import { mostUnpaidPieces } from "@roomwright/contract/orders/unpaid-pieces"
import { orderDesign, readDesignOffer } from "@roomwright/contract/orders/design-orders"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { cartOf, linesOf, prepareCartOrder, putIntoCart } from "../../testing/test-cart.ts"
import {
  openSellerShop,
  payOrder,
  placeOrder,
  prepareOrder,
  stockOf,
  type SellerShop,
} from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let buyer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  buyer = await signUp(app)
})
afterAll(() => app.close())

const order = async (shop: SellerShop, quantity: number, person = buyer) => {
  const { body } = await prepareOrder(app, person, shop, { quantity })
  return refuse(app, orderProduct, { body }, person)
}
const openStock = (stock: number) => openSellerShop(app, [{ price: 900_000, stock }])

describe("one buyer holds unpaid", () => {
  test("the chairs of a table, or a quarter of a larger stock", () => {
    expect([1, 8, 32, 36, 100, 1_000].map(mostUnpaidPieces)).toEqual([8, 8, 8, 9, 25, 250])
  })

  test("so much of one variant and no more, over several orders; what is paid or called off does not count", async () => {
    const shop = await openStock(40)
    const first = await placeOrder(app, buyer, shop, { quantity: 6 })
    const second = await placeOrder(app, buyer, shop, { quantity: 4 })
    const refused = await order(shop, 1)
    expectRefusal(refused, "tooMuchUnpaid")
    expect(await stockOf(app, shop.variantIds[0])).toBe(30)
    // Others are not kept from it.
    expect((await order(shop, 5, await signUp(app))).status).toBe(200)
    await payOrder(app, buyer, clerk, first)
    await app.call(cancelOrder, { params: { id: second.id } }, { headers: buyer.headers })
    expect((await order(shop, 7)).status).toBe(200)
  })

  test("a small stock whole, as who furnishes a dining room does", async () => {
    const shop = await openStock(8)
    expect((await order(shop, 8)).status).toBe(200)
  })

  test("no more by a cart", async () => {
    const shop = await openStock(40)
    await placeOrder(app, buyer, shop, { quantity: 8 })
    await putIntoCart(app, buyer, [{ shop, quantity: 3 }])
    expect(linesOf(await cartOf(app, buyer))[0]).toMatchObject({ state: "tooMuch", most: 2 })
    const body = await prepareCartOrder(app, buyer)
    expectRefusal(await refuse(app, orderCart, { body }, buyer), "cartChanged")
    expect(await stockOf(app, shop.variantIds[0])).toBe(32)
  })

  test("what two orders at once come to, too", async () => {
    const shop = await openStock(100)
    const bodies = await Promise.all(
      Array.from({ length: 8 }, () => prepareOrder(app, buyer, shop, { quantity: 10 })),
    )
    const answers = await Promise.all(
      bodies.map(({ body }) => refuse(app, orderProduct, { body: { ...body, key: newId() } }, buyer)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await stockOf(app, shop.variantIds[0])).toBe(80)
  })

  test("so many orders altogether: another one is refused, of goods as of designs, until one is called off", async () => {
    const shop = await openStock(1_000)
    for (let at = 0; at < orderLimits.unpaidOrders; at += 1) expect((await order(shop, 1)).status).toBe(200)
    const refused = await order(shop, 1)
    expectRefusal(refused, "tooManyUnpaid")
    const { workId } = await openAtelier(app)
    const { offer } = await app.call(
      readDesignOffer,
      { params: { work: workId } },
      { headers: buyer.headers },
    )
    const design = {
      work: workId,
      buyerEmail: "lan@example.com",
      buyerMobile: "0912345678",
      remark: "",
      offer,
      key: newId(),
    }
    expectRefusal(await refuse(app, orderDesign, { body: design }, buyer), "tooManyUnpaid")
    const { id } = await app.database.db
      .selectFrom("market_order")
      .select("id")
      .where("buyer_id", "=", buyer.id)
      .executeTakeFirstOrThrow()
    await app.call(cancelOrder, { params: { id } }, { headers: buyer.headers })
    expect((await refuse(app, orderDesign, { body: design }, buyer)).status).toBe(200)
  })
})
