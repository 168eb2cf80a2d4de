import { readStats, type Stats } from "@roomwright/contract/orders/stats"
import { listOrders } from "@roomwright/contract/orders/calls"
import { listStatements } from "@roomwright/contract/orders/statements"
import { recordProductView } from "@roomwright/contract/catalogue/product-views"
import { recordWorkView } from "@roomwright/contract/works/work-views"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { withdrawProduct } from "../catalogue/catalogue.public.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, type Atelier } from "../../testing/test-atelier.ts"
import { openSellerShop } from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { decideSale, passDays, sellDesign, untilOf } from "../../testing/test-sales.ts"

let app: TestApp
let clerk: TestPerson
let atelier: Atelier

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: "1" } })
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  clerk = await startTestSession(app, clerk)
  atelier = await openAtelier(app)
})
afterAll(() => app.close())

const read = (by: "day" | "month", kind: "design" | "product" = "design"): Promise<Stats> =>
  app.call(readStats, { params: { offered: kind }, query: { by } }, { headers: atelier.designer.headers })

async function pass(days: number): Promise<void> {
  ;({ clerk, atelier } = await passDays(app, { clerk, atelier }, days))
}
const sell = (price: number, until: "placed" | "paid" | "completed") =>
  sellDesign(app, { clerk, atelier }, price, until)

const see = (address: string) =>
  app.call(
    recordWorkView,
    { params: { id: atelier.workId } },
    { headers: { "x-forwarded-for": address, "user-agent": "Mozilla/5.0 Firefox/140.0" } },
  )

test("views, orders and earnings stand on the day of Vietnam on which they happened", async () => {
  await see("192.0.2.1")
  await see("192.0.2.2")
  await sell(1_000_000, "placed")
  await pass(3)
  await see("192.0.2.1")
  await sell(2_500_000, "completed")
  const { points, total, top } = await read("day")
  expect(points).toHaveLength(30)
  const today = new Date(app.services.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  expect(points.at(-1)).toEqual({ period: today, views: 1, orders: 1, earned: 2_500_000 })
  expect(points.at(-4)).toMatchObject({ views: 2, orders: 1, earned: 0 })
  expect(total).toEqual({ views: 3, orders: 2, earned: 2_500_000 })
  expect(top).toMatchObject([{ id: atelier.workId, isGone: false, views: 3, orders: 2, earned: 2_500_000 }])
  const months = await read("month")
  expect(months.points).toHaveLength(12)
  expect(months.total).toEqual(total)
  // Designs are no products.
  expect((await read("day", "product")).total).toEqual({ views: 0, orders: 0, earned: 0 })
})

test("what is older than the time that is drawn counts no more; one who sold nothing sees zeros", async () => {
  await see("192.0.2.9")
  await sell(1_000_000, "completed")
  await pass(30)
  expect((await read("day")).total).toEqual({ views: 0, orders: 0, earned: 0 })
  expect((await read("month")).total).toEqual({ views: 1, orders: 1, earned: 1_000_000 })
  const stranger = await signUp(app)
  const nothing = await app.call(
    readStats,
    { params: { offered: "design" }, query: {} },
    { headers: stranger.headers },
  )
  expect(nothing).toMatchObject({ total: { views: 0, orders: 0, earned: 0 }, top: [] })
  expectRefusal(await refuse(app, readStats, { params: { offered: "design" }, query: {} }), "loginRequired")
})

test("a merchant's products are seen once a visitor and day, not by robots or the merchant, and not off sale", async () => {
  const shop = await openSellerShop(app)
  const look = (headers: Readonly<Record<string, string>>, id = shop.productId) =>
    refuse(
      app,
      recordProductView,
      { params: { id } },
      { headers: { "user-agent": "Mozilla/5.0 Firefox/140.0", ...headers } },
    )
  const readViews = async (): Promise<number> =>
    (await app.call(readStats, { params: { offered: "product" }, query: {} }, shop.merchant)).total.views
  for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"])
    expect((await look({ "x-forwarded-for": address })).status).toBe(200)
  await look({ "x-forwarded-for": "192.0.2.3", "user-agent": "Googlebot/2.1" })
  await look({ "x-forwarded-for": "192.0.2.4", ...shop.merchant.headers })
  expect(await readViews()).toBe(2)
  await withdrawProduct(app.services, shop.productId)
  expectRefusal(await look({ "x-forwarded-for": "192.0.2.5" }), "notFound")
  expect(await readViews()).toBe(2)
})

const fates = ["placed", "paid", "completed", "refunded", "refunded late"] as const

test("over any history, months are those of the statements, days add up to them, and orders to the list of sales", async () => {
  const history = fc.array(
    fc.record({
      fate: fc.constantFrom(...fates),
      price: fc.integer({ min: 1, max: 9_000_000 }),
      days: fc.integer({ min: 0, max: 13 }),
    }),
    { minLength: 2, maxLength: 5 },
  )
  await fc.assert(
    fc.asyncProperty(history, async (events) => {
      atelier = await openAtelier(app)
      let passed = 0
      for (const { fate, price, days } of events) {
        const sale = await sell(price, untilOf(fate))
        await pass(days)
        passed += days
        if (fate.startsWith("refunded")) await decideSale(app, { clerk, atelier }, sale, "refund")
      }
      const { headers } = atelier.designer
      const { months } = await app.call(listStatements, {}, { headers })
      const byMonth = await read("month")
      for (const { period, earned } of byMonth.points) {
        const statement = months.find(({ month }) => month === period)
        expect(earned, period).toBe((statement?.sold ?? 0) - (statement?.returned ?? 0))
      }
      const all = months.reduce((sum, { sold, returned }) => sum + sold - returned, 0)
      expect(byMonth.total.earned).toBe(all)
      expect(byMonth.top.reduce((sum, { earned }) => sum + earned, 0)).toBe(all)
      const query = { side: "seller" as const, size: "1" }
      const { totalElements } = await app.call(listOrders, { query }, { headers })
      expect(byMonth.total.orders).toBe(totalElements)
      if (passed < 30) expect((await read("day")).total).toEqual(byMonth.total)
    }),
    { numRuns: Number(process.env["STATEMENT_RUNS"] ?? 4) },
  )
}, 240_000)
