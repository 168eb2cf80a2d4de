import * as channels from "@roomwright/contract/settings/channel-settings"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { readAdminSettings } from "@roomwright/contract/settings/admin"
import type { CallInput } from "@roomwright/contract/endpoint"
import { errorCatalogue } from "@roomwright/contract/errors"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startBeside } from "../../testing/start-beside.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { decodeHeader, startMailServer, type TestMailServer } from "../../testing/test-mail-server.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { gatewayLogin, startSmsGateway, type TestGateway } from "../../testing/test-sms-gateway.ts"
import type { Message } from "../../platform/messaging/message.ts"

let app: TestApp
let administrator: TestPerson
let eager: TestPerson
let editor: TestPerson
let environment: TestMailServer
let own: TestMailServer
let gateway: TestGateway

beforeAll(async () => {
  ;[environment, own, gateway] = await Promise.all([startMailServer(), startMailServer(), startSmsGateway()])
  const env = { SMTP_URL: environment.url, MAIL_FROM: "Roomwright <hi@rooms.example>" }
  app = await startTestApp({ env })
  administrator = await signUp(app, { roles: ["ROLE_ADMIN"] })
  // Now: later their codes go out by the gateway.
  eager = await signUp(app, { roles: ["ROLE_ADMIN"] })
  editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
})
afterAll(async () => {
  await app.close()
  await Promise.all([environment.close(), own.close(), gateway.close()])
})

const code = (to: Message["to"]): Message => ({
  name: "login-code",
  to,
  language: "en",
  values: { code: "111111", minutes: 10 },
})
const read = async () => (await app.call(readAdminSettings, {}, administrator)).channels
const email = (wrong: object = {}): CallInput<typeof channels.changeEmailChannel> => ({
  body: {
    smtpAddress: own.url,
    smtpUser: "",
    mailFrom: "Nhà Đẹp <hello@desk.example>",
    testEmail: "chief@desk.example",
    ...wrong,
  },
})
const sms = (wrong: object = {}): CallInput<typeof channels.changeSmsChannel> => ({
  body: {
    gatewayAddress: gateway.url,
    gatewayUser: gatewayLogin.user,
    gatewayPassword: gatewayLogin.password,
    smsSender: "Roomwright",
    testMobile: "0912345678",
    ...wrong,
  },
})
const setEmail = (wrong: object = {}) => refuse(app, channels.changeEmailChannel, email(wrong), administrator)
const setSms = (wrong: object = {}) => refuse(app, channels.changeSmsChannel, sms(wrong), administrator)
const actions = async () =>
  (
    await app.database.db
      .selectFrom("audit_entry")
      .select(["action", "details"])
      .where("action", "like", "%-channel.%")
      .orderBy("id")
      .execute()
  ).map(({ action, details }) => [action, details])

describe("the mail server", () => {
  test("is the environment's until one is set, and that can be tried", async () => {
    expect((await read()).email).toEqual({
      source: "environment",
      sender: "Roomwright <hi@rooms.example>",
      host: new URL(environment.url).host,
      stored: null,
    })
    const body = { testEmail: "chief@desk.example" }
    expect(await app.call(channels.testEmailChannel, { body }, administrator)).toEqual({ by: "environment" })
    expect(environment.mails.at(-1)?.recipients).toEqual(["chief@desk.example"])
  })

  test("is in force in every process as soon as it is set, after a test message went out by it", async () => {
    const second = await startBeside(app)
    const { email: state } = await app.call(channels.changeEmailChannel, email(), administrator)
    expect(state).toEqual({
      source: "desk",
      sender: "Nhà Đẹp <hello@desk.example>",
      host: new URL(own.url).host,
      stored: {
        address: own.url,
        user: "",
        sender: "Nhà Đẹp <hello@desk.example>",
        passwordSetAt: null,
        isReadable: true,
      },
    })
    expect(own.mails.map(({ recipients }) => recipients)).toEqual([["chief@desk.example"]])
    const before = environment.mails.length
    for (const { messaging } of [app.services, second.services])
      await messaging.sendNow(code({ email: "bao@mail.example" }))
    expect(environment.mails).toHaveLength(before)
    expect(own.mails.map(({ recipients }) => recipients[0])).toEqual([
      "chief@desk.example",
      "bao@mail.example",
      "bao@mail.example",
    ])
    expect(decodeHeader(own.mails.at(-1)?.headers.get("from") ?? "")).toBe("Nhà Đẹp <hello@desk.example>")
    await second.close()
  })

  test("that does not take the test message is not set", async () => {
    const before = await read()
    own.refuse("550 no such box")
    const answer = await setEmail({ mailFrom: "other@desk.example" })
    expectRefusal(answer, "testNotSent")
    expect(answer.envelope?.message).toContain("550")
    own.refuse(null)
    const nobody = await setEmail({ smtpAddress: "smtp://127.0.0.1:9" })
    expectRefusal(nobody, "testNotSent")
    expect(nobody.envelope?.message).toContain("ESOCKET CONN")
    expect(await read()).toEqual(before)
  })

  test("says when the one in force does not take a test", async () => {
    own.refuse("451 greylisted")
    const body = { testEmail: "chief@desk.example" }
    expectRefusal(await refuse(app, channels.testEmailChannel, { body }, administrator), "testNotSent")
    own.refuse(null)
    expect((await actions()).at(-1)).toEqual(["email-channel.test", { by: "desk", isSent: false }])
  })

  test("is as well formed as the environment's has to be", async () => {
    for (const wrong of [
      { smtpAddress: "https://mail.example" },
      { smtpAddress: "smtp://" },
      { smtpAddress: "smtps://user:password@mail.example" },
      { smtpAddress: "smtp://mail.example/?tls.rejectUnauthorized=false" },
      { smtpAddress: "smtp://mail.example\r\nMAIL FROM:" },
      { mailFrom: "Roomwright" },
      { mailFrom: "A\r\nBcc: all@rooms.example <a@rooms.example>" },
      { smtpPassword: "line\nbreak" },
      { testEmail: "nobody" },
    ]) {
      const { envelope } = await setEmail(wrong)
      expect([wrong, envelope?.code]).toEqual([wrong, errorCatalogue.invalidInput.code])
    }
  })

  test("is the environment's again once it is forgotten", async () => {
    const { email: state } = await app.call(channels.removeEmailChannel, {}, administrator)
    expect(state).toMatchObject({ source: "environment", stored: null })
    await app.services.messaging.sendNow(code({ email: "chi@mail.example" }))
    expect(environment.mails.at(-1)?.recipients).toEqual(["chi@mail.example"])
  })
})

