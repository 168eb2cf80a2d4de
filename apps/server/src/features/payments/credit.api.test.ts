import { readOrder, type Order } from "@roomwright/contract/orders/calls"
import { cancelBill, readBill, type Bill } from "@roomwright/contract/payments/bills"
import { keepAsCredit, readCredit, useCredit } from "@roomwright/contract/payments/credit"
import {
  approveRefund,
  confirmReceipt,
  PaymentNote,
  readStatement,
  recordMoney,
  settleMoney,
} from "@roomwright/contract/payments/receipts-admin"
import { setRefundAccount } from "@roomwright/contract/payments/refunds"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import * as z from "zod/mini"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, payOrder, placeOrder, type SellerShop } from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { expireDueBills, payBill, setUpPayments } from "../../testing/test-payments.ts"

const price = 1_000_000

let app: TestApp
let clerk: TestPerson
let second: TestPerson
let buyer: TestPerson
let shop: SellerShop

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  clerk = await startTestSession(app, clerk)
  second = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
  buyer = await signUp(app, { nickname: "Lan" })
  shop = await openSellerShop(app, [{ price, stock: 50 }])
})
afterAll(() => app.close())

const order = () => placeOrder(app, buyer, shop)
const billOf = ({ billId }: Order): Promise<Bill> =>
  app.call(readBill, { params: { id: billId ?? "" } }, { headers: buyer.headers })
const spend = ({ billId }: Order, who = buyer) =>
  refuse(app, useCredit, { params: { id: billId ?? "" } }, who)
const keep = ({ billId }: Order, who = buyer) =>
  refuse(app, keepAsCredit, { params: { id: billId ?? "" } }, who)
const left = async (): Promise<number> => (await app.call(readCredit, {}, { headers: buyer.headers })).balance

/** An order that was paid, and whose buyer transferred so much besides, which is due back. */
async function overPaid(over: number): Promise<{ paid: Order; noteId: string }> {
  const paid = await order()
  await payOrder(app, buyer, clerk, paid)
  const note = { kind: "DOUBLE", amount: over, remark: "Again." }
  const noted = await refuse(app, recordMoney, { params: { id: paid.billId ?? "" }, body: note }, clerk)
  const { id } = z.parse(PaymentNote, noted.envelope?.data)
  await refuse(app, settleMoney, { params: { id }, body: { outcome: "REFUND_DUE" } }, clerk)
  return { paid, noteId: id }
}

test("what is due back is kept, and pays a part of the next bill, whose QR asks for the rest alone", async () => {
  const { paid } = await overPaid(300_000)
  expectRefusal(await keep(paid, await signUp(app)), "notFound")
  const answers = await Promise.all([keep(paid), keep(paid)])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(await billOf(paid)).toMatchObject({
    money: { due: 0, refunded: 0, kept: 300_000 },
    creditLeft: 300_000,
  })
  await proveBooks(app)
  const next = await order()
  const { creditLeft, amount } = await billOf(next)
  expect(creditLeft).toBe(300_000)
  expect((await spend(next)).status).toBe(200)
  const bill = await billOf(next)
  const rest = amount - 300_000
  expect(bill).toMatchObject({
    status: "AWAITING_PAYMENT",
    creditLeft: 0,
    money: { credit: 300_000, missing: rest },
  })
  expect(bill.qr).toContain(String(rest))
  expectRefusal(await spend(next), "creditGone")
  const receipt = await payBill(app, buyer, bill.id)
  const csv = `date,credit,message,reference\n21/11/2026,${rest},${bill.transferCode},FT${newId()}`
  const read = await app.call(readStatement, { body: { csv } }, { headers: clerk.headers })
  expect(read.lines).toMatchObject([{ outcome: "exact" }])
  await app.call(confirmReceipt, { params: { id: receipt } }, { headers: clerk.headers })
  expect(await billOf(next)).toMatchObject({ status: "CONFIRMED", money: { came: amount, due: 0 } })
  await proveBooks(app)
})

test("a bill that credit covers is paid at once", async () => {
  const { paid } = await overPaid(5_000_000)
  await keep(paid)
  const next = await order()
  expect((await spend(next)).status).toBe(200)
  const { amount, status } = await billOf(next)
  expect(status).toBe("CONFIRMED")
  expect(await app.call(readOrder, { params: { id: next.id } }, { headers: buyer.headers })).toMatchObject({
    status: "PAID",
  })
  expect(await left()).toBe(5_000_000 - amount)
  expectRefusal(await spend(next), "billClosed")
  await proveBooks(app)
})

test("a bill that is cancelled or expires gives the credit back; money that came besides goes to the bank", async () => {
  const { paid } = await overPaid(300_000)
  await keep(paid)
  const [dropped, late] = [await order(), await order()]
  await spend(dropped)
  expect(await left()).toBe(0)
  const params = { id: dropped.billId ?? "" }
  await app.call(cancelBill, { params }, { headers: buyer.headers })
  expect(await left()).toBe(300_000)
  expect((await billOf(dropped)).money).toMatchObject({ came: 0, due: 0, credit: 0 })
  await spend(late)
  const { amount } = await billOf(late)
  const note = { kind: "NO_RECEIPT", amount: 100_000, remark: "A part." }
  await refuse(app, recordMoney, { params: { id: late.billId ?? "" }, body: note }, clerk)
  app.time.passes(25 * 3_600_000)
  ;[clerk, buyer] = [await startTestSession(app, clerk), await startTestSession(app, buyer)]
  await expireDueBills(app)
  expect(await billOf(late)).toMatchObject({ status: "EXPIRED", money: { came: 100_000, due: 100_000 } })
  expect(await left()).toBe(300_000)
  await proveBooks(app)
  // The rest comes late, and staff accept it: the credit pays its part again.
  const rest = { kind: "LATE", amount: amount - 400_000, remark: "The rest." }
  const noted = await refuse(app, recordMoney, { params: { id: late.billId ?? "" }, body: rest }, clerk)
  const { id } = z.parse(PaymentNote, noted.envelope?.data)
  const accepted = await refuse(app, settleMoney, { params: { id }, body: { outcome: "ACCEPTED" } }, clerk)
  expect(accepted.status).toBe(200)
  expect(await billOf(late)).toMatchObject({ status: "CONFIRMED", money: { came: amount, credit: 300_000 } })
  expect(await left()).toBe(0)
  await proveBooks(app)
})

test("two bills in two windows use the same credit once", async () => {
  const { paid } = await overPaid(300_000)
  await keep(paid)
  const bills = [await order(), await order(), await order()]
  const answers = await Promise.all(bills.map((one) => spend(one)))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409])
  const used = await Promise.all(bills.map(async (one) => (await billOf(one)).money.credit))
  expect(used.reduce((sum, one) => sum + one, 0)).toBe(300_000)
  expect(await left()).toBe(0)
  await proveBooks(app)
})

test("nothing is kept that may be on its way to the bank", async () => {
  const given = await overPaid(300_000)
  const body = { beneficiary: "PHAM THI LAN", bankBin: "970436", accountNumber: "0071000999888" }
  const params = { id: given.paid.billId ?? "" }
  await app.call(setRefundAccount, { params, body }, { headers: buyer.headers })
  expectRefusal(await keep(given.paid), "billClosed")
  const approved = await overPaid(300_000)
  await refuse(app, approveRefund, { params: { id: approved.noteId } }, second)
  expectRefusal(await keep(approved.paid), "billClosed")
  expectRefusal(await keep(await order()), "billClosed")
  expectRefusal(await spend(await order()), "creditGone")
})
