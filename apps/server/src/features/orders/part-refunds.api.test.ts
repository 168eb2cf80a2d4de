import { listNotifications } from "@roomwright/contract/notifications/calls"
import { completeOrder, readOrder, shipOrder, type Order } from "@roomwright/contract/orders/calls"
import { readAdminOrder } from "@roomwright/contract/orders/admin"
import { refundPart, withdrawPart } from "@roomwright/contract/orders/part-refunds"
import { decideProblem, reportProblem } from "@roomwright/contract/orders/problem-calls"
import { listStatements, readOwnStatement } from "@roomwright/contract/orders/statements"
import { billLimits } from "@roomwright/contract/payments/bills"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openSellerShop, payOrder, placeOrder, type SellerShop } from "../../testing/test-orders.ts"
import { notifyOfRefunds, setUpPayments } from "../../testing/test-payments.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { notifyPartRefunds } from "./notify-part-refunds.ts"

const price = 2_000_000

let app: TestApp
let clerk: TestPerson
let buyer: TestPerson
let shop: SellerShop

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  clerk = await startTestSession(app, clerk)
  buyer = await signUp(app, { nickname: "Lan" })
  shop = await openSellerShop(app, [{ price, stock: 20 }])
})
afterAll(() => app.close())

/** A paid order of three pieces. */
async function paid(): Promise<Order> {
  const placed = await placeOrder(app, buyer, shop, { quantity: 3 })
  await payOrder(app, buyer, clerk, placed)
  return placed
}
const give = (id: string, part: object, who = clerk) =>
  refuse(app, refundPart, { params: { id }, body: { reason: "One was scratched.", ...part } }, who)
const withdraw = (id: string, who = clerk) => refuse(app, withdrawPart, { params: { id } }, who)
const read = (id: string): Promise<Order> =>
  app.call(readOrder, { params: { id } }, { headers: buyer.headers })
const ship = (id: string) =>
  app.call(
    shipOrder,
    { params: { id }, body: { carrier: "GHN", tracking: "" } },
    { headers: shop.merchant.headers },
  )
const owed = async (): Promise<number> =>
  (await app.call(listStatements, {}, { headers: shop.merchant.headers })).balance
const told = async ({ headers }: TestPerson): Promise<string[]> =>
  (await app.call(listNotifications, { query: {} }, { headers })).content.map(({ type }) => type)

test("pieces or a sum go back while the order stays, never more than is left of line, order and money", async () => {
  const { id, total } = await paid()
  expectRefusal(await give(id, {}), "invalidInput")
  expectRefusal(await give(id, { line: 1, amount: 1 }), "invalidInput")
  expectRefusal(await give(id, { pieces: 1 }), "invalidInput")
  for (const bad of [{ amount: 0 }, { amount: -1 }, { amount: 1.5 }, { line: -1, amount: 1 }, { pieces: 0 }])
    expectRefusal(await give(id, bad), "invalidInput")
  expect((await give(id, { line: 0, pieces: 1 })).status).toBe(200)
  expectRefusal(await give(id, { line: 0, pieces: 3 }), "refundTooHigh")
  const tooMuch = await give(id, { amount: total - price + 1 })
  expectRefusal(tooMuch, "refundTooHigh")
  expect(tooMuch.envelope?.message).toContain((total - price).toLocaleString("zh-CN"))
  expect((await give(id, { amount: 150_000 })).status).toBe(200)
  const order = await read(id)
  expect(order).toMatchObject({
    status: "PAID",
    isRefundDue: true,
    refund: { due: price + 150_000, refunded: 0 },
  })
  expect(order.refunds).toMatchObject([
    { kind: "part", amount: price, line: 0, pieces: 1, reason: "One was scratched.", madeAt: null },
    { kind: "part", amount: 150_000, line: null, pieces: null },
  ])
  await proveBooks(app)
  // The seller gets what is left, and the buyer all of the rest when it is called off.
  await ship(id)
  await app.call(completeOrder, { params: { id } }, { headers: buyer.headers })
  expect(await owed()).toBe(total - price - 150_000)
  await proveBooks(app)
})

