import { cancelBill, readBill, type Bill } from "@roomwright/contract/payments/bills"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import {
  confirmReceipt,
  recordMoney,
  readReceipt,
  settleMoney,
  type paymentNoteKinds,
} from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { readOutbox, signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { expireDueBills, setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"

const dayMs = 86_400_000

let app: TestApp
let clerk: TestPerson
let payer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

const newBill = async (): Promise<Bill> => {
  payer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  return orderPlan(app, payer)
}
const expiredBill = async (): Promise<Bill> => {
  const bill = await newBill()
  app.time.passes(dayMs + 1_000)
  clerk = await startTestSession(app, clerk)
  payer = await startTestSession(app, payer)
  await expireDueBills(app)
  return bill
}
const stateOf = async (id: string): Promise<string> =>
  (await app.call(readBill, { params: { id } }, { headers: payer.headers })).status
const note = (id: string, kind: (typeof paymentNoteKinds)[number], amount = 388_000) =>
  app.call(
    recordMoney,
    { params: { id }, body: { kind, amount, remark: "By the statement of today." } },
    { headers: clerk.headers },
  )
const settle = (id: string, outcome: string) =>
  refuse(app, settleMoney, { params: { id }, body: { outcome } }, { headers: clerk.headers })
const auditOf = async (id: string) =>
  (
    await app.database.db
      .selectFrom("audit_entry")
      .select(["action", "details"])
      .where("subject_id", "=", id)
      .orderBy("at")
      .execute()
  ).map(({ action, details }) => [action, details])

describe("money that came late", () => {
  test("confirms the expired bill when it is accepted, gives what was bought, and says so", async () => {
    const bill = await expiredBill()
    const { id } = await note(bill.id, "LATE")
    expect(await stateOf(bill.id)).toBe("EXPIRED")
    expect((await settle(id, "ACCEPTED")).status).toBe(200)
    expect(await stateOf(bill.id)).toBe("CONFIRMED")
    const { current } = await app.call(readOwnPlan, {}, { headers: payer.headers })
    expect(current).toMatchObject({ tier: "pro", billId: bill.id })
    const message = (await readOutbox(app)).find(({ to }) => to === payer.mobile)
    expect(message?.text).toContain(bill.transferCode)
    expect(await auditOf(bill.id)).toEqual([
      ["money.note", { noteId: id, kind: "LATE", amount: 388_000 }],
      ["money.settle", { noteId: id, outcome: "ACCEPTED" }],
    ])
    const last = await app.database.db
      .selectFrom("bill_change")
      .select(["from_state", "to_state", "actor_id"])
      .where("bill_id", "=", bill.id)
      .orderBy("at", "desc")
      .executeTakeFirst()
    expect(last).toEqual({ from_state: "EXPIRED", to_state: "CONFIRMED", actor_id: clerk.id })
  })

  test("is accepted once, by one of two clerks", async () => {
    const bill = await expiredBill()
    const notes = [await note(bill.id, "LATE"), await note(bill.id, "LATE")]
    const answers = await Promise.all(notes.map(({ id }) => settle(id, "ACCEPTED")))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    const { current, later } = await app.call(readOwnPlan, {}, { headers: payer.headers })
    expect([current?.billId, later]).toEqual([bill.id, []])
  })

  test("cannot be accepted for a bill that was called off, or whose receipt is examined: it stays open what becomes of it", async () => {
    const calledOff = await newBill()
    await app.call(cancelBill, { params: { id: calledOff.id } }, { headers: payer.headers })
    const examined = await newBill()
    await payBill(app, payer, examined.id)
    for (const bill of [calledOff, examined]) {
      const { id } = await note(bill.id, "LATE")
      expectRefusal(await settle(id, "ACCEPTED"), "billClosed")
      expect((await settle(id, "REFUND_DUE")).status).toBe(200)
    }
    expect(await stateOf(examined.id)).toBe("PENDING_REVIEW")
  })
})

describe("money in another sum, or twice", () => {
  test.each([
    ["SHORT", "ACCEPTED", 300_000],
    ["OVER", "REFUND_DUE", 500_000],
    ["DOUBLE", "REFUNDED", 388_000],
  ] as const)(
    "%s is noted beside the receipt, with %s as its outcome; the bill stays as it was",
    async (kind, outcome, amount) => {
      const bill = await newBill()
      const receiptId = await payBill(app, payer, bill.id)
      const { id } = await note(bill.id, kind, amount)
      expect((await settle(id, outcome)).status).toBe(200)
      const { notes } = await app.call(readReceipt, { params: { id: receiptId } }, { headers: clerk.headers })
      expect(notes).toMatchObject([{ kind, amount, outcome, notedBy: { id: clerk.id, nickname: "Ha" } }])
      expect(await stateOf(bill.id)).toBe("PENDING_REVIEW")
      expect((await refuse(app, confirmReceipt, { params: { id: receiptId } }, clerk)).status).toBe(200)
    },
  )

  test("has one outcome, but a refund that is due may be paid", async () => {
    const { id } = await note((await newBill()).id, "OVER", 500_000)
    expect((await settle(id, "REFUND_DUE")).status).toBe(200)
    expectRefusal(await settle(id, "ACCEPTED"), "decidedAlready")
    expect((await settle(id, "REFUNDED")).status).toBe(200)
    for (const outcome of ["REFUNDED", "REFUND_DUE", "ACCEPTED"])
      expectRefusal(await settle(id, outcome), "decidedAlready")
  })

  test("is refused when it says nothing", async () => {
    const { id } = await newBill()
    const good = { kind: "DOUBLE", amount: 1_000, remark: "Twice." }
    for (const wrong of [
      { amount: 0 },
      { amount: -1 },
      { amount: 1.5 },
      { amount: 1e12 },
      { kind: "GIFT" },
      { remark: " " },
    ]) {
      const { status } = await refuse(
        app,
        recordMoney,
        { params: { id }, body: { ...good, ...wrong } },
        clerk,
      )
      expect([wrong, status]).toEqual([wrong, expect.toBeOneOf([400, 422])])
    }
    expect(await auditOf(id)).toEqual([])
  })

  test("is refused when its sum contradicts its kind", async () => {
    const { id } = await newBill()
    for (const [kind, amount] of [
      ["OVER", 388_000],
      ["SHORT", 388_000],
    ] as const) {
      const body = { kind, amount, remark: "By the statement." }
      expectRefusal(await refuse(app, recordMoney, { params: { id }, body }, clerk), "noteSumWrong")
    }
    expect(await auditOf(id)).toEqual([])
  })

  test("of no bill, or by somebody else, is refused", async () => {
    const { id } = await newBill()
    const body = { kind: "OVER", amount: 1_000, remark: "Twice." }
    expectRefusal(await refuse(app, recordMoney, { params: { id: newId() }, body }, clerk), "notFound")
    expectRefusal(await refuse(app, recordMoney, { params: { id }, body }, payer), "forbidden")
    expectRefusal(await settle(newId(), "ACCEPTED"), "notFound")
  })
})
