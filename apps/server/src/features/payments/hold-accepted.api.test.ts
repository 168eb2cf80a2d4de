import { listNotifications } from "@roomwright/contract/notifications/calls"
import { readOrder } from "@roomwright/contract/orders/calls"
import { billLimits, readBill } from "@roomwright/contract/payments/bills"
import { searchBills, type AdminBill } from "@roomwright/contract/payments/bills-admin"
import { readStatement, recordMoney, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { listStatementLines, releaseStatementLine } from "@roomwright/contract/payments/statement-lines"
import { deliverNow, undoConfirmation } from "@roomwright/contract/payments/undo"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { openSellerShop, placeOrder, stockOf } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { orderPlan, setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market } from "../../testing/test-sale-money.ts"

const price = 2_450_000

let app: TestApp
let market: Market

// As in production: what staff accept waits ten minutes.
beforeAll(async () => {
  app = await startTestApp({ env: { HOLD_MINUTES: "" } })
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
})
afterAll(() => app.close())

interface OneBill {
  readonly id: string
}

const asClerk = () => ({ headers: market.clerk.headers })
const typesTo = async ({ headers }: TestPerson): Promise<string[]> => {
  const { content } = await app.call(listNotifications, { query: {} }, { headers })
  return content.map(({ type }) => type)
}
const note = (params: OneBill, kind: "LATE" | "SHORT" | "NO_RECEIPT", amount: number) =>
  app.call(recordMoney, { params, body: { kind, amount, remark: "By the statement." } }, asClerk())
const settle = (params: OneBill, outcome: "ACCEPTED" | "REST_ASKED" | "REFUND_DUE") =>
  app.call(settleMoney, { params, body: { outcome } }, asClerk())
async function readAtAdmin({ id: w }: OneBill): Promise<AdminBill | undefined> {
  const { content } = await app.call(searchBills, { query: { w } }, asClerk())
  return content[0]
}
const takeBack = ({ id }: OneBill) => refuse(app, undoConfirmation, { params: { id } }, market.clerk)
/** As if its time were over; sessions of clerks are too short to wait for it. */
async function expire({ id }: OneBill): Promise<void> {
  const set = { due_at: new Date(app.services.clock.now().getTime() - 1_000) }
  await app.database.db.updateTable("bill").set(set).where("id", "=", id).execute()
  await app.runJob("expire-bills")
}

test("money without a receipt that a clerk accepts waits ten minutes, and is taken back in silence", async () => {
  const buyer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { headers } = buyer
  const bill = await orderPlan(app, buyer)
  const noted = await note(bill, "NO_RECEIPT", bill.amount)
  await settle(noted, "ACCEPTED")
  const held = await readAtAdmin(bill)
  expect(held).toMatchObject({ status: "CONFIRMED", notes: [{ outcome: "ACCEPTED" }] })
  expect(held?.undoUntil).toBe(held?.deliversAt)
  const read = () => app.call(readBill, { params: bill }, { headers })
  expect(await read()).toMatchObject({ status: "CONFIRMED", deliversAt: held?.deliversAt })
  app.time.passes(billLimits.undoMs - 5_000)
  await app.runJob("deliver-paid")
  expect((await app.call(readOwnPlan, {}, { headers })).tier).toBe("free")
  const answers = await Promise.all([1, 2].map(() => takeBack(bill)))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  app.time.passes(billLimits.undoMs)
  await app.runJob("deliver-paid")
  expect(await read()).toMatchObject({ status: "AWAITING_PAYMENT", deliversAt: null, confirmedAt: null })
  expect(await readAtAdmin(bill)).toMatchObject({
    deliversAt: null,
    undoUntil: null,
    notes: [{ outcome: null, settledAt: null }],
    money: { came: bill.amount },
  })
  expect(await typesTo(buyer)).not.toContain("RECEIPT_CONFIRMED")
  await proveBooks(app)
  await settle(noted, "ACCEPTED")
  app.time.passes(billLimits.undoMs + 1_000)
  await app.runJob("deliver-paid")
  expect((await app.call(readOwnPlan, {}, { headers })).tier).toBe("pro")
  expect((await typesTo(buyer)).filter((type) => type === "RECEIPT_CONFIRMED")).toHaveLength(1)
  expectRefusal(await takeBack(bill), "undoTooLate")
  await proveBooks(app)
})

test("a line of a statement whose money was accepted is taken back, and can be released from its bill then", async () => {
  const sale = await startSale(app, market)
  const { transferCode: code } = await sale.read()
  const csv = `date,credit,message,reference\n21/11/2026,${price},${code},FT ${newId()}`
  await app.call(readStatement, { body: { csv } }, asClerk())
  const noted = (await sale.readAtAdmin())?.notes[0]
  await settle(noted ?? sale.bill, "ACCEPTED")
  const { content } = await app.call(listStatementLines, { query: { w: code } }, asClerk())
  const line = { id: content[0]?.id ?? "" }
  const release = () => refuse(app, releaseStatementLine, { params: line }, market.clerk)
  expectRefusal(await release(), "decidedAlready")
  expect((await takeBack(sale.bill)).status).toBe(200)
  expect((await release()).status).toBe(200)
  expect((await sale.read()).money).toMatchObject({ came: 0, missing: price })
  await proveBooks(app)
})

test("a late payment that is accepted reserves the stock, and taking it back ends the order and makes it due again", async () => {
  const buyer = await signUp(app)
  const shop = await openSellerShop(app, [{ price: 2_000_000, stock: 3 }])
  const { id, billId } = await placeOrder(app, buyer, shop, { quantity: 2 })
  const bill = { id: billId ?? "" }
  const stateOf = async () =>
    (await app.call(readOrder, { params: { id } }, { headers: buyer.headers })).status
  const stock = () => stockOf(app, shop.variantIds[0])
  const part = await note(bill, "SHORT", 1_000_000)
  await expire(bill)
  expect([await stateOf(), await stock()]).toEqual(["EXPIRED", 3])
  const before = await readAtAdmin(bill)
  expect(before).toMatchObject({ notes: [{ id: part.id, outcome: "REFUND_DUE", due: 1_000_000 }] })
  const told = await typesTo(shop.merchant)
  const late = await note(bill, "LATE", (before?.amount ?? 0) - 1_000_000)
  await settle(late, "ACCEPTED")
  expect([await stateOf(), await stock()]).toEqual(["AWAITING_PAYMENT", 1])
  expect((await takeBack(bill)).status).toBe(200)
  expect([await stateOf(), await stock()]).toEqual(["EXPIRED", 3])
  const after = await readAtAdmin(bill)
  expect(after?.money).toMatchObject({ due: 1_000_000, came: before?.amount })
  expect(after?.notes).toMatchObject([
    { id: part.id, outcome: "REFUND_DUE", due: 1_000_000 },
    { id: late.id, outcome: null },
  ])
  expect(await typesTo(shop.merchant)).toEqual(told)
  await proveBooks(app)
  // Another buyer was faster: the clerk hears of it now, not ten minutes later.
  const faster = await signUp(app)
  const { billId: other } = await placeOrder(app, faster, shop, { quantity: 2 })
  expectRefusal(
    await refuse(app, settleMoney, { params: { id: late.id }, body: { outcome: "ACCEPTED" } }, market.clerk),
    "soldOut",
  )
  await expire({ id: other ?? "" })
  await settle(late, "ACCEPTED")
  expect((await refuse(app, deliverNow, { params: bill }, market.clerk)).status).toBe(200)
  expect([await stateOf(), await stock()]).toEqual(["PAID", 1])
  expectRefusal(await takeBack(bill), "undoTooLate")
  await proveBooks(app)
})

test("a rest that was asked for is asked for again when the acceptance of the part is taken back", async () => {
  const sale = await startSale(app, market)
  const part = await note(sale.bill, "SHORT", price - 50_000)
  await settle(part, "REST_ASKED")
  await settle(part, "ACCEPTED")
  expect(await sale.read()).toMatchObject({ status: "CONFIRMED", money: { missing: 0 } })
  expect((await takeBack(sale.bill)).status).toBe(200)
  expect(await sale.read()).toMatchObject({ status: "AWAITING_PAYMENT", money: { missing: 50_000 } })
  expect((await readAtAdmin(sale.bill))?.notes).toMatchObject([{ outcome: "REST_ASKED", due: null }])
  await proveBooks(app)
})
