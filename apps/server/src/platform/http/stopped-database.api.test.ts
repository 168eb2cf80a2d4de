import type { Endpoint } from "@roomwright/contract/endpoint"
import { languages } from "@roomwright/contract/language"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createDatabaseGate, type DatabaseGate } from "../../testing/database-gate.ts"
import { goodAddress, goodCall } from "../../testing/good-input.ts"
import { allEndpoints, queryNamesOf } from "../../testing/hostile-input.ts"
import type { Answer, SendOptions } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startSessionFor, type TestPerson } from "../../testing/test-people.ts"
import { connectDatabase, type Database } from "../database/connect.ts"

let app: TestApp
let gate: DatabaseGate
/** Reaches the database itself, whatever the gate does. */
let direct: Database
let directUrl: string
let workId: string
let people: {
  readonly before: TestPerson
  readonly meanwhile: TestPerson
  readonly after: readonly TestPerson[]
}
/** So many calls at a time: what waits for the database waits together. */
const together = 32
const batches = Array.from({ length: Math.ceil(allEndpoints.length / together) }, (_, at) =>
  allEndpoints.slice(at * together, (at + 1) * together),
)

beforeAll(async () => {
  app = await startTestApp({
    reroute: async (databaseUrl) => {
      directUrl = databaseUrl
      direct = connectDatabase(databaseUrl)
      gate = await createDatabaseGate(databaseUrl)
      return gate.url
    },
  })
  workId = await app.makeWork()
  const after: TestPerson[] = []
  while (after.length < together) after.push(await signUp(app))
  people = { before: await signUp(app), meanwhile: await signUp(app), after }
})

beforeEach(() => gate.open())

afterAll(async () => {
  await gate.open()
  await app.close()
  await gate.close()
  await direct.close()
})

function expectUnavailable({ status, headers, envelope }: Answer, name?: string): void {
  expect(status, name).toBe(503)
  expect(headers.get("retry-after"), name).toBe("2")
  expect(headers.get("cache-control"), name).toBe("no-store")
  expect(headers.get("content-security-policy"), name).toContain("default-src 'none'")
  expect(envelope, name).toMatchObject({
    code: 50300,
    data: { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), retryAfterSeconds: 2 },
  })
}

interface PreparedCall {
  readonly path: string
  readonly options: SendOptions
}

/** A call that is taken, of somebody who is signed in. */
async function prepareCall(endpoint: Endpoint, person: TestPerson): Promise<PreparedCall> {
  // Without a keyword a search has nothing to ask the database.
  const query = queryNamesOf(endpoint).includes("w") ? "?w=ghe" : ""
  const options = goodCall(endpoint, await startSessionFor(endpoint, app, person))
  return { path: goodAddress(endpoint, workId) + query, options }
}

/** Asks until it is answered as ever: a broken connection may still be in the pool. */
async function expectBack(path: string, options: SendOptions = {}, status = 200, name = path): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const answer = await app.get(path, options)
    if (answer.status === status) return
    expectUnavailable(answer, name)
  }
  throw new Error(`The database is back, the answers are not: ${name}`)
}

