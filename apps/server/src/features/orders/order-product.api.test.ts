import { cancelBill, readBill } from "@roomwright/contract/payments/bills"
import { listProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { addAddress, deleteAddress } from "@roomwright/contract/orders/addresses"
import { listOrders, orderProduct, readOrder, readProductOffer } from "@roomwright/contract/orders/calls"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { unknownId } from "../../testing/hostile-input.ts"
import type { Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import {
  hanoi,
  openSellerShop,
  placeOrder,
  prepareOrder,
  stockOf,
  type SellerShop,
} from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { repriceVariant, saveDelivery, withdrawProduct } from "../catalogue/catalogue.public.ts"

let app: TestApp
let clerk: TestPerson
let buyer: TestPerson
let shop: SellerShop

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  buyer = await signUp(app, { nickname: "Lan" })
  shop = await openSellerShop(app)
})
afterAll(() => app.close())

const order = (body: object, person = buyer) => refuse(app, orderProduct, { body }, person)
/** Who is told that the site is too busy comes back, as browsers do: the key makes it the same order. */
async function insist(body: object, person: TestPerson | undefined): Promise<Answer> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await order(body, person)
    if (answer.status !== 503) return answer
  }
  throw new Error("The site stays too busy.")
}
const countOrders = async (person = buyer): Promise<number> =>
  (await app.call(listOrders, { query: {} }, { headers: person.headers })).totalElements

test("an order takes stock, opens a bill over the server's sum and keeps what was bought", async () => {
  await app.database.db
    .transaction()
    .execute((tx) => saveDelivery(tx, shop.productId, { north: { cost: 350_000, daysMin: 4, daysMax: 6 } }))
  const placed = await placeOrder(app, buyer, shop, { quantity: 2 })
  expect(placed).toMatchObject({
    kind: "product",
    side: "buyer",
    status: "AWAITING_PAYMENT",
    quantity: 2,
    unitPrice: 12_900_000,
    deliveryCost: 700_000,
    total: 26_500_000,
    delivery: { daysMin: 4, daysMax: 6 },
    receiver: hanoi,
    buyerEmail: "lan@example.com",
    seller: { id: shop.merchant.id, nickname: "Nhà Mộc" },
    timeline: [{ status: "AWAITING_PAYMENT", by: "buyer", reason: null }],
  })
  const bill = await app.call(readBill, { params: { id: placed.billId ?? "" } }, { headers: buyer.headers })
  expect(bill).toMatchObject({ kind: "product-order", amount: 26_500_000, transferCode: placed.code })
  expect(await stockOf(app, shop.variantIds[0])).toBe(3)
})

test("what was bought stays as it was when the product is renamed, repriced and withdrawn", async () => {
  const placed = await placeOrder(app, buyer, shop)
  await repriceVariant(app.services, shop.variantIds[0], 1)
  await withdrawProduct(app.services, shop.productId)
  const later = await app.call(readOrder, { params: { id: placed.id } }, { headers: buyer.headers })
  // Its people still see the picture, for a minute at a time.
  const picture = { ...placed.item.picture, address: expect.any(String) }
  expect(later).toEqual({ ...placed, item: { ...placed.item, picture } })
})

test("the last piece sold takes the product from those in stock; called off, it is back", async () => {
  const placed = await placeOrder(app, buyer, shop, { quantity: 5 })
  const inStock = async () => {
    const query = { merchantId: shop.merchant.id, inStock: "true" as const }
    return (await app.call(listProducts, { query })).totalElements
  }
  expect(await inStock()).toBe(0)
  const detail = await app.call(readProduct, { params: { id: shop.productId } })
  expect(detail).toMatchObject({ inStock: false, variants: [{ stock: 0 }] })
  await app.call(cancelBill, { params: { id: placed.billId ?? "" } }, { headers: buyer.headers })
  expect(await inStock()).toBe(1)
  expect(await stockOf(app, shop.variantIds[0])).toBe(5)
})

test("of fifty buyers of the last piece exactly one gets it", async () => {
  const rare = await openSellerShop(app, [{ price: 900_000, stock: 1 }])
  const buyers = await Promise.all(Array.from({ length: 50 }, () => signUp(app)))
  const bodies = await Promise.all(buyers.map((person) => prepareOrder(app, person, rare)))
  const answers = await Promise.all(bodies.map(({ body }, at) => insist(body, buyers[at])))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, "soldOut")
  expect(await stockOf(app, rare.variantIds[0])).toBe(0)
  const { db } = app.database
  const orders = db.selectFrom("market_order").select("bill_id").where("subject_id", "=", rare.productId)
  expect(await orders.execute()).toHaveLength(1)
}, 60_000)

