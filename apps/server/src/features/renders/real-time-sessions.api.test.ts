import { listQuotaEntries, readOwnPlan } from "@roomwright/contract/plans/calls"
import {
  cancelRender,
  deleteRender,
  listRenders,
  readRender,
  readRenderFile,
  readRenderOffer,
  startRender,
} from "@roomwright/contract/renders/calls"
import { renderLimits } from "@roomwright/contract/renders/limits"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import * as z from "zod/mini"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { orderOf, orderRender } from "../../testing/test-renders.ts"
import { makeTestProject } from "../../testing/test-studio.ts"

let app: TestApp
/** Staff have the plan in which sessions are not counted. */
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  lan = await signUp(app, { roles: ["ROLE_ADMIN"] })
})
afterAll(() => app.close())

const counter = "real-time" as const
const begin = (person = lan) => orderRender(app, person, { counter })
const show = (id: string, person = lan) => app.call(readRender, { params: { id } }, person)
const end = (id: string) => app.call(cancelRender, { params: { id } }, lan)
const entriesOf = async (person = lan) => (await app.call(listQuotaEntries, { query: {} }, person)).content
/** As if it had begun so long ago. */
const age = (id: string, ms: number) =>
  app.database.db
    .updateTable("render")
    .set({ created_at: new Date(Date.now() - ms) })
    .where("id", "=", id)
    .execute()

test("a session is used up when it begins, goes on after a reload, and says how long", async () => {
  const { id } = await begin()
  expect(await show(id)).toMatchObject({ state: "running", quota: "spent" })
  await age(id, 600_000)
  const { content } = await app.call(listRenders, { query: { kind: counter, state: "running" } }, lan)
  expect(content.map((one) => one.id)).toEqual([id])
  expect(content[0]?.secondsLeft).toBeGreaterThan(2_990)
  expect(content[0]?.secondsLeft).toBeLessThanOrEqual(3_000)
  // From another home, too: it is one session.
  expect((await begin()).id).toBe(id)
  expect(await entriesOf()).toMatchObject([{ counter, state: "SPENT" }])
})

test("two windows at once begin one session and spend one unit", async () => {
  const { id: project } = await makeTestProject(app, lan)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      refuse(app, startRender, { params: { id: project }, body: orderOf({ counter }) }, lan),
    ),
  )
  const ids = answers.map(({ envelope }) => z.parse(z.object({ id: z.string() }), envelope?.data).id)
  expect(new Set(ids).size).toBe(1)
  expect(await entriesOf()).toHaveLength(1)
})

test("one that was ended by hand or by time is over: the next one is another and costs another unit", async () => {
  const first = await begin()
  expect(await end(first.id)).toMatchObject({ state: "finished", quota: "spent", secondsLeft: null })
  expectRefusal(await refuse(app, cancelRender, { params: { id: first.id } }, lan), "renderSettled")
  const second = await begin()
  expect(second.id).not.toBe(first.id)

  await age(second.id, renderLimits.sessionMs + 1)
  // Before the job comes by it is over already.
  expect(await show(second.id)).toMatchObject({ state: "running", secondsLeft: 0 })
  const third = await begin()
  expect(third.id).not.toBe(second.id)
  await app.runJob("settle-renders")
  expect(await show(second.id)).toMatchObject({ state: "finished", quota: "spent" })
  expect(await show(third.id)).toMatchObject({ state: "running" })
  expect(await entriesOf()).toHaveLength(3)
})

test("an order that is sent once more after its session was ended begins no other", async () => {
  const { id: project } = await makeTestProject(app, lan)
  const order = { params: { id: project }, body: orderOf({ counter }) }
  const { id } = await app.call(startRender, order, lan)
  await end(id)
  expect((await app.call(startRender, order, lan)).id).toBe(id)
  expect(await entriesOf()).toHaveLength(1)
})

test("nothing is left of a session but its row, and deleting it returns nothing", async () => {
  const { id } = await begin()
  expectRefusal(await refuse(app, readRenderFile, { params: { id } }, lan), "renderUnfinished")
  await app.call(deleteRender, { params: { id } }, lan)
  expect(await entriesOf()).toMatchObject([{ state: "SPENT" }])
  expect((await begin()).id).not.toBe(id)
})

test("a plan without sessions is refused, and its offer says so before", async () => {
  const free = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { kinds } = await app.call(readRenderOffer, {}, free)
  expect(kinds.find(({ kind }) => kind === counter)).toMatchObject({
    isSold: true,
    engines: ["browser"],
    cost: 1,
    left: 0,
    resetsAt: null,
  })
  const { id: project } = await makeTestProject(app, free)
  const order = { params: { id: project }, body: orderOf({ counter }) }
  expectRefusal(await refuse(app, startRender, order, free), "quotaExhausted")
  const { meters } = await app.call(readOwnPlan, {}, free)
  expect(meters.find((meter) => meter.counter === counter)).toMatchObject({ used: 0 })
})
