import { listProducts } from "@roomwright/contract/catalogue/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { forgetVocabulary } from "./understanding/read-vocabulary.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let sofa: string
let armchair: string
let lamp: string

beforeAll(async () => {
  app = await startTestApp()
  const sofas = await app.makeCategory({
    id: "sofas",
    name: { zh: "沙发", en: "Sofas", vi: "Ghế sofa" },
    alsoCalled: { en: "couch settee" },
  })
  const chairs = await app.makeCategory({ id: "chairs", name: { zh: "椅子", en: "Chairs", vi: "Ghế" } })
  const lamps = await app.makeCategory({
    id: "lamps",
    name: { zh: "落地灯", en: "Floor lamps", vi: "Đèn sàn" },
  })
  const merchantId = await app.makeMerchant({ nickname: "Nhà Mộc" })
  sofa = await app.makeProduct({
    categoryId: sofas,
    merchantId,
    style: "wabi-sabi",
    materials: ["boucle"],
    name: { zh: "云朵", en: "Cloud", vi: "Mây" },
    variants: [
      { colour: { id: "green", name: { zh: "鼠尾草", en: "Sage", vi: "Lá xô thơm" }, hex: "#98a27e" } },
    ],
  })
  armchair = await app.makeProduct({
    categoryId: chairs,
    name: { zh: "扶手椅", en: "Armchair", vi: "Ghế bành" },
    description: { zh: "配沙发", en: "Goes with a sofa", vi: "Hợp với sofa" },
  })
  lamp = await app.makeProduct({
    categoryId: lamps,
    name: { zh: "拱形", en: "Arc", vi: "Vòng cung" },
    materials: ["brass"],
  })
})

afterAll(() => app.close())

const find = async (w: string): Promise<string[]> =>
  (await app.call(listProducts, { query: { w } })).content.map(({ id }) => id).toSorted()

describe("the sofa alone is found by", () => {
  test.each([
    "sofa",
    "ghế sofa",
    "ghe sofa",
    "沙发",
    "GHẾ SOFA",
    "sofas",
    "sof",
    "ｓｏｆａ",
    "  sofa  ",
    "so\u200Bfa",
    "couch",
    "couches",
  ])("its category or what it is also called: %s", async (w) => expect(await find(w)).toEqual([sofa]))
  test.each(["cloud", "mây", "may", "云朵", "云"])("its name: %s", async (w) =>
    expect(await find(w)).toEqual([sofa]),
  )
  test.each(["Nhà Mộc", "nha moc"])("its merchant: %s", async (w) => expect(await find(w)).toEqual([sofa]))
  test.each(["green", "xanh lá", "绿色", "sage", "鼠尾草"])("its colour: %s", async (w) =>
    expect(await find(w)).toEqual([sofa]),
  )
  test.each(["boucle", "Bouclé", "圈圈绒", "wabi-sabi", "侘寂"])("its material or style: %s", async (w) =>
    expect(await find(w)).toEqual([sofa]),
  )
})

test("every word must be found, but what nothing has is left out where the thing itself is known", async () => {
  expect(await find("ghế")).toEqual([sofa, armchair].toSorted())
  expect(await find("ghế bành")).toEqual([armchair])
  expect(await find("zzzz ghế")).toEqual([sofa, armchair].toSorted())
  expect(await find("zzzz qqqq")).toEqual([])
  expect(await find("den san")).toEqual([lamp])
  expect(await find("落地灯 黄铜")).toEqual([lamp])
})

test("a keyword without a letter finds nothing, an empty one everything", async () => {
  for (const w of ["🛋️", "%", "'", "\\", "!!!", "<>"]) expect(await find(w)).toEqual([])
  for (const w of ["", "   ", "\0", "\u202E"]) expect(await find(w)).toHaveLength(3)
})

test("keyword and filters must both match", async () => {
  const total = async (query: { w: string; style: string }): Promise<number> =>
    (await app.call(listProducts, { query })).totalElements
  expect(await total({ w: "ghế", style: "nordic" })).toBe(1)
  expect(await total({ w: "sofa", style: "nordic" })).toBe(0)
})

