import { billPath } from "@roomwright/contract/page-paths"
import { deleteMyAccount, exportMyData } from "@roomwright/contract/accounts/calls"
import {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
} from "@roomwright/contract/orders/addresses"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { cancelAdminOrder, readAdminOrder, searchOrders } from "@roomwright/contract/orders/admin"
import {
  cancelOrder,
  cancelSale,
  completeOrder,
  listOrders,
  readOrder,
  shipOrder,
} from "@roomwright/contract/orders/calls"
import { sendReceipt } from "@roomwright/contract/payments/bills"
import { recordMoney, settleMoney } from "@roomwright/contract/payments/receipts-admin"
import { unzipSync } from "fflate"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { hanoi, openSellerShop, payOrder, placeOrder, type SellerShop } from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { expireDueBills, setUpPayments, payBill, uploadReceipt } from "../../testing/test-payments.ts"
import { completeDueOrders } from "./deliver-order.ts"

const dayMs = 86_400_000
let app: TestApp
let clerk: TestPerson
let buyer: TestPerson
let shop: SellerShop

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  clerk = await startTestSession(app, clerk)
  buyer = await signUp(app, { nickname: "Lan" })
  shop = await openSellerShop(app)
})
afterAll(() => app.close())

const shipment = { carrier: "Giao Hàng Nhanh", tracking: "GHN123" }
const reason = { reason: "The oak is gone." }
const told = async (person: TestPerson): Promise<string[]> => {
  const { content } = await app.call(listNotifications, { query: {} }, { ...person, language: "en" })
  return content.filter(({ type }) => type.startsWith("ORDER")).map(({ title, link }) => `${title} ${link}`)
}
const passDays = async (days: number): Promise<void> => {
  app.time.passes(days * dayMs)
  clerk = await startTestSession(app, clerk)
  buyer = await startTestSession(app, buyer)
  shop = { ...shop, merchant: await startTestSession(app, shop.merchant) }
}

test("a merchant ships what is paid, the buyer completes it, and each is told what the other did", async () => {
  const placed = await placeOrder(app, buyer, shop)
  const params = { id: placed.id }
  const asSeller = await app.call(readOrder, { params }, { headers: shop.merchant.headers })
  expect(asSeller).toMatchObject({
    side: "seller",
    billId: null,
    receiver: hanoi,
    buyer: { nickname: "Lan" },
  })
  expectRefusal(await refuse(app, shipOrder, { params, body: shipment }, shop.merchant), "orderChanged")
  await payOrder(app, buyer, clerk, placed)
  const shipped = await app.call(shipOrder, { params, body: shipment }, { headers: shop.merchant.headers })
  expect(shipped).toMatchObject({ status: "SHIPPED", shipment })
  const done = await app.call(completeOrder, { params }, { headers: buyer.headers })
  expect(done).toMatchObject({ status: "COMPLETED", completesAt: null })
  expect(done.timeline.map(({ status: state, by }) => [state, by])).toEqual([
    ["AWAITING_PAYMENT", "buyer"],
    ["PAID", "staff"],
    ["SHIPPED", "seller"],
    ["COMPLETED", "buyer"],
  ])
  const link = `/user/order?id=${placed.id}`
  const name = placed.item.name.text
  expect(await told(shop.merchant)).toEqual([
    `Completed: ${name} ${link}`,
    `Paid: ${name} ${link}`,
    `New order: ${name} ${link}`,
  ])
  expect(await told(buyer)).toEqual([
    `On its way: ${name} ${link}`,
    `Your order: ${name} ${billPath(placed.billId ?? "")}`,
  ])
})

test("fourteen days after the shipment an order completes by itself, and both are told", async () => {
  const placed = await placeOrder(app, buyer, shop)
  const params = { id: placed.id }
  await payOrder(app, buyer, clerk, placed)
  await app.call(shipOrder, { params, body: shipment }, { headers: shop.merchant.headers })
  await passDays(13.9)
  await completeDueOrders(app.services)
  expect((await app.call(readOrder, { params }, { headers: buyer.headers })).status).toBe("SHIPPED")
  await passDays(0.2)
  // Two processes look at once: it happens once.
  await Promise.all([completeDueOrders(app.services), completeDueOrders(app.services)])
  const { status: state, timeline } = await app.call(readOrder, { params }, { headers: buyer.headers })
  expect(state).toBe("COMPLETED")
  expect(timeline.filter((change) => change.status === "COMPLETED")).toMatchObject([{ by: "time" }])
  expect((await told(buyer))[0]).toContain("Completed")
  expect((await told(shop.merchant))[0]).toContain("Completed")
})

