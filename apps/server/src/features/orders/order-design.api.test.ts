import { readBill } from "@roomwright/contract/payments/bills"
import { orderDesign, readDesignOffer, signOrderedPicture } from "@roomwright/contract/orders/design-orders"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { searchOrders } from "@roomwright/contract/orders/admin"
import {
  cancelOrder,
  completeOrder,
  listOrders,
  readOrder,
  shipOrder,
} from "@roomwright/contract/orders/calls"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import {
  openAtelier,
  placeDesign,
  prepareDesign,
  sentSize,
  type Atelier,
} from "../../testing/test-atelier.ts"
import { payOrder } from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { expireDueBills, setUpPayments } from "../../testing/test-payments.ts"
import { deletePicture } from "../media/media.public.ts"
import { hideWork } from "../works/works.public.ts"
import { completeDueOrders } from "./deliver-order.ts"

const dayMs = 86_400_000
let app: TestApp
let clerk: TestPerson
let buyer: TestPerson
let atelier: Atelier

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
beforeEach(async () => {
  clerk = await startTestSession(app, clerk)
  buyer = await signUp(app, { nickname: "Lan" })
  atelier = await openAtelier(app)
})
afterAll(() => app.close())

const order = (body: object, person = buyer) => refuse(app, orderDesign, { body }, person)
const read = (id: string, { headers }: TestPerson) => app.call(readOrder, { params: { id } }, { headers })
const countOrders = async (): Promise<number> =>
  (await app.call(listOrders, { query: { kind: "design" } }, { headers: buyer.headers })).totalElements
const changeWork = (set: { price?: number; shelved?: boolean }) =>
  app.database.db.updateTable("work").set(set).where("id", "=", atelier.workId).execute()

/** What a signed address gives to a browser. */
async function download(id: string, position = "0") {
  const params = { id, position }
  const { address } = await app.call(signOrderedPicture, { params }, { headers: buyer.headers })
  const answer = await fetch(app.url + address)
  return { status: answer.status, content: await answer.bytes() }
}

test("a design is bought under its licence, and paid it is there in full size and without a shipment", async () => {
  const offer = await app.call(
    readDesignOffer,
    { params: { work: atelier.workId } },
    { headers: buyer.headers },
  )
  expect(offer).toMatchObject({ price: 2_500_000, isOwn: false, orderId: null })
  expect(offer.pictures[0]).toMatchObject(sentSize)
  expect(Math.max(...(offer.pictures[0]?.picture.widths ?? []))).toBe(1600)

  const placed = await placeDesign(app, buyer, atelier.workId)
  expect(placed).toMatchObject({
    kind: "design",
    status: "AWAITING_PAYMENT",
    quantity: 1,
    total: 2_500_000,
    deliveryCost: 0,
    receiver: null,
    buyerMobile: "0912345678",
    design: { licence: offer.licence, isOpen: false },
  })
  const bill = await app.call(readBill, { params: { id: placed.billId ?? "" } }, { headers: buyer.headers })
  expect(bill).toMatchObject({ kind: "design-order", amount: 2_500_000 })
  const params = { id: placed.id, position: "0" }
  expectRefusal(await refuse(app, signOrderedPicture, { params }, buyer), "orderChanged")

  await payOrder(app, buyer, clerk, placed)
  const paid = await read(placed.id, buyer)
  expect(paid).toMatchObject({ status: "PAID", design: { isOpen: true }, shipment: null })
  expect(paid.completesAt).not.toBeNull()
  const { status, content } = await download(placed.id)
  expect(status).toBe(200)
  expect(await sharp(content).metadata()).toMatchObject({ ...sentSize, format: "jpeg" })

  const shipment = { carrier: "Nobody", tracking: "" }
  const ship = { params: { id: placed.id }, body: shipment }
  expectRefusal(await refuse(app, shipOrder, ship, atelier.designer), "orderChanged")
  const done = await app.call(completeOrder, { params: { id: placed.id } }, { headers: buyer.headers })
  expect(done.timeline.map(({ status: state, by }) => `${state} ${by}`)).toEqual([
    "AWAITING_PAYMENT buyer",
    "PAID staff",
    "COMPLETED buyer",
  ])
  expect((await download(placed.id)).status).toBe(200)
})

test("the sales record shows name, pictures, buyer, mobile and time; lists of staff show no mobile", async () => {
  const placed = await placeDesign(app, buyer, atelier.workId)
  const { headers } = atelier.designer
  const sales = await app.call(listOrders, { query: { side: "seller", kind: "design" } }, { headers })
  expect(sales.content).toMatchObject([
    {
      id: placed.id,
      item: { subjectId: atelier.workId },
      buyer: { nickname: "Lan" },
      buyerMobile: "0912345678",
      createdAt: placed.createdAt,
    },
  ])
  expect(sales.content[0]?.item.picture).not.toBeNull()
  expect(sales.content[0]?.details).toHaveLength(1)
  const none = await app.call(listOrders, { query: { side: "seller", kind: "product" } }, { headers })
  expect(none.totalElements).toBe(0)
  const admin = await app.call(searchOrders, { query: { w: placed.code } }, { headers: clerk.headers })
  expect(admin.content).toMatchObject([{ kind: "design", buyerMobile: null }])
  const { content } = await app.call(listNotifications, { query: {} }, { headers })
  expect(content.map(({ type }) => type)).toEqual(["ORDER_PLACED"])
})

