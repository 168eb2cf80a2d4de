import { readMoneyReport } from "@roomwright/contract/payments/money-report"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { startTestSession } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { startSale, type Market } from "../../testing/test-sale-money.ts"

const price = 2_450_000

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
})
afterAll(() => app.close())

const read = (month?: string) =>
  app.call(
    readMoneyReport,
    { query: month === undefined ? {} : { month } },
    { headers: market.clerk.headers },
  )
type Report = Awaited<ReturnType<typeof read>>
const afterOf = ({ accounts }: Report) =>
  Object.fromEntries(accounts.filter(({ after }) => after !== 0).map(({ kind, after }) => [kind, after]))

/** What came minus what went is what is owed and what is ours, and each account's own sums add up. */
function expectRight({ bank, owed, own, accounts }: Report): void {
  expect(owed + own).toBe(bank.cameInAll - bank.wentInAll)
  for (const { before, added, taken, after } of accounts) expect(before + added - taken).toBe(after)
}

test("before anything came the report is of this month, and everything in it is nothing", async () => {
  const report = await read()
  expect(report).toMatchObject({ months: [], owed: 0, own: 0, bank: { cameInAll: 0, wentInAll: 0 } })
  expect(afterOf(report)).toEqual({})
  expectRight(report)
})

test("what came minus what went is what is owed, at the end of each month, whatever happens later", async () => {
  const [kept, over] = [await startSale(app, market), await startSale(app, market)]
  for (const sale of [kept, over]) {
    await sale.pay()
    await sale.confirm()
  }
  await kept.complete()
  await over.note("OVER", price + 50_000)
  await over.settle("REFUND_DUE")
  const first = await read()
  expect(first.months).toEqual([first.month])
  expect(first.bank).toMatchObject({ came: 2 * price + 50_000, went: 0 })
  expect(afterOf(first)).toEqual({ refund: 50_000, sale: price, seller: price })
  expectRight(first)

  app.time.passes(32 * 86_400_000)
  market.clerk = await startTestSession(app, market.clerk)
  await over.settle("REFUNDED")
  const second = await read()
  expect(second.months).toEqual([second.month, first.month])
  expect(second.bank).toEqual({
    came: 0,
    went: 50_000,
    cameInAll: 2 * price + 50_000,
    wentInAll: 50_000,
  })
  expect(afterOf(second)).toEqual({ sale: price, seller: price })
  expectRight(second)
  // The month that is over says the same as before.
  expect({ ...(await read(first.month)), months: [] }).toEqual({ ...first, months: [] })
  // Between them and after them nothing moved.
  expectRight(await read("2099-01"))
  expect(afterOf(await read("2099-01"))).toEqual(afterOf(second))
})

test("only clerks read it, and only of a month", async () => {
  const designer = await startTestSession(app, market.atelier.designer)
  expectRefusal(await refuse(app, readMoneyReport, { query: {} }, designer), "forbidden")
  expectRefusal(
    await refuse(app, readMoneyReport, { query: { month: "2026-13" } }, market.clerk),
    "invalidInput",
  )
})
