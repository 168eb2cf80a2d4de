import { sampleValues } from "./sample-messages.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import * as z from "zod/mini"
import { startMailServer } from "../../testing/test-mail-server.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import type { Message } from "./message.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const Outbox = z.array(
  z.strictObject({
    channel: z.enum(["email", "sms"]),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: z.iso.datetime(),
  }),
)
const readOutbox = async (from: TestApp = app) =>
  Outbox.parse(JSON.parse((await from.get("/dev/outbox.json")).text))
const bao = { email: "bao@mail.example" }
const code = (digits: string, to: Message["to"] = bao): Message => ({
  name: "login-code",
  to,
  language: "en",
  values: { code: digits, minutes: 10 },
})
const news = (nickname: string): Message => ({
  name: "password-changed",
  to: bao,
  language: "vi",
  values: { nickname },
})

const production = {
  PRODUCTION: "1",
  APP_SECRET: "a-secret-of-enough-letters-0123456789",
  PUBLIC_URL: "https://rooms.example",
  RATE_LIMITS: "on",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "hello@rooms.example",
  SMS_GATEWAY_URL: "http://127.0.0.1:9",
  SMS_GATEWAY_USER: "a",
  SMS_GATEWAY_PASSWORD: "b",
  SMS_SENDER: "Roomwright",
}

test("what is sent at once is there at once, the newest first", async () => {
  await app.services.messaging.sendNow(code("111111"))
  await app.services.messaging.sendNow(code("222222", { mobile: "+84912345678" }))
  const [sms, email] = await readOutbox()
  expect(sms).toMatchObject({
    channel: "sms",
    to: "+84912345678",
    subject: "",
    text: "Roomwright: 222222 is your sign-in code, valid for 10 min. Never tell anyone.",
  })
  expect(email).toMatchObject({
    channel: "email",
    to: "bao@mail.example",
    subject: "Your code for signing in to Roomwright",
    text: expect.stringContaining("\n\n111111\n\n"),
  })
})

test("what is written with a transaction is there with its commit, and never without", async () => {
  const { messaging, database } = app.services
  await database.db.transaction().execute(async (tx) => {
    await messaging.enqueue(tx, news("Committed"))
    expect((await readOutbox())[0]?.text).not.toContain("Committed")
  })
  expect((await readOutbox())[0]?.text).toContain("Chào Committed,")
  await database.db
    .transaction()
    .execute(async (tx) => {
      await messaging.enqueue(tx, news("Undone"))
      throw new Error("no")
    })
    .catch(() => {})
  expect((await readOutbox())[0]?.text).toContain("Chào Committed,")
})

test("a message to nobody is written and read by nobody", async () => {
  const { messaging, database } = app.services
  const before = await readOutbox()
  await database.db.transaction().execute((tx) => messaging.enqueue(tx, code("666666", { nobody: true })))
  expect(await readOutbox()).toEqual(before)
})

test("the page shows text and HTML, of which nothing can run or load", async () => {
  await app.services.messaging.sendNow(news("<script>alert(1)</script>"))
  const { status, headers, text } = await app.get("/dev/outbox")
  expect(status).toBe(200)
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'self'; frame-src 'self'/,
  )
  expect(headers.get("cache-control")).toBe("no-store")
  expect(text).toContain("Chào &lt;script&gt;alert(1)&lt;/script&gt;,")
  expect(text).not.toContain("<script")
  const [, path = ""] = /src="(\/dev\/outbox\/\d+)"/.exec(text) ?? []
  const mail = await app.get(path)
  expect(mail.headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*; sandbox$/)
  expect(mail.headers.get("x-frame-options")).toBe("SAMEORIGIN")
  expect(mail.text).toContain("<title>Mật khẩu Roomwright của bạn đã thay đổi</title>")
})

test.each(["/dev/outbox/0", "/dev/outbox/x", "/dev/outbox/9999999999999999999", "/dev/letters/nope/en"])(
  "%s is not there",
  async (path) => {
    expect((await app.get(path)).status).toBe(404)
  },
)

test("all messages can be looked at in all languages", async () => {
  const { text } = await app.get("/dev/letters")
  const frames = [...text.matchAll(/src="(\/dev\/letters\/[a-z-]+\/(?:zh|en|vi))"/g)].map(
    ([, path = ""]) => path,
  )
  expect(frames).toHaveLength(3 * Object.keys(sampleValues).length)
  for (const path of frames) expect((await app.get(path)).text).toContain("<!doctype html>")
  expect((await app.get("/dev/letters.css")).headers.get("content-type")).toContain("text/css")
})

test("the last 200 letters are kept", async () => {
  for (let count = 0; count < 205; count += 1) await app.services.messaging.sendNow(news(`number ${count}`))
  const messages = await readOutbox()
  expect(messages).toHaveLength(200)
  expect(messages[0]?.text).toContain("number 204,")
  expect(messages.at(-1)?.text).toContain("number 5,")
})

test("a channel that is set up is used, the other one stays in the outbox", async () => {
  const server = await startMailServer()
  const half = await startTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: "hello@rooms.example" } })
  await half.services.messaging.sendNow(code("333333"))
  await half.services.messaging.sendNow(code("444444", { mobile: "+84912345678" }))
  expect(server.mails).toHaveLength(1)
  expect((await readOutbox(half)).map(({ channel }) => channel)).toEqual(["sms"])
  await half.close()
  await server.close()
})

test("in production there is no outbox and no preview", async () => {
  const live = await startTestApp({ env: production })
  for (const path of [
    "/dev/outbox",
    "/dev/outbox.json",
    "/dev/outbox/1",
    "/dev/letters",
    "/dev/letters/login-code/en",
  ])
    expect((await live.get(path)).status).toBe(404)
  await expect(live.services.messaging.sendNow(code("555555"))).rejects.toThrow("sendingFailed")
  expect((await live.database.pool.query("select from outbox_letter")).rowCount).toBe(0)
  await live.close()
})

test("nothing of a message is logged", () => {
  expect(app.readLog()).not.toMatch(/bao@|84912|111111|Committed|number 204/)
})