test("the same key gives the same order, another body with it none, and a design is bought once", async () => {
  const body = await prepareDesign(app, buyer, atelier.workId)
  const answers = await Promise.all([order(body), order(body), order(body)])
  const made = answers
    .filter(({ status }) => status === 200)
    .map(({ envelope }) => JSON.stringify(envelope?.data))
  expect(new Set(made).size).toBe(1)
  expect(await countOrders()).toBe(1)
  expectRefusal(await order({ ...body, remark: "Other" }), "keyReused")
  const again = await prepareDesign(app, buyer, atelier.workId)
  expectRefusal(await order(again), "designBought")
  const [first] = (await app.call(listOrders, { query: {} }, { headers: buyer.headers })).content
  await app.call(cancelOrder, { params: { id: first?.id ?? "" } }, { headers: buyer.headers })
  expect((await order(again)).status).toBe(200)
})

test("what changed since it was shown is refused, and so is what is not for sale, one's own, or for staff", async () => {
  const body = await prepareDesign(app, buyer, atelier.workId)
  await changeWork({ price: 3_000_000 })
  const changed = await order(body)
  expectRefusal(changed, "designChanged")
  expect(changed.text).toContain("3,000,000")
  await changeWork({ price: 0 })
  expectRefusal(await order(body), "designWithdrawn")
  const params = { work: atelier.workId }
  expectRefusal(await refuse(app, readDesignOffer, { params }, buyer), "designWithdrawn")
  await changeWork({ price: 2_500_000, shelved: false })
  expectRefusal(await order(body), "designWithdrawn")
  await changeWork({ shelved: true })
  expectRefusal(await order(body, atelier.designer), "ownDesign")
  expectRefusal(await order(body, clerk), "staffBuyNothing")
  for (const sent of [{ price: 1 }, { total: 1 }, { quantity: 2 }])
    expectRefusal(await order({ ...body, ...sent }), "invalidInput")
  expectRefusal(await order({ ...body, buyerMobile: "call me" }), "invalidInput")
  expect(await countOrders()).toBe(0)
})

test("an order keeps its pictures when the work is withdrawn and deleted; nobody else gets them", async () => {
  const placed = await placeDesign(app, buyer, atelier.workId)
  await payOrder(app, buyer, clerk, placed)
  await hideWork(app.services, atelier.workId)
  const { db } = app.database
  const pictures = await db
    .deleteFrom("work_picture")
    .where("work_id", "=", atelier.workId)
    .returning("picture_id")
    .execute()
  await db.deleteFrom("work").where("id", "=", atelier.workId).execute()
  await db.transaction().execute(async (tx) => {
    for (const { picture_id } of pictures) await deletePicture(tx, picture_id)
  })
  const kept = await read(placed.id, buyer)
  expect(kept.design?.pictures).toMatchObject([{ picture: null, ...sentSize }, { picture: null }])
  const preview = await fetch(app.url + (kept.design?.pictures[0]?.preview ?? ""))
  expect(preview.headers.get("content-type")).toBe("image/webp")
  expect(await sharp((await download(placed.id)).content).metadata()).toMatchObject(sentSize)
  const stranger = await signUp(app)
  for (const other of [stranger, atelier.designer]) {
    const params = { id: placed.id, position: "0" }
    expectRefusal(await refuse(app, signOrderedPicture, { params }, other), "notFound")
  }
  const params = { id: placed.id, position: "7" }
  expectRefusal(await refuse(app, signOrderedPicture, { params }, buyer), "notFound")
})

test("a paid design completes by itself after 14 days", async () => {
  const placed = await placeDesign(app, buyer, atelier.workId)
  await payOrder(app, buyer, clerk, placed)
  app.time.passes(14 * dayMs)
  await completeDueOrders(app.services)
  buyer = await startTestSession(app, buyer)
  expect(await read(placed.id, buyer)).toMatchObject({ status: "COMPLETED", completesAt: null })
})

test("a design that expired unpaid may be ordered anew", async () => {
  const placed = await placeDesign(app, buyer, atelier.workId)
  app.time.passes(2 * dayMs)
  await expireDueBills(app)
  buyer = await startTestSession(app, buyer)
  expect(await read(placed.id, buyer)).toMatchObject({ status: "EXPIRED", design: { isOpen: false } })
  expect((await placeDesign(app, buyer, atelier.workId)).status).toBe("AWAITING_PAYMENT")
})
