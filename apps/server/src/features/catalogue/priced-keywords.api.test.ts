import { countProductFacets, listProducts, type FoundProducts } from "@roomwright/contract/catalogue/calls"
import { listSuggestions } from "@roomwright/contract/search/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { demoProducts } from "../../demo/content/products.ts"
import { fillJudged } from "../../demo/judged/fill-judged.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let keys: ReadonlyMap<string, string>

beforeAll(async () => {
  app = await startTestApp()
  keys = await fillJudged(app)
}, 300_000)

afterAll(() => app.close())

const find = (w: string, language: "zh" | "en" | "vi", query = {}): Promise<FoundProducts> =>
  app.call(listProducts, { query: { w, size: "40", ...query } }, { language })

const categoriesOf = ({ content }: FoundProducts): Set<string | undefined> =>
  new Set(content.map(({ id }) => demoProducts.find(({ key }) => key === keys.get(id))?.category))

test.each([
  ["ghế sofa dưới 20 triệu", "vi", "ghế sofa", 0, 20e6],
  ["ghế sofa trên 20 triệu", "vi", "ghế sofa", 20e6, Infinity],
  ["sofa 15-20 million", "en", "sofa", 15e6, 20e6],
  ["2000万以内的沙发", "zh", "沙发", 0, 20e6],
] as const)("a price in the keyword is a filter: %s", async (w, language, without, from, to) => {
  const all = await find(without, language)
  const found = await find(w, language)
  const fitting = all.content.filter(({ price }) => from <= price && price <= to)
  expect(found.content.map(({ id }) => id)).toEqual(fitting.map(({ id }) => id))
  expect(found.totalElements).toBeGreaterThan(0)
  expect(found.totalElements).toBeLessThan(all.totalElements)
  expect(found.understood?.at(-1)).toEqual({
    kind: "price",
    name: expect.any(String) as string,
    without,
    price: { ...(from > 0 ? { from } : {}), ...(to < Infinity ? { to } : {}) },
  })
})

test("what else is understood goes without losing the price", async () => {
  const found = await find("ghế sofa màu cam đất dưới 50 triệu", "vi")
  expect(found.understood?.map(({ kind, without }) => [kind, without])).toEqual([
    ["colour", "ghế sofa dưới 50 triệu"],
    ["price", "ghế sofa màu cam đất"],
  ])
  expect(found.withoutAll).toBe("ghế sofa")
})

test("a price that nothing of the kind has is left out and said", async () => {
  const all = await find("ghế sofa", "vi")
  const found = await find("ghế sofa dưới 1 triệu", "vi")
  expect(found.leftOut).toEqual({ words: ["dưới 1 triệu"], keyword: "ghế sofa" })
  expect(found.content.map(({ id }) => id)).toEqual(all.content.map(({ id }) => id))
  expect(found.understood).toEqual([])
})

test("a price in another money is said not to be searched", async () => {
  const found = await find("small couch under $500", "en")
  expect(found.foreignPrice).toBe("under $500")
  expect(categoriesOf(found)).toContain("sofas")
  expect((await find("sofa under 20 million", "en")).foreignPrice).toBeUndefined()
})

test("a price alone finds all that costs so", async () => {
  const found = await find("dưới 500k", "vi")
  const cheap = await app.call(
    listProducts,
    { query: { maxPrice: "500000", size: "40" } },
    { language: "vi" },
  )
  expect(found.totalElements).toBeGreaterThan(0)
  expect(found.content.map(({ id }) => id)).toEqual(cheap.content.map(({ id }) => id))
  expect(found.understood).toMatchObject([{ kind: "price", without: "" }])
})

test("a price alone that nothing costs finds nothing", async () => {
  const found = await find("dưới 20 nghìn", "vi")
  expect([found.totalElements, found.leftOut]).toEqual([0, undefined])
})

test("a price set as a filter is meant instead of the keyword's", async () => {
  const found = await find("ghế sofa dưới 20 triệu", "vi", { minPrice: "20000000" })
  expect(found.totalElements).toBeGreaterThan(0)
  expect(found.content.every(({ price }) => price >= 20e6)).toBe(true)
  expect(found.understood).toEqual([])
})

test("filters are counted within the price, and the price over all of the kind", async () => {
  const count = (w: string) =>
    app.call(countProductFacets, { query: { w } }, { language: "vi" }).then(({ price, colour }) => ({
      price,
      products: colour.reduce((sum, { count }) => sum + count, 0),
    }))
  const all = await count("ghế sofa")
  const priced = await count("ghế sofa dưới 20 triệu")
  expect(priced.price).toEqual(all.price)
  expect(priced.products).toBeLessThan(all.products)
})

test("suggestions keep the price", async () => {
  const { products } = await app.call(
    listSuggestions,
    { query: { w: "ghế sofa dưới 20 triệu" } },
    { language: "vi" },
  )
  expect(products.length).toBeGreaterThan(0)
  expect(products.every(({ price }) => price <= 20e6)).toBe(true)
})
