import { recordRepayment, undoRepayment } from "@roomwright/contract/orders/repayments"
import { listStatements, readOwnStatement } from "@roomwright/contract/orders/statements"
import { readAdminStatement, searchStatements } from "@roomwright/contract/orders/statements-admin"
import { billLimits } from "@roomwright/contract/payments/bills"
import { readStatement } from "@roomwright/contract/payments/receipts-admin"
import { listStatementLines } from "@roomwright/contract/payments/statement-lines"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../../platform/ids.ts"
import { localDay } from "../../../platform/vietnam/local-periods.ts"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { proveBooks } from "../../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { setUpPayments } from "../../../testing/test-payments.ts"
import { dueSeller, makeRunOf, payTooMuch } from "../../../testing/test-payouts.ts"
import { signUp, type TestPerson } from "../../../testing/test-people.ts"

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

const month = () => localDay(app.services.clock.now()).slice(0, 7)
const balanceOf = async ({ headers }: TestPerson) => (await app.call(listStatements, {}, { headers })).balance
const repay = (seller: TestPerson, body: object) =>
  refuse(
    app,
    recordRepayment,
    { params: { seller: seller.id }, body: { reference: "FT5", key: newId(), ...body } },
    clerk,
  )

test("a seller who owes pays back by hand, never more than is owed, and once per key", async () => {
  const seller = await signUp(app)
  await payTooMuch(app, seller.id, 1_000_000)
  expect(await balanceOf(seller)).toBe(-1_000_000)
  const tooMuch = await repay(seller, { amount: 1_000_001 })
  expectRefusal(tooMuch, "repaymentTooHigh")
  expect(tooMuch.text).toContain("1,000,000")
  const body = { amount: 400_000, key: newId() }
  const answers = await Promise.all([1, 2, 3].map(() => repay(seller, body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expectRefusal(await repay(seller, { ...body, amount: 1 }), "keyReused")
  const asked = { params: { month: month() }, query: {} }
  const own = await app.call(readOwnStatement, asked, { headers: seller.headers })
  expect(own).toMatchObject({
    paidOut: 1_000_000,
    repaid: 400_000,
    owed: -600_000,
    balance: -600_000,
    payable: 0,
    repayments: [{ amount: 400_000, reference: "FT5", takenBack: null }],
  })
  const query = { size: "100" }
  const { content } = await app.call(searchStatements, { query }, clerk)
  expect(content.find((one) => one.seller.id === seller.id)).toMatchObject({ owed: -600_000 })
  // Taken back: in silence for ten minutes, then with a reason.
  const { id } = own.repayments[0] ?? { id: "" }
  const undo = (undone: object) => refuse(app, undoRepayment, { params: { id }, body: undone }, clerk)
  app.time.passes(billLimits.undoMs + 1_000)
  expectRefusal(await undo({}), "reasonMissing")
  expect((await undo({ reason: "It was another seller." })).status).toBe(200)
  expectRefusal(await undo({ reason: "Again." }), "decidedAlready")
  expect(await balanceOf(seller)).toBe(-1_000_000)
  const params = { seller: seller.id, month: month() }
  const admin = await app.call(readAdminStatement, { params, query: {} }, clerk)
  expect(admin.repayments[0]?.takenBack?.reason).toBe("It was another seller.")
  await proveBooks(app)
})

test("a line of the bank's statement is the repayment, whole and once", async () => {
  const seller = await signUp(app)
  await payTooMuch(app, seller.id, 1_000_000)
  const reference = `FT${newId().slice(-8)}`
  const csv = `date,amount,message,reference\n2026-11-24,600000,HOAN TRA,${reference}`
  await app.call(readStatement, { body: { csv } }, clerk)
  const find = async () => {
    const { content } = await app.call(listStatementLines, { query: { w: reference } }, clerk)
    return content[0]
  }
  const statementLine = (await find())?.id ?? ""
  expectRefusal(await repay(seller, { amount: 500_000, statementLine }), "decidedAlready")
  const asked = { amount: 600_000, reference, statementLine }
  const answers = await Promise.all([repay(seller, asked), repay(seller, asked)])
  const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two)
  expect(statuses[0]).toBe(200)
  expect(statuses[1]).toBeGreaterThan(400)
  expect([await balanceOf(seller), (await find())?.state]).toEqual([-400_000, "settled"])
  const { id } = await app.database.db
    .selectFrom("repayment")
    .select("id")
    .where("line_id", "=", statementLine)
    .executeTakeFirstOrThrow()
  await app.call(undoRepayment, { params: { id }, body: {} }, clerk)
  expect([await balanceOf(seller), (await find())?.state]).toEqual([-1_000_000, "unknown"])
  await proveBooks(app)
})

test("a repayment that was noted by hand is its later line of the statement, and counts once", async () => {
  const seller = await signUp(app)
  await payTooMuch(app, seller.id, 1_000_000)
  const reference = `FT${newId().slice(-8)}`
  // As a clerk types it.
  expect((await repay(seller, { amount: 600_000, reference: ` ${reference.toLowerCase()}` })).status).toBe(
    200,
  )
  const lines = ["600000,HOAN TRA", "600000,KHAC"]
  const csvOf = (names: readonly string[]) =>
    ["date,amount,message,reference", ...lines.map((line, at) => `2026-11-24,${line},${names[at]}`)].join(
      "\n",
    )
  const other = `FT${newId().slice(-8)}`
  const csv = csvOf([reference, other])
  // The same file twice, at once.
  await Promise.all([1, 2].map(() => app.call(readStatement, { body: { csv } }, clerk)))
  const stateOf = async (w: string) =>
    (await app.call(listStatementLines, { query: { w } }, clerk)).content[0]?.state
  expect([await balanceOf(seller), await stateOf(reference)]).toEqual([-400_000, "settled"])
  // The same sum under another reference is other money.
  expect(await stateOf(other)).toBe("unknown")
  await proveBooks(app)
  const { id } = await app.database.db
    .selectFrom("repayment")
    .select("id")
    .where("seller_id", "=", seller.id)
    .executeTakeFirstOrThrow()
  await app.call(undoRepayment, { params: { id }, body: {} }, clerk)
  expect([await balanceOf(seller), await stateOf(reference)]).toEqual([-1_000_000, "unknown"])
  await proveBooks(app)
  const statementLine = (await app.call(listStatementLines, { query: { w: reference } }, clerk)).content[0]
    ?.id
  expect((await repay(seller, { amount: 600_000, reference, statementLine })).status).toBe(200)
  expect(await balanceOf(seller)).toBe(-400_000)
  await proveBooks(app)
})

test("what a seller owes is set off against the next payout by itself", async () => {
  const made = await dueSeller(app, clerk, 2_000_000)
  clerk = made.clerk
  await payTooMuch(app, made.seller.id, 500_000)
  const run = await makeRunOf(app, clerk, [made.seller])
  expect(run.items).toMatchObject([{ amount: 1_500_000 }])
})
