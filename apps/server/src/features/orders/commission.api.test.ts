import { completeOrder } from "@roomwright/contract/orders/calls"
import { listStatements, readOwnStatement } from "@roomwright/contract/orders/statements"
import { searchStatements } from "@roomwright/contract/orders/statements-admin"
import { readMoneyReport } from "@roomwright/contract/payments/money-report"
import { changeCommission } from "@roomwright/contract/settings/admin"
import { noCommission, readCommission, type Commission } from "@roomwright/contract/settings/commission"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { localDay } from "../../platform/vietnam/local-periods.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier } from "../../testing/test-atelier.ts"
import { openSellerShop, payOrder, placeOrder } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { decideSale, sellDesign } from "../../testing/test-sales.ts"

let app: TestApp
let clerk: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(() => set(noCommission))
afterAll(() => app.close())

const rates = (free: number) => ({ free, pro: 0, premium: 0, enterprise: 0 })
const set = (commission: Commission) => app.call(changeCommission, { body: { commission } }, clerk)
const month = () => localDay(app.services.clock.now()).slice(0, 7)
const statementOf = ({ headers }: TestPerson) =>
  app.call(readOwnStatement, { params: { month: month() }, query: {} }, { headers })

test("nothing is kept until rates are set, and everybody sees them", async () => {
  expect(await app.call(readCommission, {})).toEqual(noCommission)
  await set({ ...noCommission, design: rates(750) })
  expect((await app.call(readCommission, {})).design.free).toBe(750)
  const stranger = await signUp(app)
  const body = { commission: noCommission }
  expectRefusal(await refuse(app, changeCommission, { body }, stranger), "forbidden")
  const tooMuch = { commission: { ...noCommission, design: rates(5_001) } }
  expectRefusal(await refuse(app, changeCommission, { body: tooMuch }, clerk), "invalidInput")
})

test("a design's commission is that of the moment when it was ordered, and goes back with a refund", async () => {
  await set({ ...noCommission, design: rates(750) })
  const atelier = await openAtelier(app)
  const selling = { clerk, atelier }
  const placed = await sellDesign(app, selling, 1_000_001, "placed")
  // It stays what it was, whatever is set afterwards.
  await set({ ...noCommission, design: rates(5_000) })
  const { bill_id: billId } = await app.database.db
    .selectFrom("market_order")
    .select("bill_id")
    .where("id", "=", placed.params.id)
    .executeTakeFirstOrThrow()
  await payOrder(app, placed.buyer, clerk, { billId })
  await app.call(completeOrder, { params: placed.params }, { headers: placed.buyer.headers })
  // 7.5 % of 1,000,001, rounded down.
  const sold = { sold: 1_000_001, commission: 75_000, owed: 925_001, held: 925_001 }
  expect(await statementOf(atelier.designer)).toMatchObject({
    ...sold,
    entries: { content: [{ amount: 1_000_001, commission: 75_000 }] },
  })
  const { accounts } = await app.call(readMoneyReport, { query: {} }, clerk)
  const kept = () => accounts.find(({ kind }) => kind === "commission")?.after
  expect(kept()).toBe(75_000)
  const { content } = await app.call(searchStatements, { query: { size: "100" } }, clerk)
  expect(content.find(({ seller }) => seller.id === atelier.designer.id)).toMatchObject({
    commission: 75_000,
    owed: 925_001,
  })
  await proveBooks(app)
  await decideSale(app, selling, placed, "refund")
  const { balance } = await app.call(listStatements, {}, { headers: atelier.designer.headers })
  expect(balance).toBe(0)
  expect(await statementOf(atelier.designer)).toMatchObject({ commission: 0, owed: 0 })
  await proveBooks(app)
})

test("a product's commission is that of its category, without delivery, by the plan of who sells", async () => {
  const shop = await openSellerShop(app, [{ price: 1_000_000, stock: 9 }])
  const { category_id: category } = await app.database.db
    .selectFrom("product")
    .select("category_id")
    .where("id", "=", shop.productId)
    .executeTakeFirstOrThrow()
  const order = async () => {
    const { id } = await placeOrder(app, await signUp(app), shop)
    const row = app.database.db.selectFrom("market_order").select("commission").where("id", "=", id)
    return (await row.executeTakeFirstOrThrow()).commission
  }
  await set({ ...noCommission, product: rates(300) })
  expect(await order()).toBe(30_000)
  await set({ ...noCommission, product: rates(300), categories: { [category]: rates(1_000) } })
  expect(await order()).toBe(100_000)
  // Of another plan.
  const none = { free: 0, pro: 900, premium: 900, enterprise: 900 }
  await set({ ...noCommission, product: none })
  expect(await order()).toBe(0)
})
