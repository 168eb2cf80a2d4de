import { listAnswers, listArticles, readAbout, readArticle } from "@roomwright/contract/content/calls"
import * as admin from "@roomwright/contract/content/admin"
import { aboutId } from "@roomwright/contract/content/kinds"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { unknownId } from "../../testing/hostile-input.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { fillFirstPictures } from "./fill-first-pictures.ts"
import { publishDue } from "./publish-content.ts"

let app: TestApp
let editor: TestPerson
let other: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  editor = await signUp(app, { nickname: "Minh", roles: ["ROLE_EDITOR"] })
  other = await signUp(app, { nickname: "Hoa", roles: ["ROLE_ADMIN"] })
})
afterAll(() => app.close())

const as = ({ headers }: TestPerson) => ({ headers })
const english = { headers: { "accept-language": "en" } }
const fields = (title: string, body = `About ${title}.`) => ({
  topic: "rooms" as const,
  place: 0,
  cover: null,
  uploads: [],
  texts: { en: { title, summary: "In short.", body } },
})
const begin = (title: string, body?: string) =>
  app.call(admin.addContent, { body: { part: "article", key: newId(), ...fields(title, body) } }, as(editor))
const publish = ({ id, revision }: admin.Content, at?: string) =>
  app.call(admin.publishContent, { params: { id }, body: { base: revision, at: at ?? null } }, as(editor))
const read = (id: string) => refuse(app, readArticle, { params: { id } })
const actionsOn = async (id: string): Promise<string[]> => {
  const rows = await app.database.db
    .selectFrom("audit_entry")
    .select("action")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute()
  return rows.map(({ action }) => action)
}