describe.each([
  ["stopped", () => gate.close()],
  ["hangs", () => gate.mute()],
])("while the database is away (%s)", (_how, takeAway) => {
  test.each(batches.map((batch) => ({ first: batch[0]?.[0], batch })))(
    "calls answer 503, and as before as soon as it is back ($first and those after it)",
    async ({ batch }) => {
      await expectBack("/api/products")
      const prepared = []
      for (const [at, [name, endpoint]] of batch.entries()) {
        // Each with what is its own: the one before may have ended sessions or used a code up.
        const before = await prepareCall(endpoint, people.before)
        const meanwhile = await prepareCall(endpoint, people.meanwhile)
        const after = await prepareCall(endpoint, people.after[at] ?? people.before)
        const { status } = await app.get(before.path, before.options)
        expect(status, name).toBeLessThan(500)
        prepared.push({ name, meanwhile, after, status })
      }
      await takeAway()
      await Promise.all(
        prepared.map(async ({ name, meanwhile: { path, options } }) =>
          expectUnavailable(await app.get(path, options), name),
        ),
      )
      await gate.open()
      for (const { name, after, status } of prepared)
        await expectBack(after.path, after.options, status, name)
    },
  )

  test("it is alive but not ready", async () => {
    await takeAway()
    expect((await app.get("/api/health/live")).status).toBe(200)
    for (const path of ["/api/health", "/api/health/ready"]) {
      const { status, headers } = await app.get(path)
      expect([status, headers.get("retry-after")]).toEqual([503, "2"])
    }
    await gate.open()
    await expectBack("/api/products")
    expect((await app.get("/api/health/ready")).status).toBe(200)
  })

  test("it says so in the reader's language, and nothing of the cause", async () => {
    await takeAway()
    const answers = await Promise.all(languages.map((language) => app.get("/api/works", { language })))
    expect(answers.map(({ envelope }) => envelope?.message)).toEqual([
      "服务暂时没有就绪。请在 2 秒后再试。",
      "We’re not ready yet. Try again in 2 seconds.",
      "Hệ thống tạm thời chưa sẵn sàng. Hãy thử lại sau 2 giây.",
    ])
    for (const { text } of answers) expect(text).not.toMatch(/ECONN|postgres|127\.0\.0\.1|connect/i)
  })

  test("pictures answer 503, what needs no database answers as ever", async () => {
    const { rows } = await direct.pool.query<{ id: string; hash: string }>(
      "select id, hash from picture limit 1",
    )
    await takeAway()
    expectUnavailable(await app.get(`/media/${rows[0]?.id}-${rows[0]?.hash}/64.webp`))
    expect((await app.get("/api/openapi.json")).status).toBe(200)
    expect((await app.get("/api/products?page=-1")).status).toBe(400)
    expect((await app.get("/api/nope")).status).toBe(404)
  })
})

test("connections that the database ends while idle are replaced", async () => {
  await Promise.all(Array.from({ length: 10 }, () => app.get("/api/products")))
  await endSessions("")
  await expectBack("/api/products")
})

test("a query that the database ends answers 503", async () => {
  const answer = await withLockedWorks(async () => {
    const waiting = app.get("/api/works")
    await untilWaiting()
    await endSessions("and wait_event_type = 'Lock'")
    return waiting
  })
  expectUnavailable(answer)
  await expectBack("/api/works")
})

test("a database that takes no connections answers 503 until it does", async () => {
  await allowConnections(false)
  await endSessions("")
  // The pool may still believe in a connection that was ended: ask until it has none.
  for (let left = 20; left > 0; left -= 1) expectUnavailable(await app.get("/api/products"))
  await allowConnections(true)
  await expectBack("/api/products")
})

test("more requests than the database can take are turned away, the others wait", async () => {
  const requests = await withLockedWorks(async () => {
    const all = Array.from({ length: 30 }, () => app.get("/api/works"))
    // Those that find no free connection give up before the lock does.
    expectUnavailable(await Promise.race(all))
    return all
  })
  const answers = await Promise.all(requests)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const answer of answers) if (answer.status !== 200) expectUnavailable(answer)
  await expectBack("/api/works")
})

/** Ends the program's sessions from within the database. */
async function endSessions(condition: string): Promise<void> {
  await direct.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and client_port is not null ${condition}`,
  )
}

/** Can only be said from outside the database itself. */
async function allowConnections(allowed: boolean): Promise<void> {
  const url = new URL(directUrl)
  const name = url.pathname.slice(1)
  url.pathname = "/postgres"
  const outside = connectDatabase(url.href)
  await outside.pool.query(`alter database ${name} allow_connections ${allowed}`)
  await outside.close()
}

/** Runs something while nobody can read works. */
async function withLockedWorks<Result>(run: () => Promise<Result>): Promise<Result> {
  const client = await direct.pool.connect()
  try {
    await client.query("begin; lock table work in access exclusive mode")
    return await run()
  } finally {
    await client.query("rollback")
    client.release()
  }
}

async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rowCount } = await direct.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rowCount) return
  }
}
