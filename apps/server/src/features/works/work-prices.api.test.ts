import { listRelatedProducts } from "@roomwright/contract/catalogue/calls"
import { readWork } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { withdrawProduct } from "../catalogue/catalogue.public.ts"
import { shelveWork } from "./save-work.ts"

let app: TestApp
let designerId: string

beforeAll(async () => {
  app = await startTestApp()
  designerId = await app.makeDesigner({ nickname: "Lê Minh" })
})
afterAll(() => app.close())

const thenOf = async (id: string) =>
  (await app.call(readWork, { params: { id } })).products.map(({ product, atPublishing }) => [
    product.price,
    atPublishing?.price ?? null,
  ])
const reprice = async (productId: string, price: number) => {
  await app.database.db
    .updateTable("product_variant")
    .set({ price })
    .where("product_id", "=", productId)
    .execute()
  await app.services.events.wake()
}
const shelve = (id: string, shelved: boolean) =>
  app.database.db.transaction().execute((tx) => shelveWork(tx, id, shelved))

test("a work says what its products cost when it was published, and how many are no longer sold", async () => {
  const [sofa, lamp] = [
    await app.makeProduct({ variants: [{ price: 1_400_000, stock: 3 }] }),
    await app.makeProduct({ variants: [{ price: 300_000, stock: 3 }] }),
  ]
  const id = await app.makeWork({
    designerId,
    products: [
      { productId: sofa, at: null },
      { productId: lamp, at: null },
    ],
    publishedAt: new Date("2026-03-01T08:00:00Z"),
  })
  const { products, goneProducts } = await app.call(readWork, { params: { id } })
  expect(products.map(({ atPublishing }) => atPublishing)).toEqual([
    { price: 1_400_000, at: "2026-03-01T08:00:00.000Z" },
    { price: 300_000, at: "2026-03-01T08:00:00.000Z" },
  ])
  expect(goneProducts).toBe(0)

  await reprice(sofa, 1_200_000)
  expect((await thenOf(id))[0]?.[1]).toBe(1_400_000)
  // Taken from the shelf and put back by whomever, it is still compared with the first day.
  await shelve(id, false)
  await shelve(id, true)
  expect((await thenOf(id))[0]?.[1]).toBe(1_400_000)
  await withdrawProduct(app.services, lamp)
  const later = await app.call(readWork, { params: { id } })
  expect([later.products.length, later.goneProducts]).toEqual([1, 1])
})

test("a work offers others, with their price, in place of what sold out or was withdrawn since it was published", async () => {
  await app.makeCategory({ id: "desks", name: { zh: "书桌", en: "Desks", vi: "Bàn làm việc" } })
  const make = (stock: number, price: number) =>
    app.makeProduct({ categoryId: "desks", variants: [{ price, stock }] })
  const [withdrawn, soldOut, other] = [
    await make(2, 900_000),
    await make(0, 800_000),
    await make(4, 1_000_000),
  ]
  const id = await app.makeWork({
    designerId,
    products: [withdrawn, soldOut].map((productId) => ({ productId, at: null })),
    publishedAt: new Date("2026-03-01T08:00:00Z"),
  })
  await withdrawProduct(app.services, withdrawn)
  const { products, withdrawnProducts, goneProducts } = await app.call(
    readWork,
    { params: { id } },
    { language: "vi" },
  )
  expect(products.map(({ product }) => [product.id, product.inStock])).toEqual([[soldOut, false]])
  expect(goneProducts).toBe(1)
  expect(withdrawnProducts).toMatchObject([
    { productId: withdrawn, category: { text: "Bàn làm việc" }, atPublishing: { price: 900_000 } },
  ])
  for (const gone of [withdrawn, soldOut]) {
    const related = await app.call(listRelatedProducts, { params: { id: gone } })
    expect(related.map((product) => product.id)).not.toContain(withdrawn)
    expect(related.find(({ inStock }) => inStock)).toMatchObject({ id: other, price: 1_000_000 })
  }
})

test("a draft is compared with the day on which it is first published; older works with nothing", async () => {
  const chair = await app.makeProduct({ variants: [{ price: 500_000, stock: 3 }] })
  const id = await app.makeWork({
    designerId,
    products: [{ productId: chair, at: null }],
    publishedAt: null,
  })
  await reprice(chair, 600_000)
  await shelve(id, true)
  expect((await thenOf(id))[0]?.[1]).toBe(600_000)
  await app.database.db.deleteFrom("work_price").where("work_id", "=", id).execute()
  await app.services.events.wake()
  await shelve(id, false)
  const plain = await app.makeWork({ designerId, products: [], publishedAt: new Date() })
  expect(await thenOf(plain)).toEqual([])
})
