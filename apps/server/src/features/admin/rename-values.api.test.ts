import { changeCategory } from "@roomwright/contract/catalogue/categories"
import { listProducts } from "@roomwright/contract/catalogue/calls"
import { listDesigners } from "@roomwright/contract/works/designers"
import { changeFilterValue } from "@roomwright/contract/settings/filter-values"
import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { listWorks } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { sameText } from "../../testing/test-content.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { requestProductReindexing, reindexProducts } from "../catalogue/catalogue.public.ts"
import { requestWorkReindexing, reindexWorks } from "../works/works.public.ts"

let app: TestApp
let administrator: TestPerson

beforeAll(async () => {
  app = await startTestApp({ env: { PAGE_CACHE_MB: "8" } })
  administrator = await signUp(app, { roles: ["ROLE_ADMIN"] })
})
afterAll(() => app.close())

const rename = (filter: FilterKind, value: string, name: string) =>
  app.call(
    changeFilterValue,
    {
      params: { filter, value },
      body: {
        localName: { zh: name, en: name, vi: name },
        isHidden: false,
        ...(filter === "colour" ? { hex: "#335544" } : {}),
      },
    },
    administrator,
  )
const works = async (w: string): Promise<string[]> =>
  (await app.call(listWorks, { query: { w } })).content.map(({ id }) => id)
const products = async (w: string): Promise<string[]> =>
  (await app.call(listProducts, { query: { w } })).content.map(({ id }) => id)
const designers = async (w: string): Promise<string[]> =>
  (await app.call(listDesigners, { query: { w } })).content.map(({ id }) => id)

test("what carries a style is found by its new name at once, and by the old one no more", async () => {
  const designerId = await app.makeDesigner({ styles: ["retro"] })
  const work = await app.makeWork({ designerId, style: "retro" })
  const product = await app.makeProduct({ style: "retro" })
  const found = async (w: string) => [await works(w), await products(w), await designers(w)]
  expect(await found("retro")).toEqual([[work], [product], [designerId]])
  expect(await found("yesteryear")).toEqual([[], [], []])
  await rename("style", "retro", "Yesteryear")
  expect(await found("yesteryear")).toEqual([[work], [product], [designerId]])
  // Products are found by what shoppers say for the style, too, whatever it is called.
  expect(await found("retro")).toEqual([[], [product], []])
  expect(await works("yestreyear")).toEqual([work])
})

test("so are products by their materials, colours and categories, and works by their rooms", async () => {
  const categoryId = await app.makeCategory({ name: sameText("Footstools") })
  const colour = { id: "green", name: sameText("Green"), hex: "#335544" }
  const product = await app.makeProduct({ materials: ["rattan"], variants: [{ colour }], categoryId })
  const work = await app.makeWork({ space: "bedroom" })
  await rename("material", "rattan", "Wickerwork")
  await rename("colour", "green", "Verdigris")
  await rename("space", "bedroom", "Sleepery")
  const localName = { zh: "脚凳", en: "Hassocks", vi: "Ghế kê chân" }
  await app.call(
    changeCategory,
    { params: { category: categoryId }, body: { localName, isHidden: false } },
    administrator,
  )
  for (const word of ["wickerwork", "verdigris", "hassocks"]) expect(await products(word)).toEqual([product])
  expect(await products("footstools")).toEqual([])
  // A synonym of the material, which stays one.
  expect(await products("rattan")).toEqual([product])
  expect(await works("sleepery")).toEqual([work])
})

test("what a dead process left behind is done by the next, all of it, piece by piece", async () => {
  const ids = []
  for (let count = 0; count < 5; count += 1) {
    ids.push(await app.makeProduct({ style: "classic" }))
    await app.makeWork({ style: "classic" })
  }
  const db = app.database.db
  // As if it had died between its commit and the first piece.
  await db.transaction().execute(async (tx) => {
    const name = JSON.stringify(sameText("Palladian"))
    await tx.updateTable("filter_value").set({ name }).where("id", "=", "classic").execute()
    await requestWorkReindexing(tx, "style", "classic")
    await requestProductReindexing(tx, "style", "classic")
  })
  await Promise.all([reindexProducts(app.services, 2), reindexWorks(app.services, 2)])
  await Promise.all([app.runJob("reword-products"), app.runJob("reword-works")])
  // What was asked for is also done in the background, and whoever comes second leaves to the first what it has begun.
  for (const table of ["product_rewording", "work_rewording"])
    await expect
      .poll(async () => (await app.database.pool.query(`select from ${table}`)).rowCount, { timeout: 10_000 })
      .toBe(0)
  expect(await works("palladian")).toHaveLength(5)
  expect((await products("palladian")).toSorted()).toEqual(ids.toSorted())
})

test("who was erased is not found again by a renamed style", async () => {
  const designerId = await app.makeDesigner({ styles: ["natural"] })
  await app.makeWork({ designerId, style: "natural" })
  await app.database.db
    .updateTable("account")
    .set({ erase_at: new Date(0) })
    .where("id", "=", designerId)
    .execute()
  expect(await app.eraseDueAccounts()).toBe(1)
  await rename("style", "natural", "Sylvan")
  expect(await designers("sylvan")).toEqual([])
  const { rows } = await app.database.pool.query("select words::text from work where designer_id = $1", [
    designerId,
  ])
  expect(rows).toEqual([{ words: "" }])
})
