import { randomUUID } from "node:crypto"
import { listProducts, listRelatedProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let sofa: string
let merchantId: string

const unknownId = "019b7711-9680-72cb-a276-163fe47378e1"
const sage = { id: "green", name: { zh: "鼠尾草", en: "Sage", vi: "Lá xô thơm" }, hex: "#98a27e" }
const clay = { id: "terracotta", name: { en: "Clay" }, hex: "#c07d50" }

beforeAll(async () => {
  app = await startTestApp()
  await app.makeCategory({ id: "furniture", name: { zh: "家具", en: "Furniture", vi: "Nội thất" } })
  await app.makeCategory({
    id: "sofas",
    parentId: "furniture",
    name: { zh: "沙发", en: "Sofas", vi: "Ghế sofa" },
  })
  merchantId = await app.makeMerchant({
    nickname: "Nhà Mộc",
    contactPhone: "+84 900 000 001",
    companyAddress: { en: "1 Secret Street" },
  })
  sofa = await app.makeProduct({
    categoryId: "sofas",
    merchantId,
    style: "wabi-sabi",
    materials: ["velvet", "oak"],
    name: { zh: "云朵沙发", en: "Cloud sofa", vi: "Ghế sofa Mây" },
    description: { en: "Soft." },
    pictureIds: [await app.makePicture(), await app.makePicture()],
    variants: [
      {
        sku: "S-1",
        colour: sage,
        price: 18_900_000,
        stock: 0,
        size: { zh: "三人位", en: "Three seats", vi: "3 chỗ" },
      },
      { sku: "S-2", colour: sage, price: 14_200_000, stock: 7, size: { en: "Two seats" } },
      { sku: "S-3", colour: clay, price: 16_000_000, stock: 0 },
    ],
  })
})

afterAll(() => app.close())

const read = (id: string, language: "zh" | "en" | "vi" = "en") =>
  app.call(readProduct, { params: { id } }, { language })

describe("a product", () => {
  test("is told with its variants in their order, its facts and its path of categories", async () => {
    const product = await read(sofa)
    expect(product).toMatchObject({
      name: { text: "Cloud sofa", language: "en" },
      merchant: { id: merchantId, nickname: "Nhà Mộc", city: { text: "Da Nang" }, productCount: 1 },
      price: 14_200_000,
      priceVaries: true,
      inStock: true,
      categories: [
        { id: "furniture", name: { text: "Furniture" } },
        { id: "sofas", name: { text: "Sofas" } },
      ],
      style: { id: "wabi-sabi" },
      materials: [
        { id: "velvet", name: { text: "Velvet" } },
        { id: "oak", name: { text: "Oak" } },
      ],
      widthMm: 800,
      depthMm: 600,
      heightMm: 400,
    })
    expect(product.variants.map(({ sku, price, stock, size }) => [sku, price, stock, size?.text])).toEqual([
      ["S-1", 18_900_000, 0, "Three seats"],
      ["S-2", 14_200_000, 7, "Two seats"],
      ["S-3", 16_000_000, 0, undefined],
    ])
    expect(product.colours.map(({ hex }) => hex)).toEqual(["#98a27e", "#c07d50"])
    expect(product.pictures).toHaveLength(2)
    expect(product.pictures[0]).toEqual(product.picture)
  })

  test("is told in the language asked for, and in English where that is missing", async () => {
    const product = await read(sofa, "vi")
    expect(product.name).toEqual({ text: "Ghế sofa Mây", language: "vi" })
    expect(product.description).toEqual({ text: "Soft.", language: "en" })
    expect(product.variants.map(({ size }) => size?.language)).toEqual(["vi", "en", undefined])
  })

  test("does not tell how to reach its merchant", async () => {
    expect((await app.get(`/api/products/${sofa}`)).text).not.toMatch(/900 000 001|Secret Street/)
  })

  test("of one price does not vary", async () => {
    const id = await app.makeProduct({
      variants: [
        { price: 5, stock: 0 },
        { price: 5, stock: 0 },
      ],
    })
    expect(await read(id)).toMatchObject({ price: 5, priceVaries: false, inStock: false })
  })

  test.each(["", "/related"])("that never was is not found: %s", async (suffix) => {
    const answer = await app.get(`/api/products/${unknownId}${suffix}`, { language: "en" })
    expect([answer.status, answer.envelope?.message]).toEqual([404, "Page not found."])
  })
})

describe("a product that is not on sale", () => {
  test("is neither read, listed nor counted, and its pictures are not found", async () => {
    const pictureIds: [string, string] = [await app.makePicture(), await app.makePicture()]
    const before = (await app.call(listProducts, { query: {} })).totalElements
    const id = await app.makeProduct({ merchantId, categoryId: "sofas", onSale: false, pictureIds })
    const { content, totalElements } = await app.call(listProducts, { query: { w: "", size: "100" } })
    expect([totalElements, content.some((card) => card.id === id)]).toEqual([before, false])
    expect((await app.get(`/api/products/${id}`)).status).toBe(404)
    // Who misses it is told of others, and nothing of itself.
    const others = await app.call(listRelatedProducts, { params: { id } })
    expect(others.map((card) => card.id)).toContain(sofa)
    expect(JSON.stringify(others)).not.toContain(id)
    expect((await app.get(`/api/products/${randomUUID()}/related`)).status).toBe(404)
    expect((await read(sofa)).merchant.productCount).toBe(1)

    const rows = await app.database.db
      .selectFrom("picture")
      .select(["id", "hash"])
      .where("id", "in", pictureIds)
      .execute()
    for (const row of rows) expect((await app.get(`/media/${row.id}-${row.hash}/64.webp`)).status).toBe(404)
    const [shown] = (await read(sofa)).pictures
    expect((await app.get(`${shown?.path}/64.webp`)).status).toBe(200)
  })
})

describe("related products", () => {
  test("are those nearest in category, style and first material, never the product itself nor one not on sale", async () => {
    await app.makeCategory({ id: "tables", parentId: "furniture" })
    await app.makeCategory({ id: "lamps" })
    const make = (categoryId: string, style: string, materials: string[], onSale = true) =>
      app.makeProduct({ categoryId, style, materials, onSale })
    const twin = await make("sofas", "wabi-sabi", ["velvet"])
    const sameCategory = await make("sofas", "retro", [])
    const table = await make("tables", "wabi-sabi", ["oak"])
    const lamp = await make("lamps", "wabi-sabi", [])
    const cousin = await make("tables", "retro", ["velvet"])
    await make("lamps", "retro", ["velvet"])
    await make("tables", "retro", ["oak"])
    await make("sofas", "wabi-sabi", ["velvet"], false)

    const related = await app.call(listRelatedProducts, { params: { id: sofa } })
    // Shared: everything; category and so its parent; parent and style; parent and material, as much as style alone,
    // and of these two the younger first.
    expect(related.map(({ id }) => id)).toEqual([twin, sameCategory, table, cousin, lamp])
  })

  test("are eight at most, the more popular of equals first", async () => {
    const alike: string[] = []
    for (let at = 0; at < 10; at += 1)
      alike.push(await app.makeProduct({ categoryId: "sofas", style: "wabi-sabi", materials: ["velvet"] }))
    const favourite = alike[3] ?? ""
    await app.database.db.updateTable("product").set({ popularity: 5 }).where("id", "=", favourite).execute()
    const related = await app.call(listRelatedProducts, { params: { id: sofa } })
    expect(related).toHaveLength(8)
    expect(related[0]?.id).toBe(favourite)
  })
})
