import { listWorks, readWork } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { shelveWork } from "./save-work.ts"

let app: TestApp
let designerId: string

beforeAll(async () => {
  app = await startTestApp()
  designerId = await app.makeDesigner({ nickname: "Lê Minh" })
})

afterAll(() => app.close())

const read = (id: string, language: "zh" | "en" | "vi" = "en") =>
  app.call(readWork, { params: { id } }, { language })
const shelve = (id: string, shelved: boolean) =>
  app.database.db.transaction().execute((tx) => shelveWork(tx, id, shelved))

describe("a work", () => {
  test("is told with its facts, pictures and products in the order of their tags", async () => {
    const [one, withdrawn, three] = [
      await app.makeProduct(),
      await app.makeProduct({ onSale: false }),
      await app.makeProduct(),
    ]
    const mainPictureId = await app.makePicture()
    const detailPictureIds = [await app.makePicture(), await app.makePicture()]
    const id = await app.makeWork({
      designerId,
      name: { zh: "暖木客厅", en: "Warm corner", vi: "Góc ấm" },
      styleDescription: { vi: "Ấm." },
      style: "indochine",
      homeType: "villa",
      space: "bedroom",
      scene: "rest",
      roomType: "studio",
      areaM2: 33.5,
      price: 2_500_000,
      template: true,
      mainPictureId,
      detailPictureIds,
      products: [
        { productId: three, at: [0.25, 0.5] },
        { productId: withdrawn, at: [0.5, 0.5] },
        { productId: one, at: null },
      ],
      publishedAt: new Date("2026-03-01T08:00:00Z"),
    })
    const work = await read(id)
    expect(work).toMatchObject({
      id,
      name: { text: "Warm corner", language: "en" },
      styleDescription: { text: "Ấm.", language: "vi" },
      designer: { id: designerId, nickname: "Lê Minh", city: { text: "Hanoi" }, workCount: 1 },
      areaM2: 33.5,
      price: 2_500_000,
      template: true,
      style: { id: "indochine", name: { text: "Indochine" } },
      homeType: { id: "villa" },
      space: { id: "bedroom" },
      scene: { id: "rest" },
      roomType: { id: "studio", name: { text: "Studio" } },
      startedFrom: null,
      viewCount: 0,
      publishedAt: "2026-03-01T08:00:00.000Z",
    })
    expect(work.pictures.map((picture) => picture.id)).toEqual([mainPictureId, ...detailPictureIds])
    expect(work.picture.id).toBe(mainPictureId)
    expect(work.products.map(({ product, at }) => [product.id, at])).toEqual([
      [three, { x: 0.25, y: 0.5 }],
      [one, null],
    ])
    // The list shows the same card.
    const { content } = await app.call(listWorks, { query: { designerId } }, { language: "en" })
    expect(work).toMatchObject({ ...content[0], designer: { ...content[0]?.designer } })
  })

  test("names the template it started from, as long as that is public", async () => {
    const templateId = await app.makeWork({ template: true, name: { zh: "样板", en: "Model", vi: "Mẫu" } })
    const id = await app.makeWork({ templateId })
    expect((await read(id, "vi")).startedFrom).toEqual({
      id: templateId,
      name: { text: "Mẫu", language: "vi" },
    })
    await shelve(templateId, false)
    expect((await read(id)).startedFrom).toBeNull()
  })

  test("that never was is not found", async () => {
    expect((await app.get("/api/works/019b7711-9680-72cb-a276-163fe47378e1")).status).toBe(404)
  })
})
