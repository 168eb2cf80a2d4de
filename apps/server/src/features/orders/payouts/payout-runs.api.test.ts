import { listNotifications } from "@roomwright/contract/notifications/calls"
import * as runs from "@roomwright/contract/orders/payout-runs"
import { listStatements, readOwnStatement } from "@roomwright/contract/orders/statements"
import { recordPayout, undoPayout } from "@roomwright/contract/orders/statements-admin"
import { billLimits } from "@roomwright/contract/payments/bills"
import { changeFourEyes } from "@roomwright/contract/settings/admin"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { newId } from "../../../platform/ids.ts"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { proveBooks } from "../../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import {
  enterSellerAccount,
  sellerFacts,
  setUpPayments,
  uploadReceipt,
} from "../../../testing/test-payments.ts"
import { dueSeller, makeRunOf, readRunOf } from "../../../testing/test-payouts.ts"
import { startTestSession, signUp, type TestPerson } from "../../../testing/test-people.ts"
import { tellPayouts } from "../undo-payout.ts"

const price = 2_450_000

let app: TestApp
let clerk: TestPerson
let second: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  second = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
})
beforeEach(async () => {
  await app.database.db.deleteFrom("setting").where("key", "=", "four-eyes").execute()
})
afterAll(() => app.close())

/** Somebody who is owed this; all clerks sign in anew. */
async function due(sum = price) {
  const made = await dueSeller(app, clerk, sum)
  clerk = made.clerk
  second = await startTestSession(app, second)
  return made
}
const release = (id: string, who = clerk) => refuse(app, runs.releasePayoutRun, { params: { id } }, who)
const pay = (id: string, payoutItems: readonly string[], who = clerk, reference = "FT26330001") =>
  refuse(
    app,
    runs.notePayoutsPaid,
    { params: { id }, body: { payoutItems: [...payoutItems], reference, paidOn: "2026-12-24" } },
    who,
  )
const balanceOf = async ({ headers }: TestPerson) => (await app.call(listStatements, {}, { headers })).balance

