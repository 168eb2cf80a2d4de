import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { gatewayLogin, startSmsGateway, type TestGateway } from "../../testing/test-sms-gateway.ts"
import { toAppError } from "../app-error.ts"
import { formatError } from "../http/format-error.ts"
import type { Message } from "./message.ts"

const mobile = "+84912345678"
const letter: Message = {
  name: "register-code",
  to: { mobile },
  language: "en",
  values: { code: "482913", minutes: 10 },
}
const text = "Roomwright: 482913 is your sign-up code, valid for 10 min. Never tell anyone."

let gateway: TestGateway
let app: TestApp

const startApp = (url: string, password = gatewayLogin.password): Promise<TestApp> =>
  startTestApp({
    env: {
      SMS_GATEWAY_URL: url,
      SMS_GATEWAY_USER: gatewayLogin.user,
      SMS_GATEWAY_PASSWORD: password,
      SMS_SENDER: "Roomwright",
    },
  })

beforeAll(async () => {
  gateway = await startSmsGateway()
  app = await startApp(gateway.url)
})

afterAll(async () => {
  await app.close()
  await gateway.close()
})

beforeEach(() => app.services.messaging.sendNow(letter))

const send = (): Promise<void> => app.services.messaging.sendNow(letter)
/** The calls that something leads to. */
async function callsOf(run: () => Promise<unknown>): Promise<string[]> {
  const before = gateway.calls.length
  await run()
  return gateway.calls.slice(before).map(({ call }) => call)
}
const messageOf = async (sending: Promise<void>): Promise<string> =>
  sending.then(
    () => "sent",
    (error: unknown) => formatError(toAppError(error), "en", "1").message,
  )

test("it logs in, then sends within the session; the session serves the next SMS too", async () => {
  const other = await startApp(gateway.url)
  const before = gateway.calls.length
  await other.services.messaging.sendNow(letter)
  await other.services.messaging.sendNow(letter)
  await other.close()
  const [login, ...sends] = gateway.calls.slice(before)
  expect(login).toEqual({ call: "login", query: gatewayLogin })
  expect(sends).toHaveLength(2)
  for (const { call, query } of sends)
    expect([call, query]).toEqual([
      "send",
      { sessionId: expect.stringMatching(/^session-/), sender: "Roomwright", recipient: mobile, text },
    ])
})

test("SMS that are sent together share one login", async () => {
  const other = await startApp(gateway.url)
  const calls = await callsOf(() =>
    Promise.all([1, 2, 3].map(() => other.services.messaging.sendNow(letter))),
  )
  await other.close()
  expect(calls.toSorted()).toEqual(["login", "send", "send", "send"])
})

test("a session that the gateway refuses is replaced, and the SMS is sent once", async () => {
  gateway.expireSessions()
  const before = gateway.sent.length
  expect(await callsOf(send)).toEqual(["send", "login", "send"])
  expect(gateway.sent.length).toBe(before + 1)
})

test("a session that is refused at once again is not asked for for ever", async () => {
  const refused = { json: { status: 401, message: "session expired" } } as const
  gateway.answer("send", refused, refused)
  const calls = await callsOf(async () =>
    expect(await messageOf(send())).toBe("Sending failed. Try again later. session expired"),
  )
  expect(calls).toEqual(["send", "login", "send"])
})

describe("the sender is told with the gateway's own message, and nothing is tried again, when", () => {
  test.each([
    ["it refuses", { json: { status: 402, message: "Hết tiền" } }, "Hết tiền"],
    ["it writes its status as a text", { json: { status: "402", message: "no credit" } }, "no credit"],
    ["it refuses by HTTP", { json: { status: 500, message: "on fire" }, http: 500 }, "on fire"],
    ["it says success and HTTP does not", { json: { status: 200, message: "odd" }, http: 503 }, "odd"],
    ["it says nothing more", { json: { status: 402 } }, ""],
    ["it answers something else", { text: "<h1>Bad gateway</h1>", http: 502 }, ""],
    ["it answers no JSON", { text: "OK", http: 200 }, ""],
    ["its message has several lines", { json: { status: 402, message: "a\r\n\u202eb" } }, "a b"],
    ["its message is endless", { json: { status: 402, message: "x".repeat(1_000) } }, "x".repeat(200)],
    ["its answer is endless", { text: "x".repeat(1_000_000), http: 200 }, ""],
    ["it does not answer", "hang", ""],
  ] as const)("%s", async (_when, answer, reason) => {
    gateway.answer("send", answer)
    const calls = await callsOf(async () =>
      expect(await messageOf(send())).toBe(`Sending failed. Try again later. ${reason}`.trim()),
    )
    expect(calls).toEqual(["send"])
  })

  test("it does not let us in", async () => {
    const other = await startApp(gateway.url, "wrong-secret")
    const message = await messageOf(other.services.messaging.sendNow(letter))
    expect(message).toBe("Sending failed. Try again later. wrong user or password")
    expect(other.readLog()).toContain("login answered 403")
    await other.close()
  })
})

test("a login that failed is tried again with the next SMS", async () => {
  gateway.expireSessions()
  gateway.answer("login", { json: { status: 500, message: "asleep" } })
  expect(await messageOf(send())).toBe("Sending failed. Try again later. asleep")
  expect(await callsOf(send)).toEqual(["login", "send"])
})

test("a redirect is not followed: number and session go to nobody else", async () => {
  const elsewhere = await startSmsGateway()
  gateway.answer("send", { text: "", http: 302, location: `${elsewhere.url}/send` })
  expect(await messageOf(send())).toBe("Sending failed. Try again later.")
  expect(elsewhere.calls).toEqual([])
  await elsewhere.close()
})

test("no line of the log holds a number, a code, a text, a session or the password", async () => {
  gateway.answer("send", { json: { status: 402, message: `no route to ${mobile}` } })
  await messageOf(send())
  const log = app.readLog()
  expect(log).toContain('"message":"register-code","channel":"sms","reason":"SMS gateway: send answered 402"')
  expect(log).not.toMatch(/84912|482913|sign-up|session-|gateway-secret|no route/)
})
