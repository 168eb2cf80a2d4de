import { listProducts } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { countPlacement } from "./catalogue.public.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openTestShop, type Shop, type ShopProduct } from "../../testing/test-shop.ts"

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app)
})

afterAll(() => app.close())

type Query = Parameters<typeof app.call<typeof listProducts>>[1]["query"]
const list = (query: Query = {}) => app.call(listProducts, { query: { size: "100", ...query } })
const idsOf = async (query?: Query): Promise<string[]> => (await list(query)).content.map(({ id }) => id)
const expected = (passes: (product: ShopProduct) => boolean): string[] =>
  shop.products
    .filter(passes)
    .map(({ id }) => id)
    .toSorted()

/** The list under a filter holds exactly the products that pass, and counts them. */
async function expectOnly(query: Query, passes: (product: ShopProduct) => boolean): Promise<void> {
  const { content, totalElements } = await list(query)
  const ids = expected(passes)
  expect(content.map(({ id }) => id).toSorted()).toEqual(ids)
  expect(totalElements).toBe(ids.length)
}

test("without a filter everything on sale is listed", async () => {
  await expectOnly({}, () => true)
})

describe("a filter leaves only what passes:", () => {
  test("a category of the second level", () =>
    expectOnly({ category: "sofas" }, ({ category }) => category === "sofas"))
  test("a category of the first level, with all below it", () =>
    expectOnly({ category: "seating" }, ({ category }) => ["seating", "sofas", "chairs"].includes(category)))
  test("style", () => expectOnly({ style: "retro" }, ({ style }) => style === "retro"))
  test("colour, of any variant", () =>
    expectOnly({ colour: "green" }, ({ colours }) => colours.includes("green")))
  test("material", () => expectOnly({ material: "linen" }, ({ materials }) => materials.includes("linen")))
  test("least price", () => expectOnly({ minPrice: "6000000" }, ({ price }) => price >= 6_000_000))
  test("highest price", () => expectOnly({ maxPrice: "6000000" }, ({ price }) => price <= 6_000_000))
  test("a range of prices, both ends in it", () =>
    expectOnly(
      { minPrice: "3000000", maxPrice: "7000000" },
      ({ price }) => price >= 3_000_000 && price <= 7_000_000,
    ))
  test("a range that ends before it begins", () => expectOnly({ minPrice: "2", maxPrice: "1" }, () => false))
  test("in stock", () => expectOnly({ inStock: "true" }, ({ stock }) => stock > 0))
  test("in stock or not", () => expectOnly({ inStock: "false" }, () => true))
  test("merchant", () =>
    expectOnly({ merchantId: shop.merchants[1] }, ({ merchantId }) => merchantId === shop.merchants[1]))
  test("a merchant nobody knows", () =>
    expectOnly({ merchantId: "019b7711-9680-72cb-a276-163fe47378e1" }, () => false))
})

describe("together", () => {
  test("values of one kind are alternatives", async () => {
    await expectOnly({ style: "retro,nordic" }, ({ style }) => style !== "wabi-sabi")
    await expectOnly(
      { colour: "white,green" },
      ({ colours }) => colours.includes("white") || colours.includes("green"),
    )
    await expectOnly(
      { material: "oak,metal" },
      ({ materials }) => materials.includes("oak") || materials.includes("metal"),
    )
  })

  test("different kinds must all match", () =>
    expectOnly(
      { category: "seating", style: "retro,nordic", colour: "oak", inStock: "true", maxPrice: "8000000" },
      ({ category, style, colours, stock, price }) =>
        ["seating", "sofas", "chairs"].includes(category) &&
        style !== "wabi-sabi" &&
        colours.includes("oak") &&
        stock > 0 &&
        price <= 8_000_000,
    ))

  test("a value nobody knows is refused by name, in the reader's language", async () => {
    const answer = await app.get("/api/products?style=nope,retro&material=nope", { language: "vi" })
    expect(answer.status).toBe(422)
    expect(answer.envelope).toMatchObject({
      code: 42201,
      message: "Không có các bộ lọc này: query.style, query.material. Hãy chọn bộ lọc khác.",
    })
  })

  test.each(["/api/products", "/api/products/facets"])(
    "a category nobody knows is refused by %s",
    async (path) => {
      const answer = await app.get(`${path}?category=nope`)
      expect(answer.status).toBe(422)
      expect(answer.envelope).toMatchObject({ code: 42201, data: { faults: [{ path: "query.category" }] } })
    },
  )
})

describe("the order is", () => {
  test("the most popular first, of equals the youngest", async () => {
    const [first, second] = shop.products
    const placed = [first?.id ?? "", second?.id ?? ""]
    await app.database.db.transaction().execute((tx) => countPlacement(tx, placed, "living-room"))
    const youngestFirst = shop.products.map(({ id }) => id).toReversed()
    const popular = [second?.id, first?.id]
    expect(await idsOf()).toEqual([...popular, ...youngestFirst.filter((id) => !popular.includes(id))])
    expect(await idsOf({ sort: "popular" })).toEqual(await idsOf())
  })

  test("the youngest first", async () => {
    expect(await idsOf({ sort: "newest" })).toEqual(shop.products.map(({ id }) => id).toReversed())
  })

  test("by price, up and down", async () => {
    const up = (await list({ sort: "price-up" })).content.map(({ price }) => price)
    expect(up).toEqual(shop.products.map(({ price }) => price).toSorted((one, other) => one - other))
    const down = (await list({ sort: "price-down" })).content.map(({ price }) => price)
    expect(down).toEqual(up.toReversed())
  })
})

describe("pages", () => {
  test.each(["popular", "newest", "price-up", "price-down"] as const)(
    "of any size join without overlap or gap: %s",
    async (sort) => {
      const whole = await idsOf({ sort })
      for (const size of [1, 7, 29, 30]) {
        const joined: string[] = []
        for (let page = 0; page * size < whole.length; page += 1) {
          const answer = await list({ sort, size: String(size), page: String(page) })
          expect([answer.page, answer.size, answer.totalElements]).toEqual([page, size, whole.length])
          joined.push(...answer.content.map(({ id }) => id))
        }
        expect(joined).toEqual(whole)
      }
    },
  )

  test("beyond the end are empty, with the total as it is", async () => {
    expect(await list({ page: "9999" })).toEqual({
      content: [],
      page: 9999,
      size: 100,
      totalElements: shop.products.length,
    })
  })

  test("hold 24 unless more are asked for", async () => {
    const { content, size } = await app.call(listProducts, { query: {} })
    expect([content.length, size]).toEqual([24, 24])
  })
})

test("a card tells the lowest price and the colours of all variants, in the language asked for", async () => {
  const product = shop.products.find(({ colours }) => colours.length === 2)
  const { content } = await app.call(listProducts, { query: { size: "100" } }, { language: "vi" })
  const card = content.find(({ id }) => id === product?.id)
  expect(card).toMatchObject({ price: product?.price, priceVaries: true, inStock: (product?.stock ?? 0) > 0 })
  expect(card?.colours.map(({ name }) => name.language)).toEqual(["vi", "vi"])
  expect(card?.picture).toMatchObject({ width: 64, height: 48, widths: [64] })
})
