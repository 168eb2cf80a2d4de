import { listBills, readBill, sendReceipt } from "@roomwright/contract/payments/bills"
import { confirmReceipt, rejectReceipt } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import {
  expireDueBills,
  setUpPayments,
  orderPlan,
  payBill,
  uploadReceipt,
} from "../../testing/test-payments.ts"

const hourMs = 3_600_000

let app: TestApp
let clerk: TestPerson
let payer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  payer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const pass = async (ms: number): Promise<void> => {
  app.time.passes(ms)
  clerk = await startTestSession(app, clerk)
  payer = await startTestSession(app, payer)
}
const show = (id: string) => app.call(readBill, { params: { id } }, { headers: payer.headers })
const reject = (id: string) =>
  app.call(rejectReceipt, { params: { id }, body: { reason: "No sum." } }, { headers: clerk.headers })

describe("a bill", () => {
  test("expires after 24 hours without a receipt, not before, and the payer may buy anew", async () => {
    const { id, dueAt, createdAt } = await orderPlan(app, payer)
    expect(Date.parse(dueAt ?? "") - Date.parse(createdAt)).toBe(24 * hourMs)
    await pass(24 * hourMs - 60_000)
    await expireDueBills(app)
    expect((await show(id)).status).toBe("AWAITING_PAYMENT")
    await pass(60_000)
    expect(await expireDueBills(app)).toBe(1)
    expect(await show(id)).toMatchObject({ status: "EXPIRED", dueAt: null })
    expect(await expireDueBills(app)).toBe(0)
    await orderPlan(app, payer)
  })

  test("with a receipt waits for its clerk as long as it takes", async () => {
    const { id } = await orderPlan(app, payer)
    const receiptId = await payBill(app, payer, id)
    await pass(30 * 24 * hourMs)
    await expireDueBills(app)
    expect((await show(id)).status).toBe("PENDING_REVIEW")
    expect((await refuse(app, confirmReceipt, { params: { id: receiptId } }, clerk)).status).toBe(200)
  })

  test("with a refused receipt expires after 48 hours, and another receipt stops that", async () => {
    const { id } = await orderPlan(app, payer)
    await reject(await payBill(app, payer, id))
    await pass(47 * hourMs)
    await expireDueBills(app)
    expect((await show(id)).status).toBe("REJECTED")
    const second = await payBill(app, payer, id)
    await pass(2 * hourMs)
    await expireDueBills(app)
    expect((await show(id)).status).toBe("PENDING_REVIEW")
    await reject(second)
    await pass(48 * hourMs + 1_000)
    await expireDueBills(app)
    expect((await show(id)).status).toBe("EXPIRED")
  })

  test("that is expired takes no receipt, and none of its receipts can be confirmed", async () => {
    const { id } = await orderPlan(app, payer)
    const receiptId = await payBill(app, payer, id)
    await reject(receiptId)
    await pass(48 * hourMs + 1_000)
    await expireDueBills(app)
    expectRefusal(await refuse(app, confirmReceipt, { params: { id: receiptId } }, clerk), "decidedAlready")
    const upload = await uploadReceipt(app, payer)
    expectRefusal(await refuse(app, sendReceipt, { params: { id }, body: { upload } }, payer), "billClosed")
    expect((await show(id)).status).toBe("EXPIRED")
  })

  test("expires once, also when two processes look at once, and not under a receipt that comes meanwhile", async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => signUp(app, { roles: ["ROLE_DESIGNER"] })),
    )
    const bills = await Promise.all(people.map((person) => orderPlan(app, person)))
    await pass(24 * hourMs + 1_000)
    const late = await startTestSession(app, people[0] ?? payer)
    const upload = await uploadReceipt(app, late)
    const [first, second, sent] = await Promise.all([
      expireDueBills(app),
      expireDueBills(app),
      refuse(app, sendReceipt, { params: { id: bills[0]?.id ?? "" }, body: { upload } }, late),
    ])
    const left = await expireDueBills(app)
    expect(first + second + left).toBe(sent.status === 200 ? 5 : 6)
    const ids = bills.map(({ id }) => id)
    const changes = await app.database.db
      .selectFrom("bill_change")
      .select("bill_id")
      .where("to_state", "=", "EXPIRED")
      .where("bill_id", "in", ids)
      .execute()
    expect(changes).toHaveLength(sent.status === 200 ? 5 : 6)
  })

  test("is listed with what became of it", async () => {
    const { id } = await orderPlan(app, payer)
    await pass(24 * hourMs + 1_000)
    await expireDueBills(app)
    const second = await orderPlan(app, payer)
    const list = async (query: { status?: "EXPIRED" | "CONFIRMED" }) =>
      (await app.call(listBills, { query }, { headers: payer.headers })).content.map((bill) => [
        bill.id,
        bill.status,
      ])
    expect(await list({})).toEqual([
      [second.id, "AWAITING_PAYMENT"],
      [id, "EXPIRED"],
    ])
    expect(await list({ status: "EXPIRED" })).toEqual([[id, "EXPIRED"]])
    expect(await list({ status: "CONFIRMED" })).toEqual([])
  })
})
