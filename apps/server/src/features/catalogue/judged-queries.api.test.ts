import { listProducts } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { demoProducts } from "../../demo/content/products.ts"
import { fillJudged } from "../../demo/judged/fill-judged.ts"
import {
  judgedQueries,
  languagesJudged,
  measurePrecision,
  precisionBar,
} from "../../demo/judged/precision.ts"
import { unseenLists } from "../../demo/judged/unseen/lists.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let keys: ReadonlyMap<string, string>

beforeAll(async () => {
  app = await startTestApp()
  keys = await fillJudged(app)
}, 300_000)

afterAll(() => app.close())

const measure = (queries: (typeof judgedQueries)["zh"], language: (typeof languagesJudged)[number]) =>
  measurePrecision(queries, async (w) => {
    const { content } = await app.call(listProducts, { query: { w } }, { language })
    return content.map(({ id }) => keys.get(id) ?? id)
  })

test.each(languagesJudged)("the first three products are what is meant: %s", async (language) => {
  const { mean, misses } = await measure(judgedQueries[language], language)
  expect([mean >= precisionBar, mean, misses]).toEqual([true, mean, misses])
})

describe.each(unseenLists)(
  "so are those of queries that were judged before they were asked: %s",
  (_list, queries) => {
    test.each(languagesJudged)("%s", async (language) => {
      const { mean, misses } = await measure(queries[language], language)
      expect([mean >= precisionBar, mean, misses]).toEqual([true, mean, misses])
    })
  },
)

test.each([
  ["灰色沙发", "zh", "sofas"],
  ["grey sofa", "en", "sofas"],
  ["ghế sofa xám", "vi", "sofas"],
  ["giường", "vi", "double-beds"],
  ["橡木餐桌", "zh", "dining-tables"],
  ["walnut bed", "en", "double-beds"],
  ["tủ quần áo", "vi", "wardrobes"],
  ["đèn bàn", "vi", "table-lamps"],
] as const)("%s shows what is meant first", async (w, language, category) => {
  const { content } = await app.call(listProducts, { query: { w } }, { language })
  const meant = new Set(demoProducts.filter((product) => product.category === category).map(({ key }) => key))
  expect(content.length).toBeGreaterThan(0)
  expect(meant).toContain(keys.get(content[0]?.id ?? ""))
})

test.each([
  ["衣柜 推拉门", "wardrobes"],
  ["书桌带抽屉", "desks"],
  ["床 双人", "double-beds"],
  ["靠枕 沙发", "cushions"],
] as const)("in Chinese with spaces or 带 the thing is said first: %s", async (w, category) => {
  const { content } = await app.call(listProducts, { query: { w } }, { language: "zh" })
  const found = content.map(({ id }) => demoProducts.find(({ key }) => key === keys.get(id))?.category)
  expect(new Set(found)).toEqual(new Set([category]))
})

test("what is only wished empties no page without a thing", async () => {
  const { content } = await app.call(
    listProducts,
    { query: { w: "small sectional for apartment" } },
    { language: "en" },
  )
  expect(content.map(({ id }) => keys.get(id))).toEqual(["sofa-chaise-sand"])
})

test("a character that only sounds like the one that is meant finds what is meant", async () => {
  const { content } = await app.call(listProducts, { query: { w: "床头拒" } }, { language: "zh" })
  expect(new Set(content.map(({ id }) => keys.get(id)))).toEqual(
    new Set(["nightstand-oak", "nightstand-walnut"]),
  )
})

test.each([
  ["换鞋登", "zh", ["stools-benches"]],
  ["单人椅 看书", "zh", ["armchairs"]],
  ["bộ đồ ăn gốm", "vi", ["tableware"]],
  ["indoor plants low light", "en", ["indoor-trees", "leafy-plants"]],
  ["净化空气的绿植", "zh", ["indoor-trees", "leafy-plants"]],
  ["放玄关的柜子", "zh", ["sideboards"]],
  ["小孩床", "zh", ["kids-beds"]],
  ["rack for coats", "en", ["coat-racks"]],
  ["dining table seats 4", "en", ["dining-tables"]],
  ["bàn gỗ ăn cơm", "vi", ["dining-tables"]],
  ["ghế da văn phòng", "vi", ["office-chairs"]],
  ["ghế văng phòng", "vi", ["office-chairs"]],
  ["tủ nhỏ để đầu giường", "vi", ["nightstands"]],
  ["门后挂书包雨衣的钩子", "zh", ["coat-racks"]],
  ["浴钢", "zh", ["bathtubs"]],
  ["bedside table with phone charging hole", "en", ["nightstands"]],
] as const)("a search shows nothing but what it names: %s", async (w, language, categories) => {
  const { content } = await app.call(listProducts, { query: { w } }, { language })
  const found = content.map(({ id }) => demoProducts.find(({ key }) => key === keys.get(id))?.category)
  expect(new Set(found)).toEqual(new Set(categories))
})

test.each([
  ["65寸电视柜", "zh", 3],
  ["tv cabinet for 65 inch tv", "en", 3],
] as const)("screens hide nothing: %s", async (w, language, count) => {
  const { content } = await app.call(listProducts, { query: { w } }, { language })
  expect(content).toHaveLength(count)
})

test("what names no thing is found by the words that names have", async () => {
  const { content } = await app.call(
    listProducts,
    { query: { w: "where to hang coats and bags" } },
    { language: "en" },
  )
  expect(new Set(content.map(({ id }) => keys.get(id)))).toEqual(new Set(["coat-stand-walnut", "hooks-oak"]))
})

test("a Vietnamese colour of several words is one colour behind màu as well", async () => {
  const answer = await app.call(
    listProducts,
    { query: { w: "tủ quần áo màu trắng kem" } },
    { language: "vi" },
  )
  expect(answer.content.map(({ id }) => keys.get(id))).toEqual(["wardrobe-cream-oak"])
  expect(answer.understood?.map(({ kind, without }) => ({ kind, without }))).toEqual([
    { kind: "colour", without: "tủ quần áo" },
  ])
})

test("an arc is no arch", async () => {
  const { content } = await app.call(listProducts, { query: { w: "arc lamp" } }, { language: "en" })
  expect(content.map(({ id }) => keys.get(id))).toEqual(["lamp-arc-brass"])
})

test("the name of a merchant is known without its marks and signs", async () => {
  const { content } = await app.call(listProducts, { query: { w: "da go desk" } }, { language: "en" })
  expect(new Set(content.map(({ id }) => keys.get(id)))).toEqual(new Set(["desk-oak", "desk-walnut"]))
})

test("each language has at least fifty judged queries", () => {
  for (const language of languagesJudged) expect(judgedQueries[language].length).toBeGreaterThanOrEqual(50)
})
