import { createHmac } from "node:crypto"
import { endOtherSessions, endSession, listSessions, readProfile } from "@roomwright/contract/accounts/calls"
import { readPublicSettings } from "@roomwright/contract/settings/calls"
import { login, logout, refreshToken } from "@roomwright/contract/accounts/sign-in"
import { sendEmailCode } from "@roomwright/contract/accounts/verification-codes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { keyFor } from "../../platform/keys.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { addressCall, send, sendRaw } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { bearer, signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const hourMs = 3_600_000
const dayMs = 86_400_000
const readAs = (token: string) => refuse(app, readProfile, {}, { headers: bearer(token) })
const signInAgain = ({ mobile, password }: TestPerson): Promise<string> =>
  app.call(login, { body: { mobileOrEmail: mobile, password } })

interface Parts {
  readonly header: Record<string, unknown>
  readonly payload: Record<string, unknown>
}
const decode = (token: string): Parts => {
  const [header = "", payload = ""] = token.split(".")
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, "base64url").toString("utf8")) as Record<string, unknown>
  return { header: read(header), payload: read(payload) }
}
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")
/** Signs with the program's own key, so that nothing but the content is wrong. */
const sign = ({ header, payload }: Parts, key?: Buffer): string => {
  const content = `${encode(header)}.${encode(payload)}`
  const secret = key ?? keyFor(app.services.config.appSecret, "session tokens")
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`
}

describe("a token", () => {
  test("is valid for an hour and says who one is, for display", async () => {
    const { token, id } = await signUp(app, { nickname: "Lan" })
    const { header, payload } = decode(token)
    expect(header).toEqual({ alg: "HS256", typ: "JWT" })
    expect(payload).toMatchObject({ id, nickname: "Lan", roles: ["ROLE_USER"], aud: "site" })
    expect(Number(payload["exp"]) - Number(payload["iat"])).toBe(3600)
    app.time.passes(hourMs - 5_000)
    expect((await readAs(token)).status).toBe(200)
    app.time.passes(10_000)
    expectRefusal(await readAs(token), "invalidSession")
  })

  const tampered: [string, (parts: Parts, token: string) => string][] = [
    ["without a signature", (_parts, token) => token.slice(0, token.lastIndexOf(".") + 1)],
    ["of algorithm none", ({ payload }) => `${encode({ alg: "none" })}.${encode(payload)}.`],
    ["of another algorithm", ({ payload }) => sign({ header: { alg: "HS512", typ: "JWT" }, payload })],
    [
      "with a flipped bit",
      (_parts, token) => token.slice(0, -2) + (token.at(-2) === "A" ? "B" : "A") + token.slice(-1),
    ],
    ["cut", (_parts, token) => token.slice(0, -8)],
    ["of a foreign key", (parts) => sign(parts, Buffer.alloc(32, 7))],
    ["for the studio", ({ header, payload }) => sign({ header, payload: { ...payload, aud: "studio" } })],
    [
      "of another issuer",
      ({ header, payload }) => sign({ header, payload: { ...payload, iss: "elsewhere" } }),
    ],
    ["without an end", ({ header, payload: { exp: _exp, ...payload } }) => sign({ header, payload })],
    [
      "of nobody's session",
      ({ header, payload }) => sign({ header, payload: { ...payload, sid: payload["id"] } }),
    ],
    [
      "of another account",
      ({ header, payload }) => sign({ header, payload: { ...payload, id: payload["sid"] } }),
    ],
    [
      "with an id that is none",
      ({ header, payload }) => sign({ header, payload: { ...payload, sid: "'; drop" } }),
    ],
    ["that is no token", () => "x".repeat(5_000)],
  ]
  test.each(tampered)("%s is refused, to refresh it too", async (_name, tamper) => {
    const { token } = await signUp(app)
    expect((await readAs(sign(decode(token)))).status).toBe(200)
    const bad = tamper(decode(token), token)
    expectRefusal(await readAs(bad), "invalidSession")
    expectRefusal(await refuse(app, refreshToken, {}, { headers: bearer(bad) }), "invalidSession")
  })

  test("is looked at where it may be sent, and not needed there", async () => {
    expect((await refuse(app, readPublicSettings, {})).status).toBe(200)
    expectRefusal(
      await refuse(app, readPublicSettings, {}, { headers: bearer("nonsense") }),
      "invalidSession",
    )
  })

  test("without one a protected call says: log in first", async () => {
    expectRefusal(await refuse(app, readProfile, {}), "loginRequired")
  })
})

describe("refreshing", () => {
  test("takes an expired token while its session lives, and keeps it alive", async () => {
    let { token } = await signUp(app)
    for (let days = 0; days < 60; days += 20) {
      app.time.passes(20 * dayMs)
      expectRefusal(await readAs(token), "invalidSession")
      token = await app.call(refreshToken, {}, { headers: bearer(token) })
      expect((await readAs(token)).status).toBe(200)
    }
    app.time.passes(30 * dayMs + 1_000)
    expectRefusal(await refuse(app, refreshToken, {}, { headers: bearer(token) }), "invalidSession")
  })

  test("does not keep a session alive for ever: after 180 days one signs in again", async () => {
    let { token } = await signUp(app)
    for (let days = 0; days < 160; days += 20) {
      app.time.passes(20 * dayMs)
      token = await app.call(refreshToken, {}, { headers: bearer(token) })
    }
    app.time.passes(20 * dayMs - 3_000)
    token = await app.call(refreshToken, {}, { headers: bearer(token) })
    expect((await readAs(token)).status).toBe(200)
    app.time.passes(5_000)
    expectRefusal(await readAs(token), "invalidSession")
    expectRefusal(await refuse(app, refreshToken, {}, { headers: bearer(token) }), "invalidSession")
  })

  test("is no link: a browser's navigation does not set it off", async () => {
    const { headers } = await signUp(app)
    const { path: codePath } = addressCall(sendEmailCode, { params: { email: "link@example.com" } })
    // Fetch would say itself what it is for.
    const ask = (path: string, mode: string) =>
      sendRaw(app.url, path, { headers: { ...headers, "sec-fetch-mode": mode } })
    for (const mode of ["navigate", "no-cors"])
      for (const path of ["/api/user/refresh-token", codePath])
        expectRefusal(await ask(path, mode), "forbidden")
    const answer = await ask("/api/user/refresh-token", "cors")
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"])
  })
})

describe("sessions", () => {
  test("logging out ends this one for good, and only this one", async () => {
    const person = await signUp(app)
    const other = await signInAgain(person)
    await app.call(logout, {}, { headers: person.headers })
    expectRefusal(await readAs(person.token), "invalidSession")
    expectRefusal(await refuse(app, refreshToken, {}, { headers: person.headers }), "invalidSession")
    expect((await readAs(other)).status).toBe(200)
  })

  test.each([
    ["the web's way: no body, and no word of one", {}, undefined],
    ["an empty body that says it is JSON", { "content-type": "application/json" }, ""],
    ["an empty object", { "content-type": "application/json" }, "{}"],
  ])("logging out takes %s", async (_way, headers, body) => {
    const person = await signUp(app)
    const answer = await send(`${app.url}/api/auth/logout`, {
      method: "POST",
      language: "vi-VN",
      headers: { accept: "application/json", ...person.headers, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    expect([answer.status, answer.envelope?.code]).toEqual([200, 200])
    expectRefusal(await readAs(person.token), "invalidSession")
  })

  test("are listed, and end one by one or all but this", async () => {
    const person = await signUp(app)
    const { headers } = person
    const others = [await signInAgain(person), await signInAgain(person), await signInAgain(person)]
    const listed = await app.call(listSessions, {}, { headers })
    expect(listed).toHaveLength(4)
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const [ended] = await app
      .call(listSessions, {}, { headers: bearer(others[0] ?? "") })
      .then((all) => all.filter(({ isCurrent }) => isCurrent))
    const params = { id: ended?.id ?? "" }
    await app.call(endSession, { params }, { headers })
    expectRefusal(await readAs(others[0] ?? ""), "invalidSession")
    expectRefusal(await refuse(app, endSession, { params }, { headers }), "notFound")
    expect(await app.call(endOtherSessions, {}, { headers })).toEqual({ ended: 2 })
    for (const token of others) expectRefusal(await readAs(token), "invalidSession")
    expect((await readAs(person.token)).status).toBe(200)
  })

  test("of others are nobody's business", async () => {
    const owner = await signUp(app)
    const stranger = await signUp(app)
    const [session] = await app.call(listSessions, {}, { headers: owner.headers })
    const params = { id: session?.id ?? "" }
    expectRefusal(await refuse(app, endSession, { params }, { headers: stranger.headers }), "notFound")
    expect((await readAs(owner.token)).status).toBe(200)
  })
})
