import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: "on" } })
})

afterAll(() => app.close())

test.each([
  ["/api/health", { ready: true }],
  ["/api/health/ready", { ready: true }],
  ["/api/health/live", { live: true }],
])("%s says how the program is", async (path, data) => {
  const { status, envelope } = await app.get(path)
  expect([status, envelope]).toEqual([200, { code: 200, message: "OK", data }])
})

test("a balancer may ask as often as it likes", async () => {
  const statuses = new Set<number>()
  for (let at = 0; at < 70; at += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.get("/api/health/live")))
    for (const { status } of answers) statuses.add(status)
  }
  expect([...statuses]).toEqual([200])
})

test("with its pool at an end it is alive but not ready", async () => {
  await app.database.pool.end()
  expect((await app.get("/api/health/live")).status).toBe(200)
  for (const path of ["/api/health", "/api/health/ready", "/api/works"]) {
    const { status, headers, envelope } = await app.get(path)
    expect([path, status, headers.get("retry-after"), envelope?.code]).toEqual([path, 503, "2", 50300])
  }
})
