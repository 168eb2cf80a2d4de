import { listProducts } from "@roomwright/contract/catalogue/calls"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { rankWhenMissing } from "./schedule-ranking.ts"
import { withdrawProduct } from "./put-on-sale.ts"
import { rankProducts } from "./rank-products.ts"

let app: TestApp
let sofa: string

beforeAll(async () => {
  app = await startTestApp()
  const name = { zh: "云朵沙发", en: "Cloud 3000 XL sofa", vi: "Ghế Mây" }
  sofa = await app.makeProduct({ name })
  await app.makeProduct({ name: { en: "Cloud lamp" } })
})

afterAll(() => app.close())

const find = async (w: string) => (await app.call(listProducts, { query: { w } })).content.map(({ id }) => id)
const readSpellings = async (): Promise<Map<string, number>> => {
  const rows = await app.database.db.selectFrom("product_spelling").selectAll().execute()
  return new Map(rows.map(({ word, uses }) => [word, uses]))
}
const start = (): Promise<void> => rankWhenMissing({ database: app.database })

test("products of a release that knew no ranking are found from the first start on", async () => {
  await sql`truncate product_fresh, product_ranked, product_ranked_bucket, product_ranking, product_spelling`.execute(
    app.database.db,
  )
  expect(await find("cloud")).toEqual([])
  await start()
  expect(await find("cloud")).toHaveLength(2)
  expect(await find("soffa")).toEqual([sofa])
  expect(await find("3000")).toEqual([sofa])
})

test("a ranking of another format is made anew", async () => {
  await sql`update product_ranking set format = 0`.execute(app.database.db)
  await sql`update product_ranked set words = ''`.execute(app.database.db)
  expect(await find("cloud")).toEqual([])
  await start()
  expect(await find("cloud")).toHaveLength(2)
})

test("words are counted, and those of no product any more are forgotten", async () => {
  await rankProducts(app.database)
  const before = await readSpellings()
  expect([before.get("cloud"), before.get("3000"), before.get("ghe")]).toEqual([2, 1, 1])
  expect([...before.keys()].filter((word) => /[A-Z]|\p{Script=Han}/u.test(word))).toEqual([])
  await withdrawProduct(app.services, sofa)
  await rankProducts(app.database)
  const after = await readSpellings()
  expect([after.get("cloud"), after.get("3000")]).toEqual([1, undefined])
})

test("a ranking is made by itself when it is due", async () => {
  await sql`update product_ranking set made_at = now() - interval '11 minutes'`.execute(app.database.db)
  await app.makeProduct({ name: { en: "Cloud bench" } })
  await app.runJob("rank-products")
  expect((await sql`select from product_fresh`.execute(app.database.db)).rows).toHaveLength(0)
  expect(await find("bench")).toHaveLength(1)
})
