import { countDesignerFacets, listDesigners } from "@roomwright/contract/works/designers"
import { countWorkFacets, listWorks } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let nguyen: string
let attic: string

beforeAll(async () => {
  app = await startTestApp()
  nguyen = await app.makeDesigner({
    nickname: "Nguyễn An",
    city: { zh: "岘港", en: "Danang", vi: "Đà Nẵng" },
    styles: ["nordic"],
  })
  attic = await app.makeWork({
    designerId: nguyen,
    name: { zh: "阁楼", en: "Attic under the eaves", vi: "Gác mái" },
  })
  await app.makeWork({ designerId: await app.makeDesigner({ nickname: "Minh" }) })
})

afterAll(() => app.close())

test.each([
  ["nguen", "nguyen"],
  ["Ngyuễn", "nguyen"],
  ["dannang", "danang"],
])("a designer is found by a mistyped %s", async (w, correctedTo) => {
  const { content, ...page } = await app.call(listDesigners, { query: { w } })
  expect(content.map(({ id }) => id)).toEqual([nguyen])
  expect(page).toMatchObject({ totalElements: 1, correctedTo })
  const { style } = await app.call(countDesignerFacets, { query: { w } })
  expect(style).toMatchObject([{ id: "nordic", count: 1 }])
})

test.each([
  ["atic", "attic"],
  ["nguen attic", "nguyen attic"],
])("a work is found by a mistyped %s", async (w, correctedTo) => {
  const { content, ...page } = await app.call(listWorks, { query: { w } })
  expect(content.map(({ id }) => id)).toEqual([attic])
  expect(page).toMatchObject({ totalElements: 1, correctedTo })
  const { style } = await app.call(countWorkFacets, { query: { w } })
  expect(style.reduce((sum, { count }) => sum + count, 0)).toBe(1)
})

test("what is spelt right is not corrected", async () => {
  for (const w of ["nguyen", "Nguyễn", "nguy", "danang"]) {
    const page = await app.call(listDesigners, { query: { w } })
    expect([w, page.totalElements, page.correctedTo]).toEqual([w, 1, undefined])
  }
  expect(await app.call(listDesigners, { query: { w: "qqqq" } })).toMatchObject({ totalElements: 0 })
})
