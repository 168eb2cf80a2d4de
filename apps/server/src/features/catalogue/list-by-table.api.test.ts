import { listProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { productTemplate } from "@roomwright/contract/catalogue/product-template"
import * as own from "@roomwright/contract/catalogue/my-product-calls"
import { listAdminProducts } from "@roomwright/contract/moderation/admin"
import { readPriceList, takePriceList, type PriceListMode } from "@roomwright/contract/catalogue/price-lists"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { asChange, listSofa, openMerchantAccount, uploadForProduct } from "../../testing/test-merchants.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let merchant: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  await app.makeCategory({ id: "sofas" })
})
beforeEach(async () => {
  merchant = await openMerchantAccount(app)
})
afterAll(() => app.close())

const head =
  "sku,price,stock,product,name_en,category,style,width_mm,depth_mm,height_mm,colour,size_en,materials"
const take = (csv: string, mode: PriceListMode, as = merchant) =>
  app.call(takePriceList, { body: { csv, mode } }, as)
const list = async (state?: "no-picture") =>
  (await app.call(own.listMyProducts, { query: { size: "100", ...(state ? { state } : {}) } }, merchant))
    .content
const toCsv = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((row) => row.map((cell) => `"${String(cell ?? "").replaceAll('"', '""')}"`).join(",")).join("\n")
const sofa = [
  "N-1,12900000,5,nordic,Nordic sofa,sofas,nordic,2100,950,780,oak,Two seats,linen oak",
  "N-2,13900000,2,nordic,,,,,,,white,Three seats,",
]

describe("rows with new article numbers", () => {
  test("make a product with its variants: not on sale, and nobody else finds it", async () => {
    const report = await take([head, ...sofa].join("\n"), "all")
    expect(report).toMatchObject({
      rows: 2,
      changes: 0,
      products: 1,
      variants: 2,
      isApplied: true,
      faults: [],
    })
    const [row] = await list("no-picture")
    expect(row).toMatchObject({ name: { text: "Nordic sofa" }, picture: null, isOnSale: false })
    expect(row?.variants.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
      ["N-1", 12_900_000, 5],
      ["N-2", 13_900_000, 2],
    ])
    const params = { id: row?.id ?? "" }
    expect(await app.call(own.readMyProduct, { params }, merchant)).toMatchObject({
      category: "sofas",
      style: "nordic",
      materials: ["linen", "oak"],
      widthMm: 2_100,
      pictures: [],
    })
    expectRefusal(await refuse(app, readProduct, { params }), "notFound")
    const found = await app.call(listProducts, { query: { merchantId: merchant.id } })
    expect(found.totalElements).toBe(0)
    const reviewer = await signUp(app, { roles: ["ROLE_REVIEWER"] })
    const admin = await app.call(listAdminProducts, { query: { w: params.id } }, reviewer)
    expect(admin.content).toMatchObject([{ id: params.id, picture: null, isOnSale: false }])
  })

  test("the same table twice makes nothing twice", async () => {
    const csv = [head, ...sofa].join("\n")
    await take(csv, "all")
    expect(await take(csv, "all")).toMatchObject({ changes: 0, products: 0, variants: 0, faults: [] })
    expect(await list()).toHaveLength(1)
  })

  test("two at the same moment make one product", async () => {
    const csv = [head, ...sofa].join("\n")
    const reports = await Promise.all([take(csv, "good"), take(csv, "good")])
    expect(new Set(reports.map(({ products }) => products))).toEqual(new Set([0, 1]))
    expect(await list()).toHaveLength(1)
  })

  test("a product is put on sale once it has a picture, and then it is found by its words", async () => {
    await take([head, ...sofa].join("\n"), "all")
    const params = { id: (await list())[0]?.id ?? "" }
    const offer = { params, body: { isOnSale: true } }
    expectRefusal(await refuse(app, own.offerMyProduct, offer, merchant), "pictureMissing")
    const product = await app.call(own.readMyProduct, { params }, merchant)
    const pictures = [await uploadForProduct(app, merchant)]
    await app.call(own.changeMyProduct, { params, body: { ...asChange(product), pictures } }, merchant)
    await app.call(own.offerMyProduct, offer, merchant)
    const found = await app.call(listProducts, { query: { w: "nordic sofa", merchantId: merchant.id } })
    expect(found.content.map(({ id }) => id)).toEqual([params.id])
    expect(await list("no-picture")).toEqual([])
  })

  test("add variants to a product that is there, in one piece with a row that is mended", async () => {
    const wrong = sofa[1]?.replace("13900000", "dear") ?? ""
    const report = await take([head, sofa[0], wrong].join("\n"), "good")
    expect(report).toMatchObject({ products: 1, variants: 1, isApplied: true })
    expect(report.faults).toEqual([{ row: 3, column: "price", problem: "number", value: "dear" }])
    expect(await take([head, ...sofa].join("\n"), "all")).toMatchObject({ products: 0, variants: 1 })
    expect((await list())[0]?.variants.map(({ sku }) => sku)).toEqual(["N-1", "N-2"])
  })

  test("add variants to a listed product by its id, which the public sees at once", async () => {
    const listed = await listSofa(app, merchant)
    const report = await take(`sku,price,stock,product,colour\nSF-NEW,9900000,3,${listed.id},walnut`, "all")
    expect(report).toMatchObject({ products: 0, variants: 1, isApplied: true })
    const shown = await app.call(readProduct, { params: { id: listed.id } })
    expect(shown.price).toBe(9_900_000)
    expect(shown.variants).toHaveLength(4)
  })

  test("what is wrong is told cell by cell, and nothing of a product whose first row is wrong is made", async () => {
    const rows = [
      "A-1,1,1,a,,sofas,nordic,2100,950,780,oak,,", // no name
      "A-2,1,1,a,,,,,,,white,,",
      "B-1,1,,b,B,nowhere,baroque,0,x,780,,,gold", // all sorts
      "C-1,1,1,c,C,sofas,nordic,2100,950,780,oak,,",
      "C-2,1,1,c,Another,,,,,,nocolour,,", // differs, unknown colour
      "D-1,1,1,,D,sofas,nordic,2100,950,780,oak,,", // names no product
      `E-1,1,1,e,${"x".repeat(121)},sofas,nordic,2100,950,780,oak,,`,
    ]
    const csv = [head, ...rows].join("\n")
    const checked = await take(csv, "all")
    expect(checked).toMatchObject({ isApplied: false, products: 1, variants: 1 })
    expect(checked.faults.map(({ row, column, problem }) => [row, column, problem])).toEqual([
      [2, "name_zh", "name"],
      [3, "product", "product"],
      [4, "stock", "missing"],
      [4, "category", "value"],
      [4, "style", "value"],
      [4, "materials", "value"],
      [4, "width_mm", "range"],
      [4, "depth_mm", "number"],
      [4, "colour", "missing"],
      [6, "name_en", "differs"],
      [6, "colour", "value"],
      [7, "sku", "unknown"],
      [8, "name_en", "long"],
    ])
    expect(await list()).toEqual([])
    expect(await take(csv, "good")).toMatchObject({ isApplied: true, products: 1 })
    expect((await list()).map(({ name }) => name.text)).toEqual(["C"])
  })

  test("a formula, a price that is told with dots, and delivery by area are read as they are meant", async () => {
    const csv = [
      "sku;price;stock;product;name_vi;category;style;width_mm;depth_mm;height_mm;colour;alert_at;north_cost;north_days_min;north_days_max;south_cost;south_days_min;south_days_max",
      "'=1+1;12.900.000 ₫;5;'-k;'=HYPERLINK(1);sofas;nordic;2.100;950;780;oak;7;200.000;2;5;;;",
      "Q-2;1;1;q;Ghế;sofas;nordic;1;1;1;oak;;1;9;3;5;;",
    ].join("\r\n")
    const report = await take(csv, "good")
    expect(report.faults.map(({ row, column, problem }) => [row, column, problem])).toEqual([
      [3, "north_days_max", "order"],
      [3, "south_days_min", "missing"],
      [3, "south_days_max", "missing"],
    ])
    const [row] = await list()
    const product = await app.call(own.readMyProduct, { params: { id: row?.id ?? "" } }, merchant)
    expect(product).toMatchObject({
      localName: { vi: "=HYPERLINK(1)" },
      alertAt: 7,
      delivery: { north: { cost: 200_000, daysMin: 2, daysMax: 5 }, central: null, south: null },
      variants: [{ sku: "=1+1", price: 12_900_000 }],
    })
  })

  test("are refused while the profile lacks something, which is named; prices alone are taken", async () => {
    const bare = await signUp(app, { roles: ["ROLE_MERCHANT"] })
    const answer = await refuse(
      app,
      takePriceList,
      { body: { csv: [head, ...sofa].join("\n"), mode: "check" } },
      bare,
    )
    expectRefusal(answer, "profileIncomplete")
    expect(answer.text).toContain("profile.address")
  })

  test("the template's own rows are right", async () => {
    const csv = toCsv([productTemplate.columns, ...productTemplate.rows])
    expect(await take(csv, "all")).toMatchObject({ products: 1, variants: 2, isApplied: true, faults: [] })
  })
})

