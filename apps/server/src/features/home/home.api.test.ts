import { readHomePage } from "@roomwright/contract/home/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

/** Makes the pictures of these works as large as a cover's, by what is noted of them. */
const enlarge = (works: readonly string[], width = 1_600) =>
  app.database.db
    .updateTable("picture")
    .set({ width, height: 1_000 })
    .where("id", "in", (eb) => eb.selectFrom("work").select("main_picture_id").where("id", "in", works))
    .execute()

test("an empty platform has a front page with nothing but the first articles", async () => {
  const { articles, ...rest } = await app.call(readHomePage, {})
  expect(articles).toHaveLength(3)
  expect(rest).toEqual({
    cover: null,
    coverArticle: null,
    newWorks: [],
    shopTheRoom: null,
    designers: [],
    products: [],
    counts: { works: 0, products: 0, designers: 0 },
  })
})

test("what nobody of the platform has looked at never leads, and neither is its room the one to shop from", async () => {
  const products = [{ productId: await app.makeProduct({ onSale: false }), at: null }]
  const work = await app.makeWork({ publishedAt: new Date("2025-06-01"), products })
  const home = await app.call(readHomePage, {})
  expect([home.cover, home.newWorks.map(({ id }) => id), home.shopTheRoom]).toEqual([null, [work], null])
})

test("an article of the platform's own leads while no work may", async () => {
  const id = (await app.call(readHomePage, {})).articles[0]?.id ?? ""
  const setCover = (cover_id: string | null) =>
    app.database.db.updateTable("content_version").set({ cover_id }).where("item_id", "=", id).execute()
  await setCover(await app.makePicture())
  const home = await app.call(readHomePage, {})
  expect([home.cover, home.coverArticle?.id]).toEqual([null, id])
  expect(home.articles.map((article) => article.id)).not.toContain(id)
  await setCover(null)
})

test("a filled one shows the newest works, the room of the best that staff looked at, designers and products", async () => {
  const products: string[] = []
  for (let at = 0; at < 9; at += 1)
    products.push(await app.makeProduct({ variants: [{ price: 1_000 }, { price: 2_000 }] }))
  const withdrawn = await app.makeProduct({ onSale: false })
  const works: string[] = []
  for (let at = 0; at < 7; at += 1) works.push(await app.makeWork({ designerId: await app.makeDesigner() }))
  const room = await app.makeWork({
    isSeen: true,
    products: [
      { productId: withdrawn, at: [0.1, 0.1] },
      ...products
        .slice(0, 7)
        .map((productId, at) => ({ productId, at: at === 0 ? null : ([0.1 * at, 0.5] as const) })),
    ],
  })

  // Too small to lead, nothing to buy in it, or nobody looked: each lacks one thing that a cover needs.
  const tagged = [{ productId: products[0] ?? "", at: null }]
  const lacking = [
    await app.makeWork({ isSeen: true, products: tagged }),
    await app.makeWork({ isSeen: true }),
    await app.makeWork({ products: tagged }),
  ]
  await enlarge([room, ...lacking.slice(1)])
  const home = await app.call(readHomePage, {}, { language: "vi" })
  works.push(...lacking)
  expect(home.cover?.id).toBe(room)
  expect(home.newWorks.map(({ id }) => id)).toEqual(works.toReversed().slice(0, 6))
  expect(home.designers).toHaveLength(4)
  expect(home.products).toHaveLength(8)
  // The work of the test before, its designer, and what was made here.
  expect(home.counts).toEqual({ works: 12, products: 9, designers: 8 })

  // Five tagged products are shown; the sum is that of all on sale, at their lowest prices.
  expect(home.shopTheRoom).toMatchObject({ work: { id: room }, productCount: 7, totalPrice: 7_000 })
  expect(home.shopTheRoom?.products.map(({ product }) => product.id)).toEqual(products.slice(1, 6))
  expect(home.cover?.designer.city.language).toBe("vi")
})

test("one shops from the room that fills the list where the one that leads shows few products", async () => {
  const products: string[] = []
  for (let at = 0; at < 5; at += 1) products.push(await app.makeProduct())
  const show = (ids: readonly string[]) =>
    app.makeWork({
      isSeen: true,
      products: ids.map((productId, at) => ({ productId, at: [0.1 + at * 0.1, 0.5] as const })),
    })
  const [leading, fullest, filling] = [
    await show(products.slice(0, 1)),
    await show(products.slice(0, 3)),
    await show(products),
  ]
  const all = [leading, fullest, filling]
  await enlarge(all)
  const watch = (id: string, view_count: number) =>
    app.database.db.updateTable("work").set({ view_count }).where("id", "=", id).execute()
  for (const [at, id] of all.entries()) await watch(id, 99 - at)
  const shop = async () => {
    const home = await app.call(readHomePage, {})
    expect(home.cover?.id).toBe(leading)
    return [home.shopTheRoom?.work.id, home.shopTheRoom?.products.length]
  }
  expect(await shop()).toEqual([filling, 5])
  const hide = (ids: readonly string[]) =>
    app.database.db.updateTable("work").set({ edition: 2 }).where("id", "in", ids).execute()
  await hide(await everyWorkBut(leading, fullest))
  expect(await shop()).toEqual([fullest, 3])
  await hide(all)
})

/** The ids of all works but these. */
const everyWorkBut = async (...but: readonly string[]): Promise<string[]> => {
  const rows = await app.database.db.selectFrom("work").select("id").where("id", "not in", but).execute()
  return rows.map(({ id }) => id)
}

test("a picture that does not fill a screen never leads, but one shops from its room", async () => {
  const productId = await app.makeProduct()
  await app.database.db.updateTable("work").set({ edition: 2 }).execute()
  const [small, sharp] = [
    await app.makeWork({ isSeen: true, products: [{ productId, at: [0.5, 0.5] }] }),
    await app.makeWork({ isSeen: true, products: [{ productId, at: null }] }),
  ]
  const { db } = app.database
  await db.updateTable("work").set({ view_count: 999 }).where("id", "=", small).execute()
  await enlarge([small], 1_280)
  const leadOf = async () => {
    const { cover, shopTheRoom } = await app.call(readHomePage, {})
    return [cover?.id ?? null, shopTheRoom?.work.id ?? null]
  }
  await db.updateTable("work").set({ view_count: 1_000 }).where("id", "=", sharp).execute()
  await enlarge([sharp], 1_599)
  expect(await leadOf()).toEqual([null, small])
  await enlarge([sharp])
  expect(await leadOf()).toEqual([sharp, small])
  await db.updateTable("work").set({ edition: 2 }).where("id", "in", [small, sharp]).execute()
})

test("of several the most viewed leads, and none once its designer changed it", async () => {
  const products = [{ productId: await app.makeProduct(), at: null }]
  const [liked, other] = [
    await app.makeWork({ isSeen: true, products }),
    await app.makeWork({ isSeen: true, products }),
  ]
  await enlarge([liked, other])
  const { db } = app.database
  const cover = async () => (await app.call(readHomePage, {})).cover?.id
  expect(await cover()).toBe(other)
  await db.updateTable("work").set({ view_count: 9 }).where("id", "=", liked).execute()
  expect(await cover()).toBe(liked)
  await db.updateTable("work").set({ edition: 2 }).where("id", "=", liked).execute()
  expect(await cover()).toBe(other)
})
