import { countDesignerFacets, listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
/** Four works, three works, one work, and one without any. */
let minh: string
let anna: string
let chen: string
let idle: string
/** Minh's works, the oldest first. */
const minhsPictures: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  minh = await app.makeDesigner({
    username: "le-minh",
    nickname: "Lê Minh",
    styles: ["indochine", "natural"],
    city: { zh: "顺化", en: "Hue", vi: "Huế" },
    companyName: "Xưởng Đông",
    experienceYears: 12,
    school: { vi: "Đại học Kiến trúc" },
    major: { en: "Interior design", vi: "Thiết kế nội thất" },
    introduction: { zh: "喜欢旧木头。", en: "Likes old wood.", vi: "Thích gỗ cũ." },
    joinedAt: new Date("2026-02-03T04:05:06Z"),
  })
  anna = await app.makeDesigner({ nickname: "Anna", styles: ["nordic"] })
  chen = await app.makeDesigner({
    nickname: "陈木",
    styles: ["wabi-sabi", "natural"],
    city: { zh: "上海", en: "Shanghai" },
  })
  idle = await app.makeDesigner({ nickname: "Nobody", styles: ["retro"] })
  for (let at = 0; at < 4; at += 1) {
    const mainPictureId = await app.makePicture()
    minhsPictures.push(mainPictureId)
    await app.makeWork({ designerId: minh, mainPictureId })
  }
  for (let at = 0; at < 3; at += 1) await app.makeWork({ designerId: anna })
  const seen = await app.makeWork({ designerId: chen })
  await app.database.db.updateTable("work").set({ view_count: 5 }).where("id", "=", seen).execute()
  await app.makeWork({ designerId: idle, publishedAt: null })
})

afterAll(() => app.close())

type Query = Parameters<typeof app.call<typeof listDesigners>>[1]["query"]
const list = (query: Query = {}) => app.call(listDesigners, { query }, { language: "en" })
const idsOf = async (query?: Query): Promise<string[]> => (await list(query)).content.map(({ id }) => id)

describe("the list of designers", () => {
  test("holds those with something on the shelf, most works first", async () => {
    const { content, totalElements } = await list()
    expect(content.map(({ id, workCount }) => [id, workCount])).toEqual([
      [minh, 4],
      [anna, 3],
      [chen, 1],
    ])
    expect(totalElements).toBe(3)
  })

  test("is sorted by views and by age", async () => {
    expect((await idsOf({ sort: "views" }))[0]).toBe(chen)
    expect(await idsOf({ sort: "newest" })).toEqual([minh, chen, anna])
  })

  test("is filtered by style, alternatives together", async () => {
    expect(await idsOf({ style: "natural" })).toEqual([minh, chen])
    expect(await idsOf({ style: "natural,nordic" })).toEqual([minh, anna, chen])
    expect(await idsOf({ style: "retro" })).toEqual([])
    expect((await app.get("/api/designers?style=nope")).status).toBe(422)
  })

  test("is paged without overlap or gap", async () => {
    const pages = [
      await idsOf({ size: "2" }),
      await idsOf({ size: "2", page: "1" }),
      await idsOf({ size: "2", page: "2" }),
    ]
    expect(pages).toEqual([[minh, anna], [chen], []])
    expect(await list({ size: "2", page: "2" })).toMatchObject({ page: 2, size: 2, totalElements: 3 })
  })

  test.each([
    "lê minh",
    "le minh",
    "LE-MINH",
    "huế",
    "hue",
    "顺化",
    "xuong dong",
    "indochine",
    "印度支那",
    "đông dương",
  ])("finds one by name, handle, town, company or style: %s", async (w) =>
    expect(await idsOf({ w })).toEqual([minh]),
  )

  test("finds nobody by what only private or idle ones have", async () => {
    for (const w of ["nobody", "retro", "old wood", "🛋️", "%"])
      expect([w, await idsOf({ w })]).toEqual([w, []])
  })

  test("shows who is called so before who lives in a city of that name", async () => {
    const hue = await app.makeDesigner({ nickname: "Huế An" })
    await app.makeWork({ designerId: hue })
    expect(await idsOf({ w: "hue" })).toEqual([hue, minh])
    expect(await idsOf({ w: "huế", sort: "works" })).toEqual([hue, minh])
    await app.database.db.updateTable("work").set({ shelved: false }).where("designer_id", "=", hue).execute()
  })

  test("shows the pictures of the three newest works", async () => {
    const { content } = await list({ w: "minh" })
    expect(content[0]?.pictures.map(({ id }) => id)).toEqual(minhsPictures.slice(1).toReversed())
  })
})

test("styles are counted among designers one can find", async () => {
  const count = async (w?: string): Promise<unknown> =>
    (await app.call(countDesignerFacets, { query: w === undefined ? {} : { w } })).style.map((value) => [
      value.id,
      value.count,
    ])
  expect(await count()).toEqual([
    ["wabi-sabi", 1],
    ["nordic", 1],
    ["indochine", 1],
    ["natural", 2],
  ])
  expect(await count("minh")).toEqual([
    ["indochine", 1],
    ["natural", 1],
  ])
  expect(await count("nobody")).toEqual([])
})

describe("a designer's page", () => {
  test("tells who it is, in the language asked for", async () => {
    expect(await app.call(readDesigner, { params: { id: minh } }, { language: "zh" })).toMatchObject({
      id: minh,
      nickname: "Lê Minh",
      city: { text: "顺化", language: "zh" },
      styles: [{ id: "indochine" }, { id: "natural" }],
      workCount: 4,
      viewCount: 0,
      introduction: { text: "喜欢旧木头。", language: "zh" },
      experienceYears: 12,
      companyName: "Xưởng Đông",
      school: { text: "Đại học Kiến trúc", language: "vi" },
      major: { text: "Interior design", language: "en" },
      joinedAt: "2026-02-03T04:05:06.000Z",
    })
    expect((await app.call(readDesigner, { params: { id: chen } })).viewCount).toBe(5)
  })

  test("holds no contact data, and no handle to log in with", async () => {
    const { text } = await app.get(`/api/designers/${minh}`)
    expect(text).not.toMatch(/le-minh|@|phone|mobile|email|\+84/i)
  })

  test("is not found for one with nothing on the shelf, a merchant, and nobody", async () => {
    for (const id of [idle, await app.makeMerchant(), "019b7711-9680-72cb-a276-163fe47378e1"]) {
      expect((await app.get(`/api/designers/${id}`)).status).toBe(404)
    }
  })
})
