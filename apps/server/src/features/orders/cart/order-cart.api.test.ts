import { listNotifications } from "@roomwright/contract/notifications/calls"
import { changeCart, countCart, fillCart, orderCart, previewCart } from "@roomwright/contract/orders/cart"
import { cancelOrder, cancelSale, readOrder, shipOrder } from "@roomwright/contract/orders/calls"
import { readBill, sendReceipt, setInvoiceData } from "@roomwright/contract/payments/bills"
import { confirmReceipt, recordMoney } from "@roomwright/contract/payments/receipts-admin"
import { noteOrderInvoice } from "@roomwright/contract/orders/order-invoices"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../../platform/ids.ts"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { cartOf, linesOf, orderAll, prepareCartOrder, putIntoCart } from "../../../testing/test-cart.ts"
import { openSellerShop, payOrder, stockOf, type SellerShop } from "../../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../../testing/test-people.ts"
import { expireDueBills, setUpPayments, uploadReceipt } from "../../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let shops: readonly [SellerShop, SellerShop]

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  shops = [
    await openSellerShop(app, [
      { price: 1_000_000, stock: 50 },
      { price: 2_000_000, stock: 50 },
    ]),
    await openSellerShop(app, [{ price: 500_000, stock: 50 }]),
  ]
})
afterAll(() => app.close())

const billOf = (buyer: TestPerson, id: string) =>
  app.call(readBill, { params: { id } }, { headers: buyer.headers })
const orderOf = (person: TestPerson, id: string) =>
  app.call(readOrder, { params: { id } }, { headers: person.headers })

/** Three pieces of two merchants, ordered at once. */
async function orderFromTwo() {
  const buyer = await signUp(app)
  await putIntoCart(app, buyer, [
    { shop: shops[0], quantity: 2 },
    { shop: shops[0], variant: shops[0].variantIds[1] ?? "" },
    { shop: shops[1] },
  ])
  const placed = await orderAll(app, buyer)
  const orders = await Promise.all(placed.orderIds.map((id) => orderOf(buyer, id)))
  const first = orders.find(({ seller }) => seller.id === shops[0].merchant.id)
  const second = orders.find(({ seller }) => seller.id === shops[1].merchant.id)
  if (!first || !second) throw new Error("Both merchants have an order.")
  return { buyer, billId: placed.billId, first, second }
}

test("one checkout makes an order for each merchant and one bill over all", async () => {
  const before = await stockOf(app, shops[0].variantIds[0])
  const { buyer, billId, first, second } = await orderFromTwo()
  expect(first).toMatchObject({ total: 4_000_000 + 3 * 120_000, quantity: 3, isShared: true, billId })
  expect(first.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    [2, 1_000_000],
    [1, 2_000_000],
  ])
  expect(second).toMatchObject({ total: 620_000, quantity: 1, lines: [], billId })
  const bill = await billOf(buyer, billId)
  expect(bill.amount).toBe(first.total + second.total)
  expect(bill.money.missing).toBe(bill.amount)
  expect(bill.title.text).toContain("2")
  expect(await stockOf(app, shops[0].variantIds[0])).toBe(before - 2)
  expect(await cartOf(app, buyer)).toMatchObject({ groups: [], pieces: 0 })
  expect(await app.call(countCart, {}, { headers: buyer.headers })).toEqual({ lines: 0, pieces: 0 })
  const mails = await app.call(listNotifications, { query: {} }, { headers: buyer.headers })
  expect(mails.content.filter(({ type }) => type === "ORDER_RECEIVED")).toHaveLength(1)
  // Of the other merchant's order nobody is told.
  expectRefusal(await refuse(app, readOrder, { params: { id: second.id } }, shops[0].merchant), "notFound")
})

test("the same submit twice, and from two tabs, is one order", async () => {
  const buyer = await signUp(app)
  await putIntoCart(app, buyer, [{ shop: shops[0] }, { shop: shops[1] }])
  const body = await prepareCartOrder(app, buyer)
  const before = await stockOf(app, shops[1].variantIds[0])
  const answers = await Promise.all(
    [body, body, { ...body, key: newId() }].map((one) => refuse(app, orderCart, { body: one }, buyer)),
  )
  const placed = answers.filter(({ status }) => status === 200)
  // The key of another tab: its rows are not in the cart any more.
  expect(placed.length).toBeGreaterThanOrEqual(1)
  expect(new Set(placed.map(({ text }) => text)).size).toBe(1)
  expect(await stockOf(app, shops[1].variantIds[0])).toBe(before - 1)
  const changed = { ...body, remark: "Another." }
  await refuse(app, orderCart, { body: changed }, buyer)
  expect(await stockOf(app, shops[1].variantIds[0])).toBe(before - 1)
})

