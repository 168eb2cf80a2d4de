import {
  cancelSale,
  completeOrder,
  orderProduct,
  readOrder,
  shipOrder,
} from "@roomwright/contract/orders/calls"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import type { Language } from "@roomwright/contract/language"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, placeDesign } from "../../testing/test-atelier.ts"
import { openSellerShop, payOrder, prepareOrder, type SellerShop } from "../../testing/test-orders.ts"
import { readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let shop: SellerShop

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  shop = await openSellerShop(app, [{ price: 1_225_000, stock: 50 }])
})
afterAll(() => app.close())

async function order(buyer: TestPerson, language: Language) {
  const { body } = await prepareOrder(app, buyer, shop, { quantity: 2 })
  const { headers } = buyer
  const { orderId } = await app.call(orderProduct, { body }, { headers, language })
  return app.call(readOrder, { params: { id: orderId } }, { headers, language })
}

/** A buyer who can be written to. */
async function signUpBuyer(): Promise<TestPerson & { readonly email: string }> {
  const buyer = await signUp(app, { nickname: "Lan" })
  const email = `${buyer.id}@example.com`
  await app.database.db.updateTable("account").set({ email }).where("id", "=", buyer.id).execute()
  return { ...buyer, email }
}

/** The texts of the mails to somebody, the newest first. */
const mailsTo = async ({ email }: { readonly email: string }): Promise<string[]> =>
  (await readOutbox(app)).filter(({ to }) => to === email).map(({ text }) => text.replaceAll("\u00A0", " "))

test.each([
  ["zh", "订单", "₫", "24 小时内", "由商家发货", "备货发货"],
  ["en", "Order", "₫", "within 24 hours", "the merchant ships", "packs and ships"],
  ["vi", "Đơn", "₫", "trong 24 giờ", "người bán gửi hàng", "đóng gói và gửi hàng"],
] as const)(
  "a mail says what was ordered and what comes next, in the order's language (%s)",
  async (language, ...words) => {
    const [named, , hours, ships, paid] = words
    const buyer = await signUpBuyer()
    const placed = await order(buyer, language)
    const [received = ""] = await mailsTo(buyer)
    const sum = new Intl.NumberFormat({ zh: "zh-CN", en: "en-US", vi: "vi-VN" }[language], {
      style: "currency",
      currency: "VND",
    })
      .format(placed.total)
      .replaceAll("\u00A0", " ")
    for (const part of [named, placed.code, "× 2", sum, hours, ships]) expect(received).toContain(part)
    if (placed.item.sku) expect(received).toContain(placed.item.sku)

    await payOrder(app, buyer, clerk, placed)
    const [confirmed = ""] = await mailsTo(buyer)
    for (const part of [placed.code, sum, paid]) expect(confirmed).toContain(part)
    const { content } = await app.call(listNotifications, { query: {} }, { headers: buyer.headers, language })
    // Nothing is there yet: the merchant ships it first.
    expect(content[0]).toMatchObject({ type: "RECEIPT_CONFIRMED" })
    expect(content[0]?.content).toContain(paid)
    expect(content[0]?.content.replaceAll("\u00A0", " ")).toContain(sum)

    const shipment = { carrier: "Viettel Post", tracking: "VN 123" }
    await app.call(
      shipOrder,
      { params: { id: placed.id }, body: shipment },
      { headers: shop.merchant.headers },
    )
    const [shipped = ""] = await mailsTo(buyer)
    for (const part of [placed.code, sum, "Viettel Post", "VN 123"]) expect(shipped).toContain(part)
    await app.call(completeOrder, { params: { id: placed.id } }, { headers: buyer.headers })
  },
)

test("who sells is told what to do, and a cancelled order says why and what goes back", async () => {
  const buyer = await signUpBuyer()
  const placed = await order(buyer, "en")
  const news = async ({ headers }: TestPerson) => {
    const { content } = await app.call(listNotifications, { query: {} }, { headers, language: "en" })
    return content[0]?.content ?? ""
  }
  expect(await news(shop.merchant)).toContain("The order isn’t paid yet")
  await payOrder(app, buyer, clerk, placed)
  expect(await news(shop.merchant)).toContain("pack and ship it")
  const body = { reason: "The last one was damaged." }
  await app.call(cancelSale, { params: { id: placed.id }, body }, { headers: shop.merchant.headers })
  const [cancelled = ""] = await mailsTo(buyer)
  const sum = `₫${new Intl.NumberFormat("en-US").format(placed.total)}`
  for (const part of [placed.code, body.reason, `You’ll get ${sum} back`]) expect(cancelled).toContain(part)
})

test("of a design its mails say that the pictures are there, and nothing of a shipment", async () => {
  const [buyer, atelier] = [await signUp(app, { nickname: "Lan" }), await openAtelier(app)]
  const placed = await placeDesign(app, buyer, atelier.workId)
  await payOrder(app, buyer, clerk, placed)
  const { headers } = buyer
  const { content } = await app.call(listNotifications, { query: {} }, { headers, language: "en" })
  expect(content.map(({ type }) => type)).toEqual(["RECEIPT_CONFIRMED", "ORDER_RECEIVED"])
  expect(content[0]?.content).toContain("with your licence inside")
  expect(content[0]?.content).not.toContain("ship")
})

test("notifications of earlier releases can still be read", async () => {
  const person = await signUp(app)
  const old = [
    { type: "ORDER_STATUS", content: { orderId: person.id, title: "Sofa", status: "SHIPPED" } },
    { type: "RECEIPT_CONFIRMED", content: { code: "RWABCDEF", billId: person.id } },
  ]
  await app.database.db.insertInto("mailbox").values({ account_id: person.id, last_number: 200 }).execute()
  for (const [at, { type, content }] of old.entries())
    await app.database.db
      .insertInto("mail")
      .values({
        id: crypto.randomUUID(),
        account_id: person.id,
        number: 100 + at,
        type,
        content: JSON.stringify(content),
        created_at: app.services.clock.now(),
      })
      .execute()
  const { content } = await app.call(
    listNotifications,
    { query: {} },
    { headers: person.headers, language: "en" },
  )
  expect(content.map((one) => one.content)).toEqual([
    "Your transfer RWABCDEF has arrived, thank you.",
    "“Sofa” has been handed to the carrier.",
  ])
})
