import { readProduct } from "@roomwright/contract/catalogue/calls"
import {
  addCollection,
  readCollection,
  readSharedCollection,
  shareCollection,
} from "@roomwright/contract/favourites/collections"
import {
  requestReview,
  listMyWorks,
  readMyWork,
  saveMyWork,
  shelveMyWork,
  unshelveMyWork,
} from "@roomwright/contract/works/my-works"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import {
  checkWork,
  deleteAdminProduct,
  deleteAdminWork,
  dismissReport,
  holdCollection,
  holdWork,
  listAdminProducts,
  listAdminWorks,
  listReports,
  readAdminWork,
  releaseWork,
} from "@roomwright/contract/moderation/admin"
import { reportCollection, reportProduct, reportWork } from "@roomwright/contract/moderation/reports"
import { listWaiting } from "@roomwright/contract/admin/waiting"
import { readWork } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { unknownId } from "../../testing/hostile-input.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { designForm, publishMyWork, signUpDesigner, uploadForWork } from "../../testing/test-my-works.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let reviewer: TestPerson
let designer: TestPerson
let reader: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  reviewer = await signUp(app, { nickname: "Minh", roles: ["ROLE_REVIEWER"] })
  designer = await signUpDesigner(app)
  reader = await signUp(app)
})
afterAll(() => app.close())

const reason = "These pictures are somebody else's."
const hold = (id: string) =>
  app.call(holdWork, { params: { id }, body: { reason } }, { headers: reviewer.headers })
const newestNotification = async ({ headers }: TestPerson) =>
  (await app.call(listNotifications, { query: {} }, { headers })).content[0]
const waitingOf = async (kind: string) =>
  (await app.call(listWaiting, {}, { headers: reviewer.headers })).find((one) => one.kind === kind)?.count
const actionsOn = async (id: string) => {
  const rows = await app.database.db
    .selectFrom("audit_entry")
    .select(["action", "actor_id", "details"])
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute()
  return rows.map(({ action, actor_id }) => ({ action, by: actor_id }))
}

test("staff take a work down: nobody sees it, its designer is told why and cannot put it back", async () => {
  const work = await publishMyWork(app, designer)
  const params = { id: work.id }
  expect(await hold(work.id)).toMatchObject({ state: "HELD", reason, designer: { nickname: "Nhà Xanh" } })
  expectRefusal(await refuse(app, readWork, { params }), "notFound")
  expect((await app.get(`${work.mainImage.path}/320.webp`)).status).toBe(404)
  expect(await newestNotification(designer)).toMatchObject({
    type: "DESIGN_UNSHELVED",
    content: expect.stringContaining(reason),
  })
  const own = await app.call(readMyWork, { params }, { headers: designer.headers })
  expect(own).toMatchObject({ state: "HELD", reason })
  expectRefusal(await refuse(app, shelveMyWork, { params }, { headers: designer.headers }), "workHeld")

  // Taking it off by oneself, or changing it, does not free it.
  await app.call(unshelveMyWork, { params }, { headers: designer.headers })
  const { key: _made, ...form } = designForm(work.mainImage.id)
  await app.call(saveMyWork, { body: { ...form, id: work.id } }, { headers: designer.headers })
  expectRefusal(await refuse(app, shelveMyWork, { params }, { headers: designer.headers }), "workHeld")
  expect(await actionsOn(work.id)).toEqual([{ action: "work.unshelve", by: reviewer.id }])
})

test("its designer asks for a new look once; staff put it back, or keep it down with another reason", async () => {
  const work = await publishMyWork(app, designer)
  const params = { id: work.id }
  const ask = () => refuse(app, requestReview, { params }, { headers: designer.headers })
  expectRefusal(await ask(), "notFound")
  await hold(work.id)
  expectRefusal(
    await refuse(app, holdWork, { params, body: { reason } }, { headers: reviewer.headers }),
    "decidedAlready",
  )
  const before = (await waitingOf("work-look")) ?? 0
  expect((await ask()).envelope?.data).toMatchObject({ lookAskedAt: expect.any(String) })
  expectRefusal(await ask(), "lookAskedAlready")
  expect(await waitingOf("work-look")).toBe(before + 1)
  const asked = await app.call(listAdminWorks, { query: { state: "LOOK" } }, { headers: reviewer.headers })
  expect(asked.content.map(({ id }) => id)).toContain(work.id)

  const kept = await app.call(
    holdWork,
    { params, body: { reason: "Still theirs." } },
    { headers: reviewer.headers },
  )
  expect(kept).toMatchObject({ state: "HELD", reason: "Still theirs.", lookAskedAt: null })
  expect((await ask()).status).toBe(200)
  const back = await app.call(releaseWork, { params }, { headers: reviewer.headers })
  expect(back).toMatchObject({ state: "SHELVED", reason: null, lookAskedAt: null })
  expect(await newestNotification(designer)).toMatchObject({ type: "DESIGN_SHELVED", link: "/user/designs" })
  expect((await refuse(app, readWork, { params })).status).toBe(200)
  expectRefusal(await refuse(app, releaseWork, { params }, { headers: reviewer.headers }), "decidedAlready")
})

