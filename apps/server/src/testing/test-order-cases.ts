import { shipOrder } from "@roomwright/contract/orders/calls"
import { refundPart } from "@roomwright/contract/orders/part-refunds"
import { refundBillPart } from "@roomwright/contract/payments/part-refunds"
import { reportProblem } from "@roomwright/contract/orders/problem-calls"
import { openSellerShop, payOrder, placeOrder } from "./test-orders.ts"
import type { TestApp } from "./test-app.ts"
import { confirmReceipt } from "@roomwright/contract/payments/receipts-admin"
import { orderPlan, payBill } from "./test-payments.ts"
import { importedLine, paidOrder } from "./test-paid-orders.ts"
import { signUp, type TestPerson } from "./test-people.ts"

const reason = "For the test."

/** An order that a clerk confirmed as paid, with its buyer and seller. */
async function confirmedOrder(app: TestApp, clerk: TestPerson) {
  const [buyer, shop] = [await signUp(app), await openSellerShop(app)]
  const order = await placeOrder(app, buyer, shop)
  await payOrder(app, buyer, clerk, order)
  return { params: { id: order.id }, buyer, merchant: shop.merchant, parties: [buyer, shop.merchant] }
}

/** A shipped order with a problem that waits for a decision. */
export async function reportedOrder(app: TestApp, clerk: TestPerson) {
  const { params, buyer, merchant, parties } = await confirmedOrder(app, clerk)
  await app.call(shipOrder, { params, body: { carrier: "GHN", tracking: "" } }, merchant)
  await app.call(reportProblem, { params, body: { text: reason, pictures: [] } }, buyer)
  return { parties, input: () => ({ params, body: { verdict: "refund", reason } }) }
}

/** A paid order of which a part can be given back. */
export async function orderToRefund(app: TestApp, clerk: TestPerson) {
  const { params, parties } = await confirmedOrder(app, clerk)
  return { parties, input: () => ({ params, body: { amount: 5, reason } }) }
}

/** A part that was given back and can be withdrawn. */
export async function refundedPart(app: TestApp, clerk: TestPerson) {
  const { params, parties } = await confirmedOrder(app, clerk)
  await app.call(refundPart, { params, body: { amount: 5, reason } }, clerk)
  const { note_id: id } = await app.database.db
    .selectFrom("order_refund")
    .select("note_id")
    .where("order_id", "=", params.id)
    .executeTakeFirstOrThrow()
  return { parties, input: () => ({ params: { id } }) }
}

/** A plan that was paid, whose bill can go back in part. */
export async function planToRefund(app: TestApp, clerk: TestPerson) {
  const buyer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { id } = await orderPlan(app, buyer)
  const params = { id: await payBill(app, buyer, id) }
  await app.call(confirmReceipt, { params }, clerk)
  return { parties: [buyer], input: () => ({ params: { id }, body: { amount: 5, reason } }) }
}

/** A part of a plan's bill that goes back. */
export async function refundedPlanPart(app: TestApp, clerk: TestPerson) {
  const { parties, input } = await planToRefund(app, clerk)
  const { notes } = await app.call(refundBillPart, input(), clerk)
  return { parties, input: () => ({ params: { id: notes.at(-1)?.id ?? "" } }) }
}

/** A line without a code whose money becomes a person's credit. */
export async function lineToCredit(app: TestApp, clerk: TestPerson) {
  const person = await signUp(app)
  const { id } = await importedLine(app, clerk, "tien hang")
  return { parties: [person], input: () => ({ params: { id }, body: { person: person.id } }) }
}

/** A confirmed payment of which nothing was given yet, as where minutes pass before. */
export async function heldPayment(app: TestApp, clerk: TestPerson) {
  const { receiptId, parties } = await paidOrder(app)
  const { config } = app.services
  const { holdMinutes } = config
  Object.assign(config, { holdMinutes: 10 })
  try {
    const { bill } = await app.call(confirmReceipt, { params: { id: receiptId } }, clerk)
    return { parties, input: () => ({ params: { id: bill.id } }) }
  } finally {
    Object.assign(config, { holdMinutes })
  }
}
