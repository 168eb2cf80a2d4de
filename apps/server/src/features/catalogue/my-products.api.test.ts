import { uploadQuotaBytes } from "@roomwright/contract/media/uploads"
import { errorCatalogue } from "@roomwright/contract/errors"
import { countProductFacets, listProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { readProductOffer } from "@roomwright/contract/orders/calls"
import {
  addMyProduct,
  changeMyProduct,
  changeMyVariant,
  deleteMyProduct,
  listOfferedCategories,
  listMyProducts,
  offerMyProduct,
  readMyProduct,
} from "@roomwright/contract/catalogue/my-product-calls"
import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import {
  asChange,
  describeSofa,
  listSofa,
  newVariant,
  openMerchantAccount,
  uploadForProduct,
} from "../../testing/test-merchants.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let merchant: TestPerson
let other: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  await app.makeCategory({ id: "seating" })
  await app.makeCategory({ id: "sofas", parentId: "seating" })
  await app.makeCategory({ id: "chairs", parentId: "seating" })
  merchant = await openMerchantAccount(app)
  other = await openMerchantAccount(app, "Đá Gỗ")
})

afterAll(() => app.close())

const as = ({ headers }: TestPerson) => ({ headers })
const found = async (w: string): Promise<string[]> =>
  (await app.call(listProducts, { query: { w } })).content.map(({ id }) => id)
const variantAt = ({ variants }: MyProduct, at: number) => {
  const variant = variants[at]
  if (!variant) throw new Error("There is no such variant.")
  return variant
}
const ownNames = async (query: object): Promise<string[]> =>
  (await app.call(listMyProducts, { query }, as(merchant))).content.map(({ name }) => name.text)

describe("a product that is listed", () => {
  test("is on its public page, found by its words and counted by its filters at once", async () => {
    const made = await listSofa(app, merchant, { localName: { en: "Harbour sofa" } })
    const shown = await app.call(readProduct, { params: { id: made.id } })
    expect(shown.variants.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
      ["SF-OAK", 12_900_000, 5],
      ["SF-WHITE", 13_900_000, 2],
      ["SF-GREEN", 14_900_000, 0],
    ])
    expect(await found("harbour")).toEqual([made.id])
    const facets = await app.call(countProductFacets, { query: { w: "harbour", category: "sofas" } })
    expect(facets.material.find(({ id }) => id === "linen")?.count).toBe(1)
    const picture = await app.get(`${shown.pictures[0]?.path}/64.webp`)
    expect(picture.status).toBe(200)
    await app.call(deleteMyProduct, { params: { id: made.id } }, as(merchant))
  })

  test("costs what its merchant says to deliver to the north, and the standard elsewhere", async () => {
    const made = await listSofa(app, merchant, { variants: [newVariant("DL-1")] })
    const buyer = await signUp(app)
    const offerTo = (province: string) =>
      app.call(
        readProductOffer,
        { params: { product: made.id, variant: variantAt(made, 0).id, province }, query: {} },
        as(buyer),
      )
    expect((await offerTo("01")).deliveryCost).toBe(200_000)
    expect((await offerTo("48")).deliveryCost).toBe(120_000)
  })

  test("is the same one when the form is sent twice, also at once; another content is refused", async () => {
    const body = await describeSofa(app, merchant, { variants: [newVariant("ID-1")] })
    const sent = await Promise.all([1, 2].map(() => app.call(addMyProduct, { body }, as(merchant))))
    expect(sent[0]?.id).toBe(sent[1]?.id)
    const changed = { ...body, alertAt: 9 }
    expectRefusal(await refuse(app, addMyProduct, { body: changed }, as(merchant)), "keyReused")
  })

  test("waits for a complete profile, which the refusal names piece by piece", async () => {
    const newcomer = await signUp(app, { roles: ["ROLE_MERCHANT"] })
    const body = await describeSofa(app, newcomer)
    const answer = await refuse(app, addMyProduct, { body }, as(newcomer))
    expectRefusal(answer, "profileIncomplete")
    expect(answer.text).toContain("profile.avatar")
    expect(answer.text).toContain("profile.scope")
  })

  test("has article numbers of its own, which another merchant may use, too", async () => {
    await listSofa(app, merchant, { variants: [newVariant("TWICE")] })
    const taken = await describeSofa(app, merchant, { variants: [newVariant("FREE"), newVariant("TWICE")] })
    const answer = await refuse(app, addMyProduct, { body: taken }, as(merchant))
    expectRefusal(answer, "skuTaken")
    expect(answer.text).toContain("body.variants.1.sku")
    await listSofa(app, other, { variants: [newVariant("TWICE")] })
  })

  test.each([
    ["a category that holds others", { category: "seating" }, "body.category"],
    ["a category that nobody knows", { category: "nope" }, "body.category"],
    ["a style that nobody knows", { style: "nope" }, "body.style"],
    [
      "a colour that nobody knows",
      { variants: [newVariant("NO", { colour: "nope" })] },
      "body.variants.0.colour",
    ],
  ])("is refused with %s, at its field", async (_what, given, path) => {
    const body = await describeSofa(app, merchant, given)
    const answer = await refuse(app, addMyProduct, { body }, as(merchant))
    expectRefusal(answer, "unknownFilterValue")
    expect(answer.text).toContain(path)
  })

  test.each([
    ["no name in any language", { localName: { vi: " " } }],
    ["no picture", { pictures: [] }],
    ["no variant", { variants: [] }],
    ["a price of nothing", { variants: [newVariant("P", { price: 0 })] }],
    ["half a piece", { variants: [newVariant("P", { stock: 0.5 })] }],
    [
      "a delivery that arrives before it leaves",
      { delivery: { north: { cost: 1, daysMin: 5, daysMax: 2 }, central: null, south: null } },
    ],
  ])("is refused with %s", async (_what, given) => {
    const body = { ...(await describeSofa(app, merchant)), ...given }
    expectRefusal(await refuse(app, addMyProduct, { body }, as(merchant)), "invalidInput")
  })

  test("does not use up its merchant's room for uploads: pictures of products are many", async () => {
    const seller = await openMerchantAccount(app, "Kho Lớn")
    await listSofa(app, seller)
    const uploads = app.database.db.updateTable("upload").where("account_id", "=", seller.id)
    await uploads.set({ bytes: uploadQuotaBytes }).execute()
    const waiting = await uploadForProduct(app, seller)
    // What waits does.
    await uploads.where("id", "=", waiting).set({ bytes: uploadQuotaBytes }).execute()
    await expect(uploadForProduct(app, seller)).rejects.toThrow(String(errorCatalogue.storageFull.code))
  })

  test("takes no picture of another's, and none twice", async () => {
    const stranger = await uploadForProduct(app, other)
    const body = await describeSofa(app, merchant, { pictures: [stranger], variants: [newVariant("PIC")] })
    expectRefusal(await refuse(app, addMyProduct, { body }, as(merchant)), "uploadGone")
    const mine = await uploadForProduct(app, merchant)
    expectRefusal(
      await refuse(app, addMyProduct, { body: { ...body, pictures: [mine, mine] } }, as(merchant)),
      "uploadGone",
    )
  })
})

