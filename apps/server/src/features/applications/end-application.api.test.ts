import { deleteMyAccount } from "@roomwright/contract/accounts/calls"
import { readApplicationProcess, withdrawApplication } from "@roomwright/contract/applications/calls"
import { readApplication, viewApplicationPictures } from "@roomwright/contract/applications/admin"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import { listReceipts, rejectReceipt, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  applyFor,
  approve,
  confirmBill,
  lapseDueApplications,
  reject,
  sweepFiles,
} from "../../testing/test-applications.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { expireDueBills, setUpPayments } from "../../testing/test-payments.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { removeOldPictures } from "./schedule-applications.ts"

const dayMs = 86_400_000

let app: TestApp
let administrator: TestPerson
let reviewer: TestPerson
let person: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  administrator = await setUpPayments(app)
  reviewer = await signUp(app, { nickname: "Thu", roles: ["ROLE_REVIEWER"] })
})
beforeEach(async () => {
  person = await signUp(app)
})
afterAll(() => app.close())

const pass = async (days: number): Promise<void> => {
  app.time.passes(days * dayMs)
  administrator = await startTestSession(app, administrator)
  reviewer = await startTestSession(app, reviewer)
  person = await startTestSession(app, person)
}
const withdraw = (id: string) =>
  app.call(withdrawApplication, { params: { id } }, { headers: person.headers })
const process = () => app.call(readApplicationProcess, { query: {} }, { headers: person.headers })
describe("money for an application that ends", () => {
  const notes = async (billId: string) =>
    (
      await app.call(
        listReceipts,
        { query: { state: "decided", size: "100" } },
        { headers: administrator.headers },
      )
    ).content.find(({ bill }) => bill.id === billId)?.notes

  test("is to be paid back when it is withdrawn, and staff say when it is", async () => {
    const id = await applyFor(app, person, "DESIGNER_PRO_MONTHLY")
    const billId = (await process())?.bill?.id ?? ""
    await confirmBill(app, administrator, billId)
    await withdraw(id)
    expect((await process())?.bill).toMatchObject({ status: "CONFIRMED", isRefundDue: true })
    const [note] = (await notes(billId)) ?? []
    expect(note).toMatchObject({ kind: "CALLED_OFF", amount: 388_000, notedBy: null, outcome: "REFUND_DUE" })
    const settled = await app.call(
      settleMoney,
      { params: { id: note?.id ?? "" }, body: { outcome: "REFUNDED" } },
      { headers: administrator.headers },
    )
    expect(settled.outcome).toBe("REFUNDED")
  })

  test("is to be paid back when it comes after the withdrawal", async () => {
    const id = await applyFor(app, person, "DESIGNER_PRO_MONTHLY")
    const billId = (await process())?.bill?.id ?? ""
    await withdraw(id)
    expect((await process())?.bill).toMatchObject({ status: "PENDING_REVIEW", isRefundDue: false })
    await confirmBill(app, administrator, billId)
    expect((await process())?.bill).toMatchObject({ isRefundDue: true })
    expect(await notes(billId)).toHaveLength(1)
  })

  test("is to be paid back 30 days after a rejection that nobody answered, not a day before", async () => {
    const id = await applyFor(app, person, "DESIGNER_PREMIUM_MONTHLY")
    await confirmBill(app, administrator, (await process())?.bill?.id ?? "")
    await reject(app, reviewer, id)
    await pass(29)
    await lapseDueApplications(app)
    expect(await process()).toMatchObject({ status: "REJECTED", bill: { isRefundDue: false } })
    await pass(1)
    expect(await lapseDueApplications(app)).toBeGreaterThan(0)
    expect(await process()).toMatchObject({
      status: "WITHDRAWN",
      withdrawnBy: "lapsed",
      bill: { isRefundDue: true },
    })
    expect((await app.call(readOwnPlan, {}, { headers: person.headers })).tier).toBe("free")
  })

  test("that never comes ends the application with its bill", async () => {
    await applyFor(app, person, "DESIGNER_PRO_MONTHLY")
    const billId = (await process())?.bill?.id ?? ""
    const { content } = await app.call(
      listReceipts,
      { query: { size: "100" } },
      { headers: administrator.headers },
    )
    const receipt = content.find(({ bill }) => bill.id === billId)
    await app.call(
      rejectReceipt,
      { params: { id: receipt?.id ?? "" }, body: { reason: "No sum." } },
      { headers: administrator.headers },
    )
    await pass(3)
    await expireDueBills(app)
    expect(await process()).toMatchObject({ status: "WITHDRAWN", withdrawnBy: "unpaid" })
  })
})

test("with the account go its form and pictures; what was paid for nothing is to be paid back", async () => {
  const id = await applyFor(app, person, "DESIGNER_PRO_MONTHLY")
  const billId = (await process())?.bill?.id ?? ""
  await confirmBill(app, administrator, billId)
  await app.call(deleteMyAccount, { body: { password: person.password } }, { headers: person.headers })
  await pass(15)
  expect(await app.eraseDueAccounts()).toBeGreaterThan(0)
  const shown = await app.call(readApplication, { params: { id } }, { headers: reviewer.headers })
  expect(shown).toMatchObject({ status: "WITHDRAWN", designer: null, pictures: [] })
  const notes = await app.database.db
    .selectFrom("payment_note")
    .select(["kind", "outcome"])
    .where("bill_id", "=", billId)
    .execute()
  expect(notes).toEqual([{ kind: "CALLED_OFF", outcome: "REFUND_DUE" }])
})

test("pictures of documents are removed 30 days after the approval, with their files", async () => {
  const id = await applyFor(app, person, "DESIGNER_FREE")
  await approve(app, reviewer, id)
  const files = await app.database.db
    .selectFrom("application_picture")
    .select("private_file_id")
    .where("application_id", "=", id)
    .execute()
  const isThere = async () =>
    Promise.all(
      files.map(
        async ({ private_file_id: file }) => (await app.services.files.read(`private/${file}.webp`)) !== null,
      ),
    )
  await pass(29)
  await removeOldPictures(app.services)
  expect(await isThere()).toEqual([true, true])
  await pass(2)
  expect(await removeOldPictures(app.services)).toBeGreaterThanOrEqual(2)
  await sweepFiles(app)
  expect(await isThere()).toEqual([false, false])
  expect(await app.call(readApplication, { params: { id } }, { headers: reviewer.headers })).toMatchObject({
    status: "APPROVED",
    pictures: [],
  })
  const seen = await app.call(viewApplicationPictures, { params: { id } }, { headers: reviewer.headers })
  expect(seen).toEqual([])
})
