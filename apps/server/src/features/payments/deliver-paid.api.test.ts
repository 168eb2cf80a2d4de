import { listNotifications } from "@roomwright/contract/notifications/calls"
import { cancelOrder, readOrder } from "@roomwright/contract/orders/calls"
import { signOrderedPicture } from "@roomwright/contract/orders/design-orders"
import { billLimits, readBill } from "@roomwright/contract/payments/bills"
import { confirmReceipt, readReceipt } from "@roomwright/contract/payments/receipts-admin"
import { deliverNow, undoConfirmation } from "@roomwright/contract/payments/undo"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"
import { orderPlan, payBill, setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market, type OpenSale } from "../../testing/test-sale-money.ts"

const price = 2_450_000

let app: TestApp
let market: Market

// As in production: what is confirmed waits ten minutes.
beforeAll(async () => {
  app = await startTestApp({ env: { HOLD_MINUTES: "" } })
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
})
afterAll(() => app.close())

const typesTo = async ({ headers }: TestPerson): Promise<string[]> => {
  const { content } = await app.call(listNotifications, { query: {} }, { headers })
  return content.map(({ type }) => type)
}
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, two) => one - two)
const asClerk = () => ({ headers: market.clerk.headers })

async function confirmed(): Promise<OpenSale> {
  const sale = await startSale(app, market)
  await sale.pay()
  await sale.confirm()
  return sale
}
/** As if the minutes were over, so long ago: sessions of clerks are too short to wait with `passes`. */
const becomeDue = ({ bill: { id } }: OpenSale, agoMs = 0) =>
  app.database.db
    .updateTable("bill")
    .set({ deliver_at: new Date(app.services.clock.now().getTime() - agoMs) })
    .where("id", "=", id)
    .execute()
const orderOf = (sale: OpenSale) =>
  app.call(readOrder, { params: sale.order }, { headers: sale.buyer().headers })
const openPicture = (sale: OpenSale) =>
  refuse(app, signOrderedPicture, { params: { id: sale.order.id, position: "0" } }, sale.buyer())

test("a plan begins ten minutes after its payment was confirmed, and its buyer sees when", async () => {
  const buyer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { headers } = buyer
  const tierNow = async () => (await app.call(readOwnPlan, {}, { headers })).tier
  const bill = await orderPlan(app, buyer)
  const params = { id: await payBill(app, buyer, bill.id) }
  const receipt = await app.call(confirmReceipt, { params }, asClerk())
  const at = new Date(receipt.decision?.at ?? "").getTime()
  const deliversAt = new Date(at + billLimits.undoMs).toISOString()
  expect(receipt).toMatchObject({ deliversAt, undoUntil: deliversAt })
  const read = () => app.call(readBill, { params: { id: bill.id } }, { headers })
  expect(await read()).toMatchObject({ status: "CONFIRMED", deliversAt, money: { missing: 0 } })
  app.time.passes(billLimits.undoMs - 5_000)
  await app.runJob("deliver-paid")
  expect(await tierNow()).toBe("free")
  expect(await typesTo(buyer)).not.toContain("RECEIPT_CONFIRMED")
  app.time.passes(10_000)
  // Twice, and by two programs at once.
  await Promise.all([app.runJob("deliver-paid"), app.runJob("deliver-paid")])
  await app.runJob("deliver-paid")
  expect(await tierNow()).toBe("pro")
  expect(await read()).toMatchObject({ status: "CONFIRMED", deliversAt: null })
  expect((await typesTo(buyer)).filter((type) => type === "RECEIPT_CONFIRMED")).toHaveLength(1)
  const now = await app.call(readReceipt, { params }, asClerk())
  expect(now).toMatchObject({ deliversAt: null, undoUntil: null, decision: { outcome: "CONFIRMED" } })
  expectRefusal(await refuse(app, undoConfirmation, { params: { id: bill.id } }, market.clerk), "undoTooLate")
  await proveBooks(app)
})