test("what was not published when staff took it down is not published when they put it back", async () => {
  const work = await publishMyWork(app, designer)
  const params = { id: work.id }
  await app.call(unshelveMyWork, { params }, { headers: designer.headers })
  await hold(work.id)
  const back = await app.call(releaseWork, { params }, { headers: reviewer.headers })
  expect(back).toMatchObject({ state: "UNSHELVED", reason: null })
  expectRefusal(await refuse(app, readWork, { params }), "notFound")
})

test("of two reviewers who take a work down at once one is told that it is decided", async () => {
  const work = await publishMyWork(app, designer)
  const send = () =>
    refuse(app, holdWork, { params: { id: work.id }, body: { reason } }, { headers: reviewer.headers })
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
})

test("staff note that a work is fine as it is; once its designer changes it, it has not been looked at", async () => {
  const work = await publishMyWork(app, designer)
  const params = { id: work.id }
  const list = async (state?: "UNSEEN") => {
    const query = { size: "100", ...(state ? { state } : {}) }
    const { content } = await app.call(listAdminWorks, { query }, reviewer)
    return content.find(({ id }) => id === work.id)
  }
  expect(await list("UNSEEN")).toMatchObject({ seen: null })
  const check = (edition: number) => refuse(app, checkWork, { params, body: { edition } }, reviewer)
  expectRefusal(await check(work.edition + 1), "workChanged")
  expect((await check(work.edition)).status).toBe(200)
  expectRefusal(await check(work.edition), "decidedAlready")
  expect(await list("UNSEEN")).toBeUndefined()
  expect(await list()).toMatchObject({ seen: { by: { id: reviewer.id, nickname: "Minh" } } })
  expect(await actionsOn(work.id)).toEqual([{ action: "work.check", by: reviewer.id }])

  const { key: _key, ...form } = designForm(await uploadForWork(app, designer))
  await app.call(saveMyWork, { body: { ...form, id: work.id } }, designer)
  expect(await list("UNSEEN")).toMatchObject({ seen: null })
  expect(await app.call(readAdminWork, { params }, reviewer)).toMatchObject({ seen: null })
  // What is taken down was not fine, what is put back is.
  await hold(work.id)
  await app.call(releaseWork, { params }, reviewer)
  expect(await app.call(readAdminWork, { params }, reviewer)).toMatchObject({
    seen: { by: { id: reviewer.id } },
  })
})

test("staff delete a work for good, with a reason", async () => {
  const work = await publishMyWork(app, designer)
  const params = { id: work.id }
  await app.call(deleteAdminWork, { params, body: { reason } }, { headers: reviewer.headers })
  expectRefusal(await refuse(app, readWork, { params }), "notFound")
  expect(await newestNotification(designer)).toMatchObject({
    type: "DESIGN_DELETED",
    content: expect.stringContaining(reason),
  })
  const own = await app.call(listMyWorks, { query: {} }, { headers: designer.headers })
  expect(own.content.map(({ id }) => id)).not.toContain(work.id)
  expect(await actionsOn(work.id)).toEqual([{ action: "work.delete", by: reviewer.id }])
})

test("staff delete a product for good; its merchant is told why, and it is gone from the lists", async () => {
  const merchant = await signUp(app, { roles: ["ROLE_MERCHANT"] })
  const id = await app.makeProduct({ name: { en: "Copied sofa" } })
  await app.database.db
    .updateTable("product")
    .set({ merchant_id: merchant.id })
    .where("id", "=", id)
    .execute()
  const found = await app.call(
    listAdminProducts,
    { query: { w: "copied sofa" } },
    { headers: reviewer.headers },
  )
  expect(found.content).toMatchObject([{ id, isOnSale: true, merchant: { id: merchant.id } }])
  await app.call(deleteAdminProduct, { params: { id }, body: { reason } }, { headers: reviewer.headers })
  expectRefusal(await refuse(app, readProduct, { params: { id } }), "notFound")
  expect(await newestNotification(merchant)).toMatchObject({
    type: "PRODUCT_DELETED",
    content: expect.stringContaining(reason),
  })
  expect(await actionsOn(id)).toEqual([{ action: "product.delete", by: reviewer.id }])
})

