import { listProducts, ProductSort, type ProductCard } from "@roomwright/contract/catalogue/calls"
import { sql, type Transaction } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { DB } from "../../platform/database/row-types.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { sameText } from "../../testing/test-content.ts"
import { relistProduct, withdrawProduct } from "./put-on-sale.ts"
import { rankProducts } from "./rank-products.ts"
import { repriceVariant } from "./reprice-variant.ts"
import { refreshSearchRows } from "./search-rows.ts"

const sage = { id: "green", name: { zh: "鼠尾草", en: "Sage", vi: "Lá xô thơm" }, hex: "#98A27E" }
const oak = { id: "oak", name: { zh: "橡木色", en: "Oak", vi: "Màu sồi" }, hex: "#C9A274" }

let app: TestApp
let id: string
let merchantId: string

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(async () => {
  merchantId = await app.makeMerchant({ nickname: "Nhà Mộc" })
  id = await app.makeProduct({
    merchantId,
    name: { zh: "云朵", en: "Cloud" },
    variants: [{ colour: oak, price: 2_000_000 }, { colour: sage, price: 3_000_000 }, { colour: oak }],
  })
})

afterAll(() => app.close())

interface Ask {
  readonly w?: string
  readonly sort?: ProductSort
  readonly merchantId?: string
}

/** The card in a list that holds this merchant's products, or all. */
async function readCard(asked?: Ask, language = "en"): Promise<ProductCard | undefined> {
  const query = { size: "100", ...(asked ?? { merchantId }) }
  const { content } = await app.call(listProducts, { query }, { language })
  return content.find((card) => card.id === id)
}

/** As a use case does that changes a product. */
const change = (how: (tx: Transaction<DB>) => Promise<unknown>): Promise<void> =>
  app.database.db.transaction().execute(async (tx) => {
    await how(tx)
    await refreshSearchRows(tx, [id])
  })

const readVariantIds = async (): Promise<string[]> => {
  const rows = await app.database.db
    .selectFrom("product_variant")
    .select("id")
    .where("product_id", "=", id)
    .orderBy("position")
    .execute()
  return rows.map((row) => row.id)
}

test("a card shows each colour once, in the reader's language or another that says so", async () => {
  expect(await readCard(undefined, "vi")).toMatchObject({
    name: { text: "Cloud", language: "en" },
    merchant: { id: merchantId, nickname: "Nhà Mộc" },
    price: 1_000_000,
    priceVaries: true,
    inStock: true,
    colours: [
      { name: { text: "Màu sồi", language: "vi" }, hex: oak.hex },
      { name: { text: "Lá xô thơm", language: "vi" }, hex: sage.hex },
    ],
  })
})

describe.each([
  ["among the fresh", async () => {}],
  ["in the ranking", async () => void (await rankProducts(app.database))],
])("a product %s", (_where, settle) => {
  beforeEach(settle)

  test("that is repriced shows its price in every list at once", async () => {
    for (const variant of await readVariantIds()) await repriceVariant(app.services, variant, 7_000_000)
    for (const query of [
      {},
      { merchantId },
      { w: "cloud" },
      ...ProductSort.options.map((sort) => ({ sort })),
    ])
      expect(await readCard(query)).toMatchObject({ price: 7_000_000, priceVaries: false })
  })

  test("that is withdrawn vanishes from every list, and comes back", async () => {
    const lists = [{}, { merchantId }, { w: "cloud" }, ...ProductSort.options.map((sort) => ({ sort }))]
    await withdrawProduct(app.services, id)
    for (const query of lists) expect(await readCard(query)).toBeUndefined()
    await relistProduct(app.services, id)
    for (const query of lists) expect(await readCard(query)).toMatchObject({ id })
  })

  test("whose merchant takes another name shows it", async () => {
    await app.database.db
      .updateTable("account")
      .set({ nickname: "Xưởng Gỗ" })
      .where("id", "=", merchantId)
      .execute()
    expect((await readCard({}))?.merchant.nickname).toBe("Xưởng Gỗ")
  })

  test("that is renamed, sold out, and has other colours and another first picture, shows all of it", async () => {
    const pictureId = await app.makePicture()
    await change(async (tx) => {
      await tx
        .updateTable("product")
        .set({ name: JSON.stringify(sameText("Rain")), in_stock: false })
        .where("id", "=", id)
        .execute()
      await tx
        .updateTable("product_variant")
        .set({ colour_hex: "#101010", colour_name: JSON.stringify(sameText("Ink")), stock: 0 })
        .where("product_id", "=", id)
        .execute()
      await tx
        .updateTable("product_picture")
        .set({ picture_id: pictureId })
        .where("product_id", "=", id)
        .execute()
    })
    for (const query of [{}, { merchantId }, { sort: "newest" as const }])
      expect(await readCard(query)).toMatchObject({
        name: { text: "Rain" },
        inStock: false,
        colours: [{ name: { text: "Ink" }, hex: "#101010" }],
        picture: { id: pictureId },
      })
  })
})

test("a change that is undone leaves the card as it was", async () => {
  const undone = change(async (tx) => {
    await tx.updateTable("product").set({ lowest_price: 1 }).where("id", "=", id).execute()
    await refreshSearchRows(tx, [id])
    throw new Error("undone")
  })
  await expect(undone).rejects.toThrow("undone")
  expect(await readCard()).toMatchObject({ price: 1_000_000 })
})

test("cards that are missing or of another release are made with the next ranking", async () => {
  const missing = await app.makeProduct({ merchantId })
  await sql`delete from product_card where product_id = ${missing}`.execute(app.database.db)
  await sql`update product_card set card = '{}', format = 0 where product_id = ${id}`.execute(app.database.db)
  await rankProducts(app.database)
  expect(await readCard()).toMatchObject({ price: 1_000_000, name: { text: "Cloud" } })
  const { content } = await app.call(listProducts, { query: { merchantId } })
  expect(content.map((card) => card.id)).toEqual([missing, id])
})