test("what is downloaded changes nothing when it is taken back, and makes the same products elsewhere", async () => {
  await listSofa(app, merchant)
  await take([head, ...sofa].join("\n"), "all")
  const table = await app.call(readPriceList, { query: { size: "1" } }, merchant)
  expect(table).toMatchObject({ totalElements: 2, page: 0, size: 1 })
  const rest = await app.call(readPriceList, { query: { size: "1", page: "1" } }, merchant)
  const csv = toCsv([table.columns, ...table.content, ...rest.content])
  expect(await take(csv, "all")).toMatchObject({ rows: 5, changes: 0, products: 0, variants: 0, faults: [] })

  const before = await list()
  for (const { id } of before) await app.call(own.deleteMyProduct, { params: { id } }, merchant)
  expect(await take(csv, "all")).toMatchObject({ products: 2, variants: 5, isApplied: true, faults: [] })
  const again = await app.call(readPriceList, { query: {} }, merchant)
  const bySku = (rows: (typeof table)["content"]) =>
    rows.toSorted((one, two) => String(one[0]).localeCompare(String(two[0])))
  expect(bySku(again.content)).toEqual(bySku([...table.content, ...rest.content]))
})

test("of 10,000 new rows with 300 wrong ones the others are listed, and the site answers meanwhile", async () => {
  const good = Array.from(
    { length: 9_700 },
    (_, at) =>
      `L-${at},${2_000 + at},3,p${Math.floor(at / 3)},Chair ${Math.floor(at / 3)},sofas,nordic,500,500,800,oak,,`,
  )
  const bad = Array.from({ length: 300 }, (_, at) => `X-${at},x,1,x${at},X,sofas,none,1,1,1,oak,,`)
  const working = take([head, ...good, ...bad].join("\n"), "good")
  let isDone = false
  void working.finally(() => (isDone = true))
  let answered = 0
  while (!isDone) {
    expect((await app.get("/api/health")).status).toBe(200)
    answered += 1
  }
  const report = await working
  expect(report).toMatchObject({ rows: 10_000, products: 3_234, variants: 9_700, isApplied: true })
  expect(new Set(report.faults.map(({ row }) => row)).size).toBe(300)
  expect(answered).toBeGreaterThan(3)
})
