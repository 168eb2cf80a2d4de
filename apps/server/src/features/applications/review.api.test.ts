import { deleteMyAccount } from "@roomwright/contract/accounts"
import {
  readApplicationProcess,
  readLastApplication,
  withdrawApplication,
} from "@roomwright/contract/applications"
import {
  approveApplication,
  listApplications,
  readApplication,
  rejectApplication,
  viewApplicationPictures,
} from "@roomwright/contract/applications-desk"
import { readOwnPlan } from "@roomwright/contract/plans"
import { listReceipts, rejectReceipt, settleMoney } from "@roomwright/contract/receipts-desk"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import {
  applyFor,
  approve,
  confirmBill,
  lapseDueApplications,
  reject,
  sweepFiles,
} from "../../testing/test-applications.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { expireDueBills, openTill } from "../../testing/test-payments.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { removeOldPictures } from "./keep-applications.ts"

const dayMs = 86_400_000

let app: TestApp
let administrator: TestPerson
let reviewer: TestPerson
let person: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  administrator = await openTill(app)
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
const desk = (state: "waiting" | "decided" = "waiting") =>
  app.call(listApplications, { query: { state, size: "100" } }, { headers: reviewer.headers })
const auditOf = (id: string) =>
  app.database.db
    .selectFrom("audit_entry")
    .select(["actor_id", "action"])
    .where("subject_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute()
const mailsOf = ({ id }: TestPerson) =>
  app.database.db.selectFrom("mail").select("type").where("account_id", "=", id).orderBy("number").execute()

test("the desk shows who waits, the oldest first, and whom one finds by name", async () => {
  const first = await applyFor(app, person, "DESIGNER_FREE")
  const second = await applyFor(app, person, "MERCHANT")
  const { content } = await desk()
  const ids = content.map(({ id }) => id)
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second))
  expect(content.find(({ id }) => id === second)).toMatchObject({
    type: "MERCHANT",
    status: "SUBMITTED",
    review: { daysLeft: expect.any(Number) },
    pictures: ["licence"],
    bill: null,
    steps: [{ status: "SUBMITTED", by: { id: person.id } }],
  })
  const found = await app.call(
    listApplications,
    { query: { w: "no-such_name%", role: "merchant" } },
    { headers: reviewer.headers },
  )
  expect(found.totalElements).toBe(0)
})

test("pictures are given with the viewer's name across them, every view is logged, and the addresses expire", async () => {
  const id = await applyFor(app, person, "DESIGNER_FREE")
  const view = () => app.call(viewApplicationPictures, { params: { id } }, { headers: reviewer.headers })
  const pictures = await view()
  expect(pictures.map(({ kind }) => kind)).toEqual(["idFront", "idBack"])
  await view()
  expect(await auditOf(id)).toEqual(
    [1, 2].map(() => ({ actor_id: reviewer.id, action: "application.view-pictures" })),
  )
  const own = await app.call(readLastApplication, { query: {} }, { headers: person.headers })
  const rawOf = async (address: string) =>
    sharp(Buffer.from(await (await fetch(app.url + address)).arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  const marked = await rawOf(pictures[0]?.picture.address ?? "")
  const plain = await rawOf(own?.pictures.find(({ kind }) => kind === "idFront")?.picture?.address ?? "")
  expect(marked.info).toMatchObject({ width: plain.info.width, height: plain.info.height })
  // A good part of it is written over, in all of its quarters.
  const quarter = Math.floor(plain.data.length / 4)
  for (const from of [0, 1, 2, 3].map((at) => at * quarter)) {
    const changed = plain.data
      .subarray(from, from + quarter)
      .filter((value, at) => Math.abs(value - (marked.data[from + at] ?? 0)) > 16)
    expect(changed.length / quarter).toBeGreaterThan(0.03)
  }
  app.time.passes(61_000)
  expect((await app.get(pictures[0]?.picture.address ?? "")).status).toBe(404)
})

test("of two reviewers at once one wins; the other is told who it was", async () => {
  const id = await applyFor(app, person, "MERCHANT")
  const params = { id }
  const answers = await Promise.all([
    refuse(app, approveApplication, { params }, { headers: reviewer.headers }),
    refuse(
      app,
      rejectApplication,
      { params, body: { reason: "No stamp." } },
      { headers: administrator.headers },
    ),
  ])
  expect(answers.map(({ status }) => status)).toContain(200)
  const others = answers.filter(({ status }) => status !== 200)
  expect(others).toHaveLength(1)
  for (const answer of others) expectRefusal(answer, "decidedAlready")
  const { steps, status } = await app.call(readApplication, { params }, { headers: reviewer.headers })
  expect(steps.at(-1)).toMatchObject({ status, by: { nickname: status === "APPROVED" ? "Thu" : "Ha" } })
  expect(await auditOf(id)).toHaveLength(1)
  expect(await mailsOf(person)).toHaveLength(1)
})

test("what was withdrawn is decided on by nobody", async () => {
  const id = await applyFor(app, person, "DESIGNER_FREE")
  await withdraw(id)
  const params = { id }
  const { headers } = reviewer
  expectRefusal(await refuse(app, approveApplication, { params }, { headers }), "applicationClosed")
  const rejection = { params, body: { reason: "Late." } }
  expectRefusal(await refuse(app, rejectApplication, rejection, { headers }), "applicationClosed")
  expect((await desk("decided")).content.find((one) => one.id === id)).toMatchObject({ status: "WITHDRAWN" })
})

test("marks are only for fields that the application has, once each", async () => {
  const id = await applyFor(app, person, "MERCHANT")
  const tell = (marks: readonly { field: string; remark: string }[]) =>
    refuse(
      app,
      rejectApplication,
      { params: { id }, body: { reason: "See below.", marks } },
      { headers: reviewer.headers },
    )
  expectRefusal(await tell([{ field: "idBack", remark: "Blurred." }]), "invalidInput")
  const licence = { field: "licence", remark: "Blurred." }
  expectRefusal(await tell([licence, licence]), "invalidInput")
  expect((await tell([licence])).status).toBe(200)
})

test("a decision is told by mail, approval with a plan by two", async () => {
  const id = await applyFor(app, person, "DESIGNER_PRO_MONTHLY")
  await reject(app, reviewer, id)
  expect(await mailsOf(person)).toEqual([{ type: "DESIGNER_REQUEST_REJECTED" }])
  const merchant = await signUp(app)
  await approve(app, reviewer, await applyFor(app, merchant, "MERCHANT"))
  expect(await mailsOf(merchant)).toEqual([{ type: "MERCHANT_REQUEST_APPROVED" }])
  const designer = await signUp(app)
  const paid = await applyFor(app, designer, "DESIGNER_PREMIUM_MONTHLY")
  const bill = (await app.call(readApplicationProcess, { query: {} }, { headers: designer.headers }))?.bill
  await confirmBill(app, administrator, bill?.id ?? "")
  await approve(app, reviewer, paid)
  expect((await mailsOf(designer)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(["DESIGNER_REQUEST_APPROVED", "SUBSCRIPTION_STARTED"]),
  )
})

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
    expect((await process())?.bill).toMatchObject({ state: "CONFIRMED", isRefundDue: true })
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
    expect((await process())?.bill).toMatchObject({ state: "PENDING_REVIEW", isRefundDue: false })
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

test("pictures of papers are removed 30 days after the approval, with their files", async () => {
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
