import { deleteMyAccount } from "@roomwright/contract/accounts/calls"
import { deleteMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import { readOrder, shipOrder } from "@roomwright/contract/orders/calls"
import { confirmReceipt } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { hanoi, openSellerShop, payOrder, placeOrder, type SellerShop } from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, payBill } from "../../testing/test-payments.ts"
import { completeDueOrders } from "./deliver-order.ts"
import { forgetReceivers } from "./order-data.ts"

const dayMs = 86_400_000
const shipment = { carrier: "Giao Hàng Nhanh", tracking: "GHN123" }
let app: TestApp
let clerk: TestPerson
let buyer: TestPerson
let shop: SellerShop

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  clerk = await startTestSession(app, clerk)
  buyer = await signUp(app, { nickname: "Lan" })
  shop = await openSellerShop(app)
})
afterAll(() => app.close())

test("two merchants who buy from each other are both confirmed when a clerk does it in the same instant", async () => {
  const other = await openSellerShop(app)
  const tradesmen = [
    { person: shop.merchant, from: other },
    { person: other.merchant, from: shop },
  ]
  const receipts: string[] = []
  for (const { person, from } of [...tradesmen, ...tradesmen, ...tradesmen]) {
    const placed = await placeOrder(app, person, from)
    receipts.push(await payBill(app, person, placed.billId ?? ""))
  }
  const answers = await Promise.all(
    receipts.map((id) => refuse(app, confirmReceipt, { params: { id } }, clerk)),
  )
  expect(answers.map(({ status }) => status)).toEqual(receipts.map(() => 200))
})

test("a paid order of a buyer who is erased keeps where it goes, until 90 days after its completion", async () => {
  const placed = await placeOrder(app, buyer, shop)
  await payOrder(app, buyer, clerk, placed)
  await app.call(deleteMyAccount, { body: { password: buyer.password } }, { headers: buyer.headers })
  app.time.passes(15 * dayMs)
  await app.eraseDueAccounts()
  let merchant = await startTestSession(app, shop.merchant)
  const wait = async (days: number): Promise<void> => {
    app.time.passes(days * dayMs)
    merchant = await startTestSession(app, merchant)
  }
  const params = { id: placed.id }
  const read = () => app.call(readOrder, { params }, { headers: merchant.headers })
  await forgetReceivers(app.services)
  expect(await read()).toMatchObject({ status: "PAID", receiver: hanoi, buyerEmail: "lan@example.com" })
  await app.call(shipOrder, { params, body: shipment }, { headers: merchant.headers })
  await wait(15)
  await completeDueOrders(app.services)
  await wait(89)
  await forgetReceivers(app.services)
  expect(await read()).toMatchObject({ status: "COMPLETED", receiver: hanoi })
  await wait(2)
  expect(await forgetReceivers(app.services)).toBe(1)
  expect(await read()).toMatchObject({ receiver: null, buyerEmail: null, total: placed.total })
})

test("an order keeps the picture of what was bought when its product is deleted, for its own people only", async () => {
  const placed = await placeOrder(app, buyer, shop)
  const params = { id: shop.productId }
  await app.call(deleteMyProduct, { params }, { headers: shop.merchant.headers })
  for (const person of [buyer, shop.merchant]) {
    const { item } = await app.call(readOrder, { params: { id: placed.id } }, { headers: person.headers })
    const picture = await app.get(item.picture?.address ?? "/none")
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect((await app.get(`${item.picture?.path}/320.webp`)).status).toBe(404)
  }
})