describe("a report", () => {
  const body = { problem: "copied", text: "Seen on another site." } as const

  test("waits in the back office, one for each user and thing, and is settled when staff act", async () => {
    const work = await publishMyWork(app, designer)
    const params = { id: work.id }
    const send = () => refuse(app, reportWork, { params, body }, { headers: reader.headers })
    const before = (await waitingOf("report")) ?? 0
    const answers = await Promise.all([send(), send()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expectRefusal(await send(), "reportedAlready")
    expect(await waitingOf("report")).toBe(before + 1)
    const listed = await app.call(
      listAdminWorks,
      { query: { sort: "reports" } },
      { headers: reviewer.headers },
    )
    expect(listed.content[0]).toMatchObject({ id: work.id, reportCount: 1 })
    const detail = await app.call(readAdminWork, { params }, { headers: reviewer.headers })
    expect(detail.reports).toMatchObject([{ ...body, reporter: { id: reader.id }, settled: null }])
    await hold(work.id)
    expect(await waitingOf("report")).toBe(before)
    const settled = await app.call(
      listReports,
      { query: { state: "decided" } },
      { headers: reviewer.headers },
    )
    expect(settled.content[0]).toMatchObject({ subject: { id: work.id }, settled: { outcome: "ACTED" } })
  })

  test("that asks for nothing is dismissed once; then its user may report again", async () => {
    const id = await app.makeProduct()
    const send = () => refuse(app, reportProduct, { params: { id }, body }, { headers: reader.headers })
    expect((await send()).status).toBe(200)
    const waiting = await app.call(listReports, { query: {} }, { headers: reviewer.headers })
    const report = waiting.content.find(({ subject }) => subject.id === id)
    const dismiss = () =>
      refuse(app, dismissReport, { params: { id: report?.id ?? unknownId } }, { headers: reviewer.headers })
    expect((await dismiss()).status).toBe(200)
    expectRefusal(await dismiss(), "decidedAlready")
    expect((await send()).status).toBe(200)
  })

  test("of a public collection has staff withdraw its link for good, and its owner is told why", async () => {
    const { id } = await app.call(addCollection, { body: { name: "Hall", key: newId() } }, reader)
    const { shareId } = await app.call(shareCollection, { params: { id } }, reader)
    const params = { id: shareId ?? "" }
    const send = (as: TestPerson) => refuse(app, reportCollection, { params, body }, as)
    expectRefusal(await send(reader), "forbidden")
    expect((await send(designer)).status).toBe(200)
    expectRefusal(await send(designer), "reportedAlready")
    const { content } = await app.call(listReports, { query: { size: "100" } }, reviewer)
    expect(content.find(({ subject }) => subject.id === id)).toMatchObject({
      subject: { kind: "collection", name: { text: "Hall" }, shownAt: shareId },
    })
    const take = () => refuse(app, holdCollection, { params: { id }, body: { reason } }, reviewer)
    expect((await take()).status).toBe(200)
    expectRefusal(await take(), "decidedAlready")
    expectRefusal(await refuse(app, readSharedCollection, { params }), "notFound")
    expectRefusal(await refuse(app, shareCollection, { params: { id } }, reader), "collectionHeld")
    expect((await app.call(readCollection, { params: { id } }, reader)).shareId).toBeNull()
    expect(await newestNotification(reader)).toMatchObject({
      type: "COLLECTION_UNSHARED",
      content: expect.stringContaining(reason),
    })
    expect(await actionsOn(id)).toEqual([{ action: "collection.unshare", by: reviewer.id }])
    expectRefusal(await send(designer), "notFound")
  })

  test("of one's own work, of what is hidden, and of what never was is refused", async () => {
    const work = await publishMyWork(app, designer)
    const params = { id: work.id }
    expectRefusal(await refuse(app, reportWork, { params, body }, { headers: designer.headers }), "forbidden")
    await hold(work.id)
    expectRefusal(await refuse(app, reportWork, { params, body }, { headers: reader.headers }), "notFound")
    for (const endpoint of [reportWork, reportProduct])
      expectRefusal(
        await refuse(app, endpoint, { params: { id: unknownId }, body }, { headers: reader.headers }),
        "notFound",
      )
  })
})