test("of a completed order the seller pays it, in the month's statement; a problem can end so, too", async () => {
  const { id, total } = await paid()
  await ship(id)
  await app.call(completeOrder, { params: { id } }, { headers: buyer.headers })
  expect(await owed()).toBe(total)
  expect((await give(id, { amount: 300_000 })).status).toBe(200)
  expect(await owed()).toBe(total - 300_000)
  const month =
    (await app.call(listStatements, {}, { headers: shop.merchant.headers })).months[0]?.month ?? ""
  const statement = await app.call(
    readOwnStatement,
    { params: { month }, query: {} },
    { headers: shop.merchant.headers },
  )
  expect(statement).toMatchObject({ sold: total, returned: 300_000 })
  expect(statement.entries.content.map(({ type, amount }) => [type, amount])).toEqual([
    ["return", -300_000],
    ["sale", total],
  ])
  const problem = { params: { id }, body: { text: "A leg is loose.", pictures: [] } }
  await app.call(reportProblem, problem, { headers: buyer.headers })
  expect(await owed()).toBe(0)
  // While the problem waits, it alone decides.
  expectRefusal(await give(id, { amount: 1 }), "orderChanged")
  const decide = (body: object) =>
    refuse(app, decideProblem, { params: { id }, body: { reason: "A new leg.", ...body } }, clerk)
  expectRefusal(await decide({ verdict: "part" }), "invalidInput")
  expectRefusal(await decide({ verdict: "part", amount: total }), "refundTooHigh")
  expect((await decide({ verdict: "part", amount: 200_000 })).status).toBe(200)
  expectRefusal(await decide({ verdict: "part", amount: 1 }), "orderChanged")
  const decided = await read(id)
  expect(decided).toMatchObject({ status: "COMPLETED", problem: { decision: { outcome: "part" } } })
  expect(decided.refund).toEqual({ due: 500_000, refunded: 0 })
  expect(await owed()).toBe(total - 500_000)
  // A decision on a problem is final.
  expectRefusal(await withdraw(decided.refunds[1]?.id ?? ""), "undoTooLate")
  await proveBooks(app)
})

test("called off after a part went back, the rest is due and not one dong more", async () => {
  const { id, total } = await paid()
  await give(id, { amount: 1_000_000 })
  await ship(id)
  const problem = { params: { id }, body: { text: "It is another one.", pictures: [] } }
  await app.call(reportProblem, problem, { headers: buyer.headers })
  const body = { verdict: "refund", reason: "It was." }
  expect((await refuse(app, decideProblem, { params: { id }, body }, clerk)).status).toBe(200)
  expect(await read(id)).toMatchObject({
    status: "CANCELLED",
    refund: { due: total, refunded: 0 },
    refunds: [{ kind: "part" }, { kind: "whole", amount: total - 1_000_000 }],
  })
  expectRefusal(await give(id, { amount: 1 }), "orderChanged")
  await proveBooks(app)
})

test("a mistake is withdrawn in silence for ten minutes; then buyer and seller are told, and it stays", async () => {
  const { id } = await paid()
  await give(id, { amount: 500_000 })
  const [first] = (await read(id)).refunds
  expectRefusal(await withdraw(first?.id ?? "", buyer), "forbidden")
  await notifyOfRefunds(app)
  expect(await told(buyer)).not.toContain("REFUND_DUE")
  const answers = await Promise.all([withdraw(first?.id ?? ""), withdraw(first?.id ?? "")])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404])
  expect(await read(id)).toMatchObject({ refund: { due: 0, refunded: 0 }, refunds: [] })
  await proveBooks(app)
  await give(id, { amount: 400_000 })
  app.time.passes(billLimits.undoMs)
  await notifyOfRefunds(app)
  expect(await notifyPartRefunds(app.services)).toBeGreaterThan(0)
  expect(await notifyPartRefunds(app.services)).toBe(0)
  expect(await told(buyer)).toContain("REFUND_DUE")
  expect(await told(shop.merchant)).toContain("SALE_PART_REFUNDED")
  const [second] = (await read(id)).refunds
  expectRefusal(await withdraw(second?.id ?? ""), "undoTooLate")
  await proveBooks(app)
})

test("two clerks give the last piece back at once: one does", async () => {
  const { id, total } = await paid()
  const other = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
  const answers = await Promise.all([give(id, { amount: total }), give(id, { amount: total }, other)])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422])
  await proveBooks(app)
})

test("only staff without a part in it give back, and nothing of an unpaid order", async () => {
  const placed = await placeOrder(app, buyer, shop)
  expectRefusal(await give(placed.id, { amount: 1 }), "orderChanged")
  expectRefusal(await give(placed.id, { amount: 1 }, buyer), "forbidden")
  expectRefusal(await give(placed.id, { amount: 1 }, shop.merchant), "forbidden")
  const order = await app.call(readAdminOrder, { params: { id: placed.id } }, { headers: clerk.headers })
  expect(order.refunds).toEqual([])
})
