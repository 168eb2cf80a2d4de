import {
  listNotifications,
  readNotification,
  readNotificationPreferences,
} from "@roomwright/contract/notifications/calls"
import { reportProblem } from "@roomwright/contract/orders/problem-calls"
import { reportProduct } from "@roomwright/contract/moderation/reports"
import { resubmitApplication } from "@roomwright/contract/applications/calls"
import { blockUser } from "@roomwright/contract/accounts/admin"
import { afterAll, beforeAll, expect, test } from "vitest"
import { applyFor, designerForm, reject } from "../../testing/test-applications.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { sellDesign } from "../../testing/test-sales.ts"

let app: TestApp
let administrator: TestPerson
let reviewer: TestPerson
let clerk: TestPerson
let editor: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  administrator = await setUpPayments(app)
  reviewer = await signUp(app, { roles: ["ROLE_REVIEWER"] })
  clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
  editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
})
afterAll(() => app.close())

const notificationsOf = async ({ headers }: TestPerson, status?: "false") =>
  (await app.call(listNotifications, { query: { size: "100", ...(status ? { status } : {}) } }, { headers }))
    .content
/** Of what waits; the payee's account was set up before, and administrators heard of that. */
const typesOf = async (person: TestPerson) =>
  (await notificationsOf(person)).map(({ type }) => type).filter((type) => type.endsWith("_WAITING"))
const read = async (person: TestPerson): Promise<void> => {
  for (const { id } of await notificationsOf(person, "false"))
    await app.call(readNotification, { params: { id } }, { headers: person.headers })
}
async function expectTold(person: TestPerson, types: readonly string[]): Promise<void> {
  await expect.poll(() => typesOf(person), { timeout: 5_000 }).toEqual(types)
}
/** All are told of it, each of them at once or not at all. */
async function expectSettled(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await app.database.pool.query(
          `select bool_and(told_until = (select max(submitted_at) from application where state = 'SUBMITTED')) as told
           from staff_notice where type = 'APPLICATIONS_WAITING'`,
        )
        return rows[0]
      },
      { timeout: 5_000 },
    )
    .toEqual({ told: true })
}

test("a new application rings at the reviewers and administrators, and at nobody else", async () => {
  await applyFor(app, await signUp(app), "DESIGNER_FREE")
  await expectTold(reviewer, ["APPLICATIONS_WAITING"])
  await expectTold(administrator, ["APPLICATIONS_WAITING"])
  expect(await typesOf(clerk)).toEqual([])
  expect(await typesOf(editor)).toEqual([])
  const [notification] = await notificationsOf(reviewer)
  expect(notification).toMatchObject({
    link: "/admin/applications",
    status: false,
    title: "有新的申请待审核",
  })
})

test("who has not read of the one before is not told of the next", async () => {
  await read(administrator)
  await applyFor(app, await signUp(app), "MERCHANT")
  await expectTold(administrator, ["APPLICATIONS_WAITING", "APPLICATIONS_WAITING"])
  await expectSettled()
  expect(await typesOf(reviewer)).toEqual(["APPLICATIONS_WAITING"])
  // What came meanwhile was told by the one that lay there: the next test counts.
  await read(reviewer)
  await read(administrator)
})

test("an application that is sent in again rings, too", async () => {
  const person = await signUp(app)
  const id = await applyFor(app, person, "DESIGNER_FREE")
  await expectTold(reviewer, ["APPLICATIONS_WAITING", "APPLICATIONS_WAITING"])
  await reject(app, reviewer, id)
  await read(reviewer)
  app.time.passes(60_000)
  await app.call(
    resubmitApplication,
    { params: { id }, body: { designer: designerForm, pictures: {} } },
    { headers: person.headers },
  )
  await expectTold(reviewer, ["APPLICATIONS_WAITING", "APPLICATIONS_WAITING", "APPLICATIONS_WAITING"])
})

test("a new receipt rings at those who confirm payments", async () => {
  await applyFor(app, await signUp(app), "DESIGNER_PRO_MONTHLY")
  await expectTold(clerk, ["RECEIPTS_WAITING"])
  expect((await notificationsOf(clerk))[0]).toMatchObject({ link: "/admin/receipts" })
  expect(await typesOf(reviewer)).not.toContain("RECEIPTS_WAITING")
})

test("a report rings at reviewers, a problem with an order at those who confirm payments, one at a time", async () => {
  const reader = await signUp(app)
  const body = { problem: "copied", text: "" } as const
  for (let at = 0; at < 2; at += 1) {
    const id = await app.makeProduct()
    await app.call(reportProduct, { params: { id }, body }, { headers: reader.headers })
  }
  await expect.poll(() => typesOf(reviewer), { timeout: 5_000 }).toContain("REPORTS_WAITING")
  const atelier = await openAtelier(app)
  const { buyer, params } = await sellDesign(app, { clerk, atelier }, 1_000_000, "completed")
  const problem = { text: "Another room.", pictures: [] }
  await app.call(reportProblem, { params, body: problem }, { headers: buyer.headers })
  await expect.poll(() => typesOf(clerk), { timeout: 5_000 }).toContain("PROBLEMS_WAITING")
  expect((await notificationsOf(clerk)).find(({ type }) => type === "PROBLEMS_WAITING")).toMatchObject({
    link: "/admin/orders?status=PROBLEM",
  })
  expect(await typesOf(clerk)).not.toContain("REPORTS_WAITING")
  expect(await typesOf(reviewer)).not.toContain("PROBLEMS_WAITING")
  expect((await typesOf(reviewer)).filter((type) => type === "REPORTS_WAITING")).toHaveLength(1)
})

test("who is blocked is told nothing", async () => {
  const former = await signUp(app, { roles: ["ROLE_REVIEWER"] })
  await expectTold(former, [])
  const body = { reason: "Left the house." }
  await app.call(blockUser, { params: { id: former.id }, body }, administrator)
  await applyFor(app, await signUp(app), "MERCHANT")
  await expectSettled()
  const { rowCount } = await app.database.pool.query("select from mail where account_id = $1", [former.id])
  expect(rowCount).toBe(0)
})

test("preferences offer these kinds to those alone who get them", async () => {
  const kinds = async ({ headers }: TestPerson) =>
    (await app.call(readNotificationPreferences, {}, { headers })).copies.map(({ type }) => type)
  expect(await kinds(reviewer)).toContain("APPLICATIONS_WAITING")
  expect(await kinds(reviewer)).not.toContain("RECEIPTS_WAITING")
  expect(await kinds(editor)).not.toContain("APPLICATIONS_WAITING")
})
