import { listEmptySearches, readAnalytics, recordOrderForm } from "@roomwright/contract/analytics/calls"
import { completeOrder } from "@roomwright/contract/orders/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectDatabase } from "../../platform/database/connect.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, placeDesign } from "../../testing/test-atelier.ts"
import { openSellerShop, payOrder, placeOrder } from "../../testing/test-orders.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { createCounter } from "./counter.ts"
import { expireCounts, storeCounts } from "./store-counts.ts"

const dayMs = 86_400_000

let app: TestApp
let editor: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
})

afterAll(() => app.close())

async function pass(days: number): Promise<void> {
  app.time.passes(days * dayMs)
  editor = await startTestSession(app, editor)
}
const read = (days: "7" | "30" | "90" = "7") =>
  app.call(readAnalytics, { query: { days } }, { headers: editor.headers })
const sought = (query: { days?: "7" | "90"; place?: "help"; sort?: "recent" } = {}) =>
  app.call(listEmptySearches, { query }, { headers: editor.headers })
const store = (counter: ReturnType<typeof createCounter>) => storeCounts(app.services, counter)

test("an unused platform has numbers of nothing for every day", async () => {
  const { days, pages, products } = await read("30")
  expect(days).toHaveLength(30)
  expect([pages, products.views, products.orders]).toEqual([[], days.map(() => 0), days.map(() => 0)])
  expect(await sought()).toMatchObject({ content: [], totalElements: 0 })
})

test("what two processes count adds up, by day, page and language", async () => {
  const counters = [createCounter(app.services.clock), createCounter(app.services.clock)]
  for (const counter of counters) {
    for (let at = 0; at < 3; at += 1) counter.countPage("work", "vi")
    counter.countPage("work", "zh")
    counter.countSearch("products", "hammock")
    counter.countSearch("help", "hammock")
  }
  await Promise.all(counters.map(store))
  await pass(1)
  const [first] = counters
  first?.countPage("work", "vi")
  first?.countSearch("products", "hammock")
  if (first) await store(first)
  const { pages, designs, days } = await read()
  expect(pages).toEqual([
    { page: "work", language: "vi", views: [0, 0, 0, 0, 0, 6, 1] },
    { page: "work", language: "zh", views: [0, 0, 0, 0, 0, 2, 0] },
  ])
  expect(designs.views).toEqual([0, 0, 0, 0, 0, 8, 1])
  expect((await sought()).content).toEqual([
    { id: "products hammock", place: "products", words: "hammock", count: 3, lastDay: days[6] },
    { id: "help hammock", place: "help", words: "hammock", count: 2, lastDay: days[5] },
  ])
  expect((await sought({ place: "help" })).totalElements).toBe(1)
})

test("what cannot be stored now is stored later", async () => {
  const counter = createCounter(app.services.clock)
  counter.countPage("price", "en")
  // Nobody listens there.
  const away = connectDatabase("postgres://127.0.0.1:1/nothing")
  await expect(storeCounts({ database: away, log: app.services.log }, counter)).rejects.toThrow()
  await away.close()
  await store(counter)
  expect((await read()).pages).toContainEqual(
    expect.objectContaining({ page: "price", language: "en", views: expect.arrayContaining([1]) }),
  )
})

test("orders stand on the day they were placed, with what has become of them", async () => {
  const clerk = await setUpPayments(app)
  const shop = await openSellerShop(app)
  const buyer = await signUp(app)
  await placeOrder(app, buyer, shop)
  await payOrder(app, buyer, clerk, await placeOrder(app, buyer, shop))
  const atelier = await openAtelier(app)
  const design = await placeDesign(app, buyer, atelier.workId)
  await payOrder(app, buyer, clerk, design)
  await app.call(completeOrder, { params: { id: design.id } }, { headers: buyer.headers })
  await pass(1)
  const { products, designs } = await read()
  expect([products.orders, products.paid, products.completed].map((daily) => daily.slice(-2))).toEqual([
    [2, 0],
    [1, 0],
    [0, 0],
  ])
  expect([designs.orders, designs.paid, designs.completed].map((daily) => daily.slice(-2))).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ])
})

test("opened order forms are counted, but not for robots", async () => {
  const person = await signUp(app)
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
  for (const agent of [firefox, "Googlebot/2.1"])
    for (const offered of ["product", "design"] as const)
      await app.call(
        recordOrderForm,
        { params: { offered } },
        { headers: { ...person.headers, "user-agent": agent } },
      )
  await expect
    .poll(async () => [(await read()).products.forms.at(-1), (await read()).designs.forms.at(-1)], {
      timeout: 20_000,
    })
    .toEqual([1, 1])
})

test("pages are kept for thirteen months and words for ninety days", async () => {
  await pass(87)
  expect((await sought({ days: "90" })).totalElements).toBe(2)
  await expireCounts(app.services)
  await pass(2)
  await expireCounts(app.services)
  const left = async () => ({
    words: await app.database.db.selectFrom("empty_search").select("words").execute(),
    pages: (await app.database.db.selectFrom("page_count").select("page").execute()).length,
  })
  expect(await left()).toMatchObject({ words: [], pages: expect.any(Number) })
  expect((await left()).pages).toBeGreaterThan(3)
  await pass(400)
  await expireCounts(app.services)
  expect((await left()).pages).toBe(0)
})
