import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
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

/** What each account holds. */
const readBalances = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly line: string }>`
    select kind || ' ' || id || ' ' || balance as line from money_balance where balance <> 0 order by 1`.execute(
    app.database.db,
  )
  return rows.map(({ line }) => line)
}

/** As before there was a ledger: bills, notes and orders alone. */
const forgetLedger = (): Promise<void> =>
  app.database.db.transaction().execute(async (tx) => {
    await sql`alter table money_entry disable trigger user`.execute(tx)
    for (const table of ["money_entry", "money_balance", "money_month"] as const)
      await tx.deleteFrom(table).execute()
    await sql`alter table money_entry enable trigger user`.execute(tx)
  })

test("what came before there was a ledger is brought in once, to the same balances", async () => {
  const paid = async () => {
    const sale = await startSale(app, market)
    await sale.pay()
    await sale.confirm()
    return sale
  }
  await paid()
  await (await paid()).complete()
  await (await paid()).refuseSale()
  const refunded = await paid()
  await refunded.note("DOUBLE", price)
  await refunded.settle("REFUNDED")
  const due = await paid()
  await due.note("DOUBLE", price)
  await due.settle("REFUND_DUE")
  await (await startSale(app, market)).drop()
  const before = await readBalances()
  expect(before.length).toBeGreaterThan(4)

  await forgetLedger()
  expect(await readBalances()).toEqual([])
  await sql`select bring_in_money()`.execute(app.database.db)
  expect(await readBalances()).toEqual(before)
  await proveBooks(app)
  await sql`select bring_in_money()`.execute(app.database.db)
  expect(await readBalances()).toEqual(before)
})
