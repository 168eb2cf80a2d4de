import { listNotifications } from "@roomwright/contract/notifications/calls"
import { grantSubscription } from "@roomwright/contract/plans/calls"
import { confirmReceipt, rejectReceipt } from "@roomwright/contract/payments/receipts-admin"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, orderPlan, payBill } from "../../testing/test-payments.ts"
import { notifyOfEnding } from "./schedule-plans.ts"
import { reserveQuota, returnQuota, spendQuota } from "./quota-ledger.ts"

let app: TestApp
let ha: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  ha = await setUpPayments(app)
})
afterAll(() => app.close())

const notificationsOf = async ({ headers }: TestPerson) =>
  (await app.call(listNotifications, { query: {} }, { headers, language: "en" })).content
const typesOf = async (person: TestPerson) => (await notificationsOf(person)).map(({ type }) => type)

async function use(accountId: string, counter: "image-4k" | "panorama-12k", amount: number, keep = true) {
  const now = app.services.clock.now()
  await app.database.db.transaction().execute(async (tx) => {
    const id = await reserveQuota(tx, { accountId, counter, amount, now })
    if (keep) await spendQuota(tx, app.services, id, now)
    else await returnQuota(tx, id, "It failed.", now)
  })
}

test("a confirmed receipt and the plan that it brings are told of, by one message", async () => {
  const buyer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const bill = await orderPlan(app, buyer)
  const first = await payBill(app, buyer, bill.id)
  await app.call(
    rejectReceipt,
    { params: { id: first }, body: { reason: "No sum." } },
    { headers: ha.headers },
  )
  const second = await payBill(app, buyer, bill.id)
  await app.call(confirmReceipt, { params: { id: second } }, { headers: ha.headers })
  expect(await typesOf(buyer)).toEqual(["RECEIPT_CONFIRMED", "SUBSCRIPTION_STARTED", "RECEIPT_REJECTED"])
  const [confirmed, started, rejected] = await notificationsOf(buyer)
  expect(rejected?.content).toContain("No sum.")
  expect([confirmed?.link, rejected?.link]).toEqual([`/user/bill?id=${bill.id}`, `/user/bill?id=${bill.id}`])
  expect(started?.title).toBe("Your plan: Pro")
  const letters = (await readOutbox(app)).filter(
    ({ to, text }) => to === buyer.mobile && text.includes("/notice"),
  )
  expect(letters).toHaveLength(2)
})

test("a plan that staff gave is told of, and that it ends, once", async () => {
  const person = await signUp(app)
  await app.call(
    grantSubscription,
    { params: { id: person.id }, body: { tier: "premium", months: 1, reason: "An apology." } },
    { headers: ha.headers },
  )
  app.time.passes(26 * 86_400_000)
  await notifyOfEnding(app.services)
  await notifyOfEnding(app.services)
  const rows = await app.database.db
    .selectFrom("mail")
    .select("type")
    .where("account_id", "=", person.id)
    .orderBy("number")
    .execute()
  expect(rows.map(({ type }) => type)).toEqual(["SUBSCRIPTION_STARTED", "SUBSCRIPTION_ENDING"])
  app.time.passes(-26 * 86_400_000)
})

test("a counter that is nearly used up is told of once, by what is made and not by what failed", async () => {
  const person = await signUp(app)
  await use(person.id, "image-4k", 4)
  await use(person.id, "image-4k", 1, false)
  expect(await typesOf(person)).toEqual([])
  await use(person.id, "image-4k", 1)
  await use(person.id, "image-4k", 1)
  expect((await notificationsOf(person)).map(({ title, content }) => [title, content.slice(0, 9)])).toEqual([
    ["Nearly used up: 4K images", "1 is left"],
  ])
})

test("who has one only is not told that it was the last", async () => {
  const person = await signUp(app)
  await use(person.id, "panorama-12k", 1)
  expect(await typesOf(person)).toEqual([])
})
