import { deleteMyAccount, exportMyData } from "@roomwright/contract/accounts/calls"
import { offerMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import { countPieces, searchLibrary, setPieceFavourite } from "@roomwright/contract/library/calls"
import type { CallInput } from "@roomwright/contract/endpoint"
import type { Language } from "@roomwright/contract/language"
import { modelOfItem } from "@roomwright/models/model/model-of-item"
import { unzipSync } from "fflate"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { listSofa, newVariant, openMerchantAccount } from "../../testing/test-merchants.ts"
import { giveModel } from "../../testing/test-models.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { boxPiece, makeSh3f } from "../../testing/make-sh3f.ts"
import { sendLibrary } from "../../testing/test-sh3f.ts"

let app: TestApp
let lan: TestPerson
let minh: TestPerson
let merchant: TestPerson
let cloud: string
let flat: string

beforeAll(async () => {
  app = await startTestApp()
  await app.makeCategory({ id: "sofas", name: { zh: "沙发", en: "Sofas", vi: "Ghế sofa" } })
  lan = await signUp(app, { nickname: "Lan Anh", roles: ["ROLE_DESIGNER"] })
  minh = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  merchant = await openMerchantAccount(app)
  cloud = (await listSofa(app, merchant)).id
  await giveModel(app, merchant, cloud)
  flat = (await listSofa(app, merchant, { localName: { en: "Flat sofa" }, variants: [newVariant("FLAT")] }))
    .id
})
afterAll(() => app.close())

type Query = CallInput<typeof searchLibrary>["query"]
const ask = (query: Query, person = lan, language: Language = "en") =>
  app.call(searchLibrary, { query }, { headers: person.headers, language })
const keep = (key: string, isFavourite = true, person = lan) =>
  app.call(setPieceFavourite, { body: { piece: key, isFavourite } }, { headers: person.headers })
const keysOf = async (query: Query, person = lan) => (await ask(query, person)).pieces.map(({ key }) => key)

describe("what shoppers type", () => {
  test.each([
    ["sofa chữ L xám", /^model:sofa\.(corner|chaise)~/],
    ["橡木餐桌", /^model:table\.dining/],
    ["walnut bed 160", /^model:bed\.[a-z]+~.*width=1600.*walnut/],
    ["den cay", /^model:lamp\.floor-/],
    ["绿植", /^model:plant\./],
    ["coffee machine", /^model:decor\.coffee-machine/],
  ])("%s gives the right things first", async (w, key) => {
    const { pieces, unknown, leftOut } = await ask({ w })
    const [first, second] = pieces.filter(({ source }) => source === "model")
    expect(first?.key).toMatch(key)
    expect(second?.key).toMatch(key)
    expect([unknown, leftOut]).toEqual([[], []])
  })

  test("what is found is put down as it is: the item is the same model, in the reader's language", async () => {
    for (const piece of (await ask({ w: "sofa xám" }, lan, "vi")).pieces) {
      expect(piece.name.language).toBe(piece.source === "model" ? "vi" : piece.name.language)
      if (piece.source === "model") expect(modelOfItem(piece.item)).not.toBeNull()
    }
  })

  test("words that nothing is called are named, and lengths that nothing has are left out", async () => {
    expect((await ask({ w: "zzyzx sofa" })).unknown).toEqual(["zzyzx"])
    expect(await ask({ w: "zzyzx" })).toMatchObject({ total: 0, pieces: [], hasMore: false })
    expect((await ask({ w: "sofa 9000" })).leftOut).toEqual(["length"])
  })

  test("nothing asked shows everything, counted in every size and finish", async () => {
    const { total, pieces, facets, hasMore } = await ask({ limit: "60" })
    expect(total).toBeGreaterThan(720_000)
    expect(pieces.length).toBe(60)
    expect(hasMore).toBe(true)
    expect(facets.categories.map(({ id }) => id)).toContain("sofas")
    expect(facets.colours.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true)
  })

  test("parts follow on each other", async () => {
    const whole = await keysOf({ w: "sofa", limit: "20" })
    const parts = [...(await keysOf({ w: "sofa", limit: "12" }))]
    parts.push(...(await keysOf({ w: "sofa", offset: "12", limit: "8" })))
    expect(parts).toEqual(whole)
    expect(new Set(whole).size).toBe(whole.length)
  })

  test("a category, a colour and a material narrow it down", async () => {
    const lamps = await ask({ category: "lamps", limit: "60" })
    expect(new Set(lamps.pieces.map(({ category }) => category))).toEqual(new Set(["lamps"]))
    const green = await ask({ category: "sofas", colour: "green", material: "velvet" })
    expect(green.pieces.length).toBeGreaterThan(0)
    for (const { key } of green.pieces) expect(key).toMatch(/velvet-/)
  })
})

describe("merchants' products", () => {
  test("stand in the first row where they are called so, with price, stock and picture", async () => {
    const [, second] = (await ask({ w: "cloud sofa" })).pieces
    expect(second).toMatchObject({
      key: `product:${cloud}`,
      source: "product",
      category: "sofas",
      anchor: "floor",
      item: { model: `product:${cloud}`, product: cloud, size: { width: 1_800, depth: 900, height: 750 } },
      product: { price: 12_900_000, priceVaries: true, stock: 7, merchant: "Nhà Mộc" },
    })
    expect((await app.get(second?.picture ?? "")).status).toBe(200)
  })

  test("without a model are not in it", async () => {
    expect(await keysOf({ w: "sofa", source: "product" })).toEqual([`product:${cloud}`])
    expect(await keysOf({ keys: `product:${flat}` })).toEqual([])
  })

  test("are narrowed down by category and by the colours of their variants", async () => {
    const products = (query: Query) => keysOf({ ...query, source: "product" })
    expect(await products({ category: "sofas" })).toEqual([`product:${cloud}`])
    expect(await products({ category: "beds" })).toEqual([])
    expect(await products({ colour: "blue" })).toEqual([])
  })

  test("are gone while they are off sale", async () => {
    const offer = (isOnSale: boolean) =>
      app.call(offerMyProduct, { params: { id: cloud }, body: { isOnSale } }, { headers: merchant.headers })
    await keep(`product:${cloud}`)
    await offer(false)
    expect(await keysOf({ source: "product" })).toEqual([])
    expect(await keysOf({ favourites: "true" })).toEqual([])
    await offer(true)
    expect(await keysOf({ favourites: "true" })).toEqual([`product:${cloud}`])
    await keep(`product:${cloud}`, false)
  })
})

describe("imported pieces", () => {
  test("stand in the same list with who made them, are kept as favourites, and are counted", async () => {
    const { pieces: before } = await app.call(countPieces, {})
    const editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
    await sendLibrary(app, editor, await makeSh3f({ pieces: [boxPiece] }))
    const { pieces } = await ask({ w: "coffee table", source: "piece" })
    expect(pieces).toMatchObject([
      { category: "tables", credit: { creator: "Lan", licence: "CC0" }, item: { size: { width: 1_200 } } },
    ])
    const key = pieces[0]?.key ?? ""
    expect(await keysOf({ w: "coffee table" })).toContain(key)
    expect(await keysOf({ w: "coffee table", colour: "grey", source: "piece" })).toEqual([])
    await keep(key)
    expect(await keysOf({ favourites: "true" })).toEqual([key])
    await keep(key, false)
    expect((await app.call(countPieces, {})).pieces).toBe(before + 1)
    expect((await ask({})).total).toBe(before + 1)
  })

  test("that are no furniture are listed only for readers who choose their category", async () => {
    const editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
    const car = { ...boxPiece, id: "Test#car", name: "Old roadster", category: "Vehicles" }
    await sendLibrary(app, editor, await makeSh3f({ id: "Test#cars", pieces: [car] }))
    expect((await ask({ w: "roadster", source: "piece" })).pieces).toEqual([])
    const { facets } = await ask({ source: "piece" })
    expect(facets.categories).toContainEqual({ id: "other", name: "Other things", count: 1 })
    expect((await ask({})).facets.categories.map(({ id }) => id)).not.toContain("other")
    const { pieces } = await ask({ source: "piece", category: "other" })
    expect(pieces.map(({ name }) => name.text)).toEqual(["Old roadster"])
    expect((await ask({ category: "other" })).pieces).toEqual([])
  })
})

describe("favourites", () => {
  test("are one's own, the latest first, and marked wherever they are found", async () => {
    await keep("model:sofa.lounge")
    app.time.passes(1_000)
    await keep("model:sofa.lounge~width=2400")
    await keep("model:sofa.lounge~width=2400")
    expect(await keysOf({ favourites: "true" })).toEqual([
      "model:sofa.lounge~width=2400",
      "model:sofa.lounge",
    ])
    expect(await keysOf({ favourites: "true", w: "zzz" })).toEqual([])
    expect(await keysOf({ favourites: "true" }, minh)).toEqual([])
    const marked = async (person: TestPerson) =>
      (await ask({ w: "sofa" }, person)).pieces.find(({ key }) => key === "model:sofa.lounge")?.isFavourite
    expect([await marked(lan), await marked(minh)]).toEqual([true, false])
    await keep("model:sofa.lounge", false)
    await keep("model:sofa.lounge", false)
    expect(await keysOf({ favourites: "true" })).toEqual(["model:sofa.lounge~width=2400"])
  })

  test("of a piece that the library has not are refused", async () => {
    for (const key of ["model:sofa.none", `product:${flat}`, "piece:00000000-0000-7000-8000-000000000000"])
      expectRefusal(
        await refuse(app, setPieceFavourite, { body: { piece: key, isFavourite: true } }, lan),
        "notFound",
      )
    await keep("model:sofa.none", false)
  })
})

describe("pieces by their keys", () => {
  test("come in the order that was asked for; what is gone is left out", async () => {
    const keys = ["model:sofa.lounge~width=2400", `product:${cloud}`, "model:sofa.none", "model:sofa.lounge"]
    expect(await keysOf({ keys: keys.join(" ") })).toEqual([keys[0], keys[1], keys[3]])
  })
})

describe("what is wrong is refused", () => {
  test.each([
    [{ category: "spaceships" }, "unknownFilterValue"],
    [{ colour: "ultraviolet" }, "unknownFilterValue"],
    [{ material: "constructor" }, "unknownFilterValue"],
    [{ source: "shop" }, "invalidInput"],
    [{ offset: "-1" }, "invalidInput"],
    [{ offset: "2001" }, "invalidInput"],
    [{ limit: "0" }, "invalidInput"],
    [{ limit: "61" }, "invalidInput"],
    [{ keys: "sofa" }, "invalidInput"],
    [{ keys: Array.from({ length: 25 }, () => "model:sofa.lounge").join(" ") }, "invalidInput"],
    [{ w: "a".repeat(101) }, "invalidInput"],
  ] as const)("%j: %s", async (query, refusal) => {
    expectRefusal(await refuse(app, searchLibrary, { query }, lan), refusal)
  })

  test.each(["'; drop table product", "%", "\\", "🛋️", "((((", "a & b | !c"])(
    "%j is searched calmly",
    async (w) => {
      expect(await ask({ w })).toMatchObject({ pieces: expect.any(Array) })
    },
  )

  test("nobody who is not signed in searches", async () => {
    expect((await app.get("/api/studio/library")).status).toBe(403)
  })
})

// Last: days pass, and with them everybody's session.
test("favourites are exported, and erased with the account", async () => {
  const hoa = await signUp(app, { nickname: "Hoa" })
  await keep("model:sofa.lounge", true, hoa)
  const body = { password: hoa.password }
  const { address } = await app.call(exportMyData, { body }, hoa)
  const files = unzipSync(await (await fetch(app.url + address)).bytes())
  expect(JSON.parse(Buffer.from(files["library.json"] ?? []).toString())).toMatchObject({
    favourites: [{ piece_key: "model:sofa.lounge" }],
  })
  await app.call(deleteMyAccount, { body }, hoa)
  app.time.passes(15 * 86_400_000)
  await app.eraseDueAccounts()
  const left = app.database.db.selectFrom("library_favourite").where("account_id", "=", hoa.id)
  expect(await left.select("piece_key").execute()).toEqual([])
})
