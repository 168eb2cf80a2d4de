import { readProduct } from "@roomwright/contract/catalogue/calls"
import { addCollection, collectItem, shareCollection } from "@roomwright/contract/favourites/collections"
import { orderDesign } from "@roomwright/contract/orders/design-orders"
import { saveMyWork } from "@roomwright/contract/works/my-works"
import { addFavourite } from "@roomwright/contract/favourites/calls"
import { holdWork, releaseWork } from "@roomwright/contract/moderation/admin"
import { orderCart } from "@roomwright/contract/orders/cart"
import { listOrders, orderProduct } from "@roomwright/contract/orders/calls"
import { workPath } from "@roomwright/contract/page-paths"
import type { Picture } from "@roomwright/contract/media/picture"
import { askMerchant } from "@roomwright/contract/questions/calls"
import { reportWork } from "@roomwright/contract/moderation/reports"
import { blockUser, unblockUser } from "@roomwright/contract/accounts/admin"
import { readWork } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { hideBlockedOffers } from "./follow-blocks.ts"
import { newId } from "./platform/ids.ts"
import { expectRefusal, refuse } from "./testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "./testing/test-app.ts"
import { placeDesign, prepareDesign } from "./testing/test-atelier.ts"
import { cartOf, linesOf, prepareCartOrder, putIntoCart } from "./testing/test-cart.ts"
import { openSellerShop, placeOrder, prepareOrder, type SellerShop } from "./testing/test-orders.ts"
import { designForm, publishMyWork, signUpDesigner, uploadForWork } from "./testing/test-my-works.ts"
import { setUpPayments } from "./testing/test-payments.ts"
import { signUp, type TestPerson } from "./testing/test-people.ts"

const site = "https://roomwright.test"
const addressOf = (picture: Pick<Picture, "path" | "widths"> | undefined): string =>
  `${picture?.path ?? ""}/${picture?.widths[0] ?? 0}.webp`

let app: TestApp
let staff: TestPerson
let shop: SellerShop
let designer: TestPerson
let reader: TestPerson
let work: { readonly id: string; readonly picture: string }
/** Of somebody else: the blocked merchant's product stands in it. */
let honestWork: string
let honestProduct: string
let productPicture: string
let shareId: string

beforeAll(async () => {
  // With answers kept: what is kept must go, too.
  app = await startTestApp({ env: { PAGE_CACHE_MB: "8", PUBLIC_URL: site } })
  staff = await setUpPayments(app)
  await app.makeCategory({ id: "sofas" })
  shop = await openSellerShop(app)
  designer = await signUpDesigner(app, { nickname: "Zorbinski" })
  reader = await signUp(app)
  const design = await publishMyWork(app, designer, {
    price: 2_000_000,
    template: true,
    localName: { en: "Quibbleton loft" },
  })
  work = { id: design.id, picture: addressOf(design.mainImage) }
  const merchantProduct = { productId: shop.productId, at: [0.5, 0.5] } as const
  honestProduct = await app.makeProduct({})
  honestWork = await app.makeWork({ products: [merchantProduct, { productId: honestProduct, at: null }] })
  const { db } = app.database
  await db.updateTable("product").set({ category_id: "sofas" }).execute()
  productPicture = addressOf((await app.call(readProduct, { params: { id: shop.productId } })).pictures[0])
  for (const params of [
    { subject: "work", id: work.id },
    { subject: "product", id: shop.productId },
    { subject: "designer", id: designer.id },
    { subject: "merchant", id: shop.merchant.id },
  ] as const)
    await app.call(addFavourite, { params }, reader)
  const { id } = await app.call(addCollection, { body: { name: "Hall", key: newId() } }, reader)
  for (const [subject, thing] of [
    ["work", work.id],
    ["product", shop.productId],
  ] as const)
    await app.call(collectItem, { params: { id, subject, item: thing } }, reader)
  shareId = (await app.call(shareCollection, { params: { id } }, reader)).shareId ?? ""
})
afterAll(() => app.close())

interface Place {
  readonly path: string
  /** What stands there of them; without it the place itself is there. */
  readonly holds?: string
  readonly as?: TestPerson
}

/** Everywhere a product of the merchant, a work of the designer, or one of them is seen. */
const places = (): Record<"merchant" | "designer", readonly Place[]> => ({
  merchant: [
    { path: `/api/products/${shop.productId}` },
    { path: `/api/merchants/${shop.merchant.id}` },
    { path: `/api/products/${shop.productId}/questions` },
    { path: productPicture },
    { path: `/share/products/${shop.productId}/en.jpg` },
    { path: `/share/merchants/${shop.merchant.id}/en.jpg` },
    { path: `/api/favourites/product/${shop.productId}` },
    { path: `/api/favourites/merchant/${shop.merchant.id}` },
    { path: "/api/products?sort=newest", holds: shop.productId },
    { path: `/api/products?merchantId=${shop.merchant.id}`, holds: shop.productId },
    { path: "/api/home", holds: shop.productId },
    { path: `/api/works/${honestWork}`, holds: shop.productId },
    { path: `/api/products/${honestProduct}/related`, holds: shop.productId },
    { path: `/api/products/${honestProduct}/seen-with`, holds: shop.productId },
    { path: `/api/collections/${shareId}`, holds: shop.productId },
    { path: "/sitemaps/products", holds: shop.productId },
    { path: "/sitemaps/merchants", holds: shop.merchant.id },
    { path: "/api/user/favourites/products", holds: '"merchant":{', as: reader },
    { path: "/api/user/favourites/followed", holds: '"productCount":1', as: reader },
  ],
  designer: [
    { path: `/api/works/${work.id}` },
    { path: `/api/designers/${designer.id}` },
    { path: work.picture },
    { path: `/share/works/${work.id}/en.jpg` },
    { path: `/share/designers/${designer.id}/en.jpg` },
    { path: `/oembed?url=${encodeURIComponent(site + workPath(work.id))}&format=json` },
    { path: `/api/favourites/work/${work.id}` },
    { path: `/api/favourites/designer/${designer.id}` },
    { path: "/api/works", holds: work.id },
    { path: `/api/works?w=Quibbleton`, holds: work.id },
    { path: "/api/designers", holds: designer.id },
    { path: "/api/designers?w=Zorbinski", holds: designer.id },
    { path: "/api/search/suggestions?w=Zorb", holds: "Zorbinski" },
    { path: "/api/home", holds: work.id },
    { path: "/api/home", holds: designer.id },
    { path: `/api/collections/${shareId}`, holds: work.id },
    { path: "/sitemaps/works", holds: work.id },
    { path: "/sitemaps/designers", holds: designer.id },
    { path: "/feeds/works.xml?lang=en", holds: "Quibbleton" },
    { path: "/api/user/favourites/works", holds: "Quibbleton", as: reader },
    { path: "/api/user/favourites/followed", holds: "Zorbinski", as: reader },
  ],
})

