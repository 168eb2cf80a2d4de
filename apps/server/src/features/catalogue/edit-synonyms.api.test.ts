import * as synonyms from "@roomwright/contract/catalogue/synonyms"
import { readAuditLog } from "@roomwright/contract/admin/audit-log"
import { listProducts } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let administrator: TestPerson
let sofas: string
let sofa: string

beforeAll(async () => {
  app = await startTestApp({ env: { PAGE_CACHE_MB: "8" } })
  administrator = await signUp(app, { roles: ["ROLE_ADMIN"] })
  sofas = await app.makeCategory({ id: "sofas", name: { zh: "沙发", en: "Sofas", vi: "Sofa" } })
  sofa = await app.makeProduct({
    categoryId: sofas,
    name: { zh: "云朵沙发", en: "Cloud sofa", vi: "Sofa Mây" },
  })
})
afterAll(() => app.close())

interface Given {
  readonly meaning?: synonyms.MeaningKind
  readonly phrases?: { readonly zh?: string; readonly en?: string; readonly vi?: string }
  readonly meant?: string
}
const bodyOf = ({ meaning = "words", phrases = {}, meant = "sofa" }: Given) => ({ meaning, phrases, meant })
const list = () => app.call(synonyms.listSynonyms, {}, administrator)
const add = (given: Given) => refuse(app, synonyms.addSynonym, { body: bodyOf(given) }, administrator)
const change = (synonym: number, given: Given) =>
  refuse(
    app,
    synonyms.changeSynonym,
    { params: { synonym: String(synonym) }, body: bodyOf(given) },
    administrator,
  )
const remove = (synonym: number) =>
  refuse(app, synonyms.deleteSynonym, { params: { synonym: String(synonym) } }, administrator)
const find = async (w: string): Promise<string[]> =>
  (await app.call(listProducts, { query: { w } })).content.map(({ id }) => id)

describe("a synonym", () => {
  test("is found by at once, changed and forgotten at once, and each is in the audit log", async () => {
    expect(await find("davenport")).toEqual([])
    expect((await add({ phrases: { en: "davenport, chesterfield", vi: "trường kỷ" } })).status).toBe(200)
    const [added] = await list()
    expect(added).toMatchObject({ meaning: "words", meant: "sofa" })
    expect(await find("davenport")).toEqual([sofa])
    expect(await find("trường kỷ")).toEqual([sofa])
    const id = added?.id ?? 0
    expect((await change(id, { phrases: { en: "chesterfield" } })).status).toBe(200)
    expect(await find("davenport")).toEqual([])
    expect(await find("chesterfield")).toEqual([sofa])
    expect((await remove(id)).status).toBe(200)
    expect(await find("chesterfield")).toEqual([])
    expectRefusal(await remove(id), "notFound")
    expectRefusal(await change(id, { phrases: { en: "chesterfield" } }), "notFound")
    const { content } = await app.call(readAuditLog, { query: {} }, administrator)
    expect(content.slice(0, 3).map(({ action }) => action)).toEqual([
      "synonym.delete",
      "synonym.change",
      "synonym.add",
    ])
  })

  test("may mean a filter value that there is", async () => {
    const colour = { meaning: "colour" as const, phrases: { en: "moss" } }
    expect((await add({ ...colour, meant: "green" })).status).toBe(200)
    expectRefusal(await add({ ...colour, phrases: { en: "algae" }, meant: "no-such" }), "unknownFilterValue")
  })

  test("may mean a feature, however descriptions say it: what lacks it is hidden, or it is said that nothing has it", async () => {
    const tilting = await app.makeProduct({
      categoryId: sofas,
      name: { zh: "躺沙发", en: "Film sofa", vi: "Sofa Phim" },
      description: { zh: "", en: "Its back tilts by a lever.", vi: "" },
    })
    const meaning = "feature" as const
    const reclining = {
      meaning,
      phrases: { en: "reclining", zh: "可躺" },
      meant: "back tilts, 靠背后仰, reclining",
    }
    expect((await add(reclining)).status).toBe(200)
    expect((await add({ meaning, phrases: { en: "heated" }, meant: "warms" })).status).toBe(200)
    const search = async (w: string) => {
      const { content, leftOut } = await app.call(listProducts, { query: { w } })
      return { ids: content.map(({ id }) => id), left: leftOut?.words ?? [] }
    }
    expect(await search("reclining sofa")).toEqual({ ids: [tilting], left: [] })
    expect(await search("可躺")).toEqual({ ids: [tilting], left: [] })
    expect((await search("heated sofa")).left).toEqual(["heated"])
  })

  test.each([
    ["without phrases", { phrases: {} }, "synonymEmpty"],
    ["with blank ones", { phrases: { en: " , ", vi: "" } }, "synonymEmpty"],
    ["that means nothing", { phrases: { en: "bedstead" }, meant: " " }, "synonymEmpty"],
    ["that says a thing twice", { phrases: { en: "bedstead, Bedstead" } }, "synonymTaken"],
    ["with the phrase of another", { phrases: { zh: "圆形" } }, "synonymTaken"],
    ["with markup", { phrases: { en: "<b>bedstead</b>" } }, "synonymSigns"],
    ["with signs of a query", { phrases: { en: "bed | sofa" } }, "synonymSigns"],
    ["that means itself", { phrases: { en: "bedstead" }, meant: "Bedstead" }, "synonymCircle"],
    [
      "that leads back to where another came from",
      { phrases: { zh: "转角沙发" }, meant: "sectional" },
      "synonymCircle",
    ],
  ] as const)("%s is refused, and nothing is lost", async (_what, given, refusal) => {
    const before = await list()
    expectRefusal(await add(given), refusal)
    expect(await list()).toEqual(before)
  })
})
