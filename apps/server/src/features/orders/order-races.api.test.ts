import { cancelBill, sendReceipt } from "@roomwright/contract/payments/bills"
import { answerProblem, decideProblem, reportProblem } from "@roomwright/contract/orders/problem-calls"
import {
  cancelOrder,
  cancelSale,
  completeOrder,
  orderProduct,
  shipOrder,
} from "@roomwright/contract/orders/calls"
import { cancelAdminOrder } from "@roomwright/contract/orders/admin"
import { confirmReceipt } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, expect, test } from "vitest"
import { refuse } from "../../testing/expect-refusal.ts"
import type { Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import {
  openSellerShop,
  payOrder,
  placeOrder,
  prepareOrder,
  stockOf,
  type SellerShop,
} from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { expireDueBills, setUpPayments, payBill, uploadReceipt } from "../../testing/test-payments.ts"
import { waitForLock } from "../../testing/wait-for-lock.ts"
import { completeDueOrders } from "./deliver-order.ts"

const dayMs = 86_400_000
const shipment = { carrier: "Viettel Post", tracking: "" }

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

/** Refusals are answers, and that the site is too busy is one for a slow machine; that the program failed is none. */
const expectAnswered = (answers: readonly Answer[]): void =>
  expect(answers.filter(({ status }) => status === 500).map(({ text }) => text)).toEqual([])

/** Two merchants who buy from each other. */
async function openTwoShops(): Promise<readonly { person: TestPerson; from: SellerShop }[]> {
  const [one, other] = [
    await openSellerShop(app, [{ price: 900_000, stock: 200 }]),
    await openSellerShop(app, [{ price: 900_000, stock: 200 }]),
  ]
  return [
    { person: one.merchant, from: other },
    { person: other.merchant, from: one },
  ]
}

test("whoever calls an order off takes its product before anybody's inbox", async () => {
  const buyer = await signUp(app)
  const shop = await openSellerShop(app)
  const { id } = await placeOrder(app, buyer, shop)
  const { db } = app.database
  const selling = await db.startTransaction().execute()
  await selling.selectFrom("product").select("id").where("id", "=", shop.productId).forUpdate().execute()
  const cancelling = refuse(app, cancelOrder, { params: { id } }, buyer)
  await waitForLock(app.database, cancelling)
  // Nobody holds the inbox while the product is waited for.
  const inbox = selling.selectFrom("mailbox").select("account_id").where("account_id", "=", shop.merchant.id)
  expect(await inbox.forUpdate().noWait().execute()).toHaveLength(1)
  await selling.commit().execute()
  expect((await cancelling).status).toBe(200)
})

test("orders, cancelling by everybody and expiry of the same things never end in a deadlock", async () => {
  const sides = await openTwoShops()
  const bodies = await Promise.all(
    sides.flatMap(({ person, from }) =>
      Array.from({ length: 6 }, async () => ({ person, ...(await prepareOrder(app, person, from)) })),
    ),
  )
  for (let round = 0; round < 4; round += 1) {
    const placed = await Promise.all(
      sides.flatMap(({ person, from }) =>
        Array.from({ length: 5 }, async () => ({ person, from, order: await placeOrder(app, person, from) })),
      ),
    )
    await app.database.db
      .updateTable("bill")
      .set({ due_at: new Date(0) })
      .where(
        "id",
        "in",
        placed.filter((_one, at) => at % 5 === 4).map(({ order }) => order.billId ?? ""),
      )
      .execute()
    const answers = await Promise.all([
      ...placed.map(({ person, from, order }, at) => {
        const params = { id: order.id }
        const body = { reason: "Sold out." }
        if (at % 5 === 0) return refuse(app, cancelOrder, { params }, person)
        if (at % 5 === 1) return refuse(app, cancelSale, { params, body }, from.merchant)
        if (at % 5 === 2) return refuse(app, cancelAdminOrder, { params, body }, clerk)
        return refuse(app, cancelBill, { params: { id: order.billId ?? "" } }, person)
      }),
      ...bodies.map(({ person, body }) =>
        refuse(app, orderProduct, { body: { ...body, key: crypto.randomUUID() } }, person),
      ),
      expireDueBills(app).then(() => ({ status: 200, text: "" }) as Answer),
    ])
    expectAnswered(answers)
    for (const { person } of sides) await cancelAllOf(person)
  }
  for (const { from } of sides) expect(await stockOf(app, from.variantIds[0])).toBe(200)
}, 60_000)

/** Through the door: what is left open goes back. */
async function cancelAllOf(person: TestPerson): Promise<void> {
  const { db } = app.database
  const open = db.selectFrom("market_order").select("id").where("buyer_id", "=", person.id)
  for (const { id } of await open.where("state", "=", "AWAITING_PAYMENT").execute())
    await app.call(cancelOrder, { params: { id } }, { headers: person.headers })
}

test("paying, shipping, completing, reporting and deciding between two who trade with each other never do", async () => {
  let sides = await openTwoShops()
  const placed = await Promise.all(
    sides.flatMap(({ person, from }) =>
      Array.from({ length: 6 }, async () => ({ person, from, order: await placeOrder(app, person, from) })),
    ),
  )
  const rest = placed.filter((_one, at) => at % 2 === 1)
  const paid = placed.filter((_one, at) => at % 2 === 0)
  for (const { person, order } of paid) await payOrder(app, person, clerk, order)
  const receipts = await Promise.all(
    rest.map(({ person, order }) => payBill(app, person, order.billId ?? "")),
  )
  expectAnswered(
    await Promise.all([
      ...receipts.map((id) => refuse(app, confirmReceipt, { params: { id } }, clerk)),
      ...paid.map(({ from, order }) =>
        refuse(app, shipOrder, { params: { id: order.id }, body: shipment }, from.merchant),
      ),
    ]),
  )
  const text = { text: "A leg is loose.", pictures: [] }
  expectAnswered(
    await Promise.all(
      paid.map(({ person, order }, at) =>
        at % 3 === 0
          ? refuse(app, completeOrder, { params: { id: order.id } }, person)
          : refuse(app, reportProblem, { params: { id: order.id }, body: text }, person),
      ),
    ),
  )
  app.time.passes(30 * dayMs)
  clerk = await startTestSession(app, clerk)
  sides = await Promise.all(
    sides.map(async ({ person, from }) => ({
      person: await startTestSession(app, person),
      from: { ...from, merchant: await startTestSession(app, from.merchant) },
    })),
  )
  const merchantOf = (id: string): TestPerson | undefined =>
    sides.find(({ from }) => from.merchant.id === id)?.from.merchant
  const answers = await Promise.all([
    ...paid.map(({ order }) =>
      refuse(
        app,
        decideProblem,
        { params: { id: order.id }, body: { verdict: "refund" as const, reason: "Seen." } },
        clerk,
      ),
    ),
    ...paid.map(({ from, order }) =>
      refuse(
        app,
        answerProblem,
        { params: { id: order.id }, body: { text: "We mend it." } },
        merchantOf(from.merchant.id),
      ),
    ),
    ...rest.map(({ from, order }) =>
      refuse(
        app,
        cancelSale,
        { params: { id: order.id }, body: { reason: "Broken." } },
        merchantOf(from.merchant.id),
      ),
    ),
    completeDueOrders(app.services).then(() => ({ status: 200, text: "" }) as Answer),
  ])
  expectAnswered(answers)
}, 60_000)

test("a receipt and expiry of the same bill in the same instant: one of them, and the stock agrees", async () => {
  const buyer = await signUp(app)
  const shop = await openSellerShop(app, [{ price: 900_000, stock: 20 }])
  for (let round = 0; round < 5; round += 1) {
    const { id, billId } = await placeOrder(app, buyer, shop)
    const upload = await uploadReceipt(app, buyer)
    const { db } = app.database
    await db
      .updateTable("bill")
      .set({ due_at: new Date(0) })
      .where("id", "=", billId ?? "")
      .execute()
    const [answer] = await Promise.all([
      refuse(app, sendReceipt, { params: { id: billId ?? "" }, body: { upload } }, buyer),
      expireDueBills(app),
    ])
    expect(answer.status).not.toBe(500)
    const { state } = await db
      .selectFrom("market_order")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    expect(state).toBe(answer.status === 200 ? "AWAITING_PAYMENT" : "EXPIRED")
  }
  const { db } = app.database
  const held = db.selectFrom("market_order").select("id").where("buyer_id", "=", buyer.id)
  const open = await held.where("state", "=", "AWAITING_PAYMENT").execute()
  expect(await stockOf(app, shop.variantIds[0])).toBe(20 - open.length)
})
