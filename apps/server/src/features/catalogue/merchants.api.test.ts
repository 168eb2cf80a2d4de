import { changeProfile, readProfile } from "@roomwright/contract/accounts/calls"
import { readProduct } from "@roomwright/contract/catalogue/calls"
import { readMerchant } from "@roomwright/contract/catalogue/merchants"
import { blockUser, unblockUser } from "@roomwright/contract/accounts/admin"
import { listSuggestions } from "@roomwright/contract/search/calls"
import { listWorks, readWork } from "@roomwright/contract/works/calls"
import { readDesigner } from "@roomwright/contract/works/designers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { unknownId } from "../../testing/hostile-input.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openMerchantAccount } from "../../testing/test-merchants.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { withdrawProduct } from "./catalogue.public.ts"

let app: TestApp
let merchant: TestPerson
beforeAll(async () => {
  // Answers about products are kept, as in production: who is blocked must be gone from them at once.
  app = await startTestApp({ env: { PAGE_CACHE_MB: "8" } })
  merchant = await openMerchantAccount(app)
})
afterAll(() => app.close())

const read = (id = merchant.id) => app.call(readMerchant, { params: { id } })

test("shows a merchant with what is public; the phone only once the merchant shows it", async () => {
  await app.makeProduct({ merchantId: merchant.id })
  expect(await read()).toMatchObject({
    id: merchant.id,
    nickname: "Nhà Mộc",
    city: { text: "Hà Nội", language: "vi" },
    introduction: { text: "Hà Nội" },
    phone: null,
    productCount: 1,
  })
  const show = (phoneIsShown: boolean) =>
    app.call(changeProfile, { body: { merchant: { phoneIsShown } } }, merchant)
  expect((await show(true)).merchant).toMatchObject({ phoneIsShown: true })
  expect((await read()).phone).toBe("+84 24 7300 2418")
  // Other changes leave it as it is.
  await app.call(changeProfile, { body: { merchant: { city: { vi: "Huế" } } } }, merchant)
  expect((await app.call(readProfile, {}, merchant)).merchant?.phoneIsShown).toBe(true)
  await show(false)
  expect((await read()).phone).toBeNull()
})

test("who has chosen a picture is shown with it, and with nothing in its place otherwise", async () => {
  const id = await app.makeProduct({ merchantId: merchant.id })
  const shown = async () => [
    (await read()).avatar?.id ?? null,
    (await app.call(readProduct, { params: { id } })).merchant.avatar?.id ?? null,
  ]
  const { db } = app.database
  const [avatar_id] = await shown()
  expect(avatar_id).toEqual(expect.any(String))
  expect(await shown()).toEqual([avatar_id, avatar_id])
  await app.call(changeProfile, { body: { avatar: null } }, merchant)
  expect(await shown()).toEqual([null, null])
  const designerId = await app.makeDesigner({ nickname: "Lê Minh Khôi" })
  const workId = await app.makeWork({ designerId })
  const designers = async () => [
    (await app.call(readDesigner, { params: { id: designerId } })).avatar?.id ?? null,
    (await app.call(readWork, { params: { id: workId } })).designer.avatar?.id ?? null,
    (await app.call(listSuggestions, { query: { w: "Lê Minh Khôi" } })).designers[0]?.avatar?.id ?? null,
  ]
  expect(await designers()).toEqual([null, null, null])
  const face = await app.makePicture()
  await db.updateTable("account").set({ avatar_id: face }).where("id", "=", designerId).execute()
  expect(await designers()).toEqual([face, face, face])
})

test("products say what their merchant promises, and nothing where nothing was said", async () => {
  const id = await app.makeProduct({ merchantId: merchant.id })
  const product = async () => app.call(readProduct, { params: { id } })
  expect((await product()).merchant).toMatchObject({
    sells: { text: "Hà Nội" },
    joinedAt: (await read()).joinedAt,
    returns: null,
    warranty: null,
  })
  const standard = { cost: 120_000, daysMin: 3, daysMax: 10 }
  expect((await product()).deliveries).toEqual(
    ["north", "central", "south"].map((area) => ({ area, ...standard })),
  )
  await app.database.db
    .insertInto("product_delivery")
    .values({ product_id: id, area: "south", cost: 0, days_min: 1, days_max: 2 })
    .execute()
  const promised = { returns: { vi: "14 ngày", en: "14 days" }, warranty: { vi: "2 năm" } }
  await app.call(changeProfile, { body: { merchant: promised } }, merchant)
  // What is given alone changes alone; an empty text takes its language away.
  await app.call(changeProfile, { body: { merchant: { returns: { en: "" } } } }, merchant)
  expect((await app.call(readProfile, {}, merchant)).merchant).toMatchObject({
    returns: { vi: "14 ngày" },
    warranty: { vi: "2 năm" },
  })
  const { merchant: shown, deliveries } = await product()
  expect(shown).toMatchObject({ returns: { text: "14 ngày" }, warranty: { text: "2 năm" } })
  expect(deliveries[2]).toEqual({ area: "south", cost: 0, daysMin: 1, daysMax: 2 })
})

test("has no page for somebody who is no merchant, is blocked, or is nobody", async () => {
  const staff = await signUp(app, { roles: ["ROLE_ADMIN"] })
  for (const id of [unknownId, staff.id, await app.makeDesigner()])
    expectRefusal(await refuse(app, readMerchant, { params: { id } }), "notFound")
  const product = await app.makeProduct({ merchantId: merchant.id })
  const hasPage = async () => (await app.call(readProduct, { params: { id: product } })).merchant.hasPage
  expect(await hasPage()).toBe(true)
  const params = { id: merchant.id }
  await app.call(blockUser, { params, body: { reason: "Fraud." } }, staff)
  expectRefusal(await refuse(app, readMerchant, { params }), "notFound")
  expectRefusal(await refuse(app, readProduct, { params: { id: product } }), "notFound")
  await app.call(unblockUser, { params }, staff)
  expect(await hasPage()).toBe(true)
  expect((await read()).id).toBe(merchant.id)
  expect(await hasPage()).toBe(true)
})

test("works are found by the merchant whose products are in them, as long as these are on sale", async () => {
  const seller = await app.makeMerchant()
  const [lamp, rug] = [
    await app.makeProduct({ merchantId: seller }),
    await app.makeProduct({ merchantId: seller }),
  ]
  const at = [0.5, 0.5] as const
  const both = await app.makeWork({
    products: [
      { productId: lamp, at },
      { productId: rug, at },
    ],
  })
  const one = await app.makeWork({ products: [{ productId: rug, at }] })
  await app.makeWork({ products: [{ productId: await app.makeProduct(), at }] })
  const found = async () =>
    (await app.call(listWorks, { query: { merchantId: seller } })).content.map(({ id }) => id)
  expect(await found()).toEqual([one, both])
  await withdrawProduct(app.services, rug)
  expect(await found()).toEqual([both])
})
