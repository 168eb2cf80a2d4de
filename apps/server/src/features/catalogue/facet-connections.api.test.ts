import { countProductFacets } from "@roomwright/contract/catalogue/calls"
import { countWorkFacets } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, expect, test } from "vitest"

import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openTestShop } from "../../testing/test-shop.ts"
import { watchConnections } from "../../testing/watch-connections.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await openTestShop(app)
})

afterAll(() => app.close())

const everyFilter = {
  w: "oak",
  category: "seating",
  width: "50-100",
  style: "nordic,retro",
  colour: "white,oak",
  material: "oak",
  minPrice: "1",
}

test("facets of products take one connection at a time, whatever is filtered", async () => {
  const watched = watchConnections(app.database)
  await app.call(countProductFacets, { query: everyFilter })
  expect(watched.most()).toBe(1)
})

test("facets of works take one connection at a time, whatever is filtered", async () => {
  const watched = watchConnections(app.database)
  await app.call(countWorkFacets, { query: { w: "oak", style: "nordic", area: "40-80" } })
  expect(watched.most()).toBe(1)
})
