import { listWorks } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { hideWork, unhideWork } from "./hide-work.ts"

// That a hidden work is nowhere to be found is in hidden-works.api.test.ts.

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test("hiding and showing a work tells of it and its designer", async () => {
  const designerId = await app.makeDesigner()
  const workId = await app.makeWork({ designerId })
  await app.services.events.wake()
  const heard: unknown[] = []
  app.services.events.on("work-changed", (event) => heard.push(event))
  const listed = async () => (await app.call(listWorks, { query: {} })).content.map(({ id }) => id)

  await hideWork(app.services, workId)
  expect(await listed()).not.toContain(workId)
  await unhideWork(app.services, workId)
  expect(await listed()).toContain(workId)
  const told = { type: "work-changed", workId, designerId }
  expect(heard).toEqual([told, told])
})

test("a work that never was cannot be hidden", async () => {
  await expect(hideWork(app.services, newId())).rejects.toThrow("notFound")
})
