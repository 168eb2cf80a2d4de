import * as categories from "@roomwright/contract/catalogue/categories"
import { countProductFacets } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let administrator: TestPerson
const name = (en: string) => ({ zh: `${en}（中）`, en, vi: `${en} (vi)` })

beforeAll(async () => {
  app = await startTestApp({ env: { PAGE_CACHE_MB: "8" } })
  administrator = await signUp(app, { roles: ["ROLE_ADMIN"] })
  const seats = await app.makeCategory({ id: "seats", parentId: null, position: 1 })
  await app.makeCategory({ id: "sofas", parentId: seats, position: 1 })
  await app.makeProduct({ categoryId: "sofas" })
})
afterAll(() => app.close())

const list = () => app.call(categories.listCategories, {}, administrator)
const idsOf = async (): Promise<string[]> =>
  (await list()).map(({ id, parentId }) => (parentId === null ? id : `${parentId}/${id}`))
const add = (slug: string, parentId: string | null = null) =>
  refuse(app, categories.addCategory, { body: { slug, parentId, localName: name(slug) } }, administrator)
const remove = (category: string) =>
  refuse(app, categories.deleteCategory, { params: { category } }, administrator)
const change = (category: string, more: object = {}) =>
  refuse(
    app,
    categories.changeCategory,
    { params: { category }, body: { localName: name(category), isHidden: false, ...more } },
    administrator,
  )
const order = (parentId: string | null, ids: readonly string[]) =>
  refuse(app, categories.orderCategories, { body: { parentId, order: ids } }, administrator)

describe("a product category", () => {
  test("is added to either of two levels, and to no third", async () => {
    expect((await add("lamps")).status).toBe(200)
    expect((await add("chairs", "seats")).status).toBe(200)
    expect(await idsOf()).toEqual(["seats", "seats/sofas", "seats/chairs", "lamps"])
    expectRefusal(await add("stools", "chairs"), "notFound")
    expectRefusal(await add("stools", "nowhere"), "notFound")
    expectRefusal(await add("lamps", "seats"), "valueTaken")
  })

  test("is put in another order within its level", async () => {
    expect((await order(null, ["lamps", "seats"])).status).toBe(200)
    expect((await order("seats", ["chairs", "sofas"])).status).toBe(200)
    expect(await idsOf()).toEqual(["lamps", "seats", "seats/chairs", "seats/sofas"])
    for (const wrong of [["seats"], ["seats", "lamps", "chairs"], ["seats", "seats"]])
      expectRefusal(await order(null, wrong), "sequenceChanged")
  })

  test("is deleted when it has neither products nor categories in it", async () => {
    expectRefusal(await remove("sofas"), "valueUsed")
    expectRefusal(await remove("seats"), "valueUsed")
    expect((await remove("chairs")).status).toBe(200)
    expectRefusal(await remove("chairs"), "notFound")
    expect(await idsOf()).toEqual(["lamps", "seats", "seats/sofas"])
    expect((await list()).find(({ id }) => id === "lamps")).toMatchObject({ isUsed: false })
  })

  test("is renamed, with other words for it, and seen so at once", async () => {
    const before = await app.call(countProductFacets, { query: {} }, { language: "en" })
    expect(before.category).toHaveLength(1)
    const answer = await change("sofas", { localName: name("Couches"), alsoCalled: { en: "settee" } })
    expect(answer.status).toBe(200)
    const after = await app.call(countProductFacets, { query: {} }, { language: "en" })
    expect(after.category[0]?.children[0]?.name.text).toBe("Couches")
    expect((await list()).find(({ id }) => id === "sofas")?.alsoCalled).toEqual({ en: "settee" })
    expectRefusal(await change("nowhere"), "notFound")
  })

  test("that is hidden is offered no more, unless it is the one that is asked for", async () => {
    await change("sofas", { isHidden: true })
    const facets = async (query: Record<string, string>) =>
      (await app.call(countProductFacets, { query })).category.flatMap(({ children }) =>
        children.map(({ id }) => id),
      )
    expect(await facets({})).toEqual([])
    expect(await facets({ category: "sofas" })).toEqual(["sofas"])
  })

  test("is changed with an entry in the audit log, by administrators alone", async () => {
    const entries = await app.database.db
      .selectFrom("audit_entry")
      .select("action")
      .where("subject_kind", "=", "category")
      .orderBy("at")
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      "category.add",
      "category.add",
      "category.order",
      "category.order",
      "category.delete",
      "category.change",
      "category.hide",
    ])
    const editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
    expectRefusal(await refuse(app, categories.listCategories, {}, editor), "forbidden")
  })
})