describe("what the platform starts with", () => {
  test("are articles, answers for each reader, and a page about us, in three languages", async () => {
    for (const language of ["zh", "en", "vi"] as const) {
      const headers = { "accept-language": language }
      const articles = await app.call(listArticles, { query: {} }, { headers })
      expect(articles.totalElements).toBeGreaterThanOrEqual(8)
      for (const { title, id } of articles.content) {
        expect(title.language).toBe(language)
        const { html } = await app.call(readArticle, { params: { id } }, { headers })
        expect(html).toMatch(/<h2>/)
        expect(html).not.toContain("(first:")
        expect(html).not.toContain("(article:")
      }
      const { content } = await app.call(listAnswers, { query: {} }, { headers })
      for (const reader of ["buyer", "designer", "merchant"])
        expect(content.filter((answer) => answer.reader === reader).length).toBeGreaterThanOrEqual(10)
      expect(content.every(({ question }) => question.language === language)).toBe(true)
      expect((await app.call(readAbout, {}, { headers })).title.language).toBe(language)
    }
  })

  test("leads to articles that are there", async () => {
    const { content } = await app.call(listAnswers, { query: {} })
    const linked = content.flatMap(({ html }) =>
      [...html.matchAll(/\/blog\/detail\?id=([0-9a-f-]{36})/g)].map(([, id = ""]) => id),
    )
    expect(linked.length).toBeGreaterThan(4)
    for (const id of new Set(linked)) expect((await read(id)).status).toBe(200)
  })

  test("gets its pictures a moment later, once, and leaves alone what was edited", async () => {
    const { content } = await app.call(listArticles, { query: {} })
    const [edited, untouched] = content
    if (!edited || !untouched) throw new Error("There are no articles.")
    const form = await app.call(admin.readContent, { params: { id: edited.id } }, as(editor))
    await app.call(
      admin.saveContent,
      { params: { id: edited.id }, body: { base: 1, ...fields("Edited"), topic: form.topic } },
      as(editor),
    )
    await fillFirstPictures(app.services)
    await fillFirstPictures(app.services)
    expect((await app.call(readArticle, { params: { id: edited.id } })).cover).toBeNull()
    const { cover, html } = await app.call(readArticle, { params: { id: untouched.id } })
    expect((await app.get(`${cover?.path}/320.webp`)).status).toBe(200)
    expect(html).toMatch(/<img src="\/media\//)
    const pictures = await app.database.db
      .selectFrom("content_picture")
      .select("picture_id")
      .where("item_id", "=", untouched.id)
      .execute()
    expect(pictures).toHaveLength(2)
  }, 60_000)
})

describe("the help", () => {
  test.each([
    ["chuyen khoan", "vi"],
    ["chuyển khoản", "vi"],
    ["转账", "zh"],
    ["transferred wrong amount", "en"],
  ])("finds %j", async (w, language) => {
    const { content } = await app.call(
      listAnswers,
      { query: { w } },
      { headers: { "accept-language": language } },
    )
    expect(content.length).toBeGreaterThan(0)
    expect(content.length).toBeLessThan(30)
  })

  test("finds in any language, what asks for it before what mentions it, and nothing for nonsense", async () => {
    const { content } = await app.call(listAnswers, { query: { w: "hủy đơn hàng" } }, english)
    expect(content[0]?.question).toEqual({ text: "Can I cancel an order?", language: "en" })
    for (const w of ["zzzzqqq", "!!!"])
      expect((await app.call(listAnswers, { query: { w } })).totalElements).toBe(0)
  })

  test("finds what was meant by a mistyped word, and says so", async () => {
    const { content, correctedTo } = await app.call(listAnswers, { query: { w: "cancle order" } }, english)
    expect([content[0]?.question.text, correctedTo]).toEqual(["Can I cancel an order?", "cancel order"])
    expect((await app.call(listAnswers, { query: { w: "cancel order" } })).correctedTo).toBeUndefined()
  })
})

describe("an article", () => {
  test("is nobody's to read before it is published, and told as deleted after it is taken away", async () => {
    const draft = await begin("Curtains")
    expectRefusal(await read(draft.id), "articleDeleted")
    expectRefusal(await read(unknownId), "articleDeleted")
    expect(await publish(draft)).toMatchObject({ state: "PUBLISHED", liveRevision: 1 })
    expect((await app.call(readArticle, { params: { id: draft.id } })).title.text).toBe("Curtains")
    await app.call(admin.withdrawContent, { params: { id: draft.id } }, as(editor))
    expectRefusal(await read(draft.id), "articleDeleted")
    await app.call(admin.deleteContent, { params: { id: draft.id } }, as(editor))
    expectRefusal(await read(draft.id), "articleDeleted")
    expectRefusal(await refuse(app, admin.readContent, { params: { id: draft.id } }, as(editor)), "notFound")
    expect(await actionsOn(draft.id)).toEqual([
      "content.add",
      "content.publish",
      "content.withdraw",
      "content.delete",
    ])
  })

  test("keeps what readers see until what was saved is published", async () => {
    const first = await publish(await begin("Rugs"))
    const params = { id: first.id }
    const saved = await app.call(
      admin.saveContent,
      { params, body: { base: first.revision, ...fields("Rugs, second edition") } },
      as(editor),
    )
    expect(saved).toMatchObject({ state: "CHANGED", revision: 2, liveRevision: 1 })
    expect((await app.call(readArticle, { params })).title.text).toBe("Rugs")
    await publish(saved)
    expect((await app.call(readArticle, { params })).title.text).toBe("Rugs, second edition")
  })

  test("is shown by itself when its time has come, as it was when that was decided", async () => {
    const draft = await begin("Lamps")
    const at = new Date(app.services.clock.now().getTime() + 3_600_000).toISOString()
    expect(await publish(draft, at)).toMatchObject({ state: "SCHEDULED", dueAt: at })
    const params = { id: draft.id }
    await app.call(admin.saveContent, { params, body: { base: 1, ...fields("Later words") } }, as(editor))
    await publishDue(app.services)
    expectRefusal(await read(draft.id), "articleDeleted")
    app.time.passes(3_601_000)
    // Tokens live for an hour.
    editor = await startTestSession(app, editor)
    other = await startTestSession(app, other)
    await publishDue(app.services)
    expect((await app.call(readArticle, { params })).title.text).toBe("Lamps")
  })

  test("whose schedule is called off stays as it was", async () => {
    const live = await publish(await begin("Doors"))
    const at = new Date(app.services.clock.now().getTime() + 3_600_000).toISOString()
    await publish(live, at)
    const params = { id: live.id }
    expect(await app.call(admin.withdrawContent, { params }, as(editor))).toMatchObject({
      state: "PUBLISHED",
      dueAt: null,
    })
    expect((await read(live.id)).status).toBe(200)
  })

  test("without a title and a text in any language is not published", async () => {
    const draft = await begin("Only a title", "")
    const params = { id: draft.id }
    expectRefusal(
      await refuse(app, admin.publishContent, { params, body: { base: 1 } }, as(editor)),
      "contentUnwritten",
    )
  })

  test("in one language alone is read by all, and says which", async () => {
    const { id } = await publish(await begin("Only English"))
    for (const language of ["zh", "vi"]) {
      const article = await app.call(
        readArticle,
        { params: { id } },
        { headers: { "accept-language": language } },
      )
      expect(article).toMatchObject({ language: "en", title: { text: "Only English", language: "en" } })
    }
  })

  test("saved by two at once keeps the first, and tells the second; nothing of either is lost", async () => {
    const { id, revision } = await begin("Shared")
    const save = (person: TestPerson, title: string) =>
      refuse(
        app,
        admin.saveContent,
        { params: { id }, body: { base: revision, ...fields(title) } },
        as(person),
      )
    const answers = await Promise.all([save(editor, "Mine"), save(other, "Theirs")])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const loser = answers.find(({ status }) => status === 409)
    if (loser) expectRefusal(loser, "contentChanged")
    const now = await app.call(admin.readContent, { params: { id } }, as(editor))
    expect(now.revision).toBe(2)
    expectRefusal(
      await refuse(app, admin.publishContent, { params: { id }, body: { base: 1 } }, as(editor)),
      "contentChanged",
    )
  })

  test("is restored from an older version, as a newer one", async () => {
    const first = await begin("As it was")
    const params = { id: first.id }
    await app.call(admin.saveContent, { params, body: { base: 1, ...fields("A mistake") } }, as(editor))
    const restored = await app.call(
      admin.restoreContent,
      { params, body: { base: 2, revision: 1 } },
      as(other),
    )
    expect(restored).toMatchObject({ revision: 3, title: { text: "As it was" } })
    const { content } = await app.call(admin.listContentVersions, { params, query: {} }, as(editor))
    expect(content.map(({ revision, restoredFrom }) => [revision, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    expect(content[0]?.savedBy).toMatchObject({ nickname: "Hoa" })
    const old = await app.call(admin.readContentVersion, { params: { ...params, revision: "2" } }, as(editor))
    expect(old.texts.en?.title).toBe("A mistake")
  })

  test("begun twice with one key is one", async () => {
    const body = { part: "article" as const, key: newId(), ...fields("Once") }
    const [one, two] = await Promise.all([
      app.call(admin.addContent, { body }, as(editor)),
      app.call(admin.addContent, { body }, as(editor)),
    ])
    expect(two.id).toBe(one.id)
    expect(two.revision).toBe(1)
  })

  test("with a table larger than browsers bear, or 100 kB, is refused with nothing saved", async () => {
    const { id } = await begin("Tables")
    const rows = `${"|a".repeat(100)}|\n`
    const huge = `${rows}${"|-".repeat(100)}|\n${rows.repeat(190)}`
    const send = (body: string) =>
      refuse(app, admin.saveContent, { params: { id }, body: { base: 1, ...fields("T", body) } }, as(editor))
    expectRefusal(await send(huge), "contentTooLarge")
    expectRefusal(await send("a".repeat(100_000)), "invalidInput")
    expect((await app.call(admin.readContent, { params: { id } }, as(editor))).revision).toBe(1)
  })
})

test("the page about us is changed like an article and never deleted", async () => {
  const params = { id: aboutId }
  const saved = await app.call(
    admin.saveContent,
    { params, body: { base: 1, ...fields("Who we are"), topic: "about" } },
    as(editor),
  )
  await publish(saved)
  expect((await app.call(readAbout, {}, english)).title.text).toBe("Who we are")
  expectRefusal(await refuse(app, admin.deleteContent, { params }, as(editor)), "notFound")
  expectRefusal(
    await refuse(app, admin.saveContent, { params, body: { base: 2, ...fields("Wrong topic") } }, as(editor)),
    "invalidInput",
  )
})

test("an unknown topic and a page far beyond the end harm nobody", async () => {
  expectRefusal(await refuse(app, listArticles, { query: { topic: "xx" } }), "invalidInput")
  expect((await app.call(listArticles, { query: { page: "9000" } })).content).toEqual([])
})
