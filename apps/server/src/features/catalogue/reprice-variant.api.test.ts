import { listProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { repriceVariant } from "./reprice-variant.ts"

let app: TestApp
let productId: string
let variants: readonly string[]

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(async () => {
  productId = await app.makeProduct({
    variants: [{ price: 2_000_000 }, { price: 3_000_000 }, { price: 5_000_000 }],
  })
  variants = (await read()).variants.map(({ id }) => id)
})

afterAll(() => app.close())

const read = () => app.call(readProduct, { params: { id: productId } })

const prices = async () => {
  const { price, priceVaries, variants: all } = await read()
  return { price, priceVaries, all: all.map((variant) => variant.price) }
}

test("a variant has its new price, and the product the lowest of all", async () => {
  await repriceVariant(app.services, variants[0]!, 4_000_000)
  expect(await prices()).toEqual({
    price: 3_000_000,
    priceVaries: true,
    all: [4_000_000, 3_000_000, 5_000_000],
  })
})

test("a product whose variants all cost the same says so", async () => {
  await repriceVariant(app.services, variants[0]!, 3_000_000)
  await repriceVariant(app.services, variants[2]!, 3_000_000)
  expect(await prices()).toMatchObject({ price: 3_000_000, priceVaries: false })
})

test("lists filter by the new price", async () => {
  const asked = { query: { minPrice: "7000000", size: "100" } }
  const found = async () => (await app.call(listProducts, asked)).content.map(({ id }) => id)
  expect(await found()).not.toContain(productId)
  for (const id of variants) await repriceVariant(app.services, id, 8_000_000)
  expect(await found()).toContain(productId)
})

test("variants that are repriced at the same moment do not go by each other's old price", async () => {
  await Promise.all(variants.map((id) => repriceVariant(app.services, id, 9_000_000)))
  expect(await prices()).toMatchObject({ price: 9_000_000, priceVaries: false })
})

test("repricing tells of the product", async () => {
  await app.services.events.wake()
  const heard: unknown[] = []
  app.services.events.on("product-changed", (event) => heard.push(event.productId))
  await repriceVariant(app.services, variants[1]!, 1)
  expect(heard).toEqual([productId])
})

test("nothing is left of a price that is refused, and nothing of a variant that never was", async () => {
  await expect(repriceVariant(app.services, variants[0]!, 0)).rejects.toThrow("price")
  await expect(repriceVariant(app.services, newId(), 1)).rejects.toThrow("notFound")
  expect(await prices()).toMatchObject({ price: 2_000_000 })
})