test("off sale a product is found nowhere, and its merchant alone still sees its pictures", async () => {
  const made = await listSofa(app, merchant, {
    localName: { en: "Hidden sofa" },
    isOnSale: false,
    variants: [newVariant("HIDE")],
  })
  const params = { id: made.id }
  expectRefusal(await refuse(app, readProduct, { params }), "notFound")
  expect(await found("hidden")).toEqual([])
  const [picture] = made.pictures
  expect((await app.get(`${picture?.picture.path}/64.webp`)).status).toBe(404)
  expect((await app.get(picture?.address ?? "")).status).toBe(200)
  const offered = await app.call(offerMyProduct, { params, body: { isOnSale: true } }, as(merchant))
  expect(offered.pictures[0]?.address).toBeNull()
  expect(await found("hidden")).toEqual([made.id])
})

test("another merchant's product is not there for any call, and others than merchants are refused", async () => {
  const made = await listSofa(app, merchant, { variants: [newVariant("OWN")] })
  const params = { id: made.id }
  const variant = { ...params, variant: variantAt(made, 0).id }
  const calls = [
    [readMyProduct, { params }],
    [changeMyProduct, { params, body: asChange(made) }],
    [offerMyProduct, { params, body: { isOnSale: false } }],
    [changeMyVariant, { params: variant, body: { price: 1, stock: 1, stockWas: 0 } }],
    [deleteMyProduct, { params }],
  ] as const
  const user = await signUp(app)
  for (const [endpoint, input] of calls) {
    expectRefusal(await refuse(app, endpoint, input, as(other)), "notFound")
    expectRefusal(await refuse(app, endpoint, input, as(user)), "forbidden")
  }
  expect(await app.call(readMyProduct, { params }, as(merchant))).toEqual(made)
})

describe("a merchant's list", () => {
  test("goes by state, words, article number and order, and holds nothing of others", async () => {
    merchant = await openMerchantAccount(app, "Lan Gỗ")
    await listSofa(app, merchant, { localName: { en: "A" }, variants: [newVariant("A-1", { stock: 9 })] })
    await listSofa(app, merchant, {
      localName: { en: "B", vi: "Ghế" },
      variants: [newVariant("B-1", { stock: 2, price: 1_000 })],
    })
    await listSofa(app, merchant, { localName: { en: "C" }, variants: [newVariant("C-1", { stock: 0 })] })
    await listSofa(app, merchant, { localName: { en: "D" }, isOnSale: false, variants: [newVariant("D-1")] })
    expect(await ownNames({})).toHaveLength(4)
    expect((await ownNames({ state: "on-sale" })).toSorted()).toEqual(["A", "B", "C"])
    expect(await ownNames({ state: "off-sale" })).toEqual(["D"])
    expect(await ownNames({ state: "low", sort: "least-stock" })).toEqual(["C", "B"])
    expect(await ownNames({ state: "sold-out" })).toEqual(["C"])
    expect(await ownNames({ w: "ghế" })).toEqual(["B"])
    expect(await ownNames({ w: "d-1" })).toEqual(["D"])
    expect(await ownNames({ w: "%" })).toEqual([])
    expect((await ownNames({ sort: "price-up" }))[0]).toBe("B")
  })
})

test("categories are offered in two levels, without hidden ones", async () => {
  await app.makeCategory({ id: "stools", parentId: "seating" })
  await app.database.db.updateTable("category").set({ hidden: true }).where("id", "=", "stools").execute()
  const [top] = await app.call(listOfferedCategories, {})
  expect([top?.id, top?.children.map(({ id }) => id)]).toEqual(["seating", ["sofas", "chairs"]])
})

test("an id that names nothing is not there", async () => {
  const params = { id: newId() }
  expectRefusal(await refuse(app, readMyProduct, { params }, as(merchant)), "notFound")
})