test("money that comes late for what is sold out meanwhile pays nothing: the clerk is told why", async () => {
  const placed = await placeOrder(app, buyer, shop, { quantity: 4 })
  await passDays(2)
  await expireDueBills(app)
  await placeOrder(app, await signUp(app), shop, { quantity: 3 })
  const body = { kind: "LATE" as const, amount: placed.total, remark: "Two days late." }
  const { headers } = clerk
  const note = await app.call(recordMoney, { params: { id: placed.billId ?? "" }, body }, { headers })
  const settle = (outcome: "ACCEPTED" | "REFUND_DUE") =>
    refuse(app, settleMoney, { params: { id: note.id }, body: { outcome } }, clerk)
  expectRefusal(await settle("ACCEPTED"), "soldOut")
  const { status: state } = await app.call(
    readOrder,
    { params: { id: placed.id } },
    { headers: buyer.headers },
  )
  expect(state).toBe("EXPIRED")
  expect((await settle("REFUND_DUE")).status).toBe(200)
})

describe("calling off", () => {
  test("after the payment is the merchant's with a reason, and a refund is due", async () => {
    const placed = await placeOrder(app, buyer, shop)
    const params = { id: placed.id }
    await payOrder(app, buyer, clerk, placed)
    expectRefusal(await refuse(app, cancelOrder, { params }, buyer), "orderChanged")
    expectRefusal(
      await refuse(app, cancelSale, { params, body: { reason: " " } }, shop.merchant),
      "invalidInput",
    )
    await app.call(cancelSale, { params, body: reason }, { headers: shop.merchant.headers })
    const seen = await app.call(readOrder, { params }, { headers: buyer.headers })
    expect(seen).toMatchObject({ status: "CANCELLED", isRefundDue: true })
    expect(seen.timeline.at(-1)).toMatchObject({ by: "seller", reason: reason.reason })
    expect((await told(buyer))[0]).toContain("Cancelled")
  })

  test("waits while a clerk looks at a receipt", async () => {
    const placed = await placeOrder(app, buyer, shop)
    await payBill(app, buyer, placed.billId ?? "")
    const params = { id: placed.id }
    expectRefusal(await refuse(app, cancelOrder, { params }, buyer), "paymentInReview")
    expectRefusal(await refuse(app, cancelSale, { params, body: reason }, shop.merchant), "paymentInReview")
    expect((await app.call(readOrder, { params }, { headers: buyer.headers })).isInReview).toBe(true)
  })

  test("and shipping at once is one of both", async () => {
    const placed = await placeOrder(app, buyer, shop)
    const params = { id: placed.id }
    await payOrder(app, buyer, clerk, placed)
    const answers = await Promise.all([
      refuse(app, cancelAdminOrder, { params, body: reason }, clerk),
      refuse(app, shipOrder, { params, body: shipment }, shop.merchant),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

test("strangers find no order, and nobody the other side's part of it", async () => {
  const placed = await placeOrder(app, buyer, shop)
  const params = { id: placed.id }
  const stranger = await signUp(app, { roles: ["ROLE_MERCHANT"] })
  for (const person of [stranger, clerk]) {
    expectRefusal(await refuse(app, readOrder, { params }, person), "notFound")
    expectRefusal(await refuse(app, cancelOrder, { params }, person), "notFound")
    expectRefusal(await refuse(app, completeOrder, { params }, person), "notFound")
    expectRefusal(await refuse(app, shipOrder, { params, body: shipment }, person), "notFound")
    expectRefusal(await refuse(app, cancelSale, { params, body: reason }, person), "notFound")
  }
  expectRefusal(await refuse(app, shipOrder, { params, body: shipment }, buyer), "notFound")
  expectRefusal(await refuse(app, completeOrder, { params }, shop.merchant), "notFound")
  const upload = await uploadReceipt(app, stranger)
  const bill = { id: placed.billId ?? "" }
  expectRefusal(await refuse(app, sendReceipt, { params: bill, body: { upload } }, stranger), "notFound")
})

test("orders are listed by side, state, words and day; a formula or a wildcard is only text", async () => {
  const [one, two] = [await placeOrder(app, buyer, shop), await placeOrder(app, buyer, shop)]
  await app.call(cancelOrder, { params: { id: two.id } }, { headers: buyer.headers })
  const list = async (query: Record<string, string>, { headers } = buyer): Promise<string[]> =>
    (await app.call(listOrders, { query }, { headers })).content.map(({ id }) => id)
  expect(await list({})).toEqual([two.id, one.id])
  expect(await list({ side: "seller" })).toEqual([])
  expect(await list({ side: "seller" }, shop.merchant)).toEqual([two.id, one.id])
  expect(await list({ status: "CANCELLED" })).toEqual([two.id])
  expect(await list({ kind: "design" })).toEqual([])
  expect(await list({ w: one.code.toLowerCase() })).toEqual([one.id])
  expect(await list({ w: "nhà mộc", size: "1" })).toEqual([two.id])
  expect(await list({ w: "%" })).toEqual([])
  expect(await list({ w: "=1+1" })).toEqual([])
  const today = new Date(Date.parse(one.createdAt) + 7 * 3_600_000).toISOString().slice(0, 10)
  expect(await list({ from: today, to: today })).toHaveLength(2)
  expect(await list({ to: "2020-01-01" })).toEqual([])
  expectRefusal(await refuse(app, listOrders, { query: { from: "2026-02-30" } }, buyer), "invalidInput")
})

test("staff find any order, and each look at one is on record", async () => {
  const placed = await placeOrder(app, buyer, shop)
  const { headers } = clerk
  const found = await app.call(searchOrders, { query: { w: placed.code } }, { headers })
  expect(found.content).toMatchObject([{ id: placed.id, buyer: { nickname: "Lan" } }])
  const seen = await app.call(readAdminOrder, { params: { id: placed.id } }, { headers })
  expect(seen).toMatchObject({ side: "staff", billId: null, receiver: hanoi })
  const body = { reason: "Asked for by phone." }
  await app.call(cancelAdminOrder, { params: { id: placed.id }, body }, { headers })
  const entries = await app.database.db
    .selectFrom("audit_entry")
    .select(["action", "actor_id"])
    .where("subject_id", "=", placed.id)
    .orderBy("at")
    .execute()
  expect(entries).toEqual([
    { action: "order.view", actor_id: clerk.id },
    { action: "order.cancel", actor_id: clerk.id },
  ])
})

describe("addresses", () => {
  const add = (body: object, person = buyer) => refuse(app, addAddress, { body }, person)
  const listed = () => app.call(listAddresses, {}, { headers: buyer.headers })

  test("are saved once, the last used first, changed and deleted by their owner alone", async () => {
    const { headers } = buyer
    const home = await app.call(addAddress, { body: hanoi }, { headers })
    const office = await app.call(addAddress, { body: { ...hanoi, ward: "Cầu Giấy" } }, { headers })
    expect(await app.call(addAddress, { body: hanoi }, { headers })).toEqual(home)
    expect(await listed()).toEqual([office, home])
    await placeOrder(app, buyer, shop)
    expect(await listed()).toEqual([home, office])
    const stranger = await signUp(app)
    const params = { id: home.id }
    expectRefusal(await refuse(app, changeAddress, { params, body: hanoi }, stranger), "notFound")
    expectRefusal(await refuse(app, deleteAddress, { params }, stranger), "notFound")
    const moved = { ...hanoi, ward: "Cầu Giấy" }
    expect(await app.call(changeAddress, { params, body: moved }, { headers })).toEqual({ ...home, ...moved })
    expect(await listed()).toEqual([{ ...home, ...moved }])
    await app.call(deleteAddress, { params }, { headers })
    expect(await listed()).toEqual([])
  })

  test.each([
    { province: "02" },
    { province: "" },
    { receiverMobile: "call me" },
    { receiverMobile: "" },
    { receiverName: "\u0000 " },
    { detail: "x".repeat(201) },
    { ward: "" },
    { account_id: "019b7711-9680-72cb-a276-163fe47378e1" },
  ])("refuse %j", async (part) => {
    expectRefusal(await add({ ...hanoi, ...part }), "invalidInput")
  })

  test("are twenty at most, also when they come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_none, at) => add({ ...hanoi, detail: `${at} Võ Chí Công` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, "tooManyAddresses")
  })
})

test("what orders keep of a person is in the export, and is nobody's once the account is erased", async () => {
  const placed = await placeOrder(app, buyer, shop)
  const { headers, password } = buyer
  const { address } = await app.call(exportMyData, { body: { password } }, { headers })
  const files = unzipSync(await (await fetch(app.url + address)).bytes())
  expect(JSON.parse(Buffer.from(files["orders.json"] ?? []).toString())).toMatchObject({
    addresses: [{ receiver: hanoi }],
    orders: [{ id: placed.id, buyer_email: "lan@example.com", receiver: hanoi }],
    sales: [],
  })
  const sold = await app.call(exportMyData, { body: { password } }, { headers: shop.merchant.headers })
  const soldFiles = unzipSync(await (await fetch(app.url + sold.address)).bytes())
  const sales = Buffer.from(soldFiles["orders.json"] ?? []).toString()
  expect(sales).toContain(placed.id)
  for (const text of ["lan@example.com", hanoi.detail, hanoi.receiverMobile])
    expect(sales).not.toContain(text)
  await app.call(deleteMyAccount, { body: { password } }, { headers })
  await passDays(15)
  await expireDueBills(app)
  expect(await app.eraseDueAccounts()).toBe(1)
  const seen = await app.call(readOrder, { params: { id: placed.id } }, { headers: shop.merchant.headers })
  expect(seen).toMatchObject({ receiver: null, buyerEmail: null, remark: "", total: placed.total })
  expect(seen.buyer.nickname).not.toContain("Lan")
})
