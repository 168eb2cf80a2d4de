import { listProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { readOrder } from "@roomwright/contract/orders/calls"
import {
  changeMyProduct,
  changeMyVariant,
  deleteMyProduct,
  readMyProduct,
} from "@roomwright/contract/catalogue/my-product-calls"
import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import {
  asChange,
  listSofa,
  newVariant,
  openMerchantAccount,
  uploadForProduct,
} from "../../testing/test-merchants.ts"
import { placeOrder, stockOf } from "../../testing/test-orders.ts"
import { setUpPayments } from "../../testing/test-payments.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let merchant: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  await app.makeCategory({ id: "seating" })
  await app.makeCategory({ id: "sofas", parentId: "seating" })
  await app.makeCategory({ id: "chairs", parentId: "seating" })
  merchant = await openMerchantAccount(app)
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
describe("a change", () => {
  test("shows at once, keeps what it does not touch, and drops the variants and pictures that go", async () => {
    const made = await listSofa(app, merchant, {
      localName: { en: "River sofa" },
      variants: [newVariant("CH-1"), newVariant("CH-2", { colour: "white" }), newVariant("CH-3")],
      pictures: [await uploadForProduct(app, merchant), await uploadForProduct(app, merchant)],
    })
    const [first, second] = made.pictures
    const change = asChange(made)
    const [one, two, three] = change.variants
    if (!one || !two || !three) throw new Error("Three were listed.")
    const upload = await uploadForProduct(app, merchant)
    const changed = await app.call(
      changeMyProduct,
      {
        params: { id: made.id },
        body: {
          ...change,
          localName: { en: "Delta sofa" },
          // Two change their article numbers and places.
          variants: [
            { ...three, sku: "CH-1", price: 9_000_000 },
            { ...one, sku: "CH-3" },
          ],
          pictures: [upload, second?.picture.id ?? ""],
        },
      },
      as(merchant),
    )
    expect(changed.edition).toBe(made.edition + 1)
    expect(changed.variants.map(({ id, sku }) => [id, sku])).toEqual([
      [three.id, "CH-1"],
      [one.id, "CH-3"],
    ])
    expect(await found("river")).toEqual([])
    expect(await found("delta")).toEqual([made.id])
    const shown = await app.call(readProduct, { params: { id: made.id } })
    expect(shown.price).toBe(9_000_000)
    expect(shown.pictures.map(({ id }) => id)).toEqual(changed.pictures.map(({ picture }) => picture.id))
    expect((await app.get(`${first?.picture.path}/64.webp`)).status).toBe(404)
    expect((await app.get(`${shown.pictures[0]?.path}/64.webp`)).status).toBe(200)
  })

  test("is refused when somebody was faster, and nothing of it is kept", async () => {
    const made = await listSofa(app, merchant, { variants: [newVariant("RACE")] })
    const params = { id: made.id }
    const bodies = ["first", "second"].map((en) => ({ ...asChange(made), localName: { en } }))
    const answers = await Promise.all(
      bodies.map((body) => refuse(app, changeMyProduct, { params, body }, as(merchant))),
    )
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    const kept = await app.call(readMyProduct, { params }, as(merchant))
    expect(kept.localName).toEqual(bodies[winner]?.localName)
  })

  test("of other names is found by at once, is never shown, and is kept by who does not write any", async () => {
    const made = await listSofa(app, merchant)
    const params = { id: made.id }
    const alsoCalled = { en: "davenport", vi: "trường kỷ" }
    await app.call(changeMyProduct, { params, body: { ...asChange(made), alsoCalled } }, as(merchant))
    expect(await found("davenport")).toEqual([made.id])
    const changed = await app.call(readMyProduct, { params }, as(merchant))
    expect(changed.alsoCalled).toEqual(alsoCalled)
    expect(JSON.stringify(await app.call(readProduct, { params }))).not.toContain("davenport")
    const { alsoCalled: _kept, ...body } = asChange(changed) as ReturnType<typeof asChange> & {
      alsoCalled?: object
    }
    await app.call(changeMyProduct, { params, body }, as(merchant))
    expect(await found("trường kỷ")).toEqual([made.id])
  })

  test("of the stock takes off what was sold since the form was opened", async () => {
    await setUpPayments(app)
    const made = await listSofa(app, merchant, { variants: [newVariant("SOLD", { stock: 5 })] })
    const variantId = variantAt(made, 0).id
    const shop = { merchant, productId: made.id, variantIds: [variantId] as const }
    await placeOrder(app, await signUp(app), shop, { quantity: 2 })
    const params = { id: made.id }
    const body = asChange(made)
    await app.call(changeMyProduct, { params, body }, as(merchant))
    expect(await stockOf(app, variantId)).toBe(3)
    await app.call(
      changeMyVariant,
      { params: { ...params, variant: variantId }, body: { price: 1_000, stock: 10, stockWas: 5 } },
      as(merchant),
    )
    expect(await stockOf(app, variantId)).toBe(8)
    expect((await app.call(readProduct, { params })).price).toBe(1_000)
  })

  test("leaves a variant its colour when that is offered no more, and gives it to no other", async () => {
    const made = await listSofa(app, merchant, { variants: [newVariant("PINK", { colour: "pink" })] })
    await inTransaction(app.services, async (tx) => {
      await tx.deleteFrom("filter_value").where("kind", "=", "colour").where("id", "=", "pink").execute()
      await recordEvent(tx, { type: "settings-changed" })
    })
    const params = { id: made.id }
    const body = asChange(made)
    const changed = await app.call(changeMyProduct, { params, body }, as(merchant))
    expect(changed.variants[0]?.colour).toEqual(made.variants[0]?.colour)
    const more = { ...asChange(changed) }
    const variants = [...more.variants, newVariant("PINK-2", { colour: "pink" })]
    const answer = await refuse(app, changeMyProduct, { params, body: { ...more, variants } }, as(merchant))
    expectRefusal(answer, "unknownFilterValue")
    expect(answer.text).toContain("body.variants.1.colour")
  })

  test("names no variant of another product", async () => {
    const [one, two] = [
      await listSofa(app, merchant, { variants: [newVariant("MINE")] }),
      await listSofa(app, merchant, { variants: [newVariant("THEIRS")] }),
    ]
    const body = { ...asChange(one), variants: asChange(two).variants }
    const answer = await refuse(app, changeMyProduct, { params: { id: one.id }, body }, as(merchant))
    expectRefusal(answer, "invalidInput")
    const price = { price: 1, stock: 1, stockWas: 0 }
    const params = { id: one.id, variant: variantAt(two, 0).id }
    expectRefusal(await refuse(app, changeMyVariant, { params, body: price }, as(merchant)), "notFound")
  })
})

test("deleting a product that was ordered leaves the order what it was", async () => {
  await setUpPayments(app)
  const made = await listSofa(app, merchant, {
    localName: { en: "Last sofa" },
    variants: [newVariant("GONE")],
  })
  const buyer = await signUp(app)
  const order = await placeOrder(app, buyer, {
    merchant,
    productId: made.id,
    variantIds: [variantAt(made, 0).id],
  })
  const params = { id: made.id }
  await app.call(deleteMyProduct, { params }, as(merchant))
  expectRefusal(await refuse(app, readProduct, { params }), "notFound")
  expectRefusal(await refuse(app, readMyProduct, { params }, as(merchant)), "notFound")
  expectRefusal(await refuse(app, deleteMyProduct, { params }, as(merchant)), "notFound")
  expect(await found("last")).toEqual([])
  const kept = await app.call(readOrder, { params: { id: order.id } }, as(buyer))
  expect([kept.item.name.text, kept.item.sku, kept.total]).toEqual(["Last sofa", "GONE", order.total])
})
