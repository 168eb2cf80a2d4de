import { listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import { readHomePage } from "@roomwright/contract/home/calls"
import { recordWorkView } from "@roomwright/contract/works/work-views"
import { countWorkFacets, listWorks, readWork, type WorkDetail } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { shelveWork } from "./save-work.ts"

let app: TestApp
let designerId: string
let productId: string
let shown: string
let hidden: string
/** How it was told while it was public. */
let before: WorkDetail

beforeAll(async () => {
  app = await startTestApp()
  designerId = await app.makeDesigner({ nickname: "Lê Minh" })
  productId = await app.makeProduct()
})

beforeEach(async () => {
  const products = [{ productId, at: [0.5, 0.5] as const }]
  shown = await app.makeWork({ designerId, products })
  hidden = await app.makeWork({
    designerId,
    products,
    style: "retro",
    name: { en: "Secret room" },
    detailPictureIds: [await app.makePicture()],
  })
  before = await app.call(readWork, { params: { id: hidden } })
  await shelve(hidden, false)
})

afterAll(() => app.close())

const shelve = (id: string, shelved: boolean) =>
  app.database.db.transaction().execute((tx) => shelveWork(tx, id, shelved))

describe("a work that was taken down", () => {
  test("is in no list, whatever is asked", async () => {
    const queries = [
      {},
      { w: "secret room" },
      { style: "retro" },
      { designerId },
      { productId },
      { sort: "popular" as const },
      { area: "20-40" },
    ]
    for (const query of queries) {
      const { content, totalElements } = await app.call(listWorks, { query: { size: "100", ...query } })
      expect(content.map(({ id }) => id)).not.toContain(hidden)
      expect(totalElements).toBe(content.length)
    }
  })

  test("is counted nowhere", async () => {
    const facets = await app.call(countWorkFacets, { query: {} })
    const { totalElements } = await app.call(listWorks, { query: {} })
    expect(facets.style.map(({ id }) => id)).not.toContain("retro")
    expect(facets.style.reduce((sum, { count }) => sum + count, 0)).toBe(totalElements)
    const designer = await app.call(readDesigner, { params: { id: designerId } })
    expect(designer.workCount).toBe(totalElements)
    expect((await app.call(readWork, { params: { id: shown } })).designer.workCount).toBe(totalElements)
  })

  test("cannot be read or viewed", async () => {
    expect((await app.get(`/api/works/${hidden}`)).status).toBe(404)
    expect((await app.get(`/api/works/${hidden}/views`, { method: "POST" })).status).toBe(404)
  })

  test("is not on the front page, nor its picture beside its designer", async () => {
    const home = JSON.stringify(await app.call(readHomePage, {}))
    expect(home).not.toContain(hidden)
    for (const { id } of before.pictures) expect(home).not.toContain(id)
    const { content } = await app.call(listDesigners, { query: {} })
    expect(JSON.stringify(content)).not.toContain(before.picture.id)
  })

  test("has pictures that are not found any more, though their addresses were known", async () => {
    expect(before.pictures).toHaveLength(2)
    for (const { path } of before.pictures) expect((await app.get(`${path}/64.webp`)).status).toBe(404)
  })

  test("comes back as it was, with the day it was first published", async () => {
    await shelve(hidden, true)
    expect(await app.call(readWork, { params: { id: hidden } })).toEqual({
      ...before,
      designer: { ...before.designer },
    })
    for (const { path } of before.pictures) expect((await app.get(`${path}/64.webp`)).status).toBe(200)
    expect(await app.call(recordWorkView, { params: { id: hidden } })).toEqual({ viewCount: 1 })
  })
})

test("a designer whose last work is taken down is gone too", async () => {
  const other = await app.makeDesigner({ nickname: "Anna" })
  const only = await app.makeWork({ designerId: other })
  expect((await app.call(listDesigners, { query: { w: "anna" } })).totalElements).toBe(1)
  await shelve(only, false)
  expect((await app.call(listDesigners, { query: { w: "anna" } })).totalElements).toBe(0)
  expect((await app.get(`/api/designers/${other}`)).status).toBe(404)
})

test("a work that was never published is as hidden as one taken down, until it is", async () => {
  const pictureId = await app.makePicture()
  const draft = await app.makeWork({ designerId, publishedAt: null, mainPictureId: pictureId })
  const { hash } = await app.database.db
    .selectFrom("picture")
    .select("hash")
    .where("id", "=", pictureId)
    .executeTakeFirstOrThrow()
  const statuses = async (): Promise<number[]> => [
    (await app.get(`/api/works/${draft}`)).status,
    (await app.get(`/media/${pictureId}-${hash}/64.webp`)).status,
  ]
  expect(await statuses()).toEqual([404, 404])
  await shelve(draft, true)
  expect(await statuses()).toEqual([200, 200])
})