test("what is taken back in time was never given: nobody hears of it, and it is decided on anew", async () => {
  const sale = await confirmed()
  expect(await orderOf(sale)).toMatchObject({
    status: "AWAITING_PAYMENT",
    isInReview: true,
    design: { isOpen: false },
    deliversAt: (await sale.read()).deliversAt,
  })
  expectRefusal(await refuse(app, cancelOrder, { params: sale.order }, sale.buyer()), "paymentHeld")
  expect((await openPicture(sale)).status).toBe(409)
  const answers = await Promise.all([1, 2].map(() => sale.takeReceiptBack()))
  expect(statusesOf(answers)).toEqual([200, 409])
  app.time.passes(2 * billLimits.undoMs)
  await app.runJob("deliver-paid")
  expect(await sale.read()).toMatchObject({
    status: "PENDING_REVIEW",
    deliversAt: null,
    money: { came: 0, missing: price },
  })
  for (const person of [sale.buyer(), market.atelier.designer]) {
    const types = await typesTo(person)
    for (const type of ["RECEIPT_CONFIRMED", "PAYMENT_RECHECKED", "SALE_RECHECKED", "ORDER_PAID"])
      expect(types).not.toContain(type)
  }
  const { transferCode: code } = await sale.read()
  const mails = (await readOutbox(app)).filter(({ text }) => text.includes(code))
  expect(mails).toEqual([])
  await proveBooks(app)
  expect((await sale.confirm()).status).toBe(200)
  app.time.passes(billLimits.undoMs + 1_000)
  await app.runJob("deliver-paid")
  expect(await orderOf(sale)).toMatchObject({ status: "PAID", deliversAt: null, design: { isOpen: true } })
  await proveBooks(app)
})

test("a clerk who is sure gives it at once, which ends the taking back; of two clerks one does", async () => {
  const sale = await confirmed()
  const params = sale.bill
  const answers = await Promise.all([1, 2].map(() => refuse(app, deliverNow, { params }, market.clerk)))
  expect(statusesOf(answers)).toEqual([200, 409])
  expect((await openPicture(sale)).status).toBe(200)
  expect((await orderOf(sale)).status).toBe("PAID")
  expect(await typesTo(sale.buyer())).toContain("RECEIPT_CONFIRMED")
  expectRefusal(await sale.takeReceiptBack(), "undoTooLate")
  expectRefusal(await refuse(app, deliverNow, { params }, market.atelier.designer), "forbidden")
  expectRefusal(await refuse(app, deliverNow, { params: { id: newId() } }, market.clerk), "notFound")
  const waiting = await startSale(app, market)
  await waiting.pay()
  const early = await refuse(app, deliverNow, { params: waiting.bill }, market.clerk)
  expectRefusal(early, "decidedAlready")
})

test("of taking back and giving at the same moment one wins, and the other finds it done", async () => {
  for (let round = 0; round < 6; round += 1) {
    const sale = await confirmed()
    if (round % 2 === 1) await becomeDue(sale)
    const params = sale.bill
    const give =
      round % 2 === 1 ? app.runJob("deliver-paid") : refuse(app, deliverNow, { params }, market.clerk)
    const [undone] = await Promise.all([sale.takeReceiptBack(), give])
    await app.runJob("deliver-paid")
    const { status } = await orderOf(sale)
    expect(status).toBe(undone.status === 200 ? "AWAITING_PAYMENT" : "PAID")
    expect((await sale.read()).status).toBe(undone.status === 200 ? "PENDING_REVIEW" : "CONFIRMED")
  }
  await proveBooks(app)
})

test("a program that was away gives what was due meanwhile, once it is there again", async () => {
  const sale = await confirmed()
  await becomeDue(sale, 26 * 3_600_000)
  // Nothing was given: it can still be taken back, however late.
  expect((await sale.takeReceiptBack()).status).toBe(200)
  expect((await sale.confirm()).status).toBe(200)
  await becomeDue(sale, 26 * 3_600_000)
  await app.runJob("expire-bills")
  await app.runJob("deliver-paid")
  expect((await orderOf(sale)).status).toBe("PAID")
  await proveBooks(app)
})

test("what cannot be given keeps nothing behind it", async () => {
  const [stuck, behind] = [await confirmed(), await confirmed()]
  await becomeDue(stuck, 60_000)
  await becomeDue(behind)
  const { pool } = app.database
  await pool.query(`create function refuse_one() returns trigger language plpgsql as $$
    begin raise exception 'stuck'; end $$`)
  await pool.query(`create trigger refuse_one before update on bill for each row
    when (old.id = '${stuck.bill.id}') execute function refuse_one()`)
  await expect(app.runJob("deliver-paid")).rejects.toThrow(stuck.bill.id)
  expect([(await orderOf(stuck)).status, (await orderOf(behind)).status]).toEqual([
    "AWAITING_PAYMENT",
    "PAID",
  ])
  await pool.query("drop function refuse_one cascade")
  app.time.passes(61_000)
  await app.runJob("deliver-paid")
  expect((await orderOf(stuck)).status).toBe("PAID")
})
