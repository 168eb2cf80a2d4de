import { deleteMyAccount } from "@roomwright/contract/accounts/calls"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { listReports, dismissReport } from "@roomwright/contract/moderation/admin"
import { deleteMyProduct, offerMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import * as calls from "@roomwright/contract/questions/calls"
import { reportQuestion } from "@roomwright/contract/moderation/reports"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openMerchantAccount } from "../../testing/test-merchants.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { questionData } from "./question-data.ts"

let app: TestApp
let merchant: TestPerson
let buyer: TestPerson
let reviewer: TestPerson
let productId: string

beforeAll(async () => {
  app = await startTestApp()
  merchant = await openMerchantAccount(app)
  reviewer = await signUp(app, { roles: ["ROLE_REVIEWER"] })
})
beforeEach(async () => {
  buyer = await signUp(app, { nickname: "Lan" })
  productId = await app.makeProduct({ merchantId: merchant.id, name: { en: "Cloud sofa" } })
})
afterAll(() => app.close())

const text = "Does it come apart to fit a lift?"
const ask = (given: { text?: string; key?: string } = {}, as = buyer) =>
  app.call(calls.askMerchant, { params: { id: productId }, body: { text, key: newId(), ...given } }, as)
const tryToAsk = (body: object, as = buyer, id = productId) =>
  refuse(app, calls.askMerchant, { params: { id }, body: { key: newId(), text, ...body } }, as)
const answer = (id: string, isShown = true, said = "Yes, in three parts.", as = merchant) =>
  app.call(calls.answerQuestion, { params: { id }, body: { answer: said, isShown } }, as)
const onPage = async () =>
  (await app.call(calls.listProductQuestions, { params: { id: productId }, query: {} })).content
const own = async (as = buyer) => (await app.call(calls.listOwnQuestions, { query: {} }, as)).content
const received = (state?: calls.ReceivedState) =>
  app.call(calls.listReceivedQuestions, { query: { size: "100", ...(state ? { state } : {}) } }, merchant)
const newestNotification = async ({ headers }: TestPerson) =>
  (await app.call(listNotifications, { query: {} }, { headers: { ...headers, "accept-language": "en" } }))
    .content[0]

test("a question reaches the merchant, its answer the asker, and both stand on the product's page", async () => {
  const question = await ask()
  expect(question).toMatchObject({ state: "OPEN", text, merchant: { nickname: "Nhà Mộc" }, answer: null })
  expect(await newestNotification(merchant)).toMatchObject({
    type: "QUESTION_ASKED",
    title: expect.stringContaining("Cloud sofa"),
    link: "/user/received-questions",
  })
  expect((await received("OPEN")).content.map(({ id }) => id)).toContain(question.id)
  expect(await onPage()).toEqual([])

  expect(await answer(question.id)).toMatchObject({ state: "ANSWERED", isShown: true })
  expect((await received("OPEN")).content.map(({ id }) => id)).not.toContain(question.id)
  expect(await newestNotification(buyer)).toMatchObject({
    type: "QUESTION_ANSWERED",
    link: "/user/questions",
  })
  const [shown] = await onPage()
  expect(shown).toMatchObject({ id: question.id, text, answer: "Yes, in three parts." })
  expect(JSON.stringify(shown)).not.toMatch(new RegExp(`Lan|${buyer.id}`))
})

test("the merchant is not told who asks, and may keep the answer from the page", async () => {
  const { id } = await ask()
  await answer(id, false)
  expect(await onPage()).toEqual([])
  expect((await own())[0]).toMatchObject({ id, state: "ANSWERED", answer: { text: "Yes, in three parts." } })
  const row = (await received("ANSWERED")).content.find((one) => one.id === id)
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`Lan|${buyer.id}`))
  const before = await newestNotification(buyer)
  await answer(id, true)
  expect(await onPage()).toHaveLength(1)
  // There is nothing new to read.
  expect(await newestNotification(buyer)).toEqual(before)
})

test("the same form sent twice is one question; other words with its key are refused", async () => {
  const key = newId()
  const [first, second] = await Promise.all([ask({ key }), ask({ key })])
  expect(second.id).toBe(first.id)
  expect(await own()).toHaveLength(1)
  expectRefusal(await tryToAsk({ key, text: "Something else entirely?" }), "keyReused")
})

test("a question that is too short, too long, or about one's own product is refused", async () => {
  expectRefusal(await tryToAsk({ text: "  Hm?     " }), "invalidInput")
  expectRefusal(await tryToAsk({ text: "x".repeat(1_001) }), "invalidInput")
  expectRefusal(await tryToAsk({}, merchant), "ownQuestion")
  expectRefusal(await tryToAsk({}, buyer, newId()), "notFound")
})

test("what is off sale or deleted takes no new questions; old ones stay readable for both", async () => {
  const { id } = await ask()
  await answer(id)
  await app.call(offerMyProduct, { params: { id: productId }, body: { isOnSale: false } }, merchant)
  expectRefusal(await tryToAsk({}), "questionsClosed")
  const list = { params: { id: productId }, query: {} }
  expectRefusal(await refuse(app, calls.listProductQuestions, list), "notFound")
  await app.call(deleteMyProduct, { params: { id: productId } }, merchant)
  expect((await own())[0]).toMatchObject({
    id,
    text,
    product: { name: { text: "Cloud sofa" }, isShown: false },
  })
  expect((await received()).content.map((one) => one.id)).toContain(id)
  expect(await answer(id, false, "It did.")).toMatchObject({ answer: { text: "It did." } })
})

