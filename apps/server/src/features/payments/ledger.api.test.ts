import { listStatements } from "@roomwright/contract/orders/statements"
import { readAdminStatement, recordPayout, undoPayout } from "@roomwright/contract/orders/statements-admin"
import { changeCommission } from "@roomwright/contract/settings/admin"
import { noCommission } from "@roomwright/contract/settings/commission"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { actsOfRuns } from "../../testing/test-run-deeds.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { setUpPayments, uploadReceipt } from "../../testing/test-payments.ts"
import { startPlanMoney, type PlanMoney } from "../../testing/test-plan-deeds.ts"
import { startSale, type Market, type OpenSale } from "../../testing/test-sale-money.ts"

const price = 2_450_000

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = { clerk: await setUpPayments(app), atelier: await openAtelier(app, price) }
  const rates = { free: 750, pro: 500, premium: 250, enterprise: 0 }
  const commission = { ...noCommission, design: rates }
  await app.call(changeCommission, { body: { commission } }, market.clerk)
})
afterAll(() => app.close())

const deeds = [
  "pay",
  "confirm",
  "reject",
  "short",
  "over",
  "double",
  "late",
  "plain",
  "accept",
  "rest",
  "due",
  "refunded",
  "oldest due",
  "oldest refunded",
  "drop",
  "refuseSale",
  "complete",
  "report",
  "refund",
  "keep",
  "part",
  "keep credit",
  "part of all",
  "withdraw part",
  "part verdict",
  "oldest part made",
  "days",
  "payout",
  "undo receipt",
  "deliver",
  "line",
  "exact line",
  "release line",
  "plan part",
  "plan part withdrawn",
  "plan part made",
  "undo refund",
  "undo payout",
  "account",
  "run",
  "run released",
  "run paid",
  "run off",
  "too much",
  "repay",
] as const

test("over any history no sum is lost, invented or due twice, and the books balance at every step", async () => {
  const history = fc.array(
    fc.record({ deed: fc.constantFrom(...deeds), sum: fc.integer({ min: 1, max: 2 * price }) }),
    { minLength: 5, maxLength: 12 },
  )
  const beginnings = fc.constantFrom<readonly (typeof deeds)[number][]>(
    [],
    ["pay", "confirm"],
    ["pay", "confirm", "complete"],
    ["pay", "confirm", "undo receipt"],
    ["plain", "pay", "confirm", "undo receipt", "confirm"],
    ["pay", "confirm", "over", "refunded", "undo refund"],
    ["pay", "confirm", "complete", "days", "days", "days", "days", "days", "payout"],
    ["pay", "short", "rest"],
    ["plain", "accept"],
    ["exact line", "accept", "undo receipt", "release line"],
    ["late", "days", "late", "accept", "undo receipt", "accept"],
    ["short", "rest", "accept", "undo receipt"],
    ["pay", "confirm", "line", "undo receipt", "deliver"],
    ["plan part", "plan part made", "plan part", "plan part withdrawn"],
    ["pay", "confirm", "part", "short"],
    ["pay", "confirm", "part", "withdraw part", "complete", "part"],
    ["pay", "confirm", "complete", "report", "part verdict", "part of all"],
    ["pay", "confirm", "part", "oldest part made", "drop"],
    ["pay", "confirm", "part of all", "keep credit", "short"],
    ["pay", "confirm", "part of all", "keep credit", "oldest part made"],
    ["account", "pay", "confirm", "complete", "days", "days", "days", "days", "days", "run", "run released"],
    ["account", "pay", "confirm", "complete", "days", "days", "days", "days", "days", "run", "days", "run"],
    [
      "too much",
      "repay",
      "account",
      "pay",
      "confirm",
      "complete",
      "days",
      "days",
      "days",
      "days",
      "days",
      "run",
    ],
  )
  await fc.assert(
    fc.asyncProperty(beginnings, history, fc.boolean(), async (beginning, events, isHeld) => {
      // What is confirmed waits, or is given at once.
      Object.assign(app.services.config, { holdMinutes: isHeld ? 10 : 0 })
      const plan = startPlanMoney(app, market)
      const sale = await startSale(app, market)
      // The sum of what the bank took in for this bill, by what the clerks said alone.
      let came = 0
      for (const { deed, sum } of [...beginning.map((deed) => ({ deed, sum: price - 1_000 })), ...events]) {
        const before = await sale.read()
        const status = await act(sale, plan, { deed, sum })
        expect([deed, status]).not.toEqual([deed, 500])
        const { money, status: state } = await sale.read()
        const isNote = ["over", "double", "late", "plain", "short"].includes(deed)
        // A confirmation that was taken back says no more that money came.
        if (deed === "undo receipt" && before.status !== state) {
          expect([before.status, isOver(state) || money.due === before.money.due]).toEqual([
            "CONFIRMED",
            true,
          ])
          came = money.came
        }
        if (isNote && before.status !== "CONFIRMED") came += status === 200 ? sum : 0
        else if (isNote || ["confirm", "line", "exact line", "release line"].includes(deed)) came = money.came
        expect([deed, money.came]).toEqual([deed, came])
        expect(money.due + money.refunded + money.kept).toBeLessThanOrEqual(money.came)
        if (state === "CANCELLED" && before.status !== "CONFIRMED") expect(money.missing).toBe(0)
        expect((await sale.readAtAdmin())?.money).toEqual(money)
        await proveBooks(app)
      }
      const { headers } = market.atelier.designer
      const { balance } = await app.call(listStatements, {}, { headers })
      const owed = await app.database.db
        .selectFrom("money_balance")
        .select("balance")
        .where("kind", "=", "seller")
        .where("id", "=", market.atelier.designer.id)
        .executeTakeFirst()
      expect(owed?.balance ?? 0).toBe(balance)
    }),
    { numRuns: Number(process.env["LEDGER_RUNS"] ?? 12) },
  )
}, 900_000)

