import { withdrawApplication } from "@roomwright/contract/applications/calls"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { billLimits, readBill } from "@roomwright/contract/payments/bills"
import { searchBills } from "@roomwright/contract/payments/bills-admin"
import { refundBillPart, withdrawBillPart } from "@roomwright/contract/payments/part-refunds"
import { approveRefund, confirmReceipt, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { listPlanOffers, readOwnPlan } from "@roomwright/contract/plans/calls"
import { changeFourEyes } from "@roomwright/contract/settings/admin"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { applyFor, confirmBill } from "../../testing/test-applications.ts"
import { paidOrder } from "../../testing/test-paid-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { notifyOfRefunds, orderPlan, payBill, setUpPayments } from "../../testing/test-payments.ts"
import { tellMadeRefunds } from "./notify-refunds.ts"

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  clerk = await startTestSession(app, clerk)
})
afterAll(() => app.close())

const give = (id: string, amount: number, who = clerk) =>
  refuse(app, refundBillPart, { params: { id }, body: { amount, reason: "A day of outage." } }, who)
const withdraw = (id: string, who = clerk) => refuse(app, withdrawBillPart, { params: { id } }, who)
async function readAtAdmin(w: string) {
  const { content } = await app.call(searchBills, { query: { w } }, { headers: clerk.headers })
  const [bill] = content
  if (!bill) throw new Error("The bill is not there.")
  return bill
}
const partOf = async (billId: string): Promise<string> =>
  (await readAtAdmin(billId)).notes.findLast(({ kind }) => kind === "PART")?.id ?? newId()
const typesTo = async ({ headers }: TestPerson): Promise<string[]> =>
  (await app.call(listNotifications, { query: {} }, { headers })).content.map(({ type }) => type)
const settle = (id: string, who = clerk) =>
  refuse(app, settleMoney, { params: { id }, body: { outcome: "REFUNDED", refundReference: "FT1" } }, who)

/** A designer with a plan that was paid. */
async function paidPlan() {
  const buyer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { id, amount } = await orderPlan(app, buyer)
  const receipt = { id: await payBill(app, buyer, id) }
  await app.call(confirmReceipt, { params: receipt }, { headers: clerk.headers })
  const read = () => app.call(readBill, { params: { id } }, { headers: buyer.headers })
  return { buyer, id, amount, read }
}

test("a part of a plan's bill goes back by a sum, never more than is left, and the plan stays", async () => {
  const { buyer, id, amount, read } = await paidPlan()
  const { headers } = buyer
  expect((await readAtAdmin(id)).refundable).toBe(amount)
  const answers = await Promise.all([1, 2].map(() => give(id, amount - 100_000)))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422])
  expect(await readAtAdmin(id)).toMatchObject({ refundable: 100_000, status: "CONFIRMED" })
  const refused = await give(id, 100_001)
  expectRefusal(refused, "refundTooHigh")
  expect((await give(id, 100_000)).status).toBe(200)
  expectRefusal(await give(id, 1), "refundTooHigh")
  expect((await read()).money).toMatchObject({ came: amount, due: amount, missing: 0 })
  expect((await app.call(readOwnPlan, {}, { headers })).tier).toBe("pro")
  await proveBooks(app)
})

test("it is withdrawn for ten minutes in silence, then its payer is told, paid and gets a credit note", async () => {
  const { buyer, id, read } = await paidPlan()
  await give(id, 90_000)
  const first = await partOf(id)
  await notifyOfRefunds(app)
  const answers = await Promise.all([1, 2].map(() => withdraw(first)))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404])
  expect((await read()).money.due).toBe(0)
  expect(await typesTo(buyer)).not.toContain("REFUND_DUE")
  await proveBooks(app)
  await give(id, 80_000)
  const second = await partOf(id)
  app.time.passes(billLimits.undoMs + 1_000)
  await notifyOfRefunds(app)
  expect(await typesTo(buyer)).toContain("REFUND_DUE")
  expectRefusal(await withdraw(second), "undoTooLate")
  expect((await settle(second)).status).toBe(200)
  expectRefusal(await withdraw(second), "decidedAlready")
  app.time.passes(billLimits.undoMs + 1_000)
  await tellMadeRefunds(app.services)
  expect(await read()).toMatchObject({
    status: "CONFIRMED",
    money: { due: 0, refunded: 80_000 },
    refunds: [{ amount: 80_000, reference: "FT1", creditNote: expect.stringMatching(/^CN-\d{4}-\d{5}$/) }],
  })
  await proveBooks(app)
})

test("what went back of a plan is worth nothing at an upgrade, and counts again when it is withdrawn", async () => {
  const { buyer, id, amount } = await paidPlan()
  const creditNow = async () => {
    const offers = await app.call(listPlanOffers, {}, { headers: buyer.headers })
    return offers.find(({ tier, duration }) => tier === "premium" && duration === "monthly")?.credit ?? -1
  }
  const before = await creditNow()
  await give(id, Math.floor(amount / 2))
  const after = await creditNow()
  expect(after).toBeGreaterThan(before * 0.49)
  expect(after).toBeLessThan(before * 0.51)
  await withdraw(await partOf(id))
  expect(await creditNow()).toBeGreaterThan(before * 0.99)
})

test("of an application's fee a part goes back, and its withdrawal returns the rest", async () => {
  const applicant = await signUp(app)
  const id = await applyFor(app, applicant, "DESIGNER_PRO_MONTHLY")
  const { bill_id: billId, price } = await app.database.db
    .selectFrom("application_order")
    .select(["bill_id", "price"])
    .where("application_id", "=", id)
    .executeTakeFirstOrThrow()
  expectRefusal(await give(billId, 1), "billClosed")
  await confirmBill(app, clerk, billId)
  expect((await give(billId, 50_000)).status).toBe(200)
  await app.call(withdrawApplication, { params: { id } }, { headers: applicant.headers })
  expect(await readAtAdmin(billId)).toMatchObject({
    refundable: 0,
    money: { came: price, due: price },
    notes: [
      { kind: "PART", due: 50_000 },
      { kind: "CALLED_OFF", due: price - 50_000 },
    ],
  })
  await proveBooks(app)
})

test("only clerks do it, in nobody's own case, and parts of orders go back by their order", async () => {
  const { buyer, id, amount } = await paidPlan()
  expectRefusal(await give(id, 1, buyer), "forbidden")
  expectRefusal(await give(newId(), 1), "notFound")
  expectRefusal(await withdraw(newId()), "notFound")
  const { receiptId } = await paidOrder(app)
  const { bill } = await app.call(confirmReceipt, { params: { id: receiptId } }, { headers: clerk.headers })
  expect((await readAtAdmin(bill.id)).refundable).toBe(0)
  expectRefusal(await give(bill.id, 1), "billClosed")
  // From the sum that is set on, two people: both parts count.
  await app.call(changeFourEyes, { body: { fourEyesFrom: amount } }, { headers: clerk.headers })
  await give(id, amount - 1_000)
  const part = await partOf(id)
  expect((await settle(part)).status).toBe(200)
  await give(id, 1_000)
  const last = await partOf(id)
  expectRefusal(await settle(last), "secondClerkNeeded")
  const second = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
  expect((await refuse(app, approveRefund, { params: { id: last } }, second)).status).toBe(200)
  expect((await settle(last)).status).toBe(200)
  await app.call(changeFourEyes, { body: { fourEyesFrom: null } }, { headers: clerk.headers })
  await proveBooks(app)
})
