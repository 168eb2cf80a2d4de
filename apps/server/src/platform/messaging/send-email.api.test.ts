import { languages } from "@roomwright/contract/language"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { decodeHeader, startMailServer, type TestMailServer } from "../../testing/test-mail-server.ts"
import { findFreePort } from "../../testing/start-program.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { formatError } from "../http/format-error.ts"
import { toAppError } from "../app-error.ts"
import type { Message } from "./message.ts"

const from = "Roomwright <hello@rooms.example>"
const to = { email: "bao+rooms@mail.example" }
const loginCode: Message = { name: "login-code", to, language: "en", values: { code: "482913", minutes: 10 } }

let server: TestMailServer
let app: TestApp

beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({
    env: { SMTP_URL: server.url, MAIL_FROM: from, PUBLIC_URL: "https://rooms.example" },
  })
})

afterEach(() => {
  server.refuse(null)
  server.hangAt(null)
})

afterAll(async () => {
  await app.close()
  await server.close()
})

/** What a caller would be told. */
async function refusal(sending: Promise<void>): Promise<{ code: number; message: string }> {
  const error = await sending.then(
    () => null,
    (reason: unknown) => toAppError(reason),
  )
  if (!error) throw new Error("It was sent.")
  return formatError(error, "en", "1")
}

test("a copy of a notification says where mail programs end its kind; a code does not", async () => {
  await app.services.messaging.sendNow({
    name: "mail-copy",
    to,
    language: "en",
    values: {
      nickname: "Bảo",
      title: "Your render is ready",
      text: "It waits.",
      site: "https://rooms.example/notice?id=1",
      unsubscribe: "https://rooms.example/unsubscribe?token=a.b.c",
      oneClick: "https://rooms.example/api/mail-unsubscriptions/a.b.c",
    },
  })
  const copy = server.mails.at(-1)
  expect(copy?.headers.get("list-unsubscribe")).toBe("<https://rooms.example/api/mail-unsubscriptions/a.b.c>")
  expect(copy?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
  await app.services.messaging.sendNow(loginCode)
  expect(server.mails.at(-1)?.headers.get("list-unsubscribe")).toBeUndefined()
})

test.each(languages)("an email arrives once, as text and as HTML, in %s", async (language) => {
  const before = server.mails.length
  await app.services.messaging.sendNow({
    name: "deletion-asked",
    to,
    language,
    values: { nickname: "Bảo 包", day: "2026-12-05", site: "https://rooms.example" },
  })
  expect(server.mails.length).toBe(before + 1)
  const mail = server.mails.at(-1)!
  const { subject, day } = {
    zh: { subject: "您的 Roomwright 账号将于 2026年12月5日注销", day: "2026年12月5日" },
    en: { subject: "Your Roomwright account will be deleted on December 5, 2026", day: "December 5, 2026" },
    vi: { subject: "Tài khoản Roomwright của bạn sẽ bị xóa ngày 5 tháng 12, 2026", day: "5 tháng 12, 2026" },
  }[language]
  expect(mail.recipients).toEqual([to.email])
  expect(decodeHeader(mail.headers.get("subject") ?? "")).toBe(subject)
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain("Bảo 包")
    expect(part).toContain(day)
    expect(part).toContain("https://rooms.example")
  }
  expect(mail.text).not.toContain("<")
})

test("its headers name sender, one recipient, language and a number of its own, and keep absence notes away", async () => {
  await app.services.messaging.sendNow(loginCode)
  await app.services.messaging.sendNow(loginCode)
  const [one, other] = server.mails.slice(-2).map(({ headers }) => headers)
  expect(one?.get("from")).toBe(from)
  expect(one?.get("to")).toBe(to.email)
  expect([one?.has("cc"), one?.has("bcc")]).toEqual([false, false])
  expect(one?.get("content-language")).toBe("en-US")
  expect(one?.get("auto-submitted")).toBe("auto-generated")
  expect(one?.get("content-type")).toMatch(/^multipart\/alternative/)
  expect(one?.get("message-id")).toMatch(/^<[0-9a-f-]{36}@rooms\.example>$/)
  expect(other?.get("message-id")).not.toBe(one?.get("message-id"))
})

test("a nickname stays a nickname: it adds no header, no line and no markup", async () => {
  const nickname = 'Bảo\r\nBcc: eve@mail.example\r\n\r\n<script>alert("1")</script>\u202e'
  await app.services.messaging.sendNow({ name: "password-changed", to, language: "en", values: { nickname } })
  const mail = server.mails.at(-1)!
  expect(mail.recipients).toEqual([to.email])
  expect(mail.headers.has("bcc")).toBe(false)
  expect(mail.text).toContain('Hello Bảo Bcc: eve@mail.example <script>alert("1")</script>,')
  expect(mail.html).not.toContain("<script")
  expect(mail.html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;")
})

test("an address is one recipient, whatever is in it", async () => {
  const before = server.mails.length
  const email = "bao@mail.example, eve@mail.example\r\nBcc: eve@mail.example"
  await refusal(app.services.messaging.sendNow({ ...loginCode, to: { email } }))
  const reached = server.mails.slice(before).flatMap(({ recipients }) => recipients)
  expect(reached).not.toContain("eve@mail.example")
})

describe("the sender is told at once, and nothing is tried again, when", () => {
  const plain = { code: 50200, message: "Sending failed. Try again later." }

  test("the server refuses the recipient: with its words", async () => {
    server.refuse("550 no such box here")
    const before = server.connections()
    const { code, message } = await refusal(app.services.messaging.sendNow(loginCode))
    expect([code, message]).toEqual([50200, "Sending failed. Try again later. 550 no such box here"])
    expect(server.connections()).toBe(before + 1)
  })

  test("the server is busy", async () => {
    server.refuse("451 try later")
    expect(await refusal(app.services.messaging.sendNow(loginCode))).toMatchObject(plain)
  })

  test("the server says nothing", async () => {
    server.hangAt("greeting")
    const before = server.connections()
    expect(await refusal(app.services.messaging.sendNow(loginCode))).toMatchObject(plain)
    expect(server.connections()).toBe(before + 1)
  })

  test("the server takes the notification and never says that it has it", async () => {
    server.hangAt("data")
    const before = server.connections()
    expect(await refusal(app.services.messaging.sendNow(loginCode))).toMatchObject(plain)
    expect(server.connections()).toBe(before + 1)
  })

  test("there is no server", async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await findFreePort()}`
    const other = await startTestApp({ env: { SMTP_URL, MAIL_FROM: from } })
    expect(await refusal(other.services.messaging.sendNow(loginCode))).toMatchObject(plain)
    await other.close()
  })
})

test("the log tells what went wrong, without address, code or the server's words", async () => {
  server.refuse("550 <bao+rooms@mail.example> is no box for 482913")
  await refusal(app.services.messaging.sendNow(loginCode))
  const log = app.readLog()
  expect(log).toContain('"message":"login-code","channel":"email","reason":"SMTP EENVELOPE RCPT TO 550"')
  expect(log).not.toMatch(/bao|482913|no box/)
})
