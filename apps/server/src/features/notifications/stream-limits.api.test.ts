import { errorCatalogue } from "@roomwright/contract/errors"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/events/record-event.ts"
import { joinStream, openStream } from "../../testing/open-stream.ts"
import { send } from "../../testing/send-request.ts"
import { serveStreams } from "../../testing/serve-streams.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp } from "../../testing/test-people.ts"
import { createConnectLimit } from "./connect-limit.ts"

let app: TestApp
let servers: { close(): Promise<void> }[] = []

beforeAll(async () => {
  app = await startTestApp()
})
afterEach(async () => {
  for (const server of servers) await server.close()
  servers = []
})
afterAll(() => app.close())

/** The stream with other limits than a test could wait for. */
async function serve(...[limits, options]: Tail<Parameters<typeof serveStreams>>): Promise<string> {
  const server = await serveStreams(app, limits, options)
  servers.push(server)
  return server.url
}
type Tail<List> = List extends [unknown, ...infer Rest] ? Rest : never

test("a reader that takes nothing is cut, and keeps nobody else waiting", async () => {
  const url = await serve({ slowMs: 500 })
  const [lan, bao] = [await signUp(app), await signUp(app)]
  const many = 120_000
  await sql`insert into mailbox (account_id, last_number) values (${lan.id}, ${many})`.execute(
    app.database.db,
  )
  await sql`
    insert into mail (id, account_id, number, type, content, created_at)
    select gen_random_uuid(), ${lan.id}, n, 'ADMIN_MESSAGE', '{}', now() from generate_series(1, ${many}) n`.execute(
    app.database.db,
  )
  // Else the planner knows of no notifications at all, and sorts them for every look.
  await sql`analyze mail`.execute(app.database.db)
  const quick = await joinStream(url, { headers: bao.headers })
  const slow = await openStream(url, { headers: { ...lan.headers, "last-event-id": "0" } })
  slow.pause()
  await inTransaction(app.services, (tx) =>
    app.services.notifications.write(tx, {
      accountId: bao.id,
      type: "MERCHANT_REQUEST_APPROVED",
      values: {},
    }),
  )
  await expect.poll(() => quick.numbers(), { timeout: 10_000 }).toEqual([1])
  await expect.poll(() => app.readLog(), { timeout: 40_000 }).toContain("a stream was cut")
  // What the network held is read to its end, and that comes before the last notification.
  slow.resume()
  await expect.poll(() => slow.isOver(), { timeout: 20_000 }).toBe(true)
  expect(slow.numbers().length).toBeLessThan(many)
  expect(quick.isOver()).toBe(false)
  // Coming back with its place, it misses nothing.
  const last = slow.numbers().at(-1) ?? 0
  const again = await joinStream(url, { headers: { ...lan.headers, "last-event-id": String(last) } })
  await expect.poll(() => again.numbers().at(-1), { timeout: 30_000 }).toBe(many)
  expect(again.numbers()).toHaveLength(many - last)
}, 90_000)

test("a stream with nothing to say shows that it is there, by lines that are no messages", async () => {
  const url = await serve({ beatMs: 50 })
  const stream = await joinStream(url, { headers: (await signUp(app)).headers })
  await expect.poll(() => stream.text().split("\n\n:").length, { timeout: 10_000 }).toBeGreaterThan(3)
  expect(stream.heard()).toHaveLength(1)
})

test("a full process says so, and how long to wait", async () => {
  const url = await serve({ perProcess: 2 })
  const people = [await signUp(app), await signUp(app), await signUp(app)] as const
  const first = await joinStream(url, { headers: people[0].headers })
  await joinStream(url, { headers: people[1].headers })
  const refused = await send(`${url}/api/sse`, { headers: people[2].headers })
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"])
  first.close()
  await expect
    .poll(async () => (await openStream(url, { headers: people[2].headers })).status, { timeout: 10_000 })
    .toBe(200)
})

test("who reconnects a hundred times is told to wait, and others are not", async () => {
  const url = await serve({}, { rateLimits: true })
  const [lan, bao] = [await signUp(app), await signUp(app)]
  const codes: number[] = []
  for (let at = 0; at < 100; at++) {
    const stream = await openStream(url, { headers: lan.headers })
    codes.push(stream.status)
    stream.close()
  }
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(codes.at(-1)).toBe(429)
  const refused = await send(`${url}/api/sse`, { headers: lan.headers })
  expect(refused.envelope?.code).toBe(errorCatalogue.tooManyRequests.code)
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  const other = await joinStream(url, { headers: bao.headers })
  expect(other.status).toBe(200)
})

test("who waited as told may come again", () => {
  let now = 0
  const limit = createConnectLimit({ atOnce: 2, aMinute: 6 }, () => now)
  limit("lan")
  limit("lan")
  expect(() => limit("lan")).toThrow("tooManyRequests")
  limit("bao")
  now += 10_000
  limit("lan")
  expect(() => limit("lan")).toThrow("tooManyRequests")
})

test("a server that stops says so to all", async () => {
  const url = await serve({})
  const stream = await joinStream(url, { headers: (await signUp(app)).headers })
  await servers.pop()?.close()
  await expect.poll(() => stream.isOver(), { timeout: 10_000 }).toBe(true)
  expect(stream.heard().at(-1)?.type).toBe("DISCONNECTED")
})
