import { listNotifications } from "@roomwright/contract/notifications/calls"
import { listStatements, readOwnStatement } from "@roomwright/contract/orders/statements"
import { readAdminStatement, recordPayout, undoPayout } from "@roomwright/contract/orders/statements-admin"
import { billLimits } from "@roomwright/contract/payments/bills"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { setUpPayments, uploadReceipt } from "../../testing/test-payments.ts"
import { sellLongAgo } from "../../testing/test-sales.ts"
import { tellPayouts } from "./undo-payout.ts"

const price = 2_450_000

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test("a payout is taken back in silence for ten minutes, and then with a reason that the seller gets", async () => {
  const { clerk, atelier, month } = await sellLongAgo(app, await setUpPayments(app), price)
  const { designer } = atelier
  const statements = () => app.call(listStatements, {}, { headers: designer.headers })
  const address = { seller: designer.id, month }
  const pay = async () => {
    const body = { amount: price, reference: "FT9", upload: await uploadReceipt(app, clerk), key: newId() }
    const { payouts } = await app.call(recordPayout, { params: address, body }, { headers: clerk.headers })
    return payouts.at(-1)?.id ?? ""
  }
  const undo = (id: string, body = {}) => refuse(app, undoPayout, { params: { id }, body }, clerk)
  const first = await pay()
  expect((await statements()).balance).toBe(0)
  const answers = await Promise.all([1, 2, 3].map(() => undo(first)))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409])
  expect((await statements()).balance).toBe(price)
  const second = await pay()
  app.time.passes(billLimits.undoMs + 1_000)
  await tellPayouts(app.services)
  expectRefusal(await undo(second), "reasonMissing")
  expect((await undo(second, { reason: "The account is closed." })).status).toBe(200)
  const { content } = await app.call(listNotifications, { query: {} }, { headers: designer.headers })
  expect(content.map(({ type }) => type)).toEqual(expect.arrayContaining(["PAYOUT_SENT", "PAYOUT_RETURNED"]))
  const asked = { params: { month }, query: {} }
  const own = await app.call(readOwnStatement, asked, { headers: designer.headers })
  // The one that was taken back in silence was never told.
  expect(own.payouts.map(({ takenBack }) => takenBack?.reason)).toEqual(["The account is closed."])
  expect(own).toMatchObject({ paidOut: 0, owed: price, payable: price })
  const admin = await app.call(readAdminStatement, { params: address, query: {} }, { headers: clerk.headers })
  expect(admin.payouts).toHaveLength(2)
  expectRefusal(await undo(newId()), "notFound")
  await proveBooks(app)
})