describe("the SMS gateway", () => {
  test("has a password that is stored encrypted and never comes back", async () => {
    expect((await read()).sms).toMatchObject({ source: "none", stored: null })
    const body = { testMobile: "0912345678" }
    expect(await app.call(channels.testSmsChannel, { body }, administrator)).toEqual({ by: "outbox" })
    const answer = await setSms()
    expect(answer.status).toBe(200)
    const rows = await app.database.db.selectFrom("setting").selectAll().execute()
    const log = await app.database.db.selectFrom("audit_entry").selectAll().execute()
    for (const told of [answer.text, JSON.stringify(rows), JSON.stringify(log), app.readLog()])
      expect(told).not.toContain(gatewayLogin.password)
    expect(gateway.sent.map(({ recipient }) => recipient)).toEqual(["+84912345678"])
    await app.services.messaging.sendNow(code({ mobile: "+84987654321" }))
    expect(gateway.sent.at(-1)).toMatchObject({ recipient: "+84987654321", sender: "Roomwright" })
  })

  test("keeps its password for a new sender, and gives it to no other server", async () => {
    const setAt = (await read()).sms.stored?.passwordSetAt
    expect((await setSms({ gatewayPassword: undefined, smsSender: "NhaDep" })).status).toBe(200)
    expect((await read()).sms).toMatchObject({ sender: "NhaDep", stored: { passwordSetAt: setAt } })
    const port = new URL(own.url).port
    for (const gatewayAddress of [`http://127.0.0.1:${port}/sms`, gateway.url.replace("http:", "https:")])
      expectRefusal(await setSms({ gatewayPassword: undefined, gatewayAddress }), "secretMissing")
    expect((await read()).sms.sender).toBe("NhaDep")
  })

  test("that refuses the password is not set, and says why", async () => {
    const answer = await setSms({ gatewayPassword: "a wrong one" })
    expectRefusal(answer, "testNotSent")
    expect(answer.envelope?.message).toContain("wrong user or password")
    await app.services.messaging.sendNow(code({ mobile: "+84987654321" }))
    expect(gateway.sent.at(-1)?.["sender"]).toBe("NhaDep")
  })
})

test("every administrator is told what was changed, and of no test", async () => {
  await app.call(channels.changeEmailChannel, email(), administrator)
  await app.call(channels.testEmailChannel, { body: { testEmail: "chief@desk.example" } }, administrator)
  await app.call(channels.removeEmailChannel, {}, administrator)
  expect((await setSms()).status).toBe(200)
  const titlesOf = async (person: TestPerson) => {
    const { content } = await app.call(listNotifications, { query: {} }, { ...person, language: "en" })
    return content.map(({ title }) => title).slice(0, 3)
  }
  for (const person of [administrator, eager])
    expect(await titlesOf(person)).toEqual([
      "The SMS gateway was changed",
      "The mail server was removed",
      "The mail server was changed",
    ])
  expect(await titlesOf(editor)).toEqual([])
})

test("what was sealed under another secret is out of force, and said to be", async () => {
  const config = { ...app.services.config, appSecret: "another-secret-of-enough-letters-012345" }
  const second = await startBeside({ services: { ...app.services, config } })
  const body = { testMobile: "0912345678" }
  await second.services.messaging.sendNow(code({ mobile: "+84900000001" }))
  expect(gateway.sent.at(-1)?.["recipient"]).not.toBe("+84900000001")
  await second.close()
  expect(await app.call(channels.testSmsChannel, { body }, administrator)).toEqual({ by: "desk" })
})

test("all of it is in the log of what staff do", async () => {
  const log = await actions()
  const host = new URL(own.url).host
  const details = { host, user: "", sender: "Nhà Đẹp <hello@desk.example>", isPasswordNew: false }
  expect(log).toContainEqual(["email-channel.change", details])
  expect(log.map(([action]) => action)).toEqual(
    expect.arrayContaining(["email-channel.remove", "sms-channel.change", "sms-channel.test"]),
  )
})

test("nobody can have tests sent without end", async () => {
  const body = { testMobile: "0912345678" }
  const tries = Array.from({ length: 22 }, () => refuse(app, channels.testSmsChannel, { body }, eager))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test("channels are no business of other staff", async () => {
  expectRefusal(await refuse(app, channels.changeEmailChannel, email(), editor), "forbidden")
  expectRefusal(await refuse(app, channels.removeSmsChannel, {}, editor), "forbidden")
})
