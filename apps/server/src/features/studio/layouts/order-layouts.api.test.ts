import { grantQuota, listQuotaEntries } from "@roomwright/contract/plans/calls"
import { trashProject } from "@roomwright/contract/studio/project-calls"
import { readLayoutOffer, settleLayout, startLayout } from "@roomwright/contract/studio/layout-calls"
import { layoutReturnsPerDay } from "@roomwright/contract/studio/layouts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../../platform/ids.ts"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../../testing/test-people.ts"
import { makeTestProject } from "../../../testing/test-studio.ts"

let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  staff = await signUp(app, { roles: ["ROLE_ADMIN"] })
})
afterAll(() => app.close())

/** Somebody with a project and so many units. */
async function designerWith(units: number) {
  const person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { id: project } = await makeTestProject(app, person)
  if (units > 0) {
    const body = { counter: "ai-design", amount: units, reason: "An apology." } as const
    await app.call(grantQuota, { params: { id: person.id }, body }, staff)
  }
  return { person, project }
}
const start = (person: TestPerson, project: string, key = newId()) =>
  refuse(app, startLayout, { params: { id: project }, body: { key } }, person)
const order = (person: TestPerson, project: string, key = newId()) =>
  app.call(startLayout, { params: { id: project }, body: { key } }, person)
const settle = (person: TestPerson, id: string, given: boolean) =>
  app.call(settleLayout, { params: { id }, body: { given } }, person)
const leftOf = async (person: TestPerson) => (await app.call(readLayoutOffer, {}, person)).left

test("a request takes one unit: reserved before, spent when layouts were given, whatever is said later", async () => {
  const { person, project } = await designerWith(2)
  expect(await app.call(readLayoutOffer, {}, person)).toMatchObject({ cost: 1, left: 2 })
  const made = await order(person, project)
  expect(made).toMatchObject({ quota: "reserved", left: 1 })
  expect(await settle(person, made.id, true)).toMatchObject({ quota: "spent", left: 1 })
  expect(await settle(person, made.id, false)).toMatchObject({ quota: "spent", left: 1 })
})

test("where nothing could be given the unit comes back, with a reason, and repeating it gives no second one", async () => {
  const { person, project } = await designerWith(1)
  const { id } = await order(person, project)
  expect(await settle(person, id, false)).toMatchObject({ quota: "returned", left: 1 })
  expect(await settle(person, id, false)).toMatchObject({ quota: "returned", left: 1 })
  const { content } = await app.call(listQuotaEntries, { query: {} }, person)
  expect(JSON.stringify(content)).toContain("RETURNED")
})

test("with the same key it is the same request, however often it is sent", async () => {
  const { person, project } = await designerWith(3)
  const key = newId()
  const made = await Promise.all([1, 2, 3, 4].map(() => order(person, project, key)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await leftOf(person)).toBe(2)
})

test("of two windows at once one gets the last unit, and without any it is refused", async () => {
  const { person, project } = await designerWith(1)
  const answers = await Promise.all([start(person, project), start(person, project)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) expectRefusal(answer, "quotaExhausted")
  const none = await designerWith(0)
  expectRefusal(await start(none.person, none.project), "quotaExhausted")
})

test("so many come back a day and no more", async () => {
  const { person, project } = await designerWith(2)
  for (let times = 0; times < layoutReturnsPerDay; times += 1) {
    const { id } = await order(person, project)
    expect(await settle(person, id, false)).toMatchObject({ quota: "returned" })
  }
  const { id } = await order(person, project)
  expect(await settle(person, id, false)).toMatchObject({ quota: "spent", left: 1 })
})

test("a window that says nothing for a while has had its layouts", async () => {
  const { person, project } = await designerWith(2)
  const { id } = await order(person, project)
  app.time.passes(25 * 60_000)
  await order(person, project)
  expect(await settle(person, id, false)).toMatchObject({ quota: "spent" })
})

test("another's project and request are not found, and nothing is furnished in the trash", async () => {
  const { person, project } = await designerWith(2)
  const other = await designerWith(1)
  expectRefusal(await start(other.person, project), "notFound")
  const { id } = await order(person, project)
  const body = { params: { id }, body: { given: true } }
  expectRefusal(await refuse(app, settleLayout, body, other.person), "notFound")
  await app.call(trashProject, { params: { id: project } }, person)
  expectRefusal(await start(person, project), "projectInTrash")
})
