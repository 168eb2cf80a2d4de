import { listNotifications } from "@roomwright/contract/notifications/calls"
import { listOrders } from "@roomwright/contract/orders/calls"
import { billLimits } from "@roomwright/contract/payments/bills"
import { listStatements, readOwnStatement } from "@roomwright/contract/orders/statements"
import {
  recordPayout,
  readAdminStatement,
  searchStatements,
} from "@roomwright/contract/orders/statements-admin"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, type Atelier } from "../../testing/test-atelier.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, uploadReceipt } from "../../testing/test-payments.ts"
import { tellPayouts } from "./undo-payout.ts"
import { decideSale, passDays, sellDesign, untilOf, type Sale } from "../../testing/test-sales.ts"

let app: TestApp
let clerk: TestPerson
let atelier: Atelier

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  clerk = await startTestSession(app, clerk)
  atelier = await openAtelier(app)
})
afterAll(() => app.close())

const monthNow = (): string =>
  new Date(app.services.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
const own = () => app.call(listStatements, {}, { headers: atelier.designer.headers })

async function pass(days: number): Promise<void> {
  ;({ clerk, atelier } = await passDays(app, { clerk, atelier }, days))
}
const sell = (price: number, until: "placed" | "paid" | "completed") =>
  sellDesign(app, { clerk, atelier }, price, until)
const decide = (sale: Sale, verdict: "refund" | "complete") =>
  decideSale(app, { clerk, atelier }, sale, verdict)

const addressOf = (month: string) => ({ seller: atelier.designer.id, month })
const payout = async (amount: number) => ({
  amount,
  reference: "FT26325001",
  upload: await uploadReceipt(app, clerk),
  key: newId(),
})

test("a completed sale is owed, a payout is noted once with its receipt, and the seller is told", async () => {
  await sell(3_000_000, "placed")
  await sell(3_000_000, "paid")
  expect(await own()).toMatchObject({ balance: 0, held: 0, months: [] })
  await sell(2_500_000, "completed")
  const month = monthNow()
  const sold = { month, sales: 1, sold: 2_500_000, returned: 0, paidOut: 0, owed: 2_500_000 }
  expect(await own()).toMatchObject({ balance: 2_500_000, held: 2_500_000, months: [sold] })

  const params = addressOf(month)
  // The buyer may still complain.
  expectRefusal(await refuse(app, recordPayout, { params, body: await payout(1) }, clerk), "payoutTooHigh")
  await pass(15)
  expect(await own()).toMatchObject({ balance: 2_500_000, held: 0, months: [sold] })
  const body = await payout(2_000_000)
  const asked = { params, body }
  const answers = await Promise.all([1, 2, 3].map(() => refuse(app, recordPayout, asked, clerk)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expectRefusal(await refuse(app, recordPayout, { params, body: { ...body, amount: 1 } }, clerk), "keyReused")
  const tooMuch = await refuse(app, recordPayout, { params, body: await payout(500_001) }, clerk)
  expectRefusal(tooMuch, "payoutTooHigh")
  // In the reader's own format.
  expect(tooMuch.text).toContain("500,000")
  for (const amount of [0, -1, 1.5])
    expectRefusal(
      await refuse(app, recordPayout, { params, body: { ...body, amount } }, clerk),
      "invalidInput",
    )

  const { headers } = atelier.designer
  const detail = await app.call(readOwnStatement, { params: { month }, query: {} }, { headers })
  expect(detail).toMatchObject({
    paidOut: 2_000_000,
    owed: 500_000,
    balance: 500_000,
    payouts: [{ amount: 2_000_000, reference: "FT26325001" }],
    entries: { totalElements: 1, content: [{ type: "sale", amount: 2_500_000, kind: "design" }] },
  })
  const receipt = await fetch(app.url + (detail.payouts[0]?.receipt ?? ""))
  expect(receipt.headers.get("content-type")).toBe("image/webp")
  // It can be taken back for ten minutes, and nobody is told before.
  expect(await tellPayouts(app.services)).toBe(0)
  app.time.passes(billLimits.undoMs)
  expect(await tellPayouts(app.services)).toBe(1)
  const { content } = await app.call(listNotifications, { query: {} }, { headers })
  expect(content.filter(({ type }) => type === "PAYOUT_SENT")).toHaveLength(1)
})

test("what buyers may still complain about is not paid out, so a refund in time costs nobody anything", async () => {
  const first = await sell(1_000_000, "completed")
  const params = addressOf(monthNow())
  await pass(13)
  expectRefusal(await refuse(app, recordPayout, { params, body: await payout(1) }, clerk), "payoutTooHigh")
  await decide(first, "refund")
  expect(await own()).toMatchObject({ balance: 0, held: 0 })
  await pass(31)
  const kept = await sell(1_500_000, "completed")
  const month = addressOf(monthNow())
  await decide(kept, "complete")
  // A problem is reported once: this one is decided, and nothing is held for it.
  expect(await own()).toMatchObject({ balance: 1_500_000, held: 0 })
  const detail = { params: month, query: {} }
  const { payable } = await app.call(readAdminStatement, detail, { headers: clerk.headers })
  expect(payable).toBe(1_500_000)
  const body = await payout(1_500_000)
  await app.call(recordPayout, { params: month, body }, { headers: clerk.headers })
  expect((await own()).balance).toBe(0)
})

test("a seller sees no statement of another, and only clerks see the back office's", async () => {
  await sell(1_000_000, "completed")
  const stranger = await signUp(app)
  const month = monthNow()
  const mine = await app.call(
    readOwnStatement,
    { params: { month }, query: {} },
    { headers: stranger.headers },
  )
  expect(mine).toMatchObject({ sold: 0, owed: 0, entries: { totalElements: 0 }, payouts: [] })
  const params = addressOf(month)
  expectRefusal(await refuse(app, readAdminStatement, { params, query: {} }, atelier.designer), "forbidden")
  expectRefusal(
    await refuse(app, recordPayout, { params, body: await payout(1) }, atelier.designer),
    "forbidden",
  )
})

const fates = ["placed", "paid", "completed", "refunded", "kept", "refunded late"] as const

test("over any history, months add up to the orders that are completed now, and to what was paid out", async () => {
  const history = fc.array(
    fc.record({
      fate: fc.constantFrom(...fates),
      price: fc.integer({ min: 1, max: 9_000_000 }),
      days: fc.integer({ min: 0, max: 12 }),
      paysOut: fc.boolean(),
    }),
    { minLength: 3, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(history, async (events) => {
      atelier = await openAtelier(app)
      let paid = 0
      for (const { fate, price, days, paysOut } of events) {
        const sale = await sell(price, untilOf(fate))
        await pass(days)
        if (fate.startsWith("refunded")) await decide(sale, "refund")
        if (fate === "kept") await decide(sale, "complete")
        const { balance, held, months } = await own()
        const due = months.find(({ owed }) => owed > 0)
        if (paysOut && due && balance > held) {
          const amount = Math.ceil(Math.min(due.owed, balance - held) / 2)
          const asked = { params: addressOf(due.month), body: await payout(amount) }
          await app.call(recordPayout, asked, { headers: clerk.headers })
          paid += amount
        }
      }
      const { headers } = atelier.designer
      const { balance, months } = await own()
      const query = { side: "seller" as const, status: "COMPLETED" as const, size: "100" }
      const completed = (await app.call(listOrders, { query }, { headers })).content
      const sum = completed.reduce((all, { total }) => all + total, 0)
      expect(months.reduce((all, { sold, returned }) => all + sold - returned, 0)).toBe(sum)
      expect(months.reduce((all, { paidOut }) => all + paidOut, 0)).toBe(paid)
      expect(balance).toBe(sum - paid)
      for (const one of months) {
        const params = { month: one.month }
        const { entries, payouts } = await app.call(
          readOwnStatement,
          { params, query: { size: "100" } },
          { headers },
        )
        expect(entries.content.reduce((all, { amount }) => all + amount, 0)).toBe(one.sold - one.returned)
        expect(payouts.reduce((all, { amount }) => all + amount, 0)).toBe(one.paidOut)
      }
      const admin = await app.call(searchStatements, { query: { size: "100" } }, { headers: clerk.headers })
      const seen = admin.content.filter(({ seller }) => seller.id === atelier.designer.id)
      expect(seen.map(({ month, owed }) => [month, owed])).toEqual(
        months.map(({ month, owed }) => [month, owed]),
      )
    }),
    { numRuns: Number(process.env["STATEMENT_RUNS"] ?? 4) },
  )
}, 240_000)
