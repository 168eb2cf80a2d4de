import { listNotifications } from "@roomwright/contract/notifications/calls"
import { readCredit, useCredit } from "@roomwright/contract/payments/credit"
import { readStatement } from "@roomwright/contract/payments/receipts-admin"
import {
  creditStatementLine,
  listStatementLines,
  releaseStatementLine,
} from "@roomwright/contract/payments/statement-lines"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { proveBooks } from "../../testing/prove-books.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { orderPlan, setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let second: TestPerson
let buyer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  second = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
  buyer = await signUp(app, { nickname: "Lan", roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const left = async (): Promise<number> => (await app.call(readCredit, {}, { headers: buyer.headers })).balance

test("a line without a code is somebody's credit, by the first of two clerks, until it is used", async () => {
  const reference = `FT${newId()}`
  const csv = `date,credit,message,reference\n21/11/2026,"400,000",chuyen tien,${reference}`
  await app.call(readStatement, { body: { csv } }, { headers: clerk.headers })
  const lineOf = async () => {
    const { content } = await app.call(
      listStatementLines,
      { query: { w: reference } },
      { headers: clerk.headers },
    )
    return content[0]
  }
  const params = { id: (await lineOf())?.id ?? "" }
  const credit = (person: string, who = clerk) =>
    refuse(app, creditStatementLine, { params, body: { person } }, who)
  expectRefusal(await credit("nobody@example.com"), "personUnknown")
  expectRefusal(await credit(clerk.id), "ownCase")
  expectRefusal(await credit(buyer.id, buyer), "forbidden")
  const answers = await Promise.all([credit(buyer.mobile), credit(buyer.id, second)])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(await lineOf()).toMatchObject({ state: "matched", transferCode: null, payer: "Lan" })
  expect(await left()).toBe(400_000)
  const told = await app.call(listNotifications, { query: {} }, { headers: buyer.headers })
  expect(told.content.map(({ type }) => type)).toContain("CREDIT_ADDED")
  await proveBooks(app)
  const release = () => refuse(app, releaseStatementLine, { params }, clerk)
  expect((await release()).status).toBe(200)
  expect(await lineOf()).toMatchObject({ state: "unknown", payer: null })
  expect(await left()).toBe(0)
  await credit(buyer.id)
  const { id } = await orderPlan(app, buyer)
  await app.call(useCredit, { params: { id } }, { headers: buyer.headers })
  expectRefusal(await release(), "billClosed")
  await proveBooks(app)
})
