import { readHomePage } from "@roomwright/contract/home"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

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

test("a work without products is a cover without a room to shop from", async () => {
  const cover = await app.makeWork({ publishedAt: new Date("2025-06-01") })
  const home = await app.call(readHomePage, {})
  expect([home.cover?.id, home.newWorks, home.shopTheRoom]).toEqual([cover, [], null])
})

test("a filled one shows the newest works, the room of the newest, designers and products", async () => {
  const products: string[] = []
  for (let at = 0; at < 9; at += 1)
    products.push(await app.makeProduct({ variants: [{ price: 1_000 }, { price: 2_000 }] }))
  const withdrawn = await app.makeProduct({ onSale: false })
  const works: string[] = []
  for (let at = 0; at < 7; at += 1) works.push(await app.makeWork({ designerId: await app.makeDesigner() }))
  const room = await app.makeWork({
    products: [
      { productId: withdrawn, at: [0.1, 0.1] },
      ...products
        .slice(0, 7)
        .map((productId, at) => ({ productId, at: at === 0 ? null : ([0.1 * at, 0.5] as const) })),
    ],
  })

  const home = await app.call(readHomePage, {}, { language: "vi" })
  expect(home.cover?.id).toBe(room)
  expect(home.newWorks.map(({ id }) => id)).toEqual(works.toReversed().slice(0, 6))
  expect(home.designers).toHaveLength(4)
  expect(home.products).toHaveLength(8)
  // The work of the test before, its designer, and what was made here.
  expect(home.counts).toEqual({ works: 9, products: 9, designers: 8 })

  // Five tagged products are shown; the sum is that of all on sale, at their lowest prices.
  expect(home.shopTheRoom).toMatchObject({ work: { id: room }, productCount: 7, totalPrice: 7_000 })
  expect(home.shopTheRoom?.products.map(({ product }) => product.id)).toEqual(products.slice(1, 6))
  expect(home.cover?.designer.city.language).toBe("vi")
})
