import { listNotifications } from "@roomwright/contract/notifications/calls"
import { answerProblem, decideProblem, reportProblem } from "@roomwright/contract/orders/problem-calls"
import { readAdminOrder, searchOrders } from "@roomwright/contract/orders/admin"
import {
  completeOrder,
  listOrders,
  readOrder,
  shipOrder,
  type Order,
} from "@roomwright/contract/orders/calls"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { listWaiting } from "@roomwright/contract/admin/waiting"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openAtelier, placeDesign } from "../../testing/test-atelier.ts"
import { openSellerShop, payOrder, placeOrder, type SellerShop } from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments, pictureOfTransfer } from "../../testing/test-payments.ts"
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

const body = { text: "A leg is loose.\nThe other one is short.", pictures: [] }
const read = (id: string, { headers }: TestPerson) => app.call(readOrder, { params: { id } }, { headers })
const told = async ({ headers }: TestPerson): Promise<string[]> => {
  const { content } = await app.call(
    listNotifications,
    { query: {} },
    { headers: { ...headers, "accept-language": "en" } },
  )
  return content.filter(({ type }) => type === "ORDER_STATUS").map(({ title }) => title.split(":")[0] ?? "")
}

/** An order that was paid and shipped. */
async function deliver(): Promise<Order> {
  const placed = await placeOrder(app, buyer, shop)
  await payOrder(app, buyer, clerk, placed)
  const shipment = { params: { id: placed.id }, body: { carrier: "Viettel Post", tracking: "" } }
  return app.call(shipOrder, shipment, { headers: shop.merchant.headers })
}

async function uploadPictureOf(
  person: TestPerson,
  purpose: "problem" | "receipt" = "problem",
): Promise<string> {
  const file = new Blob([new Uint8Array(await pictureOfTransfer().png().toBuffer())])
  return (await app.call(uploadPicture, { body: { purpose }, file }, { headers: person.headers })).id
}

test("a buyer reports a problem with pictures, the seller answers, staff refund; all are told", async () => {
  const { id } = await deliver()
  expect(await read(id, buyer)).toMatchObject({ mayReport: true, problem: null })
  const params = { id }
  const pictures = [await uploadPictureOf(buyer), await uploadPictureOf(buyer)]
  const reported = await app.call(
    reportProblem,
    { params, body: { ...body, pictures } },
    { headers: buyer.headers },
  )
  expect(reported).toMatchObject({
    status: "PROBLEM",
    completesAt: null,
    mayReport: false,
    problem: { text: body.text, answer: null, decision: null },
  })
  expect(reported.problem?.pictures).toHaveLength(2)
  const seen = await read(id, shop.merchant)
  const picture = await fetch(app.url + (seen.problem?.pictures[0] ?? ""))
  expect(picture.headers.get("content-type")).toBe("image/webp")
  const waiting = await app.call(listWaiting, {}, { headers: clerk.headers })
  expect(waiting.find(({ kind }) => kind === "order-problem")?.count).toBe(1)
  const admin = await app.call(searchOrders, { query: { status: "PROBLEM" } }, { headers: clerk.headers })
  expect(admin.content.map((one) => one.id)).toEqual([id])

  const answer = { params, body: { text: "I send a new one." } }
  const answered = await app.call(answerProblem, answer, { headers: shop.merchant.headers })
  expect(answered.problem?.answer?.text).toBe("I send a new one.")
  expectRefusal(await refuse(app, answerProblem, answer, shop.merchant), "orderChanged")

  const decision = { params, body: { verdict: "refund" as const, reason: "The seller agrees." } }
  const decided = await app.call(decideProblem, decision, { headers: clerk.headers })
  expect(decided).toMatchObject({
    status: "CANCELLED",
    isRefundDue: true,
    problem: { decision: { outcome: "refund", reason: "The seller agrees." } },
  })
  expectRefusal(await refuse(app, decideProblem, decision, clerk), "orderChanged")
  expect(decided.timeline.map(({ status: state, by }) => `${state} ${by}`).slice(-2)).toEqual([
    "PROBLEM buyer",
    "CANCELLED staff",
  ])
  expect(await told(shop.merchant)).toEqual(["Cancelled", "Problem reported", "Paid"])
  expect(await told(buyer)).toEqual(["Cancelled", "Seller’s answer", "On its way"])
})