test("a declined question is told once and may be answered later; an answered one is not declined", async () => {
  const { id } = await ask()
  const decline = () => refuse(app, calls.declineQuestion, { params: { id } }, merchant)
  expect((await Promise.all([decline(), decline()])).map(({ status }) => status)).toEqual([200, 200])
  const notifications = (await app.call(listNotifications, { query: { type: "QUESTION_ANSWERED" } }, buyer))
    .content
  expect(notifications).toHaveLength(1)
  expect((await own())[0]).toMatchObject({ state: "DECLINED", answer: null })
  expect(await answer(id)).toMatchObject({ state: "ANSWERED" })
  expectRefusal(await decline(), "questionSettled")
})

test("nobody reaches the questions of others", async () => {
  const { id } = await ask()
  const other = await openMerchantAccount(app, "Đá Gỗ")
  const body = { answer: "Mine.", isShown: true }
  const params = { id }
  expectRefusal(await refuse(app, calls.answerQuestion, { params, body }, other), "notFound")
  expectRefusal(await refuse(app, calls.declineQuestion, { params }, other), "notFound")
  expectRefusal(await refuse(app, calls.deleteOwnQuestion, { params }, other), "notFound")
  expectRefusal(await refuse(app, calls.deleteOwnQuestion, { params }, merchant), "notFound")
  expectRefusal(await refuse(app, calls.answerQuestion, { params, body }, buyer), "forbidden")
})

test("an asker deletes a question: it is gone from the page and from the merchant", async () => {
  const { id } = await ask()
  await answer(id)
  await app.call(calls.deleteOwnQuestion, { params: { id } }, buyer)
  expect(await onPage()).toEqual([])
  expect(await own()).toEqual([])
  expect((await received()).content.map((one) => one.id)).not.toContain(id)
})

test("so many questions in an hour, and whoever asks more is told when to go on", async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: "on" } })
  try {
    const shop = await openMerchantAccount(limited)
    const reader = await signUp(limited)
    const id = await limited.makeProduct({ merchantId: shop.id })
    const send = () =>
      refuse(limited, calls.askMerchant, { params: { id }, body: { text, key: newId() } }, reader)
    for (let at = 0; at < calls.questionLimits.anHour; at += 1) expect((await send()).status).toBe(200)
    const refused = await send()
    expectRefusal(refused, "tooManyRequests")
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000)
  } finally {
    await limited.close()
  }
})

describe("a reported question", () => {
  const report = (id: string, as: TestPerson) =>
    refuse(app, reportQuestion, { params: { id }, body: { problem: "offensive", text: "" } }, as)
  const remove = (id: string) =>
    refuse(app, calls.removeQuestion, { params: { id }, body: { reason: "Against our rules." } }, reviewer)

  test("is taken down by staff with a reason that its asker reads", async () => {
    const { id } = await ask()
    const stranger = await signUp(app)
    // Nobody but the merchant sees it yet.
    expectRefusal(await report(id, stranger), "notFound")
    expect((await report(id, merchant)).status).toBe(200)
    await answer(id)
    expect((await report(id, stranger)).status).toBe(200)
    expectRefusal(await report(id, buyer), "forbidden")
    const waiting = await app.call(listReports, { query: {} }, reviewer)
    expect(waiting.content.filter(({ subject }) => subject.id === id)).toMatchObject([
      { subject: { kind: "question", name: { text }, shownAt: productId } },
      { subject: { kind: "question" } },
    ])
    expect((await remove(id)).status).toBe(200)
    expectRefusal(await remove(id), "decidedAlready")
    expect(await onPage()).toEqual([])
    expect((await received()).content.map((one) => one.id)).not.toContain(id)
    expect((await own())[0]).toMatchObject({ state: "REMOVED", reason: "Against our rules." })
    expect(await newestNotification(buyer)).toMatchObject({
      type: "QUESTION_REMOVED",
      content: expect.stringContaining("Against our rules."),
    })
    const left = await app.call(listReports, { query: {} }, reviewer)
    expect(left.content.filter(({ subject }) => subject.id === id)).toEqual([])
  })

  test("may be dismissed and stays", async () => {
    const { id } = await ask()
    await answer(id)
    await report(id, await signUp(app))
    const { content } = await app.call(listReports, { query: {} }, reviewer)
    const found = content.find(({ subject }) => subject.id === id)
    await app.call(dismissReport, { params: { id: found?.id ?? "" } }, reviewer)
    expect(await onPage()).toHaveLength(1)
  })
})

test("an erased asker leaves no question, an erased merchant no answer; both take theirs along", async () => {
  const { id } = await ask()
  await answer(id)
  expect(await questionData.export(app.database.db, buyer.id)).toMatchObject({ asked: [{ text }] })
  expect(await questionData.export(app.database.db, merchant.id)).toMatchObject({
    answered: expect.arrayContaining([expect.objectContaining({ answer: "Yes, in three parts." })]),
  })
  await app.database.db.transaction().execute((tx) => questionData.erase(tx, merchant.id))
  expect((await own())[0]).toMatchObject({ text, state: "DECLINED", answer: null })
  await app.call(deleteMyAccount, { body: { password: buyer.password } }, buyer)
  app.time.passes(15 * 86_400_000)
  expect(await app.eraseDueAccounts()).toBe(1)
  const left = await app.database.db
    .selectFrom("product_question")
    .select("id")
    .where("asker_id", "=", buyer.id)
    .execute()
  expect(left).toEqual([])
})
