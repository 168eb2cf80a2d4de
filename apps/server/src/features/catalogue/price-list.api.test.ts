import { listProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { takePriceList, type PriceListMode } from "@roomwright/contract/catalogue/price-lists"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openMerchantAccount } from "../../testing/test-merchants.ts"
import { stockOf } from "../../testing/test-orders.ts"
import type { TestPerson } from "../../testing/test-people.ts"
import { insertProducts, readSearchNames } from "./catalogue.public.ts"
import { readWhole } from "./parse-price-list.ts"

let app: TestApp
let merchant: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  merchant = await openMerchantAccount(app)
})

afterAll(() => app.close())

const take = (csv: string, mode: PriceListMode, as = merchant) =>
  app.call(takePriceList, { body: { csv, mode } }, { headers: as.headers })

describe("a price list", () => {
  test("sets prices and stocks, leaves empty cells alone, and changes nothing a second time", async () => {
    const productId = await app.makeProduct({
      merchantId: merchant.id,
      variants: [{ sku: "A-1" }, { sku: "A-2", price: 2_000_000 }],
    })
    const csv = '\uFEFFname,sku,stock,price\r\n"Sofa","A-1",7,"900.000 ₫"\r\n\r\nSofa,A-2,0,\r\n'
    expect(await take(csv, "check")).toEqual({
      rows: 2,
      changes: 2,
      products: 0,
      variants: 0,
      isApplied: false,
      faults: [],
    })
    expect((await take(csv, "all")).isApplied).toBe(true)
    const shown = await app.call(readProduct, { params: { id: productId } })
    expect(shown.variants.map(({ price, stock }) => [price, stock])).toEqual([
      [900_000, 7],
      [2_000_000, 0],
    ])
    const [card] = (await app.call(listProducts, { query: { maxPrice: "900000" } })).content
    expect(card?.id).toBe(productId)
    expect((await take(csv, "all")).changes).toBe(0)
  })

  test("with rows that are wrong changes nothing, or only by the right ones when that is chosen", async () => {
    const productId = await app.makeProduct({ merchantId: merchant.id, variants: [{ sku: "=B-1" }] })
    const csv = [
      "sku;price;stock",
      "'=B-1;5000;1",
      ";1;1",
      "NOPE;1;1",
      "'=B-1;1;1",
      "=cmd;zero;1.5",
      "X;0;100000",
    ].join("\n")
    const report = await take(csv, "all")
    expect([report.isApplied, report.rows, report.changes]).toEqual([false, 6, 1])
    expect(report.faults.map(({ row, column, problem }) => [row, column, problem])).toEqual([
      [3, "sku", "missing"],
      [4, "sku", "unknown"],
      [5, "sku", "twice"],
      [6, "price", "number"],
      [6, "stock", "number"],
      [7, "price", "range"],
      [7, "stock", "range"],
    ])
    const shown = () => app.call(readProduct, { params: { id: productId } })
    expect((await shown()).price).toBe(1_000_000)
    expect((await take(csv, "good")).isApplied).toBe(true)
    expect((await shown()).price).toBe(5_000)
  })

  test("reaches nothing of another merchant", async () => {
    const productId = await app.makeProduct({ merchantId: merchant.id, variants: [{ sku: "C-1" }] })
    const other = await openMerchantAccount(app, "Đá Gỗ")
    const report = await take("sku,price,stock\nC-1,1,0", "good", other)
    expect(report.faults).toEqual([{ row: 2, column: "sku", problem: "unknown", value: "C-1" }])
    expect((await app.call(readProduct, { params: { id: productId } })).price).toBe(1_000_000)
  })

  test.each([
    ["without its columns", "article,price\nA,1"],
    ["with nothing below them", "sku,price,stock\n\n"],
    ["with a cell that never ends", 'sku,price,stock\n"A,1,1'],
    ["that is no text", "\u0000\u0001sku"],
    ["of more rows than there may be", `sku,price,stock\n${"A,1,1\n".repeat(10_001)}`],
  ])("%s is refused as a whole", async (_what, csv) => {
    const body = { csv, mode: "good" }
    expectRefusal(
      await refuse(app, takePriceList, { body }, { headers: merchant.headers }),
      "priceListUnreadable",
    )
  })

  test("of 10,000 rows with 300 wrong ones is reported row by row, and the others are taken", async () => {
    const pictureIds = [await app.makePicture()] as const
    const categoryId = await app.makeCategory()
    const count = 9_700
    await app.database.db.transaction().execute(async (tx) => {
      const product = (at: number) => ({
        merchantId: merchant.id,
        categoryId,
        name: { en: `Chair ${at}` },
        description: {},
        style: "nordic",
        materials: [],
        widthMm: 500,
        depthMm: 500,
        heightMm: 800,
        onSale: true,
        pictureIds,
        createdAt: new Date(),
        variants: [
          {
            sku: `L-${at}`,
            size: null,
            colour: { id: "oak", name: { en: "Oak" }, hex: "#C9A274" },
            price: 1_000,
            stock: 1,
          },
        ] as const,
      })
      const products = Array.from({ length: count }, (_, at) => product(at))
      await insertProducts(tx, await readSearchNames(tx), products)
    })
    // As the database itself does it a minute after so many rows have come.
    await sql`analyze product, product_variant, product_picture`.execute(app.database.db)
    const good = Array.from({ length: count }, (_, at) => `L-${at},${2_000 + at},3`)
    const bad = Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? `Z-${at},1,1` : `L-0,x,${at}`))
    const report = await take(["sku,price,stock", ...good, ...bad].join("\n"), "good")
    expect([report.rows, report.changes, report.isApplied]).toEqual([10_000, count, true])
    expect(new Set(report.faults.map(({ row }) => row)).size).toBe(300)
    const last = await app.database.db
      .selectFrom("product_variant")
      .select(["id", "price"])
      .where("sku", "=", `L-${count - 1}`)
      .executeTakeFirstOrThrow()
    expect([last.price, await stockOf(app, last.id)]).toEqual([2_000 + count - 1, 3])
  })
})

test.each([
  ["12900000", 12_900_000],
  ["12.900.000", 12_900_000],
  ["12,900,000 ₫", 12_900_000],
  ["1 000 VND", 1_000],
  ["1.5", null],
  ["12.900,000", null],
  ["-1", null],
  ["1e9", null],
  ["", null],
])("%j is read as %j", (text, value) => {
  expect(readWhole(text)).toBe(value)
})
