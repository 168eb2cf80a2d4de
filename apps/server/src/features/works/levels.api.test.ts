import { readProfile } from "@roomwright/contract/accounts/calls"
import { listDesigners, readDesigner } from "@roomwright/contract/works/designers"
import { readOwnLevel } from "@roomwright/contract/works/my-works"
import { afterAll, beforeAll, expect, test } from "vitest"
import { workStats } from "../../collect-routes.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUpDesigner } from "../../testing/test-my-works.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { createSweep } from "../../platform/sweep.ts"
import { countAllLevels } from "./levels.ts"
import { hideWork } from "./works.public.ts"

let app: TestApp
let designer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  designer = await signUpDesigner(app)
})
afterAll(() => app.close())

const count = () =>
  countAllLevels(app.services, workStats, createSweep(app.services, "a level could not be counted"))
const levelOf = async () => (await app.call(readProfile, {}, designer)).designerLevel
const seen = (id: string, views: number) =>
  app.database.db.updateTable("work").set({ view_count: views }).where("id", "=", id).execute()

test("a designer's level follows works on the shelf and views, up and down, and is shown", async () => {
  const own = { designerId: designer.id }
  await count()
  expect(await levelOf()).toBe(0)
  const works = [await app.makeWork(own), await app.makeWork(own), await app.makeWork(own)]
  await app.makeWork({ ...own, publishedAt: null })
  await count()
  expect(await levelOf()).toBe(1)
  await seen(works[0] ?? "", 150)
  await seen(works[1] ?? "", 50)
  await count()
  expect(await levelOf()).toBe(2)
  expect(await app.call(readOwnLevel, {}, designer)).toEqual({ level: 2, works: 3, views: 200, sales: 0 })
  expect((await app.call(readDesigner, { params: { id: designer.id } })).level).toBe(2)
  const { content } = await app.call(listDesigners, { query: {} })
  expect(content.find(({ id }) => id === designer.id)?.level).toBe(2)

  await hideWork(app.services, works[1] ?? "")
  await count()
  expect(await levelOf()).toBe(1)
  expect(await app.call(readOwnLevel, {}, designer)).toEqual({ level: 1, works: 2, views: 150, sales: 0 })
})

test("a work that is published counts by itself, within moments", async () => {
  const newcomer = await signUpDesigner(app, { nickname: "Mới" })
  await app.makeWork({ designerId: newcomer.id })
  await app.services.events.wake()
  await expect
    .poll(async () => (await app.call(readProfile, {}, newcomer)).designerLevel, { timeout: 10_000 })
    .toBe(1)
})

test("only designers have one to read", async () => {
  expectRefusal(await refuse(app, readOwnLevel, {}, await signUp(app)), "designersOnly")
})