describe("the same key", () => {
  test("is the same order for ever, however often and at once it is sent", async () => {
    const { body } = await prepareOrder(app, buyer, shop, { quantity: 3 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(body)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await countOrders()).toBe(1)
    expect(await stockOf(app, shop.variantIds[0])).toBe(2)
    await withdrawProduct(app.services, shop.productId)
    expect((await order(body)).text).toBe(answers[0]?.text)
  })

  test("with other contents is refused, and another buyer's is another's", async () => {
    const { body } = await prepareOrder(app, buyer, shop)
    expect((await order(body)).status).toBe(200)
    expectRefusal(await order({ ...body, remark: "By the back door." }), "keyReused")
    const other = await signUp(app)
    const { body: otherBody } = await prepareOrder(app, other, shop)
    expect((await order({ ...otherBody, key: body.key }, other)).status).toBe(200)
  })

  test("may be sent again after a refusal: nothing of it is kept", async () => {
    const { body } = await prepareOrder(app, buyer, shop)
    await repriceVariant(app.services, shop.variantIds[0], 13_000_000)
    expectRefusal(await order(body), "offerChanged")
    const { body: now } = await prepareOrder(app, buyer, shop)
    expect((await order({ ...now, key: body.key })).status).toBe(200)
  })
})

describe("between page and order", () => {
  test("a product that was withdrawn is refused", async () => {
    const { body } = await prepareOrder(app, buyer, shop)
    await withdrawProduct(app.services, shop.productId)
    expectRefusal(await order(body), "productWithdrawn")
    const { product, variant } = body
    const params = { product, variant, province: "01" }
    expectRefusal(await refuse(app, readProductOffer, { params }, buyer), "productWithdrawn")
  })

  test("a new price is refused with what it comes to now, and nothing is taken", async () => {
    const { body } = await prepareOrder(app, buyer, shop)
    await repriceVariant(app.services, shop.variantIds[0], 13_500_000)
    const answer = await order(body)
    expectRefusal(answer, "offerChanged")
    expect(answer.envelope?.message).toContain("13,620,000")
    expect(await stockOf(app, shop.variantIds[0])).toBe(5)
    expect(await countOrders()).toBe(0)
  })

  test("fewer pieces are refused with how many there are", async () => {
    const { body } = await prepareOrder(app, buyer, shop, { quantity: 4 })
    await placeOrder(app, await signUp(app), shop, { quantity: 3 })
    const answer = await order(body)
    expectRefusal(answer, "soldOut")
    expect(answer.envelope?.message).toContain("2")
    expect(await stockOf(app, shop.variantIds[0])).toBe(2)
  })
})

describe("nobody orders", () => {
  test.each([0, -1, 1.5, 1000, 1e9, "1e9", "one", "1", null])("a quantity of %j", async (quantity) => {
    const { body } = await prepareOrder(app, buyer, shop)
    expectRefusal(await order({ ...body, quantity }), "invalidInput")
    expect(await stockOf(app, shop.variantIds[0])).toBe(5)
  })

  test.each(["0", "-1", "1.5", "1000", "1e9", "one", ""])(
    "an offer over a quantity of %j",
    async (quantity) => {
      const [variant] = shop.variantIds
      const params = { product: shop.productId, variant, province: "01" }
      expectRefusal(
        await refuse(app, readProductOffer, { params, query: { quantity } }, buyer),
        "invalidInput",
      )
    },
  )

  test.each(["price", "unitPrice", "total", "deliveryCost", "state", "buyer_id"])(
    "with a %s of one's own",
    async (name) => {
      const { body } = await prepareOrder(app, buyer, shop)
      expectRefusal(await order({ ...body, [name]: 1 }), "invalidInput")
      expect(await countOrders()).toBe(0)
    },
  )

  test("a variant of another product", async () => {
    const other = await openSellerShop(app)
    const { body } = await prepareOrder(app, buyer, shop)
    expectRefusal(await order({ ...body, variant: other.variantIds[0] }), "notFound")
    expectRefusal(await order({ ...body, product: unknownId }), "notFound")
    expect(await stockOf(app, other.variantIds[0])).toBe(5)
  })

  test("at the price of a cheaper variant", async () => {
    const sofa = await openSellerShop(app, [
      { price: 1_000_000, stock: 3 },
      { price: 9_000_000, stock: 3 },
    ])
    const { body } = await prepareOrder(app, buyer, sofa)
    expectRefusal(await order({ ...body, variant: sofa.variantIds[1] }), "offerChanged")
    expectRefusal(await order({ ...body, quantity: 2 }), "offerChanged")
  })

  test("to an address of somebody else, or one that is deleted", async () => {
    const other = await signUp(app)
    const { id } = await app.call(addAddress, { body: hanoi }, { headers: other.headers })
    const { body } = await prepareOrder(app, buyer, shop)
    expectRefusal(await order({ ...body, receiver: id }), "addressGone")
    await app.call(deleteAddress, { params: { id: body.receiver } }, { headers: buyer.headers })
    expectRefusal(await order(body), "addressGone")
  })

  test("their own product", async () => {
    const { body } = await prepareOrder(app, shop.merchant, shop)
    expectRefusal(await order(body, shop.merchant), "ownProduct")
  })

  test("as staff, or as a visitor", async () => {
    const { body } = await prepareOrder(app, clerk, shop)
    expectRefusal(await order(body, clerk), "staffBuyNothing")
    expectRefusal(await refuse(app, orderProduct, { body: { ...body, key: newId() } }), "loginRequired")
    expect(await stockOf(app, shop.variantIds[0])).toBe(5)
  })
})
