import { signOrderedPicture } from "@roomwright/contract/orders/design-orders"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { readOrder } from "@roomwright/contract/orders/calls"
import { billLimits, readBill } from "@roomwright/contract/payments/bills"
import { listReceipts, confirmReceipt } from "@roomwright/contract/payments/receipts-admin"
import { undoConfirmation } from "@roomwright/contract/payments/undo"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { orderPlan, payBill, setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market, type OpenSale } from "../../testing/test-sale-money.ts"
import { tellMadeRefunds } from "./notify-refunds.ts"

const price = 2_450_000

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
})
afterAll(() => app.close())

const typesTo = async ({ headers }: TestPerson): Promise<string[]> => {
  const { content } = await app.call(listNotifications, { query: {} }, { headers })
  return content.map(({ type }) => type)
}
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, two) => one - two)

async function paid(): Promise<OpenSale> {
  const sale = await startSale(app, market)
  await sale.pay()
  await sale.confirm()
  return sale
}

test("a confirmation is taken back once: bill, order and money are as before, and both sides are told", async () => {
  const sale = await paid()
  const answers = await Promise.all([1, 2, 3].map(() => sale.takeReceiptBack()))
  expect(statusesOf(answers)).toEqual([200, 409, 409])
  expect(await sale.read()).toMatchObject({
    status: "PENDING_REVIEW",
    confirmedAt: null,
    money: { came: 0, missing: price, due: 0, refunded: 0 },
  })
  const { headers } = sale.buyer()
  const order = await app.call(readOrder, { params: sale.order }, { headers })
  expect(order).toMatchObject({ status: "AWAITING_PAYMENT", isInReview: true, design: { isOpen: false } })
  expect(await typesTo(sale.buyer())).toContain("PAYMENT_RECHECKED")
  expect(await typesTo(market.atelier.designer)).toContain("SALE_RECHECKED")
  const waiting = await app.call(listReceipts, { query: {} }, { headers: market.clerk.headers })
  expect(waiting.content.some(({ bill }) => bill.id === sale.bill.id)).toBe(true)
  await proveBooks(app)
  // The receipt is decided on anew.
  expect((await sale.confirm()).status).toBe(200)
  expect(await sale.read()).toMatchObject({ status: "CONFIRMED", money: { came: price, missing: 0 } })
  await proveBooks(app)
})

test("a confirmation stays after ten minutes, once pictures were taken, the sale went on, or more money moved", async () => {
  const late = await paid()
  app.time.passes(billLimits.undoMs + 1_000)
  expectRefusal(await late.takeReceiptBack(), "undoTooLate")
  const taken = await paid()
  const params = { id: taken.order.id, position: "0" }
  await app.call(signOrderedPicture, { params }, { headers: taken.buyer().headers })
  expectRefusal(await taken.takeReceiptBack(), "undoTooLate")
  const accepted = await paid()
  await accepted.complete()
  expectRefusal(await accepted.takeReceiptBack(), "undoTooLate")
  const over = await paid()
  app.time.passes(1_000)
  await over.note("OVER", price + 50_000)
  expectRefusal(await over.takeReceiptBack(), "undoTooLate")
  const rejected = await startSale(app, market)
  await rejected.pay()
  await rejected.reject()
  expectRefusal(await rejected.takeReceiptBack(), "decidedAlready")
  await proveBooks(app)
})

test("of a download and an undo at the same time one wins, and the other is refused", async () => {
  for (let round = 0; round < 4; round += 1) {
    const sale = await paid()
    const params = { id: sale.order.id, position: "0" }
    const [undone, given] = await Promise.all([
      sale.takeReceiptBack(),
      refuse(app, signOrderedPicture, { params }, sale.buyer()),
    ])
    expect(statusesOf([undone, given])).toEqual([200, 409])
  }
})

test("only clerks take something back", async () => {
  const sale = await paid()
  await sale.note("DOUBLE", price)
  const params = { id: newId() }
  expectRefusal(await refuse(app, undoConfirmation, { params }, market.atelier.designer), "forbidden")
  expectRefusal(await refuse(app, undoConfirmation, { params }, market.clerk), "notFound")
  // Nothing was refunded yet.
  expectRefusal(await sale.takeRefundBack(), "decidedAlready")
})

test("a plan that was confirmed by mistake runs no longer, and what it replaced runs again", async () => {
  const buyer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { headers } = buyer
  const tierNow = async () => (await app.call(readOwnPlan, {}, { headers })).tier
  const buy = async (tier: "pro" | "premium") => {
    const { id } = await orderPlan(app, buyer, tier)
    const params = { id: await payBill(app, buyer, id) }
    await app.call(confirmReceipt, { params }, { headers: market.clerk.headers })
    return { params, bill: { id } }
  }
  const first = await buy("pro")
  app.time.passes(1_000)
  const second = await buy("premium")
  expect(await tierNow()).toBe("premium")
  // Another plan follows on the first one.
  expectRefusal(await refuse(app, undoConfirmation, { params: first.bill }, market.clerk), "undoTooLate")
  await app.call(undoConfirmation, { params: second.bill }, { headers: market.clerk.headers })
  expect(await tierNow()).toBe("pro")
  // The purchase is open again, and nobody has two.
  expectRefusal(await refuse(app, undoConfirmation, { params: first.bill }, market.clerk), "undoTooLate")
  const bill = await app.call(readBill, { params: second.bill }, { headers })
  expect(bill.status).toBe("PENDING_REVIEW")
  await app.call(confirmReceipt, { params: second.params }, { headers: market.clerk.headers })
  expect(await tierNow()).toBe("premium")
  await proveBooks(app)
})

test("a refund is taken back in silence for ten minutes, and then with a reason that its payer gets", async () => {
  const sale = await paid()
  await sale.note("DOUBLE", price)
  await sale.settle("REFUNDED")
  const answers = await Promise.all([1, 2].map(() => sale.takeRefundBack()))
  expect(statusesOf(answers)).toEqual([200, 409])
  expect(await sale.read()).toMatchObject({
    money: { came: 2 * price, due: price, refunded: 0 },
    refunds: [],
  })
  app.time.passes(billLimits.undoMs)
  await tellMadeRefunds(app.services)
  expect(await typesTo(sale.buyer())).not.toContain("REFUND_SENT")
  expect((await sale.settle("REFUNDED")).status).toBe(200)
  app.time.passes(billLimits.undoMs + 1_000)
  await tellMadeRefunds(app.services)
  expect(await typesTo(sale.buyer())).toContain("REFUND_SENT")
  expectRefusal(await sale.takeRefundBack(), "reasonMissing")
  expect((await sale.takeRefundBack("The bank has returned it.")).status).toBe(200)
  expect(await typesTo(sale.buyer())).toContain("REFUND_RETURNED")
  expect((await sale.read()).money).toMatchObject({ due: price, refunded: 0 })
  await proveBooks(app)
})
