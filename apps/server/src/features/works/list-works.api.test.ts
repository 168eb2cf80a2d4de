import { listWorks } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openTestGallery, type Gallery, type GalleryWork } from "../../testing/test-gallery.ts"

let app: TestApp
let gallery: Gallery

beforeAll(async () => {
  app = await startTestApp()
  gallery = await openTestGallery(app)
})

afterAll(() => app.close())

type Query = Parameters<typeof app.call<typeof listWorks>>[1]["query"]
const list = (query: Query = {}) => app.call(listWorks, { query: { size: "100", ...query } })
const idsOf = async (query?: Query): Promise<string[]> => (await list(query)).content.map(({ id }) => id)

/** The list under a filter holds exactly the works that pass, and counts them. */
async function expectOnly(query: Query, passes: (work: GalleryWork) => boolean): Promise<void> {
  const { content, totalElements } = await list(query)
  const ids = gallery.works.filter(passes).map(({ id }) => id)
  expect(content.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(totalElements).toBe(ids.length)
}

test("without a filter every published work is listed", () => expectOnly({}, () => true))

describe("a filter leaves only what passes:", () => {
  test("style", () => expectOnly({ style: "retro" }, ({ style }) => style === "retro"))
  test("home type", () => expectOnly({ homeType: "villa" }, ({ homeType }) => homeType === "villa"))
  test("space", () => expectOnly({ space: "office" }, ({ space }) => space === "office"))
  test("scene", () => expectOnly({ scene: "rest" }, ({ scene }) => scene === "rest"))
  test("room type", () => expectOnly({ roomType: "studio" }, ({ roomType }) => roomType === "studio"))
  test("templates", () => expectOnly({ template: "true" }, ({ template }) => template))
  test("templates or not", () => expectOnly({ template: "false" }, () => true))
  test("designer", () =>
    expectOnly({ designerId: gallery.designers[1] }, ({ designerId }) => designerId === gallery.designers[1]))
  test("a designer nobody knows", () =>
    expectOnly({ designerId: "019b7711-9680-72cb-a276-163fe47378e1" }, () => false))

  test.each([
    ["under-20", (m2: number) => m2 < 20],
    ["20-40", (m2: number) => m2 >= 20 && m2 < 40],
    ["40-80", (m2: number) => m2 >= 40 && m2 < 80],
    ["over-80", (m2: number) => m2 >= 80],
    ["under-20,over-80", (m2: number) => m2 < 20 || m2 >= 80],
  ])("area %s, whose lower edge belongs to it", (area, passes) =>
    expectOnly({ area }, ({ areaM2 }) => passes(areaM2)),
  )

  test("a product that is in them", async () => {
    for (const productId of gallery.products)
      await expectOnly({ productId }, ({ productIds }) => productIds.includes(productId))
    await expectOnly({ productId: "019b7711-9680-72cb-a276-163fe47378e1" }, () => false)
  })
})

describe("together", () => {
  test("values of one kind are alternatives, different kinds must all match", async () => {
    await expectOnly({ style: "retro,nordic" }, ({ style }) => style !== "wabi-sabi")
    await expectOnly(
      { style: "retro,nordic", space: "living-room,bedroom", homeType: "apartment", area: "20-40,40-80" },
      ({ style, space, homeType, areaM2 }) =>
        style !== "wabi-sabi" &&
        space !== "office" &&
        homeType === "apartment" &&
        areaM2 >= 20 &&
        areaM2 < 80,
    )
  })

  test.each([
    ["style=nope", { style: ["nope"] }],
    ["style=retro,nope,gone", { style: ["nope", "gone"] }],
    ["area=nope", { area: ["nope"] }],
    ["area=20-40,constructor", { area: ["constructor"] }],
    ["scene=nope&roomType=nope,studio&style=retro", { scene: ["nope"], roomType: ["nope"] }],
  ])("a value nobody knows is refused by name: %s", async (query, unknown) => {
    const answer = await app.get(`/api/works?${query}`, { language: "en" })
    expect([answer.status, answer.envelope?.code]).toEqual([422, 42201])
    expect(answer.envelope?.data).toMatchObject({
      faults: Object.entries(unknown).map(([name, values]) => ({
        path: `query.${name}`,
        problem: "unknown",
        values,
      })),
    })
  })
})

describe("the order is", () => {
  test("the newest first", async () => {
    const newest = gallery.works.map(({ id }) => id).toReversed()
    expect(await idsOf()).toEqual(newest)
    expect(await idsOf({ sort: "newest" })).toEqual(newest)
  })

  test("the most seen first", async () => {
    const favourite = gallery.works[7]?.id ?? ""
    await app.database.db.updateTable("work").set({ view_count: 9 }).where("id", "=", favourite).execute()
    const seen = await idsOf({ sort: "popular" })
    expect(seen[0]).toBe(favourite)
    expect(seen).toHaveLength(gallery.works.length)
  })

  test("by area, up and down", async () => {
    const up = (await list({ sort: "area-up" })).content.map(({ areaM2 }) => areaM2)
    expect(up).toEqual(gallery.works.map(({ areaM2 }) => areaM2).toSorted((one, other) => one - other))
    expect((await list({ sort: "area-down" })).content.map(({ areaM2 }) => areaM2)).toEqual(up.toReversed())
  })
})

describe("pages", () => {
  test.each(["newest", "popular", "area-up", "area-down"] as const)(
    "join without overlap or gap: %s",
    async (sort) => {
      const whole = await idsOf({ sort })
      for (const size of [1, 9, 26]) {
        const joined: string[] = []
        for (let page = 0; page * size < whole.length; page += 1)
          joined.push(...(await idsOf({ sort, size: String(size), page: String(page) })))
        expect(joined).toEqual(whole)
      }
    },
  )

  test("beyond the end are empty, with the total as it is", async () => {
    expect(await list({ page: "3" })).toEqual({
      content: [],
      page: 3,
      size: 100,
      totalElements: gallery.works.length,
    })
  })
})

test("a keyword finds a work by its name, its designer, its style and its room, in any language", async () => {
  const designerId = await app.makeDesigner({ nickname: "Lê Minh" })
  const names = { zh: "暖木客厅", en: "Warm corner", vi: "Góc ấm" }
  const id = await app.makeWork({ name: names, designerId, style: "indochine", space: "balcony" })
  for (const w of [
    "warm corner",
    "góc ấm",
    "goc am",
    "暖木",
    "le minh",
    "indochine",
    "印度支那",
    "đông dương",
    "ban công",
    "阳台",
  ]) {
    expect([w, await idsOf({ w })]).toEqual([w, [id]])
  }
  expect(await idsOf({ w: "warm kitchen" })).toEqual([])
  expect(await idsOf({ w: "%" })).toEqual([])
})
