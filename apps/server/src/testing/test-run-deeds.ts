import * as runs from "@roomwright/contract/orders/payout-runs"
import { recordRepayment } from "@roomwright/contract/orders/repayments"
import { listStatements } from "@roomwright/contract/orders/statements"
import { newId } from "../platform/ids.ts"
import { refuse } from "./expect-refusal.ts"
import type { TestApp } from "./test-app.ts"
import { enterSellerAccount, sellerFacts } from "./test-payments.ts"
import { payTooMuch } from "./test-payouts.ts"
import type { Market } from "./test-sale-money.ts"

/** What clerks and a seller do around payout runs and debts, for random histories; refused or not. */
export function actsOfRuns(app: TestApp, market: Market, sum: number) {
  const { designer } = market.atelier
  const newest = async () => {
    const { content } = await app.call(runs.listPayoutRuns, { query: { size: "1" } }, market.clerk)
    return app.call(runs.readPayoutRun, { params: { id: content[0]?.id ?? newId() } }, market.clerk)
  }
  const make = () =>
    refuse(app, runs.makePayoutRun, { body: { sellers: [designer.id], key: newId() } }, market.clerk)
  const hasRun = async (): Promise<boolean> =>
    (await app.call(runs.listPayoutRuns, { query: {} }, market.clerk)).totalElements > 0
  return {
    account: async () => {
      const accountNumber = `00710001234${String(sum % 100).padStart(2, "0")}`
      await enterSellerAccount(app, designer, { ...sellerFacts, accountNumber })
    },
    run: make,
    "run released": async () => {
      await make()
      if (!(await hasRun())) return
      const { id } = await newest()
      return refuse(app, runs.releasePayoutRun, { params: { id } }, market.clerk)
    },
    "run paid": async () => {
      if (!(await hasRun())) return
      const { id, items } = await newest()
      const body = { payoutItems: items.map((item) => item.id), reference: "FT7", paidOn: "2026-12-24" }
      return refuse(app, runs.notePayoutsPaid, { params: { id }, body }, market.clerk)
    },
    "run off": async () => {
      if (!(await hasRun())) return
      const { id } = await newest()
      return refuse(app, runs.callOffPayoutRun, { params: { id } }, market.clerk)
    },
    "too much": () => payTooMuch(app, designer.id, sum),
    repay: async () => {
      const { balance } = await app.call(listStatements, {}, { headers: designer.headers })
      if (balance >= 0) return
      const body = { amount: Math.min(sum, -balance), reference: "FT8", key: newId() }
      return refuse(app, recordRepayment, { params: { seller: designer.id }, body }, market.clerk)
    },
  }
}
