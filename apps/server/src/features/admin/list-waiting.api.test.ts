import {
  answerEnterpriseRequest,
  listEnterpriseRequests,
  reopenEnterpriseRequest,
} from "@roomwright/contract/plans/enterprise-requests"
import { requestEnterprise } from "@roomwright/contract/plans/calls"
import { confirmReceipt, recordMoney, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { listWaiting } from "@roomwright/contract/admin/waiting"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { applyFor } from "../../testing/test-applications.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"

let app: TestApp
let administrator: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  administrator = await setUpPayments(app)
})
afterAll(() => app.close())

const waitingFor = async (person: TestPerson) =>
  Object.fromEntries(
    (await app.call(listWaiting, {}, person)).map(({ kind, count, oldestAt }) => [kind, [count, oldestAt]]),
  )
const ask = (company: string) =>
  app.call(requestEnterprise, {
    body: { name: "Lan", company, email: "lan@rooms.example", phone: "", message: "An offer, please." },
  })
const requests = async (query: Record<string, string> = {}) =>
  (await app.call(listEnterpriseRequests, { query }, administrator)).content

describe("what waits", () => {
  test("is nothing on a new platform", async () => {
    expect(await waitingFor(administrator)).toEqual({
      application: [0, null],
      receipt: [0, null],
      "payment-note": [0, null],
      refund: [0, null],
      "order-problem": [0, null],
      "enterprise-request": [0, null],
      "work-look": [0, null],
      report: [0, null],
      feedback: [0, null],
    })
  })

  test("is told by kind with the age of the oldest, until it is done", async () => {
    const payer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const bill = await orderPlan(app, payer)
    const receiptId = await payBill(app, payer, bill.id)
    const sent = await app.database.db.selectFrom("bill_receipt").select("sent_at").executeTakeFirstOrThrow()
    expect((await waitingFor(administrator))["receipt"]).toEqual([1, sent.sent_at.toISOString()])
    await app.call(confirmReceipt, { params: { id: receiptId } }, administrator)

    const body = { kind: "DOUBLE" as const, amount: bill.amount, remark: "Twice." }
    const note = await app.call(recordMoney, { params: { id: bill.id }, body }, administrator)
    expect(await waitingFor(administrator)).toMatchObject({
      receipt: [0, null],
      "payment-note": [1, note.notedAt],
    })
    const settle = (outcome: "REFUND_DUE" | "REFUNDED") =>
      app.call(settleMoney, { params: { id: note.id }, body: { outcome } }, administrator)
    await settle("REFUND_DUE")
    expect(await waitingFor(administrator)).toMatchObject({
      "payment-note": [0, null],
      refund: [1, expect.any(String)],
    })
    await settle("REFUNDED")
    expect((await waitingFor(administrator))["refund"]).toEqual([0, null])
  })

  test("is told to those alone who work it off", async () => {
    const clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
    const editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
    expect(Object.keys(await waitingFor(clerk))).toEqual([
      "receipt",
      "payment-note",
      "refund",
      "order-problem",
    ])
    expect(await waitingFor(editor)).toEqual({ feedback: [0, null] })
    const reviewer = await signUp(app, { roles: ["ROLE_REVIEWER"] })
    await applyFor(app, await signUp(app), "MERCHANT")
    expect(await waitingFor(reviewer)).toEqual({
      application: [1, expect.any(String)],
      "work-look": [0, null],
      report: [0, null],
    })
    expectRefusal(await refuse(app, listWaiting, {}, await signUp(app)), "forbidden")
  })
})

describe("a company's request", () => {
  test("waits until somebody says that it is answered, and again when they take it back", async () => {
    await ask("Nhà Xanh 5%")
    await ask("Tre Việt")
    const [second, first] = await requests()
    expect([first?.company, second?.company]).toEqual(["Nhà Xanh 5%", "Tre Việt"])
    expect((await waitingFor(administrator))["enterprise-request"]).toEqual([2, first?.at])
    const params = { id: first?.id ?? "" }
    const answered = await app.call(answerEnterpriseRequest, { params }, administrator)
    await app.call(answerEnterpriseRequest, { params }, administrator)
    expect(answered.answeredAt).not.toBeNull()
    expect((await waitingFor(administrator))["enterprise-request"]).toEqual([1, second?.at])
    expect(await requests({ state: "answered" })).toEqual([answered])
    await app.call(reopenEnterpriseRequest, { params }, administrator)
    expect(await requests({ state: "answered" })).toEqual([])
    const entries = await app.database.db
      .selectFrom("audit_entry")
      .select("action")
      .where("subject_id", "=", params.id)
      .orderBy("at")
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      "enterprise-request.answer",
      "enterprise-request.reopen",
    ])
  })

  test("is found by a part of its names", async () => {
    expect((await requests({ w: "xanh 5%" })).map(({ company }) => company)).toEqual(["Nhà Xanh 5%"])
    expect(await requests({ w: "lan@rooms" })).toHaveLength(2)
    expect(await requests({ w: "_re" })).toEqual([])
  })

  test("that is not there cannot be answered", async () => {
    const params = { id: newId() }
    expectRefusal(await refuse(app, answerEnterpriseRequest, { params }, administrator), "notFound")
  })
})