test("a problem is reported once, within 14 days of the completion, and never completes by itself", async () => {
  const { id } = await deliver()
  const params = { id }
  await app.call(completeOrder, { params }, { headers: buyer.headers })
  app.time.passes(13 * dayMs)
  buyer = await startTestSession(app, buyer)
  await app.call(reportProblem, { params, body }, { headers: buyer.headers })
  app.time.passes(30 * dayMs)
  buyer = await startTestSession(app, buyer)
  clerk = await startTestSession(app, clerk)
  await completeDueOrders(app.services)
  expect((await read(id, buyer)).status).toBe("PROBLEM")
  const decision = { params, body: { verdict: "complete" as const, reason: "It is as it was shown." } }
  await app.call(decideProblem, decision, { headers: clerk.headers })
  expect(await read(id, buyer)).toMatchObject({ status: "COMPLETED", isRefundDue: false, mayReport: false })
  expectRefusal(await refuse(app, reportProblem, { params, body }, buyer), "orderChanged")

  shop = { ...shop, merchant: await startTestSession(app, shop.merchant) }
  const late = await deliver()
  await app.call(completeOrder, { params: { id: late.id } }, { headers: buyer.headers })
  app.time.passes(14 * dayMs + 1)
  buyer = await startTestSession(app, buyer)
  expect((await read(late.id, buyer)).mayReport).toBe(false)
  expectRefusal(await refuse(app, reportProblem, { params: { id: late.id }, body }, buyer), "orderChanged")
})

test("the buyer of a design may report one as soon as it is paid, and still has the pictures", async () => {
  const { workId } = await openAtelier(app)
  const placed = await placeDesign(app, buyer, workId)
  const params = { id: placed.id }
  expectRefusal(await refuse(app, reportProblem, { params, body }, buyer), "orderChanged")
  await payOrder(app, buyer, clerk, placed)
  const reported = await app.call(reportProblem, { params, body }, { headers: buyer.headers })
  expect(reported).toMatchObject({ status: "PROBLEM", design: { isOpen: true } })
})

test("nobody reports, answers or decides on what is not theirs, nor with pictures of others", async () => {
  const { id } = await deliver()
  const params = { id }
  const stranger = await signUp(app)
  for (const person of [stranger, shop.merchant])
    expectRefusal(await refuse(app, reportProblem, { params, body }, person), "notFound")
  const foreign = [await uploadPictureOf(stranger)]
  const other = [await uploadPictureOf(buyer, "receipt")]
  for (const pictures of [foreign, other])
    expectRefusal(
      await refuse(app, reportProblem, { params, body: { ...body, pictures } }, buyer),
      "uploadGone",
    )
  const seven = Array.from({ length: 7 }, () => id)
  for (const bad of [{ text: " \n " }, { text: "x".repeat(2001) }, { pictures: seven }])
    expectRefusal(
      await refuse(app, reportProblem, { params, body: { ...body, ...bad } }, buyer),
      "invalidInput",
    )
  const answer = { params, body: { text: "No." } }
  expectRefusal(await refuse(app, answerProblem, answer, shop.merchant), "orderChanged")
  await app.call(reportProblem, { params, body }, { headers: buyer.headers })
  for (const person of [stranger, buyer])
    expectRefusal(await refuse(app, answerProblem, answer, person), "notFound")
  const decision = { params, body: { verdict: "refund" as const, reason: "I want it." } }
  expectRefusal(await refuse(app, decideProblem, decision, buyer), "forbidden")
  expect(await app.call(readAdminOrder, { params }, { headers: clerk.headers })).toMatchObject({
    problem: { text: body.text },
    mayReport: false,
  })
  const { content } = await app.call(listOrders, { query: { status: "PROBLEM" } }, { headers: buyer.headers })
  expect(content).toHaveLength(1)
})
