import {
  deleteMyWork,
  listMyWorks,
  readMyWork,
  saveMyWork,
  shelveMyWork,
  unshelveMyWork,
} from "@roomwright/contract/works/my-works"
import { countWorkFacets, listWorks, readWork } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { unknownId } from "../../testing/hostile-input.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { designForm, publishMyWork, signUpDesigner, uploadForWork } from "../../testing/test-my-works.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let designer: TestPerson
let other: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  designer = await signUpDesigner(app)
  other = await signUpDesigner(app, { nickname: "Ai khác" })
})
afterAll(() => app.close())

const save = (body: object, { headers } = designer) => refuse(app, saveMyWork, { body }, { headers })
const published = (id: string) => refuse(app, readWork, { params: { id } })
const countWorks = () => app.database.db.selectFrom("work").select("id").execute()

test("a work is made off the shelf, seen by nobody, and found by everybody once it is shelved", async () => {
  const { headers } = designer
  const details = [await uploadForWork(app, designer), await uploadForWork(app, designer)]
  const form = { ...designForm(await uploadForWork(app, designer)), detailImages: details }
  const made = await app.call(
    saveMyWork,
    { body: { ...form, url3d: "https://view.example/r", price: 450_000 } },
    { headers },
  )
  expect(made).toMatchObject({
    state: "UNSHELVED",
    publishedAt: null,
    areaM2: 42.5,
    price: 450_000,
    saleCount: 0,
    localName: form.localName,
    styleDescription: form.styleDescription,
    url3d: "https://view.example/r",
  })
  expect(made.detailImages).toHaveLength(2)
  expectRefusal(await published(made.id), "notFound")
  // Its designer sees the hidden pictures; nobody else does.
  expect((await app.get(made.mainImage.address ?? "")).status).toBe(200)
  expect((await app.get(`${made.mainImage.path}/320.webp`)).status).toBe(404)

  const shelved = await app.call(shelveMyWork, { params: { id: made.id } }, { headers })
  expect(shelved).toMatchObject({ state: "SHELVED", mainImage: { address: null } })
  const detail = await app.call(readWork, { params: { id: made.id } })
  expect(detail).toMatchObject({ url3d: "https://view.example/r", price: 450_000 })
  expect(detail.pictures.map(({ id }) => id)).toEqual(
    [made.mainImage, ...made.detailImages].map(({ id }) => id),
  )
  expect((await app.get(`${made.mainImage.path}/320.webp`)).status).toBe(200)
  const found = await app.call(listWorks, { query: { w: "ven sông" } })
  expect(found.content.map(({ id }) => id)).toEqual([made.id])
  const facets = await app.call(countWorkFacets, { query: { designerId: designer.id } })
  expect(facets.style).toMatchObject([{ id: "nordic", count: 1 }])
})

test("a change is seen at once, keeps pictures that stay and deletes those that go", async () => {
  const work = await publishMyWork(app, designer, { localName: { en: "Before" } })
  const { key: _made, ...form } = designForm(work.mainImage.id)
  const added = await uploadForWork(app, designer)
  const body = { ...form, id: work.id, localName: { en: "After" }, style: "retro", detailImages: [added] }
  await app.call(saveMyWork, { body }, { headers: designer.headers })
  const changed = await app.call(readWork, { params: { id: work.id } })
  expect(changed).toMatchObject({ name: { text: "After" }, style: { id: "retro" } })
  expect(changed.pictures[0]?.id).toBe(work.mainImage.id)
  expect(await app.call(listWorks, { query: { w: "Before" } })).toMatchObject({ totalElements: 0 })

  // The second picture becomes the main one, the first goes.
  const swapped = { ...body, mainImage: changed.pictures[1]?.id ?? "", detailImages: [] }
  await app.call(saveMyWork, { body: swapped }, { headers: designer.headers })
  const later = await app.call(readWork, { params: { id: work.id } })
  expect(later.pictures.map(({ id }) => id)).toEqual([changed.pictures[1]?.id])
  expect((await app.get(`${work.mainImage.path}/320.webp`)).status).toBe(404)
})