test("a run is made, released, fetched as a file, and noted as paid with the bank's reference", async () => {
  const [first, other] = [await due(), await due(1_000_000)]
  const one = { ...first, seller: await startTestSession(app, first.seller) }
  const { content } = await app.call(runs.listDuePayouts, { query: { size: "100" } }, clerk)
  expect(content.find(({ seller }) => seller.id === one.seller.id)).toMatchObject({
    payable: price,
    account: { holder: "Trần Thị Lan", number: "•••• 3456" },
    holds: [],
  })
  const run = await makeRunOf(app, clerk, [one.seller, other.seller])
  const listed = await app.call(runs.listPayoutRuns, { query: {} }, clerk)
  expect(listed.content[0]).toMatchObject({ code: run.code, sellers: 2, paid: 0 })
  expect(run).toMatchObject({ state: "MADE", total: price + 1_000_000, needsTwo: false })
  const file = (payoutFormat: string) =>
    refuse(app, runs.signPayoutFile, { params: { id: run.id }, body: { payoutFormat } }, clerk)
  expectRefusal(await file("csv"), "runNotReleased")
  const ids = run.items.map(({ id }) => id)
  expectRefusal(await pay(run.id, ids), "runNotReleased")
  expect((await release(run.id)).status).toBe(200)
  expectRefusal(await release(run.id), "decidedAlready")
  for (const [format, expected] of [
    [
      "csv",
      `"1","0071000123456","TRAN THI LAN","VIETCOMBANK","970436","${price}","ROOMWRIGHT ${run.code}-1"`,
    ],
    ["xml", `<CtrlSum>${price + 1_000_000}</CtrlSum>`],
  ] as const) {
    const { address } = await app.call(
      runs.signPayoutFile,
      { params: { id: run.id }, body: { payoutFormat: format } },
      clerk,
    )
    expect(await (await fetch(app.url + address)).text()).toContain(expected)
  }
  // Repeated and by two clerks at once, it is booked once.
  const answers = await Promise.all([pay(run.id, ids), pay(run.id, ids, second), pay(run.id, ids)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expectRefusal(await pay(run.id, ids, clerk, "FT2"), "decidedAlready")
  expect([await balanceOf(one.seller), await balanceOf(other.seller)]).toEqual([0, 0])
  expect(await readRunOf(app, clerk, run.id)).toMatchObject({ state: "CLOSED", paid: price + 1_000_000 })
  const asked = { params: { month: one.month }, query: {} }
  const own = await app.call(readOwnStatement, asked, { headers: one.seller.headers })
  expect(own.payouts).toMatchObject([{ amount: price, reference: "FT26330001", receipt: null }])
  app.time.passes(billLimits.undoMs + 1_000)
  await tellPayouts(app.services)
  const inbox = await app.call(listNotifications, { query: {} }, { headers: one.seller.headers })
  expect(inbox.content.filter(({ type }) => type === "PAYOUT_SENT")).toHaveLength(1)
  await proveBooks(app)
})

test("two clerks who make a run of the same sellers at once pay nobody twice, nor does a payout by hand", async () => {
  const { seller, month } = await due()
  const key = newId()
  const make = (who: TestPerson, by = newId()) =>
    refuse(app, runs.makePayoutRun, { body: { sellers: [seller.id], key: by } }, who)
  const answers = await Promise.all([make(clerk, key), make(second), make(clerk, key)])
  const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two)
  expect([
    [200, 200, 409],
    [200, 409, 409],
  ]).toContainEqual(statuses)
  const open = app.database.db.selectFrom("payout_item").select("amount").where("seller_id", "=", seller.id)
  expect(await open.execute()).toEqual([{ amount: price }])
  const body = { amount: 1, reference: "FT3", upload: await uploadReceipt(app, clerk), key: newId() }
  const byHand = await refuse(app, recordPayout, { params: { seller: seller.id, month }, body }, clerk)
  expectRefusal(byHand, "payoutTooHigh")
  const { holds } = await app.call(listStatements, {}, { headers: seller.headers })
  expect(holds).toEqual([{ reason: "run", amount: price, until: null }])
})

test("from the sum that is set on, another clerk releases what one has made", async () => {
  const { seller } = await due()
  await app.call(changeFourEyes, { body: { fourEyesFrom: price } }, clerk)
  const run = await makeRunOf(app, clerk, [seller])
  expect(run.needsTwo).toBe(true)
  expectRefusal(await release(run.id), "secondPersonNeeded")
  expect((await release(run.id, second)).status).toBe(200)
  const called = await app.call(runs.callOffPayoutRun, { params: { id: run.id } }, clerk)
  expect(called.items).toMatchObject([{ state: "LEFT_OUT", reason: "CALLED_OFF" }])
  expectRefusal(await refuse(app, runs.callOffPayoutRun, { params: { id: run.id } }, clerk), "decidedAlready")
  // Due again.
  expect((await makeRunOf(app, second, [seller])).total).toBe(price)
})

test("who is blocked, changes the account or is owed less between making and releasing is left out, and said so", async () => {
  const [fine, blocked, changed] = [await due(), await due(), await due()]
  const run = await makeRunOf(
    app,
    clerk,
    [fine, blocked, changed].map(({ seller }) => seller),
  )
  await app.database.db
    .updateTable("account")
    .set({ blocked_at: app.services.clock.now() })
    .where("id", "=", blocked.seller.id)
    .execute()
  const thief = { ...sellerFacts, accountNumber: "9999000111222" }
  await enterSellerAccount(app, await startTestSession(app, changed.seller), thief)
  expect((await release(run.id)).status).toBe(200)
  const { items, total } = await readRunOf(app, clerk, run.id)
  const fateOf = ({ id }: TestPerson) => {
    const item = items.find(({ seller }) => seller.id === id)
    return [item?.state, item?.reason]
  }
  expect([fine, blocked, changed].map(({ seller }) => fateOf(seller))).toEqual([
    ["OPEN", null],
    ["LEFT_OUT", "BLOCKED"],
    ["LEFT_OUT", "ACCOUNT"],
  ])
  expect(total).toBe(price)
  const { address } = await app.call(
    runs.signPayoutFile,
    { params: { id: run.id }, body: { payoutFormat: "csv" } },
    clerk,
  )
  expect(await (await fetch(app.url + address)).text()).not.toContain("9999000111222")
  // A new run takes neither of them.
  const again = await refuse(
    app,
    runs.makePayoutRun,
    { body: { sellers: [blocked.seller.id, changed.seller.id], key: newId() } },
    clerk,
  )
  expectRefusal(again, "nothingDue")
})

test("what the bank did not transfer, or returned, is due again", async () => {
  const { seller } = await due()
  const run = await makeRunOf(app, clerk, [seller])
  await release(run.id)
  const [item] = run.items
  const params = { id: item?.id ?? "" }
  const fail = () => refuse(app, runs.failPayout, { params, body: { reason: "Unknown account." } }, clerk)
  expect((await fail()).status).toBe(200)
  expectRefusal(await fail(), "decidedAlready")
  expect(await balanceOf(seller)).toBe(price)

  const next = await makeRunOf(app, clerk, [seller])
  await release(next.id)
  const [paid] = next.items
  await pay(next.id, [paid?.id ?? ""])
  expect(await balanceOf(seller)).toBe(0)
  const rows = app.database.db
    .selectFrom("payout")
    .select("id")
    .where("item_id", "=", paid?.id ?? "")
  const { id } = await rows.executeTakeFirstOrThrow()
  // Noted by mistake: open again, for the same run.
  await app.call(undoPayout, { params: { id }, body: {} }, clerk)
  expect(await readRunOf(app, clerk, next.id)).toMatchObject({ state: "RELEASED", paid: 0 })
  expect(await balanceOf(seller)).toBe(price)
  await pay(next.id, [paid?.id ?? ""])
  app.time.passes(billLimits.undoMs + 1_000)
  await tellPayouts(app.services)
  const last = await rows.where("undone_at", "is", null).executeTakeFirstOrThrow()
  const body = { reason: "The account is closed." }
  await app.call(undoPayout, { params: { id: last.id }, body }, clerk)
  expect((await readRunOf(app, clerk, next.id)).items).toMatchObject([
    { state: "FAILED", reason: "The account is closed." },
  ])
  expect(await balanceOf(seller)).toBe(price)
  await proveBooks(app)
})
