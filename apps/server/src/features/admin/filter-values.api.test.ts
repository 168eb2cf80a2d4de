import { countProductFacets } from "@roomwright/contract/catalogue/calls"
import { errorCatalogue } from "@roomwright/contract/errors"
import * as values from "@roomwright/contract/settings/filter-values"
import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { countWorkFacets } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let administrator: TestPerson
const name = { zh: "中古", en: "Mid-century", vi: "Giữa thế kỷ" }

beforeAll(async () => {
  app = await startTestApp({ env: { PAGE_CACHE_MB: "8" } })
  administrator = await signUp(app, { roles: ["ROLE_ADMIN"] })
  await app.makeWork({ style: "nordic", space: "bedroom" })
})
afterAll(() => app.close())

const list = (kind: FilterKind) =>
  app.call(values.listFilterValues, { params: { filter: kind } }, administrator)
const idsOf = async (kind: FilterKind): Promise<string[]> => (await list(kind)).map(({ id }) => id)
const offered = async (kind: FilterKind): Promise<string[]> =>
  (await app.call(values.listOfferedValues, { params: { filter: kind }, query: {} }, { language: "en" })).map(
    ({ name: { text } }) => text,
  )
const add = (kind: FilterKind, slug: string, more: object = {}) =>
  refuse(
    app,
    values.addFilterValue,
    { params: { filter: kind }, body: { slug, localName: name, ...more } },
    administrator,
  )
const change = (kind: FilterKind, value: string, more: object = {}) =>
  refuse(
    app,
    values.changeFilterValue,
    { params: { filter: kind, value }, body: { localName: name, isHidden: false, ...more } },
    administrator,
  )
const remove = (kind: FilterKind, value: string) =>
  refuse(app, values.deleteFilterValue, { params: { filter: kind, value } }, administrator)
const order = (kind: FilterKind, ids: readonly string[]) =>
  refuse(app, values.orderFilterValues, { params: { filter: kind }, body: { order: ids } }, administrator)
const actions = async (): Promise<string[]> =>
  (
    await app.database.db
      .selectFrom("audit_entry")
      .select(["action", "subject_id"])
      .where("subject_kind", "=", "filter-value")
      .orderBy("at")
      .orderBy("id")
      .execute()
  ).map((entry) => `${entry.action} ${entry.subject_id}`)

describe("a filter value", () => {
  test("is added at the end, renamed and deleted, and each is noted", async () => {
    expect((await add("style", "mid-century")).status).toBe(200)
    expect((await list("style")).at(-1)).toEqual({
      id: "mid-century",
      name,
      hex: null,
      isHidden: false,
      isUsed: false,
    })
    expectRefusal(await add("style", "mid-century"), "valueTaken")
    expect((await offered("style")).at(-1)).toBe("Mid-century")
    expect((await change("style", "mid-century", { localName: { ...name, en: "Fifties" } })).status).toBe(200)
    // Answers are kept for a while: this one is made anew.
    expect((await offered("style")).at(-1)).toBe("Fifties")
    expect((await remove("style", "mid-century")).status).toBe(200)
    expect(await idsOf("style")).not.toContain("mid-century")
    expectRefusal(await remove("style", "mid-century"), "notFound")
    expectRefusal(await change("style", "mid-century"), "notFound")
    expect(await actions()).toEqual([
      "filter-value.add style/mid-century",
      "filter-value.change style/mid-century",
      "filter-value.delete style/mid-century",
    ])
  })

  test("has a name in every language, a code of its own shape, and a swatch if it is a colour", async () => {
    const wrong = errorCatalogue.invalidInput.code
    const codeOf = async (answer: ReturnType<typeof add>) => (await answer).envelope?.code
    expect(await codeOf(add("style", "new", { localName: { zh: "新", en: "New" } }))).toBe(wrong)
    expect(await codeOf(add("style", "new", { localName: { ...name, vi: " " } }))).toBe(wrong)
    expect(await codeOf(add("style", "New one"))).toBe(wrong)
    expect(await codeOf(add("colour", "sky"))).toBe(wrong)
    expect(await codeOf(add("colour", "sky", { hex: "blue" }))).toBe(wrong)
    expect(await codeOf(add("style", "new", { hex: "#112233" }))).toBe(wrong)
    expect((await add("colour", "sky", { hex: "#8FB4D0" })).status).toBe(200)
    expect((await list("colour")).at(-1)).toMatchObject({ id: "sky", hex: "#8FB4D0" })
    expectRefusal(await add("size" as FilterKind, "new"), "notFound")
  })

  test("that something carries is hidden, not deleted: it is offered no more, and the work keeps it", async () => {
    const facets = async (query: Record<string, string> = {}) =>
      (await app.call(countWorkFacets, { query }, {})).style.map(({ id }) => id)
    expect(await facets()).toEqual(["nordic"])
    expectRefusal(await remove("style", "nordic"), "valueUsed")
    expect(await idsOf("style")).toContain("nordic")
    expect((await change("style", "nordic", { isHidden: true })).status).toBe(200)
    expect(await offered("style")).not.toContain("Mid-century")
    // Forms that hold it already can still name it.
    const all = await app.call(
      values.listOfferedValues,
      { params: { filter: "style" }, query: { hidden: "true" } },
      { language: "en" },
    )
    expect(all.filter(({ isHidden }) => isHidden)).toEqual([
      { id: "nordic", name: { text: "Mid-century", language: "en" }, isHidden: true },
    ])
    expect(await facets()).toEqual([])
    // Who has it in an address still sees what is chosen.
    expect(await facets({ style: "nordic" })).toEqual(["nordic"])
    await change("style", "nordic")
    expect(await facets()).toEqual(["nordic"])
  })

  test("is carried by works, products, variants and profiles alike", async () => {
    await app.makeProduct({ style: "retro", materials: ["rattan"] })
    await app.makeDesigner({ styles: ["classic"] })
    for (const [kind, value] of [
      ["space", "bedroom"],
      ["style", "retro"],
      ["material", "rattan"],
      ["colour", "oak"],
      ["style", "classic"],
    ] as const) {
      expectRefusal(await remove(kind, value), "valueUsed")
      expect((await list(kind)).find(({ id }) => id === value)).toMatchObject({ isUsed: true })
    }
    const { material } = await app.call(countProductFacets, { query: {} })
    expect(material.map(({ id }) => id)).toEqual(["rattan"])
  })

  test("has its place, told for all of them at once", async () => {
    const ids = await idsOf("scene")
    const turned = ids.toReversed()
    expect((await order("scene", turned)).status).toBe(200)
    expect(await idsOf("scene")).toEqual(turned)
    for (const wrong of [ids.slice(1), [...ids, "more"], [ids[0] ?? "", ...ids.slice(0, -1)]])
      expectRefusal(await order("scene", wrong), "sequenceChanged")
    expect(await idsOf("scene")).toEqual(turned)
  })

  test("is no business of other staff", async () => {
    const editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
    const body = { slug: "new", localName: name }
    expectRefusal(
      await refuse(app, values.addFilterValue, { params: { kind: "style" }, body }, editor),
      "forbidden",
    )
  })
})