test("two Chinese words find what holds both, also written as one, and nothing that holds only one", async () => {
  const beds = await app.makeCategory({ id: "beds", name: { zh: "床", en: "Beds", vi: "Giường" } })
  const others = await app.makeCategory({ id: "others", name: { zh: "其他", en: "Others", vi: "Khác" } })
  const named = (zh: string, categoryId = others): Promise<string> =>
    app.makeProduct({ categoryId, name: { zh, en: "Thing", vi: "Đồ" } })
  const sofaBed = await named("折叠沙发床")
  const apart = await named("沙发与床")
  const sofaAmongBeds = await named("布艺沙发", beds)
  await named("布艺沙发")
  await named("实木床", beds)
  forgetVocabulary(app.database.db)
  expect(await find("沙发 床")).toEqual([sofaBed, apart, sofaAmongBeds].toSorted())
})

test("one strange word leaves the marks of the others as they were typed, and no guesses are shown for it", async () => {
  const beds = await app.makeCategory({
    id: "kids-beds",
    name: { zh: "儿童床", en: "Children's beds", vi: "Giường trẻ em" },
    alsoCalled: { vi: "giường cho bé" },
  })
  const bed = await app.makeProduct({
    categoryId: beds,
    name: { zh: "小屋", en: "House in tan", vi: "Giường Ngôi Nhà" },
  })
  const beige = await app.makeProduct({
    categoryId: await app.makeCategory({ id: "plain-beds", name: { zh: "大床", en: "Beds", vi: "Giường" } }),
    name: { zh: "沙色床", en: "Sand", vi: "Giường Cát" },
    variants: [{ colour: { id: "beige", name: { zh: "米色", en: "Beige", vi: "Be" }, hex: "#d8cbb3" } }],
  })
  forgetVocabulary(app.database.db)
  const { content, understood, leftOut, correctedTo } = await app.call(
    listProducts,
    { query: { w: "giường tầng cho bé" } },
    { language: "vi" },
  )
  const ids = new Set(content.map(({ id }) => id))
  expect([ids.has(bed), ids.has(beige)]).toEqual([true, false])
  expect([understood, leftOut, correctedTo]).toEqual([
    [],
    { words: ["tầng"], keyword: "giường cho bé" },
    undefined,
  ])
})

test("what stands in the room comes first, and does not hide the rest", async () => {
  const everything = await find("sofa")
  const { content, leftOut } = await app.call(
    listProducts,
    { query: { w: "sofa phòng ngủ" } },
    { language: "vi" },
  )
  expect(content.map(({ id }) => id).toSorted()).toEqual(everything)
  expect(leftOut).toEqual({ words: ["phòng ngủ"], keyword: "sofa" })
})

test("what a query says of a thing is named, and what nothing has is left out of it", async () => {
  const { understood, leftOut } = await app.call(
    listProducts,
    { query: { w: "grey sofa" } },
    { language: "en" },
  )
  expect([understood, leftOut]).toEqual([[], { words: ["grey"], keyword: "sofa" }])
  const green = await app.call(listProducts, { query: { w: "green sofa" } }, { language: "vi" })
  expect(green.understood).toEqual([{ kind: "colour", name: "Xanh lá", without: "sofa" }])
  expect(green.leftOut).toBeUndefined()
})

test.each(["sofa bọc bouclé", "给买把椅子"])("small words are never missing: %s", async (w) => {
  const { leftOut } = await app.call(listProducts, { query: { w } })
  expect(leftOut).toBeUndefined()
})

