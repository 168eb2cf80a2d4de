import { listSuggestions } from "@roomwright/contract/search/calls"
import type { Language } from "@roomwright/contract/language"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let sofa: string
let attic: string
let sofia: string

beforeAll(async () => {
  app = await startTestApp()
  const sofas = await app.makeCategory({ id: "sofas", name: { zh: "沙发", en: "Sofas", vi: "Ghế sofa" } })
  const beds = await app.makeCategory({ id: "beds", name: { zh: "床", en: "Beds", vi: "Giường" } })
  sofa = await app.makeProduct({
    categoryId: sofas,
    name: { zh: "云朵", en: "Cloud", vi: "Mây" },
    variants: [{ price: 5_000_000 }, { price: 6_000_000 }],
  })
  for (let at = 0; at < 6; at += 1)
    await app.makeProduct({ categoryId: beds, name: { zh: "床", en: `Bed ${at}`, vi: "Giường" } })
  await app.makeProduct({ categoryId: sofas, name: { zh: "旧", en: "Withdrawn", vi: "Cũ" }, onSale: false })
  sofia = await app.makeDesigner({
    nickname: "Sofia Trần",
    city: { zh: "河内", en: "Hanoi", vi: "Hà Nội" },
  })
  attic = await app.makeWork({ designerId: sofia, name: { zh: "阁楼", en: "Attic", vi: "Gác mái" } })
  for (let at = 0; at < 4; at += 1)
    await app.makeWork({ name: { zh: "床边", en: `Bedside ${at}`, vi: "Bên giường" } })
  await app.makeWork({ name: { zh: "私", en: "Unshelved", vi: "Riêng" }, publishedAt: null })
})

afterAll(() => app.close())

const suggest = (w?: string, language: Language = "en") =>
  app.call(listSuggestions, { query: w === undefined ? {} : { w } }, { language })
const idsOf = async (w: string) => {
  const { products, works, designers } = await suggest(w)
  return [products, works, designers].map((list) => list.map(({ id }) => id))
}
const nothing = { products: [], works: [], designers: [] }

describe("suggestions", () => {
  test("show a product with picture and price, in the reader's language", async () => {
    const { products } = await suggest("cloud", "vi")
    expect(products).toEqual([
      {
        id: sofa,
        name: { text: "Mây", language: "vi" },
        picture: expect.objectContaining({ path: expect.any(String), width: expect.any(Number) }),
        price: 5_000_000,
        priceVaries: true,
      },
    ])
  })

  test("show a work with its designer, and a designer with the town", async () => {
    const { works, designers } = await suggest("sofia")
    expect(works).toEqual([
      {
        id: attic,
        name: { text: "Attic", language: "en" },
        picture: expect.objectContaining({ path: expect.any(String) }),
        designer: { nickname: "Sofia Trần" },
      },
    ])
    expect(designers).toEqual([
      { id: sofia, nickname: "Sofia Trần", avatar: null, city: { text: "Hanoi", language: "en" } },
    ])
  })

  test.each(["gh", "ghế", "GHE", "ghế s", "clo", "沙", "沙发", "云", "沙发 cl"])(
    "come while a word is typed: %s",
    async (w) => expect((await idsOf(w))[0]).toEqual([sofa]),
  )

  test("are four products, three works and three designers at most", async () => {
    const lists = await idsOf("giường")
    expect(lists.map((list) => list.length)).toEqual([4, 3, 0])
    for (let at = 0; at < 4; at += 1)
      await app.makeWork({ designerId: await app.makeDesigner({ nickname: `Quang ${at}` }) })
    expect((await idsOf("quang")).map((list) => list.length)).toEqual([0, 3, 3])
  })

  test("begin with what is called so, whatever else the words belong to", async () => {
    const chairs = await app.makeCategory({
      id: "chairs",
      name: { zh: "椅子", en: "Chairs", vi: "Ghế" },
      alsoCalled: { en: "recliner" },
    })
    const named = await app.makeProduct({
      categoryId: chairs,
      name: { zh: "躺椅", en: "Recliner", vi: "Ghế ngả" },
    })
    const newer = await app.makeProduct({
      categoryId: chairs,
      name: { zh: "凳", en: "Stool", vi: "Đôn" },
      createdAt: new Date("2030-01-01"),
    })
    expect((await idsOf("recl"))[0]).toEqual([named, newer])
    expect((await idsOf("reclinner"))[0]).toEqual([named, newer])
  })

  test("name a designer who is called so before those who live in such a town", async () => {
    const city = { zh: "会安", en: "Hoian", vi: "Hội An" }
    const called = await app.makeDesigner({ nickname: "Hoian Lê", city: { en: "Hue" } })
    await app.makeWork({ designerId: called })
    for (let at = 0; at < 3; at += 1) {
      const living = await app.makeDesigner({ nickname: `Resident ${at}`, city })
      await app.makeWork({ designerId: living })
      await app.makeWork({ designerId: living })
    }
    const { designers } = await suggest("hoian")
    expect(designers.map(({ id }) => id)[0]).toBe(called)
    expect(designers).toHaveLength(3)
  })

  test("are found by near words when nothing is found as typed", async () => {
    expect(await idsOf("cluod")).toEqual([[sofa], [], []])
    expect(await idsOf("attik")).toEqual([[], [attic], []])
    expect((await idsOf("soffia"))[2]).toEqual([sofia])
  })

  test("are not padded with near words when something is found as typed", async () => {
    expect(await idsOf("sofa")).toEqual([[sofa], [], []])
  })

  test("never name what is withdrawn or unshelved", async () => {
    for (const w of ["withdrawn", "unshelved", "withdrawm", "私"])
      expect([w, await suggest(w)]).toEqual([w, nothing])
  })

  test("are none without a keyword that can match", async () => {
    for (const w of [undefined, "", "  ", "🛋️", "%", "'", "g", "qqqq", "\u202E"])
      expect([w, await suggest(w)]).toEqual([w, nothing])
  })

  test("are refused for a keyword that is too long", async () => {
    expect((await app.get(`/api/search/suggestions?w=${"a".repeat(101)}`)).status).toBe(400)
    expect((await app.get(`/api/search/suggestions?w=${"a".repeat(100)}`)).status).toBe(200)
  })
})
