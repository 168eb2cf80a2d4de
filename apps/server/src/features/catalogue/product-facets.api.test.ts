import { countProductFacets, listProducts, type ProductFacets } from "@roomwright/contract/catalogue/calls"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openTestShop, shopColours, shopMaterials, shopStyles, type Shop } from "../../testing/test-shop.ts"

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app)
  // Neither counted nor listed, whatever the filter.
  await app.makeProduct({ categoryId: "sofas", style: "retro", materials: ["oak"], onSale: false })
})

afterAll(() => app.close())

type Filters = Parameters<typeof app.call<typeof countProductFacets>>[1]["query"]
const countFacets = (filters: Filters): Promise<ProductFacets> =>
  app.call(countProductFacets, { query: filters })
const total = async (filters: Filters): Promise<number> =>
  (await app.call(listProducts, { query: { ...filters, size: "1" } })).totalElements

const several = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(","))
const price = fc.integer({ min: 0, max: 12 }).map((million) => String(million * 1_000_000))
const filtersArbitrary = fc.record(
  {
    w: fc.constantFrom("oak", "white", "xanh", "沙发", "product", "retro", "nothing here"),
    category: fc.constantFrom("seating", "sofas", "chairs", "lighting", "floor-lamps", "decor"),
    style: several(shopStyles),
    colour: several(shopColours),
    material: several(shopMaterials),
    minPrice: price,
    maxPrice: price,
    inStock: fc.constantFrom("true", "false"),
  },
  { requiredKeys: [] },
)

test("every count is what the list then holds, whatever is filtered", async () => {
  await fc.assert(
    fc.asyncProperty(filtersArbitrary, async (filters) => {
      const facets = await countFacets(filters)
      for (const kind of ["style", "colour", "material"] as const) {
        for (const { id, count } of facets[kind])
          expect([kind, id, count]).toEqual([kind, id, await total({ ...filters, [kind]: id })])
      }
      const categories = facets.category.flatMap((top) => [top, ...top.children])
      for (const { id, productCount } of categories)
        expect([id, productCount]).toEqual([id, await total({ ...filters, category: id })])
      expect(facets.inStockCount).toBe(await total({ ...filters, inStock: "true" }))
    }),
    { numRuns: 25 },
  )
})

test("the range of prices is that of the list without a filter by price", async () => {
  await fc.assert(
    fc.asyncProperty(filtersArbitrary, async (filters) => {
      const { minPrice: _min, maxPrice: _max, ...others } = filters
      const { content } = await app.call(listProducts, { query: { ...others, size: "100" } })
      const prices = content.map((card) => card.price)
      const { lowest, highest } = (await countFacets(filters)).price
      expect([lowest, highest]).toEqual(
        prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0],
      )
    }),
    { numRuns: 25 },
  )
})

describe("what is offered", () => {
  test("are values that leave something, in the order of the settings", async () => {
    const { style, colour, material, category } = await countFacets({})
    expect(style.map(({ id }) => id)).toEqual(["wabi-sabi", "nordic", "retro"])
    expect(colour.map(({ id, hex }) => [id, hex])).toEqual([
      ["white", "#F4F1EA"],
      ["oak", "#C9A274"],
      ["green", "#6F7F6B"],
    ])
    expect(material.map(({ id }) => id)).toEqual(["oak", "linen", "metal"])
    expect(category.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ["seating", ["sofas", "chairs"]],
      ["lighting", ["floor-lamps"]],
      ["decor", []],
    ])
  })

  test("a value that is chosen stays, though it leaves nothing", async () => {
    const { style, category } = await countFacets({
      style: "indochine",
      category: "floor-lamps",
      minPrice: "99000000",
    })
    expect(style).toMatchObject([{ id: "indochine", count: 0 }])
    expect(category).toMatchObject([
      { id: "lighting", productCount: 0, children: [{ id: "floor-lamps", productCount: 0 }] },
    ])
  })

  test("alternatives of a kind are counted as if none of it were chosen", async () => {
    const [free, chosen] = await Promise.all([countFacets({}), countFacets({ style: "retro" })])
    expect(chosen.style).toEqual(free.style)
    expect(chosen.colour).not.toEqual(free.colour)
  })

  test("is named in the language asked for", async () => {
    const { style, category } = await app.call(countProductFacets, { query: {} }, { language: "vi" })
    expect([...style, ...category].map(({ name }) => name.language)).toEqual(Array(6).fill("vi"))
  })
})

test("a product that is not on sale is counted nowhere", async () => {
  const { category } = await countFacets({})
  expect(category.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(shop.products.length)
})

test("paging and sorting are no filters", async () => {
  expect((await app.get("/api/products/facets?page=1")).status).toBe(400)
})
