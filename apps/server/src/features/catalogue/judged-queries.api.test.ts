import { listProducts } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fillJudged } from "../../demo/judged/fill-judged.ts"
import { heldOut } from "../../demo/judged/held-out.ts"
import {
  judgedQueries,
  languagesJudged,
  measurePrecision,
  precisionBar,
  unseen,
} from "../../demo/judged/precision.ts"
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

describe.each([
  ["held out at first", heldOut],
  ["as shoppers type", unseen],
])("so are those of queries that were judged before they were asked: %s", (_list, queries) => {
  test.each(languagesJudged)("%s", async (language) => {
    const { mean, misses } = await measure(queries[language], language)
    expect([mean >= precisionBar, mean, misses]).toEqual([true, mean, misses])
  })
})

test("each language has at least fifty judged queries", () => {
  for (const language of languagesJudged) expect(judgedQueries[language].length).toBeGreaterThanOrEqual(50)
})
