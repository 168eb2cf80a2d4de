import {
  listProducts,
  listRelatedProducts,
  readProduct,
  type ProductDetail,
} from "@roomwright/contract/catalogue/calls"
import { readHomePage } from "@roomwright/contract/home/calls"
import { listSuggestions } from "@roomwright/contract/search/calls"
import { readWork } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { relistProduct, withdrawProduct } from "./put-on-sale.ts"

let app: TestApp
let shown: string
let withdrawn: string
let workId: string
/** How it was told while it was on sale. */
let before: ProductDetail

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(async () => {
  shown = await app.makeProduct()
  withdrawn = await app.makeProduct({ name: { en: "Velvet throne" } })
  workId = await app.makeWork({
    products: [shown, withdrawn].map((productId) => ({ productId, at: [0.5, 0.5] })),
  })
  before = await app.call(readProduct, { params: { id: withdrawn } })
  await withdrawProduct(app.services, withdrawn)
})

afterAll(() => app.close())

describe("a product that was withdrawn", () => {
  test("is in no list, whatever is asked", async () => {
    for (const query of [{}, { w: "velvet throne" }, { sort: "newest" as const }, { minPrice: "1" }]) {
      const { content, totalElements } = await app.call(listProducts, { query: { size: "100", ...query } })
      expect(content.map(({ id }) => id)).not.toContain(withdrawn)
      expect(totalElements).toBe(content.length)
    }
    const related = await app.call(listRelatedProducts, { params: { id: shown } })
    expect(related.map(({ id }) => id)).not.toContain(withdrawn)
    const { products } = await app.call(listSuggestions, { query: { w: "velvet" } })
    expect(products.map(({ id }) => id)).not.toContain(withdrawn)
  })

  test("is not in the rooms it was placed in, nor on the front page", async () => {
    const { products } = await app.call(readWork, { params: { id: workId } })
    expect(products.map(({ product }) => product.id)).toEqual([shown])
    expect(JSON.stringify(await app.call(readHomePage, {}))).not.toContain(withdrawn)
  })

  test("cannot be read, and its pictures are refused", async () => {
    expect((await app.get(`/api/products/${withdrawn}`)).status).toBe(404)
    for (const { path } of before.pictures) expect((await app.get(`${path}/64.webp`)).status).toBe(404)
  })

  test("comes back as it was", async () => {
    await relistProduct(app.services, withdrawn)
    expect(await app.call(readProduct, { params: { id: withdrawn } })).toEqual(before)
    const { content } = await app.call(listProducts, { query: { w: "velvet throne" } })
    expect(content.map(({ id }) => id)).toContain(withdrawn)
    for (const { path } of before.pictures) expect((await app.get(`${path}/64.webp`)).status).toBe(200)
  })
})

test("withdrawing tells of the product and its merchant", async () => {
  await app.services.events.wake()
  const heard: unknown[] = []
  app.services.events.on("product-changed", (event) => heard.push(event))
  await withdrawProduct(app.services, shown)
  expect(heard).toEqual([{ type: "product-changed", productId: shown, merchantId: before.merchant.id }])
})

test("a product that never was cannot be withdrawn", async () => {
  await expect(withdrawProduct(app.services, newId())).rejects.toThrow("notFound")
})
