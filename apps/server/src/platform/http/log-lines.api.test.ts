import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { sendRaw } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: "trace" } })
})

afterAll(() => app.close())

const secret = "sesame"
const lines = (): Record<string, unknown>[] =>
  app
    .readLog()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const requestIdOf = (data: unknown): string =>
  z.parse(z.looseObject({ requestId: z.string() }), data).requestId

/** The lines about the request with this answer. */
const linesAbout = (data: unknown): Record<string, unknown>[] =>
  lines().filter(({ reqId }) => reqId === requestIdOf(data))

test("an answer is one line with method, route, status and time, and the number of the request", async () => {
  const { envelope } = await app.get("/api/works/1")
  expect(linesAbout(envelope?.data)).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reqId: expect.any(String),
      method: "GET",
      route: "/api/works/:id",
      status: 404,
      ms: expect.any(Number),
      msg: "answered",
    },
  ])
})

test("no line holds anything that a visitor sent", async () => {
  const headers = {
    cookie: `session=${secret}; prg-lang=${secret}`,
    authorization: `Bearer ${secret}`,
    "user-agent": secret,
    "accept-language": secret,
    referer: `https://${secret}.example/`,
  }
  const paths = [
    `/api/products?w=${secret}`,
    `/api/products?${secret}=1`,
    `/api/designers?w=${secret}&page=-1`,
    `/api/works/${secret}`,
    `/api/${secret}`,
    `/api/common/settings?token=${secret}`,
    "/api/common/settings",
    `/${secret}/a?b=${secret}`,
    `/media/${secret}/${secret}.webp?${secret}`,
    `/api/%/${secret}`,
    `/%?${secret}`,
  ]
  for (const path of paths)
    for (const method of ["GET", "POST", "PROPFIND"]) await sendRaw(app.url, path, { method, headers })
  await app.get("/api/works/1/views", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: `{"${secret}": "${secret}`,
  })
  expect(lines().length).toBeGreaterThan(paths.length)
  expect(app.readLog()).not.toContain(secret)
})

test("no line holds anything of a message", async () => {
  const { messaging, database } = app.services
  const values = { nickname: secret }
  const to = { email: `${secret}@mail.example` }
  const message = { name: "password-changed", to, language: "en", values } as const
  await messaging.sendNow(message)
  await database.db.transaction().execute((tx) => messaging.enqueue(tx, message))
  expect((await app.get("/dev/outbox.json")).text).toContain(secret)
  expect(app.readLog()).not.toContain(secret)
})

test("a line cannot be made up by a visitor", async () => {
  const before = lines().length
  await sendRaw(app.url, '/api/x%0A{"level":60,"msg":"forged"}')
  await app.get("/api/products", { headers: { "user-agent": '\t{"level":60}' } })
  expect(
    lines()
      .slice(before)
      .every(({ level, msg }) => level !== 60 && msg !== "forged"),
  ).toBe(true)
})

describe("a fault of ours", () => {
  test("is logged with its cause under the number that the caller is told, who learns nothing else", async () => {
    await app.database.pool.query("alter table product_spelling rename to elsewhere")
    const { status, envelope, text } = await app.get(`/api/products?w=${secret}`, { language: "en" })
    await app.database.pool.query("alter table elsewhere rename to product_spelling")
    expect([status, envelope?.code]).toEqual([500, 50000])
    expect(envelope?.message).toBe(
      `Server fail, please check the network. If it keeps happening, send us the number ${requestIdOf(envelope?.data)}.`,
    )
    expect(text).not.toMatch(/product|relation|select|\.ts/i)

    const [fault] = linesAbout(envelope?.data)
    expect(fault).toMatchObject({
      level: 50,
      msg: "request failed",
      err: { message: expect.stringContaining('"product_spelling"') },
    })
    expect(JSON.stringify(fault)).not.toContain(secret)
  })
})
