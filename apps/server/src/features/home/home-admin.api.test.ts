import { readAuditLog } from "@roomwright/contract/admin/audit-log"
import { withdrawContent } from "@roomwright/contract/content/admin"
import { listArticles } from "@roomwright/contract/content/calls"
import { readHomePage } from "@roomwright/contract/home/calls"
import {
  findHomeThings,
  homeChosenMax,
  previewHome,
  readAdminHome,
  saveAdminHome,
  type AdminHome,
  type HomeChoice,
} from "@roomwright/contract/home/admin"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { relistProduct, removeProduct, withdrawProduct } from "../catalogue/catalogue.public.ts"
import { hideWork, unhideWork } from "../works/works.public.ts"
import { nothingChosen } from "./home-choice.ts"

let app: TestApp
let editor: TestPerson
let other: TestPerson
/** The oldest first. */
const works: string[] = []
const products: string[] = []
const designers: string[] = []

beforeAll(async () => {
  app = await startTestApp({ env: { PAGE_CACHE_MB: "8" } })
  editor = await signUp(app, { nickname: "Mai", roles: ["ROLE_EDITOR"] })
  other = await signUp(app, { nickname: "An", roles: ["ROLE_ADMIN"] })
  for (let at = 0; at < 9; at += 1) {
    const designerId = await app.makeDesigner({ nickname: `Designer ${at}` })
    designers.push(designerId)
    const productId = await app.makeProduct({ name: { zh: `椅${at}`, en: `Chair ${at}`, vi: `Ghế ${at}` } })
    products.push(productId)
    // Each may lead: looked at, with a product and a large picture.
    const placed = [{ productId, at: null }]
    works.push(await app.makeWork({ designerId, name: { en: `Room ${at}` }, isSeen: true, products: placed }))
  }
})

beforeAll(() => app.database.db.updateTable("picture").set({ width: 1_600, height: 1_000 }).execute())

afterAll(() => app.close())

const at = (ids: readonly string[], place: number): string => ids[place] ?? ""
const home = () => app.call(readHomePage, {}, { language: "en" })
const admin = () => app.call(readAdminHome, {}, { headers: editor.headers, language: "en" })
const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

async function save(choice: Partial<HomeChoice>, person = editor): Promise<AdminHome> {
  const { revision: base } = await admin()
  const body = { base, choice: { ...nothingChosen, ...choice } }
  return app.call(saveAdminHome, { body }, { headers: person.headers, language: "en" })
}
const chosen = (...ids: string[]) => ({ mode: "CHOSEN" as const, chosen: ids })

beforeEach(() => save({}))

describe("a chosen front page", () => {
  test("shows what was chosen first and in its order, then what suits by itself, nothing twice", async () => {
    await save({
      hero: { mode: "CHOSEN", chosen: { kind: "work", id: at(works, 2) } },
      works: chosen(at(works, 4), at(works, 0)),
      products: chosen(at(products, 5)),
      designers: chosen(at(designers, 3), at(designers, 1)),
    })
    const page = await home()
    expect(page.cover?.id).toBe(works[2])
    expect(idsOf(page.newWorks)).toEqual([4, 0, 8, 7, 6, 5].map((place) => works[place]))
    expect(idsOf(page.products)[0]).toBe(products[5])
    expect(new Set(idsOf(page.products)).size).toBe(8)
    expect(idsOf(page.designers).slice(0, 2)).toEqual([designers[3], designers[1]])
    expect(new Set(idsOf(page.designers)).size).toBe(4)
  })

  test("leads with an article where that is chosen, which is not in the list below", async () => {
    const [, second, third] = (await app.call(listArticles, { query: {} })).content
    const leading = second?.id ?? ""
    await save({
      hero: { mode: "CHOSEN", chosen: { kind: "article", id: leading } },
      articles: chosen(third?.id ?? ""),
    })
    const page = await home()
    expect([page.cover, page.coverArticle?.id]).toEqual([null, leading])
    expect(page.articles[0]?.id).toBe(third?.id)
    expect(idsOf(page.articles)).not.toContain(leading)
    expect(page.newWorks[0]?.id).toBe(works[8])
  })

  test("keeps what is chosen for a section that is automatic for now, and leaves it aside", async () => {
    const { works: section } = await save({ works: { mode: "AUTOMATIC", chosen: [at(works, 0)] } })
    expect(idsOf(section.chosen)).toEqual([works[0]])
    expect((await home()).newWorks[0]?.id).toBe(works[7])
  })
})