test("two buyers of the last piece: one gets all of their cart, the other keeps theirs", async () => {
  const last = await openSellerShop(app, [{ price: 900_000, stock: 1 }])
  const buyers = await Promise.all([signUp(app), signUp(app)])
  const bodies = []
  for (const buyer of buyers) {
    await putIntoCart(app, buyer, [{ shop: last }, { shop: shops[1] }])
    bodies.push({ buyer, body: await prepareCartOrder(app, buyer) })
  }
  const before = await stockOf(app, shops[1].variantIds[0])
  const answers = await Promise.all(bodies.map(({ buyer, body }) => refuse(app, orderCart, { body }, buyer)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  // All or none: the other one's second piece was not taken either.
  expect(await stockOf(app, shops[1].variantIds[0])).toBe(before - 1)
  const loser = buyers[answers[0]?.status === 409 ? 0 : 1]
  const kept = linesOf(await cartOf(app, loser))
  expect(kept.map(({ state }) => state).toSorted()).toEqual(["ok", "soldOut"])
})

test("a row says what changed, and nothing is ordered at a sum that was not shown", async () => {
  const buyer = await signUp(app)
  const shop = await openSellerShop(app, [{ price: 700_000, stock: 3 }])
  await putIntoCart(app, buyer, [{ shop, quantity: 2 }])
  const body = await prepareCartOrder(app, buyer)
  const change = (set: { price?: number; stock?: number }) =>
    app.database.db.updateTable("product_variant").set(set).where("id", "=", shop.variantIds[0]).execute()
  await change({ price: 800_000 })
  expectRefusal(await refuse(app, orderCart, { body }, buyer), "cartChanged")
  expect(linesOf(await cartOf(app, buyer))[0]).toMatchObject({
    seenPrice: 700_000,
    unitPrice: 800_000,
    state: "ok",
  })
  await change({ stock: 1 })
  expect(linesOf(await cartOf(app, buyer))[0]).toMatchObject({ state: "few", most: 1, offer: null })
  const changes = [{ variant: shop.variantIds[0], quantity: 1 }]
  await app.call(changeCart, { body: { changes } }, { headers: buyer.headers })
  expect(linesOf(await cartOf(app, buyer))[0]).toMatchObject({ state: "ok", seenPrice: 800_000 })
  await app.database.db
    .updateTable("product")
    .set({ on_sale: false })
    .where("id", "=", shop.productId)
    .execute()
  expect(linesOf(await cartOf(app, buyer))[0]).toMatchObject({ state: "gone" })
  // A visitor is told nothing about what is not sold.
  const entries = [{ product: shop.productId, variant: shop.variantIds[0], quantity: 1 }]
  expect(await app.call(previewCart, { body: { entries } })).toMatchObject({
    groups: [],
    deleted: [shop.variantIds[0]],
  })
})

test("own products and a merged cart", async () => {
  const [shop] = shops
  await putIntoCart(app, shop.merchant, [{ shop }])
  expect(linesOf(await cartOf(app, shop.merchant))[0]).toMatchObject({ state: "own" })
  const buyer = await signUp(app)
  const body = {
    counting: "atLeast" as const,
    entries: [{ product: shop.productId, variant: shop.variantIds[0], quantity: 3 }],
  }
  // What a browser merges twice is not doubled.
  await app.call(fillCart, { body }, { headers: buyer.headers })
  expect(await app.call(fillCart, { body }, { headers: buyer.headers })).toEqual({ lines: 1, pieces: 3 })
  expect(linesOf(await cartOf(app, buyer))[0]).toMatchObject({ quantity: 3 })
})

test("one of several orders is called off: less is due, and its stock is back", async () => {
  const { buyer, billId, first, second } = await orderFromTwo()
  const before = await stockOf(app, shops[0].variantIds[0])
  await app.call(cancelOrder, { params: { id: first.id } }, { headers: buyer.headers })
  expect(await stockOf(app, shops[0].variantIds[0])).toBe(before + 2)
  expect(await billOf(buyer, billId)).toMatchObject({
    amount: second.total,
    status: "AWAITING_PAYMENT",
    money: { missing: second.total },
  })
  expect((await orderOf(buyer, second.id)).status).toBe("AWAITING_PAYMENT")
  // With the last one the bill ends.
  await app.call(cancelOrder, { params: { id: second.id } }, { headers: buyer.headers })
  expect((await billOf(buyer, billId)).status).toBe("CANCELLED")
})

test("what came for all of it covers what is left: the rest is paid, and what is over goes back", async () => {
  const { buyer, billId, first, second } = await orderFromTwo()
  const came = second.total + 100_000
  const body = { kind: "SHORT" as const, amount: came, remark: "Too little." }
  await app.call(recordMoney, { params: { id: billId }, body }, { headers: clerk.headers })
  await app.call(cancelOrder, { params: { id: first.id } }, { headers: buyer.headers })
  expect((await orderOf(buyer, second.id)).status).toBe("PAID")
  const bill = await billOf(buyer, billId)
  expect(bill).toMatchObject({ status: "CONFIRMED", amount: second.total })
  expect(bill.money).toMatchObject({ came, missing: 0 })
  const notes = app.database.db
    .selectFrom("payment_note")
    .select(["kind", "amount"])
    .where("bill_id", "=", billId)
  expect(await notes.where("outcome", "is", null).execute()).toEqual([{ kind: "OVER", amount: 100_000 }])
})

test("paid at once, shipped apart, and one of them refunded", async () => {
  const { buyer, billId, first, second } = await orderFromTwo()
  const company = {
    companyName: "Nhà Xanh",
    taxCode: "0101234567",
    address: "18 Võ Chí Công",
    email: "ke-toan@example.com",
  }
  await app.call(setInvoiceData, { params: { id: billId }, body: company }, { headers: buyer.headers })
  await payOrder(app, buyer, clerk, { billId })
  expect((await orderOf(buyer, first.id)).status).toBe("PAID")
  const body = { carrier: "Viettel Post", tracking: "" }
  await app.call(shipOrder, { params: { id: second.id }, body }, { headers: shops[1].merchant.headers })
  await app.call(
    cancelSale,
    { params: { id: first.id }, body: { reason: "Broken." } },
    { headers: shops[0].merchant.headers },
  )
  expect(await orderOf(buyer, first.id)).toMatchObject({
    status: "CANCELLED",
    refund: { due: first.total, refunded: 0 },
  })
  expect(await orderOf(buyer, second.id)).toMatchObject({ status: "SHIPPED", refund: { due: 0 } })
  expect((await billOf(buyer, billId)).money.due).toBe(first.total)
  // Each merchant's invoice is about their own order.
  const note = { invoiceNumber: "B-1", issuedOn: "2026-11-24", lookup: "" }
  await app.call(
    noteOrderInvoice,
    { params: { id: second.id }, body: note },
    { headers: shops[1].merchant.headers },
  )
  expect((await orderOf(buyer, second.id)).invoice?.issued?.number).toBe("B-1")
  expect((await orderOf(buyer, first.id)).invoice?.issued).toBeNull()
})

test("calling off while a receipt is sent: one of them is told that it came too late", async () => {
  const { buyer, billId, first, second } = await orderFromTwo()
  const upload = await uploadReceipt(app, buyer)
  const [sent, called] = await Promise.all([
    refuse(app, sendReceipt, { params: { id: billId }, body: { upload } }, buyer),
    refuse(app, cancelOrder, { params: { id: first.id } }, buyer),
  ])
  expect(sent.status).toBe(200)
  const { amount, receipts } = await billOf(buyer, billId)
  expect(amount).toBe(called.status === 200 ? second.total : first.total + second.total)
  const id = receipts[0]?.id ?? ""
  await app.call(confirmReceipt, { params: { id } }, { headers: clerk.headers })
  expect((await orderOf(buyer, second.id)).status).toBe("PAID")
  expect((await orderOf(buyer, first.id)).status).toBe(called.status === 200 ? "CANCELLED" : "PAID")
})

test("nobody pays: all orders expire, and all stock is back", async () => {
  const before = await stockOf(app, shops[0].variantIds[0])
  const { buyer, billId, first, second } = await orderFromTwo()
  await app.database.db
    .updateTable("bill")
    .set({ due_at: new Date(0) })
    .where("id", "=", billId)
    .execute()
  await expireDueBills(app)
  expect((await orderOf(buyer, first.id)).status).toBe("EXPIRED")
  expect((await orderOf(buyer, second.id)).status).toBe("EXPIRED")
  expect(await stockOf(app, shops[0].variantIds[0])).toBe(before)
  // The buyer has one message of all, each merchant one of theirs.
  const { content } = await app.call(
    listNotifications,
    { query: {} },
    { headers: { ...buyer.headers, "accept-language": "en" } },
  )
  const expired = content.filter(({ title }) => title.startsWith("Expired"))
  expect(expired.map(({ title }) => title)).toEqual([expect.stringMatching(/× \d/)])
})

test("200 pieces from 12 merchants are one checkout", async () => {
  const buyer = await signUp(app)
  const many = []
  for (let at = 0; at < 12; at += 1)
    many.push(
      await openSellerShop(
        app,
        Array.from({ length: 4 }, () => ({ price: 100_000, stock: 40 })),
      ),
    )
  const wanted = many.flatMap((shop) =>
    shop.variantIds.map((variant, at) => ({ shop, variant, quantity: at === 3 ? 5 : 4 })),
  )
  await putIntoCart(app, buyer, wanted)
  expect((await cartOf(app, buyer)).pieces).toBe(204)
  const { billId, orderIds } = await orderAll(app, buyer)
  expect(orderIds).toHaveLength(12)
  expect((await billOf(buyer, billId)).amount).toBe(204 * 220_000)
})