describe("what a query excludes", () => {
  let oak: string
  let both: string
  let walnut: string
  beforeAll(async () => {
    const categoryId = await app.makeCategory({
      id: "stools-excluded",
      name: { zh: "凳子", en: "Stools", vi: "Ghế đẩu" },
    })
    const make = (material: string, colours: readonly string[], popularity: number) =>
      app.makeProduct({
        categoryId,
        popularity,
        name: { zh: "凳子", en: "Stool", vi: "Ghế đẩu" },
        materials: [material],
        variants: colours.map((id) => ({ colour: { id, name: { zh: id, en: id, vi: id }, hex: "#98a27e" } })),
      })
    oak = await make("oak", ["green"], 3)
    both = await make("oak", ["green", "black"], 2)
    walnut = await make("walnut", ["black"], 1)
  })

  test.each([
    ["stool not walnut", "en", "not walnut"],
    ["non walnut stools", "en", "non walnut"],
    ["不是胡桃木的凳子", "zh", "不是胡桃木的"],
    ["ghế đẩu không phải gỗ óc chó", "vi", "không phải gỗ óc chó"],
  ] as const)("is hidden, and named so: %s", async (w, language, name) => {
    const { content, understood, leftOut } = await app.call(listProducts, { query: { w } }, { language })
    expect(content.map(({ id }) => id)).toEqual([oak, both])
    expect([understood?.map((each) => [each.kind, each.name]), leftOut]).toEqual([
      [["material", name]],
      undefined,
    ])
  })

  test("is no colour that may be had beside others", async () => {
    const { content } = await app.call(listProducts, { query: { w: "stool not green" } }, { language: "en" })
    expect(content.map(({ id }) => id)).toEqual([both, walnut])
  })

  test("is said where everything is so", async () => {
    const { content, leftOut } = await app.call(
      listProducts,
      { query: { w: "walnut stool not black" } },
      { language: "en" },
    )
    expect([content.map(({ id }) => id), leftOut?.words]).toEqual([[walnut], ["not black"]])
  })
})

describe("what only a description says", () => {
  let washable: string
  let plain: string
  beforeAll(async () => {
    const merchantId = await app.makeMerchant({ nickname: "Dệt Bến Thành" })
    const rugs = await app.makeCategory({
      id: "rugs-described",
      name: { zh: "地毯", en: "Rugs", vi: "Thảm" },
    })
    const make = (description: { zh: string; en: string; vi: string }, popularity: number) =>
      app.makeProduct({
        popularity,
        categoryId: rugs,
        merchantId,
        name: { zh: "地毯", en: "Rug", vi: "Thảm" },
        description,
      })
    washable = await make(
      {
        zh: "可放进洗衣机，背面防滑。",
        en: "Wash it in the machine; the sturdy back does not slip.",
        vi: "Giặt máy được, mặt sau chống trơn.",
      },
      1,
    )
    plain = await make({ zh: "手工编织。", en: "Woven by hand.", vi: "Dệt tay." }, 2)
  })

  test.each([
    ["washable rug", "en"],
    ["rug with machine washing", "en"],
    ["洗衣机地毯", "zh"],
    ["thảm chống trơn", "vi"],
  ] as const)("hides what is not so: %s", async (w, language) => {
    const { content, leftOut } = await app.call(listProducts, { query: { w } }, { language })
    expect([content.map(({ id }) => id), leftOut]).toEqual([[washable], undefined])
  })

  test("is no single syllable of a Vietnamese word", async () => {
    const { content, leftOut } = await app.call(
      listProducts,
      { query: { w: "thảm chống nóng" } },
      { language: "vi" },
    )
    expect([content.length, leftOut?.words]).toEqual([2, ["chống", "nóng"]])
  })

  test("comes first where it is a matter of taste", async () => {
    const idsOf = async (w: string) =>
      (await app.call(listProducts, { query: { w } }, { language: "en" })).content.map(({ id }) => id)
    expect(await idsOf("rug")).toEqual([plain, washable])
    expect(await idsOf("sturdy rug")).toEqual([washable, plain])
  })

  test("is not said of a pair: who wants two orders two", async () => {
    const { content, leftOut } = await app.call(
      listProducts,
      { query: { w: "a pair of rugs" } },
      { language: "en" },
    )
    expect([content.length, leftOut]).toEqual([2, undefined])
  })

  test("finds things that are called nothing", async () => {
    const { content } = await app.call(listProducts, { query: { w: "woven by hand" } }, { language: "en" })
    expect(content.map(({ id }) => id)).toEqual([plain])
  })

  test("is left out and said where no description says it", async () => {
    const { content, leftOut } = await app.call(
      listProducts,
      { query: { w: "heated rug" } },
      { language: "en" },
    )
    expect([content.length, leftOut?.words]).toEqual([2, ["heated"]])
  })
})