/** What was due back before a late payment is due again. */
const isOver = (state: string): boolean => state === "EXPIRED"

async function act(
  sale: OpenSale,
  plan: PlanMoney,
  { deed, sum }: { readonly deed: (typeof deeds)[number]; readonly sum: number },
): Promise<number> {
  const oldest = sale.notes[0]
  const acts: Readonly<Record<typeof deed, () => Promise<{ status: number } | void>>> = {
    pay: async () => {
      const bill = await sale.read()
      if (["AWAITING_PAYMENT", "REJECTED"].includes(bill.status) && bill.receipts.length < 9) await sale.pay()
    },
    confirm: sale.confirm,
    reject: sale.reject,
    short: () => sale.note("SHORT", sum),
    over: () => sale.note("OVER", sum),
    double: () => sale.note("DOUBLE", sum),
    late: () => sale.note("LATE", sum),
    plain: () => sale.note("NO_RECEIPT", sum),
    accept: () => sale.settle("ACCEPTED"),
    rest: () => sale.settle("REST_ASKED"),
    due: () => sale.settle("REFUND_DUE"),
    refunded: () => sale.settle("REFUNDED"),
    "oldest due": () => sale.settle("REFUND_DUE", oldest),
    "oldest refunded": () => sale.settle("REFUNDED", oldest),
    drop: sale.drop,
    refuseSale: sale.refuseSale,
    complete: sale.complete,
    report: sale.report,
    refund: () => sale.decide("refund"),
    keep: () => sale.decide("complete"),
    "keep credit": () => sale.keep(),
    part: () => sale.givePart(Math.ceil(sum / 4)),
    "part of all": () => sale.givePart(price),
    "withdraw part": () => sale.withdrawPart(),
    "part verdict": () => sale.decide("part", { amount: Math.ceil(sum / 4) }),
    "oldest part made": () => sale.makePart(),
    days: () => sale.pass(3),
    "undo receipt": sale.takeReceiptBack,
    deliver: async () => {
      await app.database.db
        .updateTable("bill")
        .set({ deliver_at: new Date(0) })
        .where("deliver_at", "is not", null)
        .execute()
      await app.runJob("deliver-paid")
    },
    line: async () => {
      const { refunded, kept } = (await sale.read()).money
      // A bank that shows less than what went back on a receipt's word shows a loss, which no sum over the books undoes.
      if (sum >= refunded + kept) return sale.importLine(sum)
    },
    "exact line": () => sale.importLine(price),
    "release line": sale.releaseLine,
    "plan part": () => plan.give(Math.ceil(sum / 20)),
    "plan part withdrawn": plan.withdraw,
    "plan part made": plan.make,
    "undo refund": () => sale.takeRefundBack("The bank returned it."),
    "undo payout": async () => {
      const { headers } = market.clerk
      const seller = market.atelier.designer.id
      const { months } = await app.call(listStatements, {}, { headers: market.atelier.designer.headers })
      for (const { month } of months) {
        const asked = { params: { seller, month }, query: {} }
        const { payouts } = await app.call(readAdminStatement, asked, { headers })
        const last = payouts.findLast(({ takenBack }) => takenBack === null)
        const body = { reason: "The bank returned it." }
        if (last) return refuse(app, undoPayout, { params: { id: last.id }, body }, market.clerk)
      }
    },
    ...actsOfRuns(app, market, sum),
    payout: async () => {
      const { headers } = market.atelier.designer
      const { balance, months } = await app.call(listStatements, {}, { headers })
      const due = months.find(({ owed }) => owed > 0)
      if (!due || balance <= 0) return
      const amount = Math.min(due.owed, balance, sum)
      const upload = await uploadReceipt(app, market.clerk)
      const body = { amount, reference: "FT1", upload, key: newId() }
      return refuse(
        app,
        recordPayout,
        { params: { seller: market.atelier.designer.id, month: due.month }, body },
        market.clerk,
      )
    },
  }
  return (await acts[deed]())?.status ?? 200
}
