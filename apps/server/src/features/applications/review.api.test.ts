import {
  readApplicationProcess,
  readLastApplication,
  withdrawApplication,
} from "@roomwright/contract/applications/calls"
import {
  approveApplication,
  listApplications,
  readApplication,
  rejectApplication,
  viewApplicationPictures,
} from "@roomwright/contract/applications/admin"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { applyFor, approve, confirmBill, reject } from "../../testing/test-applications.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

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

const withdraw = (id: string) =>
  app.call(withdrawApplication, { params: { id } }, { headers: person.headers })
const admin = (state: "waiting" | "decided" = "waiting") =>
  app.call(listApplications, { query: { state, size: "100" } }, { headers: reviewer.headers })
const auditOf = (id: string) =>
  app.database.db
    .selectFrom("audit_entry")
    .select(["actor_id", "action"])
    .where("subject_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute()
const notificationsOf = ({ id }: TestPerson) =>
  app.database.db.selectFrom("mail").select("type").where("account_id", "=", id).orderBy("number").execute()

test("the back office shows who waits, the oldest first, and whom one finds by name", async () => {
  const first = await applyFor(app, person, "DESIGNER_FREE")
  const second = await applyFor(app, person, "MERCHANT")
  const { content } = await admin()
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
  expect(await notificationsOf(person)).toHaveLength(1)
})

test("what was withdrawn is decided on by nobody", async () => {
  const id = await applyFor(app, person, "DESIGNER_FREE")
  await withdraw(id)
  const params = { id }
  const { headers } = reviewer
  expectRefusal(await refuse(app, approveApplication, { params }, { headers }), "applicationClosed")
  const rejection = { params, body: { reason: "Late." } }
  expectRefusal(await refuse(app, rejectApplication, rejection, { headers }), "applicationClosed")
  expect((await admin("decided")).content.find((one) => one.id === id)).toMatchObject({ status: "WITHDRAWN" })
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
  expect(await notificationsOf(person)).toEqual([{ type: "DESIGNER_REQUEST_REJECTED" }])
  const merchant = await signUp(app)
  await approve(app, reviewer, await applyFor(app, merchant, "MERCHANT"))
  expect(await notificationsOf(merchant)).toEqual([{ type: "MERCHANT_REQUEST_APPROVED" }])
  const designer = await signUp(app)
  const paid = await applyFor(app, designer, "DESIGNER_PREMIUM_MONTHLY")
  const bill = (await app.call(readApplicationProcess, { query: {} }, { headers: designer.headers }))?.bill
  await confirmBill(app, administrator, bill?.id ?? "")
  await approve(app, reviewer, paid)
  expect((await notificationsOf(designer)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(["DESIGNER_REQUEST_APPROVED", "SUBSCRIPTION_STARTED"]),
  )
})
