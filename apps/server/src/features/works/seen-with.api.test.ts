import { listSeenWith } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const seenWith = async (id: string): Promise<string[]> =>
  (await app.call(listSeenWith, { params: { id } })).map((card) => card.id)
const makeWorkWith = (productIds: readonly string[], shelved = true): Promise<string> =>
  app.makeWork({
    products: productIds.map((productId) => ({ productId, at: null })),
    ...(shelved ? {} : { publishedAt: null }),
  })
const makeProducts = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await app.makeProduct())
  return ids
}

test("products that share works with one are told, the most shared works first", async () => {
  const [sofa = "", lamp = "", rug = "", table = "", elsewhere = ""] = await makeProducts(5)
  await makeWorkWith([sofa, lamp, rug])
  await makeWorkWith([rug, sofa])
  await makeWorkWith([sofa, table, rug])
  await makeWorkWith([sofa, table])
  await makeWorkWith([elsewhere, lamp])
  expect(await seenWith(sofa)).toEqual([rug, table, lamp])
  expect(await seenWith(elsewhere)).toEqual([lamp])
})

test("works off the shelf and products not on sale do not count", async () => {
  const [sofa = "", lamp = "", rug = ""] = await makeProducts(3)
  const withdrawn = await app.makeProduct({ onSale: false })
  await makeWorkWith([sofa, lamp, withdrawn])
  await makeWorkWith([sofa, rug], false)
  expect(await seenWith(sofa)).toEqual([lamp])
})

test("they are eight at most, of equals the more popular first", async () => {
  const [sofa = "", ...others] = await makeProducts(11)
  await makeWorkWith([sofa, ...others])
  const favourite = others[4] ?? ""
  await app.database.db.updateTable("product").set({ popularity: 50 }).where("id", "=", favourite).execute()
  const seen = await seenWith(sofa)
  expect(seen).toHaveLength(8)
  expect(seen[0]).toBe(favourite)
})

test("a product in no work has none; one that is not on sale or never was is not found", async () => {
  expect(await seenWith(await app.makeProduct())).toEqual([])
  const withdrawn = await app.makeProduct({ onSale: false })
  for (const id of [withdrawn, "019b7711-9680-72cb-a276-163fe47378e1"])
    expect((await app.get(`/api/products/${id}/seen-with`)).status).toBe(404)
})