/** A path of the sitemaps without a number is all maps of its kind. */
async function read(path: string, as?: TestPerson) {
  if (!path.startsWith("/sitemaps/")) return app.get(path, { ...as, language: "en" })
  const index = await app.get("/sitemap.xml")
  const maps = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address)
  const all = await Promise.all(
    maps.filter((map) => map.includes(path)).map((map) => app.get(map.slice(site.length))),
  )
  return { status: 200, text: all.map(({ text }) => text).join("\n") }
}

/** Where the places that are there differ from what is expected. */
async function expectSeen(whose: "merchant" | "designer", isSeen: boolean): Promise<void> {
  const wrong: string[] = []
  for (const { path, holds, as } of places()[whose]) {
    const { status, text } = await read(path, as)
    const seen = status === 200 && (holds === undefined || text.includes(holds))
    const isRefused = isSeen || holds !== undefined || status === 404
    if (seen !== isSeen || !isRefused) wrong.push(`${status} ${path} ${holds ?? ""}`)
  }
  expect(wrong).toEqual([])
}

const block = ({ id }: TestPerson) =>
  app.call(blockUser, { params: { id }, body: { reason: "Fraud." } }, staff)
const unblock = ({ id }: TestPerson) => app.call(unblockUser, { params: { id } }, staff)

test("what a blocked merchant offers is nowhere, cannot be ordered, and comes back", async () => {
  const buyer = await signUp(app)
  const placed = await placeOrder(app, buyer, shop)
  const { body } = await prepareOrder(app, buyer, shop)
  const withdrawn = await app.makeProduct({ merchantId: shop.merchant.id, onSale: false })
  await putIntoCart(app, buyer, [{ shop }])
  await expectSeen("merchant", true)
  await block(shop.merchant)
  await expectSeen("merchant", false)
  expectRefusal(await refuse(app, orderProduct, { body }, buyer), "productWithdrawn")
  expect(linesOf(await cartOf(app, buyer))).toMatchObject([{ state: "gone" }])
  const cart = await prepareCartOrder(app, buyer)
  expectRefusal(await refuse(app, orderCart, { body: cart }, buyer), "cartChanged")
  const asked = { params: { id: shop.productId }, body: { text: "Is it oak?", key: newId() } }
  expectRefusal(await refuse(app, askMerchant, asked, buyer), "questionsClosed")
  // What was ordered before stays with its buyer, picture and all.
  const { content } = await app.call(listOrders, { query: {} }, buyer)
  expect(content).toMatchObject([{ id: placed.id, item: { picture: { id: expect.any(String) } } }])
  await unblock(shop.merchant)
  await expectSeen("merchant", true)
  expect((await refuse(app, orderProduct, { body }, buyer)).status).toBe(200)
  // What the merchant had taken off sale stays off.
  expect((await app.get(`/api/products/${withdrawn}`)).status).toBe(404)
})

test("what a blocked designer shows is nowhere, cannot be ordered or built upon, and comes back", async () => {
  const buyer = await signUp(app)
  await placeDesign(app, await signUp(app), work.id)
  const body = await prepareDesign(app, buyer, work.id)
  const other = await signUpDesigner(app)
  const form = { ...designForm(await uploadForWork(app, other)), templateId: work.id }
  await expectSeen("designer", true)
  await block(designer)
  await expectSeen("designer", false)
  expectRefusal(await refuse(app, orderDesign, { body }, buyer), "designWithdrawn")
  expectRefusal(await refuse(app, saveMyWork, { body: form }, other), "invalidInput")
  const report = { params: { id: work.id }, body: { problem: "copied", text: "" } }
  expectRefusal(await refuse(app, reportWork, report, buyer), "notFound")
  await unblock(designer)
  await expectSeen("designer", true)
  expect((await refuse(app, orderDesign, { body }, buyer)).status).toBe(200)
})

test("what staff put back of a blocked designer waits for the block to end", async () => {
  const params = { id: work.id }
  await block(designer)
  await app.call(holdWork, { params, body: { reason: "Copied." } }, staff)
  await app.call(releaseWork, { params }, staff)
  expectRefusal(await refuse(app, readWork, { params }), "notFound")
  await unblock(designer)
  expect((await refuse(app, readWork, { params })).status).toBe(200)
})

test("what was on show when a program of the release before blocked somebody goes with the next start", async () => {
  const { db } = app.database
  for (const { id } of [shop.merchant, designer])
    await db.updateTable("account").set({ blocked_at: new Date() }).where("id", "=", id).execute()
  await hideBlockedOffers(app.services)
  await expectSeen("merchant", false)
  await expectSeen("designer", false)
})