describe("what is not there for everybody any more", () => {
  test("never shows, gives its place to what suits by itself, is named in the back office, and comes back", async () => {
    await save({
      hero: { mode: "CHOSEN", chosen: { kind: "work", id: at(works, 1) } },
      works: chosen(at(works, 3), at(works, 0)),
      products: chosen(at(products, 2)),
    })
    await hideWork(app.services, at(works, 1))
    await hideWork(app.services, at(works, 3))
    await withdrawProduct(app.services, at(products, 2))
    const page = await home()
    expect(page.cover?.id).toBe(works[8])
    expect(page.newWorks[0]?.id).toBe(works[0])
    expect([...idsOf(page.newWorks), ...idsOf(page.products)]).not.toContain(works[3])
    expect(idsOf(page.products)).not.toContain(products[2])
    expect(await admin()).toMatchObject({
      hero: { chosen: { id: works[1], state: "HIDDEN", name: { text: "Room 1" }, picture: null } },
      works: {
        chosen: [
          { id: works[3], state: "HIDDEN", name: { text: "Room 3" } },
          { id: works[0], state: "SHOWN" },
        ],
      },
      products: { chosen: [{ id: products[2], state: "HIDDEN", name: { text: "Chair 2" } }] },
    })

    await unhideWork(app.services, at(works, 1))
    await unhideWork(app.services, at(works, 3))
    await relistProduct(app.services, at(products, 2))
    expect((await home()).cover?.id).toBe(works[1])
    expect(idsOf((await home()).newWorks).slice(0, 2)).toEqual([works[3], works[0]])
  })

  test("is told as gone once it is deleted, and can be saved along with the rest", async () => {
    const doomed = await app.makeProduct()
    await save({ products: chosen(doomed) })
    await app.database.db.transaction().execute((tx) => removeProduct(tx, doomed))
    expect((await admin()).products.chosen).toEqual([
      { kind: "product", id: doomed, state: "GONE", name: null, by: "", picture: null },
    ])
    const { products: section } = await save({ products: chosen(doomed, at(products, 5)) })
    expect(section.chosen.map(({ state }) => state)).toEqual(["GONE", "SHOWN"])
    expect((await home()).products[0]?.id).toBe(products[5])
  })

  test("is an article, too", async () => {
    const { content } = await app.call(listArticles, { query: {} })
    const id = content.at(-1)?.id ?? ""
    await save({ hero: { mode: "CHOSEN", chosen: { kind: "article", id } }, articles: chosen(id) })
    expect((await home()).coverArticle?.id).toBe(id)
    await app.call(withdrawContent, { params: { id } }, { headers: editor.headers })
    const page = await home()
    expect([page.cover?.id, page.coverArticle, idsOf(page.articles).includes(id)]).toEqual([
      works[8],
      null,
      false,
    ])
    expect((await admin()).articles.chosen).toMatchObject([{ id, state: "HIDDEN" }])
  })
})

describe("choosing", () => {
  const saveAs = (person: TestPerson, base: number, choice: HomeChoice) =>
    app.get("/api/admin/home", {
      method: "PUT",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify({ base, choice }),
    })

  test("is refused for what not everybody may see, and changes nothing", async () => {
    const hidden = await app.makeWork({ publishedAt: null })
    const { revision } = await admin()
    for (const choice of [
      { ...nothingChosen, works: chosen(at(works, 0), hidden) },
      { ...nothingChosen, products: chosen(at(works, 0)) },
      { ...nothingChosen, hero: { mode: "CHOSEN", chosen: { kind: "article", id: at(works, 0) } } },
    ] satisfies HomeChoice[])
      expectRefusal(await saveAs(editor, revision, choice), "homeThingHidden")
    expect((await admin()).revision).toBe(revision)
  })

  test("is refused for too many, for the same twice and for sections that there are none of", async () => {
    const { revision } = await admin()
    const many = Array.from({ length: homeChosenMax + 1 }, (_none, one) => works[one % 9] ?? "")
    for (const choice of [
      { ...nothingChosen, works: chosen(...many) },
      { ...nothingChosen, works: chosen(at(works, 0), at(works, 0)) },
      { ...nothingChosen, banner: chosen(at(works, 0)) },
      { ...nothingChosen, works: { mode: "RANDOM", chosen: [] } },
    ])
      expectRefusal(await saveAs(editor, revision, choice as HomeChoice), "invalidInput")
  })

  test("of two editors tells the later of the other, also when both save at once", async () => {
    const { revision } = await admin()
    await save({ works: chosen(at(works, 1)) }, other)
    expectRefusal(await saveAs(editor, revision, nothingChosen), "contentChanged")
    expect(await admin()).toMatchObject({ revision: revision + 1, savedBy: { nickname: "An" } })
    const answers = await Promise.all([1, 2].map(() => saveAs(editor, revision + 1, nothingChosen)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test("is noted in the audit log", async () => {
    await save({ works: chosen(at(works, 1), at(works, 2)) })
    const { content } = await app.call(
      readAuditLog,
      { query: { action: "home.choose" } },
      { headers: other.headers },
    )
    expect(content[0]).toMatchObject({
      actor: { nickname: "Mai" },
      subject: { kind: "page", id: "home" },
      details: { hero: "automatic", works: 2, products: "automatic" },
    })
  })

  test("can be looked at before it is saved", async () => {
    const choice = { ...nothingChosen, works: chosen(at(works, 0)) }
    const shown = await app.call(previewHome, { body: { choice } }, { headers: editor.headers })
    expect(shown.newWorks[0]?.id).toBe(works[0])
    expect((await home()).newWorks[0]?.id).toBe(works[7])
  })
})

test("editors find what everybody may see, by a keyword or the newest", async () => {
  const find = (thing: "work" | "product" | "designer" | "article", w?: string) =>
    app.call(
      findHomeThings,
      { query: w === undefined ? { thing } : { thing, w } },
      { headers: editor.headers, language: "en" },
    )
  await app.makeWork({ name: { en: "Secret room" }, publishedAt: null })
  expect((await find("work", "secret")).map(({ name }) => name?.text)).toEqual([])
  expect((await find("work", "room 4")).map(({ id }) => id)).toContain(works[4])
  expect((await find("product", "ghe 3")).map(({ id }) => id)).toContain(products[3])
  expect((await find("designer", "designer 2"))[0]).toMatchObject({ kind: "designer", id: designers[2] })
  const [article] = await find("article")
  const word = article?.name?.text.split(" ").at(-1) ?? ""
  expect((await find("article", word)).map(({ id }) => id)).toContain(article?.id)
  expect(await find("article", "zzzzqqqq")).toEqual([])
})
