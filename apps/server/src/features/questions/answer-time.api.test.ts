import * as calls from "@roomwright/contract/questions/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openMerchantAccount } from "../../testing/test-merchants.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let merchant: TestPerson
let buyer: TestPerson
let productId: string

beforeAll(async () => {
  app = await startTestApp()
  merchant = await openMerchantAccount(app)
  buyer = await signUp(app)
  productId = await app.makeProduct({ merchantId: merchant.id })
})
afterAll(() => app.close())

const read = async () => (await app.call(calls.readAnswerTime, { params: { id: merchant.id } })).withinHours

/** A question that was asked so many hours ago, and answered so many hours after that. */
async function asked(hoursAgo: number, answeredAfter: number | null): Promise<string> {
  const body = { text: "Does it come apart to fit a lift?", key: newId() }
  const { id } = await app.call(calls.askMerchant, { params: { id: productId }, body }, buyer)
  if (answeredAfter !== null)
    await app.call(
      calls.answerQuestion,
      { params: { id }, body: { answer: "Yes.", isShown: true } },
      merchant,
    )
  // One moment for both: a millisecond more is an hour more.
  const now = Date.now()
  const at = (hours: number) => new Date(now - hours * 3_600_000)
  await app.database.db
    .updateTable("product_question")
    .set({
      asked_at: at(hoursAgo),
      ...(answeredAfter === null ? {} : { answered_at: at(hoursAgo - answeredAfter) }),
    })
    .where("id", "=", id)
    .execute()
  return id
}

test("a merchant answers within the median of the newest questions, once there are three answers", async () => {
  expect(await read()).toBeNull()
  await asked(200, 2.5)
  await asked(190, 30)
  expect(await read()).toBeNull()
  await asked(180, 3.5)
  expect(await read()).toBe(4)
})

test("a question that waits counts with the time that it waits; who is slow has no time to show", async () => {
  await asked(100, null)
  await asked(90, null)
  // 2.5, 3.5, 30, 90, 100
  expect(await read()).toBe(30)
  for (const _again of [1, 2, 3]) await asked(170, null)
  expect(await read()).toBe(96)
  // What is older than half a year says nothing of today.
  for (const _again of [1, 2, 3]) await asked(24 * 200, 1)
  expect(await read()).toBe(96)
  for (const _again of [1, 2]) await asked(24 * 20, null)
  for (const _again of [1, 2]) await asked(24 * 19, null)
  expect(await read()).toBeNull()
})