test("sent twice, also at the same time, and also with other words, one form is one work", async () => {
  const before = (await countWorks()).length
  const form = designForm(await uploadForWork(app, designer))
  const answers = await Promise.all([save(form), save(form)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const again = await save({ ...form, localName: { en: "Better words" } })
  expect(again.envelope?.data).toMatchObject({ localName: { en: "Better words" } })
  expect((await countWorks()).length).toBe(before + 1)
})

test("of two windows the later one is told that the work has changed, and may save over it", async () => {
  const work = await publishMyWork(app, designer)
  const { key: _made, ...form } = designForm(work.mainImage.id)
  const { edition } = await app.call(readMyWork, { params: { id: work.id } }, designer)
  const mine = { ...form, id: work.id, edition, localName: { en: "Mine" } }
  const theirs = { ...form, id: work.id, edition, localName: { en: "Theirs" } }
  expect((await save(theirs)).envelope?.data).toMatchObject({ edition: edition + 1 })
  expectRefusal(await save(mine), "workChanged")
  // The answer was lost, and the same form comes again.
  expect((await save(theirs)).envelope?.data).toMatchObject({ edition: edition + 1 })
  expect((await published(work.id)).envelope?.data).toMatchObject({ name: { text: "Theirs" } })
  expect((await save({ ...mine, edition: edition + 1 })).status).toBe(200)
  expect((await published(work.id)).envelope?.data).toMatchObject({ name: { text: "Mine" } })
  // Programs that know of no editions go on as before.
  const { edition: _old, ...plain } = theirs
  expect((await save(plain)).status).toBe(200)
})

test("the first publication waits for a complete profile and names what is missing", async () => {
  const fresh = await signUpDesigner(app, { isComplete: false })
  const made = await save(designForm(await uploadForWork(app, fresh)), fresh)
  const { id = unknownId } =
    (await app.call(listMyWorks, { query: {} }, { headers: fresh.headers })).content[0] ?? {}
  expect(made.status).toBe(200)
  const answer = await refuse(app, shelveMyWork, { params: { id } }, { headers: fresh.headers })
  expectRefusal(answer, "designerIncomplete")
  expect(answer.envelope?.data).toMatchObject({
    faults: [
      { path: "profile.avatar", problem: "missing" },
      { path: "profile.introduction", problem: "missing" },
    ],
  })
})

describe("refused is", () => {
  test("everybody who is no designer, with the way to become one", async () => {
    const person = await signUp(app)
    const answer = await save(designForm(unknownId), person)
    expectRefusal(answer, "designersOnly")
    expect(answer.envelope?.message).toContain("设计师")
    const staff = await signUp(app, { roles: ["ROLE_DESIGNER", "ROLE_REVIEWER"] })
    expectRefusal(await save(designForm(unknownId), staff), "designersOnly")
    expectRefusal(await refuse(app, listMyWorks, { query: {} }, { headers: person.headers }), "designersOnly")
  })

  test("another's work, in every call", async () => {
    const work = await publishMyWork(app, designer)
    const { key: _made, ...form } = designForm(work.mainImage.id)
    expectRefusal(await save({ ...form, id: work.id }, other), "notFound")
    for (const endpoint of [readMyWork, deleteMyWork, shelveMyWork, unshelveMyWork])
      expectRefusal(
        await refuse(app, endpoint, { params: { id: work.id } }, { headers: other.headers }),
        "notFound",
      )
    expect((await published(work.id)).status).toBe(200)
  })

  test("another's picture, one that was used, and one for another purpose", async () => {
    const theirs = await uploadForWork(app, other)
    expectRefusal(await save(designForm(theirs)), "uploadGone")
    const work = await publishMyWork(app, designer)
    expectRefusal(await save(designForm(work.mainImage.id)), "uploadGone")
  })

  test.each([
    ["no name", { localName: {} }],
    ["a blank name", { localName: { vi: "   " } }],
    ["no area", { area: 0 }],
    ["too fine an area", { area: 12.345 }],
    ["an area without end", { area: 1e9 }],
    ["a negative price", { price: -1 }],
    ["half a dong", { price: 0.5 }],
    ["a style that nobody knows", { style: "nobody-knows" }],
    ["a link that is not https", { url3d: "http://view.example" }],
    ["data for a link", { url3d: "data:text/html,<p>1" }],
    ["a link with a password", { url3d: "https://a:b@view.example" }],
    ["thirteen details", { detailImages: Array.from({ length: 13 }, () => newId()) }],
    ["the same picture twice", { detailImages: [unknownId, unknownId] }],
    ["a template that is not there", { templateId: unknownId }],
    ["both names of a work", { id: unknownId }],
    ["neither name of a work", { key: undefined }],
  ])("%s", async (_what, overrides) => {
    const before = (await countWorks()).length
    expectRefusal(await save({ ...designForm(unknownId), ...overrides }), "invalidInput")
    expect((await countWorks()).length).toBe(before)
  })
})

test("a work may start from a published template, not from itself", async () => {
  const template = await publishMyWork(app, other, { template: true })
  const work = await publishMyWork(app, designer, { templateId: template.id })
  const detail = await app.call(readWork, { params: { id: work.id } })
  expect(detail.startedFrom?.id).toBe(template.id)
  const { key: _made, ...form } = designForm(work.mainImage.id)
  expectRefusal(await save({ ...form, id: work.id, templateId: work.id }), "invalidInput")
})

test("the list has the designer's own works, by state, name and order", async () => {
  const me = await signUpDesigner(app)
  const first = await publishMyWork(app, me, { localName: { en: "Attic 100%" } })
  const second = await publishMyWork(app, me, { localName: { en: "Cellar" } })
  await app.call(unshelveMyWork, { params: { id: first.id } }, { headers: me.headers })
  const list = async (query: object) =>
    (await app.call(listMyWorks, { query }, { headers: me.headers })).content.map(({ id }) => id)
  expect(await list({})).toEqual([second.id, first.id])
  expect(await list({ state: "UNSHELVED" })).toEqual([first.id])
  expect(await list({ state: "SHELVED" })).toEqual([second.id])
  expect(await list({ w: "100%" })).toEqual([first.id])
  expect(await list({ w: "%" })).toEqual([first.id])
  expect(await list({ size: "1", page: "1" })).toEqual([first.id])
})

test("deleted is deleted, with its pictures; what somebody ordered is kept out of sight", async () => {
  const { headers } = designer
  const plain = await publishMyWork(app, designer)
  await app.call(deleteMyWork, { params: { id: plain.id } }, { headers })
  expectRefusal(await published(plain.id), "notFound")
  expectRefusal(await refuse(app, readMyWork, { params: { id: plain.id } }, { headers }), "notFound")
  expect((await app.get(`${plain.mainImage.path}/320.webp`)).status).toBe(404)
  const pictures = () =>
    app.database.db
      .selectFrom("picture")
      .select("id")
      .where("id", "in", [plain.mainImage.id, bought.mainImage.id])
      .execute()

  const bought = await publishMyWork(app, designer)
  await app.database.db
    .insertInto("market_order")
    .values({
      id: newId(),
      kind: "design",
      buyer_id: other.id,
      seller_id: designer.id,
      subject_id: bought.id,
      item: JSON.stringify({ name: bought.localName, pictureId: bought.mainImage.id }),
      unit_price: 1,
      quantity: 1,
      delivery_cost: 0,
      buyer_mobile: "+84912345678",
      licence: "2026-11-21",
      total: 1,
      remark: "",
      bill_id: newId(),
      key: newId(),
      body_hash: "",
      state: "COMPLETED",
      created_at: new Date(),
    })
    .execute()
  const { saleCount } = await app.call(readMyWork, { params: { id: bought.id } }, { headers })
  expect(saleCount).toBe(1)
  await app.call(deleteMyWork, { params: { id: bought.id } }, { headers })
  expectRefusal(await published(bought.id), "notFound")
  expectRefusal(await refuse(app, readMyWork, { params: { id: bought.id } }, { headers }), "notFound")
  expect((await app.get(`${bought.mainImage.path}/320.webp`)).status).toBe(404)
  expect(await pictures()).toEqual([{ id: bought.mainImage.id }])
})
