import { recordWorkView } from "@roomwright/contract/works/work-views"
import { listWorks, readWork } from "@roomwright/contract/works/calls"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let id: string

beforeAll(async () => {
  // A proxy in front, so that visitors can come from many addresses.
  app = await startTestApp({ env: { TRUST_PROXY: "1" } })
})

beforeEach(async () => {
  id = await app.makeWork()
})

afterAll(() => app.close())

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1"

const view = async (address: string, userAgent = firefox): Promise<number> =>
  (
    await app.call(
      recordWorkView,
      { params: { id } },
      { headers: { "x-forwarded-for": address, "user-agent": userAgent } },
    )
  ).viewCount

describe("a view counts", () => {
  test("once for a visitor on a day", async () => {
    expect([await view("192.0.2.1"), await view("192.0.2.1"), await view("192.0.2.1")]).toEqual([1, 1, 1])
  })

  test("for every other address and browser", async () => {
    expect([await view("192.0.2.1"), await view("192.0.2.2"), await view("192.0.2.2", safari)]).toEqual([
      1, 2, 3,
    ])
    expect((await app.call(readWork, { params: { id } })).viewCount).toBe(3)
  })

  test("again on another day", async () => {
    await view("192.0.2.1")
    await app.database.db
      .updateTable("work_view")
      .set({ day: "2026-01-01" })
      .where("work_id", "=", id)
      .execute()
    expect(await view("192.0.2.1")).toBe(2)
  })

  test("for each work apart", async () => {
    await view("192.0.2.1")
    id = await app.makeWork()
    expect(await view("192.0.2.1")).toBe(1)
  })

  test("exactly once when twenty come at the same moment", async () => {
    await Promise.all(Array.from({ length: 20 }, () => view("192.0.2.1")))
    await Promise.all(Array.from({ length: 20 }, (_none, at) => view(`198.51.100.${at}`)))
    expect((await app.call(readWork, { params: { id } })).viewCount).toBe(21)
  })

  test("in the order of the list", async () => {
    const designerId = await app.makeDesigner()
    id = await app.makeWork({ designerId })
    const unseen = await app.makeWork({ designerId })
    await view("192.0.2.1")
    const { content } = await app.call(listWorks, { query: { designerId, sort: "popular" } })
    expect(content.map((work) => work.id)).toEqual([id, unseen])
  })
})

describe("a view does not count", () => {
  test.each([
    "Googlebot/2.1 (+http://www.google.com/bot.html)",
    "curl/8.5.0",
    "facebookexternalhit/1.1",
    "python-requests/2.32",
    "",
  ])("for a robot: %s", async (userAgent) => expect(await view("192.0.2.9", userAgent)).toBe(0))

  test("for who made the work, but for every other member", async () => {
    const designer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const other = await signUp(app)
    id = await app.makeWork()
    await app.database.db.updateTable("work").set({ designer_id: designer.id }).where("id", "=", id).execute()
    const viewAs = async ({ headers }: TestPerson): Promise<number> =>
      (
        await app.call(
          recordWorkView,
          { params: { id } },
          { headers: { ...headers, "x-forwarded-for": "192.0.2.50", "user-agent": firefox } },
        )
      ).viewCount
    expect(await viewAs(designer)).toBe(0)
    expect(await viewAs(other)).toBe(1)
  })

  test("for a work that is not there", async () => {
    for (const unknown of [
      "019b7711-9680-72cb-a276-163fe47378e1",
      "1",
      await app.makeWork({ publishedAt: null }),
    ]) {
      expect((await app.get(`/api/works/${unknown}/views`, { method: "POST" })).status).toBe(404)
    }
  })

  test("when it is only looked up, or says how much it should count", async () => {
    expect((await app.get(`/api/works/${id}/views`)).status).toBe(405)
    const body = JSON.stringify({ viewCount: 1_000_000 })
    const answer = await app.get(`/api/works/${id}/views`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    })
    expect(answer.status).toBe(400)
    expect((await app.call(readWork, { params: { id } })).viewCount).toBe(0)
  })
})

test("what is kept of a visitor tells neither address nor browser", async () => {
  await view("192.0.2.77")
  const rows = await app.database.db.selectFrom("work_view").selectAll().where("work_id", "=", id).execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.visitor).toMatch(/^[\w-]{22}$/)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0|Firefox/)
})
