import { countProductFacets, listProducts } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let sofa: string
let table: string
let peach: string

beforeAll(async () => {
  app = await startTestApp()
  const sofas = await app.makeCategory({ id: "sofas", name: { zh: "沙发", en: "Sofas", vi: "Ghế sofa" } })
  const tables = await app.makeCategory({ id: "tables", name: { zh: "桌子", en: "Tables", vi: "Bàn" } })
  sofa = await app.makeProduct({
    categoryId: sofas,
    name: { zh: "云朵", en: "Cloud", vi: "Mây" },
    style: "nordic",
  })
  table = await app.makeProduct({
    categoryId: tables,
    name: { zh: "餐桌", en: "Walnut dining table", vi: "Bàn ăn óc chó" },
    style: "retro",
  })
  peach = await app.makeProduct({
    categoryId: tables,
    name: { zh: "桃", en: "Peach table", vi: "Đào" },
  })
  await app.makeProduct({
    categoryId: tables,
    name: { zh: "旧", en: "Wardrobe", vi: "Tủ" },
    onSale: false,
  })
})

afterAll(() => app.close())

const find = async (query: { w: string; style?: string; page?: string }) => {
  const { content, totalElements, correctedTo } = await app.call(listProducts, { query })
  return { ids: content.map(({ id }) => id), totalElements, correctedTo }
}

describe("a mistyped keyword", () => {
  test.each([
    ["soffa", "sofa"],
    ["SOFFAS", "sofa"],
    ["sfoa", "sofa"],
    ["clould", "cloud"],
    ["nordik sofa", "nordic sofa"],
    ["Ghế soffa", "Ghế sofa"],
    ["soffa 沙发", "sofa 沙发"],
  ])("finds what was meant, and says so: %s", async (w, correctedTo) =>
    expect(await find({ w })).toEqual({ ids: [sofa], totalElements: 1, correctedTo }),
  )

  test.each([
    ["Ghees sofa", "ghế sofa"],
    ["shafa", "沙发"],
    ["ghees", "ghế"],
  ])("is read as an input method would have: %s is %s", async (w, correctedTo) =>
    expect(await find({ w })).toMatchObject({ ids: [sofa], correctedTo }),
  )

  test("is none in a sentence, if people say the word", async () => {
    expect(await find({ w: "perch table" })).toMatchObject({ ids: [peach], correctedTo: "peach table" })
    const { correctedTo } = await find({ w: "a table to perch on while I read" })
    expect(correctedTo).toBeUndefined()
  })

  test("a word that nothing has is left out as it was typed", async () => {
    const { correctedTo, leftOut } = await app.call(listProducts, { query: { w: "table with clound" } })
    expect({ correctedTo, leftOut }).toEqual({
      correctedTo: undefined,
      leftOut: { words: ["clound"], keyword: "table with" },
    })
  })

  test("finds what was meant in the middle and at the end, where it may go on", async () => {
    expect(await find({ w: "wallnut table" })).toMatchObject({ ids: [table], correctedTo: "walnut table" })
    expect(await find({ w: "table wallnu" })).toMatchObject({ ids: [table], correctedTo: "table walnut" })
    expect(await find({ w: "walnu table" })).toMatchObject({ ids: [table], correctedTo: "walnut table" })
  })

  test("still says so on a page behind the last", async () => {
    expect(await find({ w: "soffa", page: "3" })).toEqual({ ids: [], totalElements: 1, correctedTo: "sofa" })
  })

  test("says nothing when what was meant is not found either", async () => {
    const nothing = { ids: [], totalElements: 0, correctedTo: undefined }
    expect(await find({ w: "soffa", style: "retro" })).toEqual(nothing)
    expect(await find({ w: "cluod wallnut", style: "retro" })).toEqual(nothing)
    // Not on sale: its words are known, but it is not found, and not given away.
    expect(await find({ w: "wardrobbe" })).toEqual(nothing)
  })

  test("is counted by the same words", async () => {
    const facets = await app.call(countProductFacets, { query: { w: "soffa" } })
    expect(facets.style.map(({ id, count }) => [id, count])).toEqual([["nordic", 1]])
  })
})

describe("a keyword is searched as typed", () => {
  test.each(["sofa", "sofas", "sof", "waln", "沙发", "沙發", "ghế", "ghe sofa", "cloud sof"])(
    "when its words are known, or begin known ones: %s",
    async (w) => {
      const { ids, correctedTo } = await find({ w })
      expect(ids).toHaveLength(1)
      expect(correctedTo).toBeUndefined()
    },
  )
  test.each(["sff", "qqqq", "xyzzy", "12345", "'; drop product_spelling --"])(
    "when it is too short or far from all words: %s",
    async (w) => expect(await find({ w })).toEqual({ ids: [], totalElements: 0, correctedTo: undefined }),
  )
})
