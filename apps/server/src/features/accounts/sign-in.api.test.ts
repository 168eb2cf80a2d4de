import {
  changePassword,
  login,
  loginWithEmail,
  loginWithMobile,
  resetPassword,
} from "@roomwright/contract/accounts/sign-in"
import { readProfile } from "@roomwright/contract/accounts/calls"
import { sendEmailCode, sendMobileCode } from "@roomwright/contract/accounts/verification-codes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { bearer, newMobile, readCode, readOutbox, signUp } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lockMs = 900_000
const tryPassword = (mobileOrEmail: string, password: string) =>
  refuse(app, login, { body: { mobileOrEmail, password } })
const codeFor = async (mobile: string, purpose: "login" | "forget"): Promise<string> => {
  await app.call(sendMobileCode, { body: { mobile, purpose } })
  return readCode(app, mobile)
}

describe("signing in with a password", () => {
  test("answers the same for a wrong password, an unknown account and what can be no account", async () => {
    const person = await signUp(app)
    const answers = [
      await tryPassword(person.mobile, "wrong-one"),
      await tryPassword(newMobile(), "wrong-one"),
      await tryPassword("nobody@example.com", "wrong-one"),
      await tryPassword("<script>", "wrong-one"),
    ]
    const [first] = answers
    for (const answer of answers) {
      expectRefusal(answer, "wrongCredentials")
      expect(answer.envelope?.message).toBe(first?.envelope?.message)
    }
  })

  test.each(["a known", "an unknown"])(
    "locks after ten wrong tries for %s account, codes do not",
    async (kind) => {
      const person = await signUp(app)
      const account = kind === "a known" ? person.mobile : newMobile()
      const tries = await Promise.all(Array.from({ length: 14 }, () => tryPassword(account, "wrong-one")))
      const codes = tries.map(({ envelope }) => envelope?.code)
      expect(codes.filter((code) => code === 40_010)).toHaveLength(10)
      expect(codes.filter((code) => code === 42_902)).toHaveLength(4)
      const right = await tryPassword(account, person.password)
      expectRefusal(right, "passwordLocked")
      expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(800)
      if (kind === "an unknown") return
      await app.call(loginWithMobile, { body: { mobile: account, code: await codeFor(account, "login") } })
      app.time.passes(lockMs)
      await app.call(login, { body: { mobileOrEmail: account, password: person.password } })
    },
  )

  test("a right password clears the wrong ones before it", async () => {
    const { mobile, password } = await signUp(app)
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await tryPassword(mobile, "wrong-one")
      expect(await tryPassword(mobile, password)).toMatchObject({ status: 200 })
    }
  })

  test("a blocked account is told so only with the right password, and its sessions are over", async () => {
    const person = await signUp(app)
    await app.database.db
      .updateTable("account")
      .set({ blocked_at: new Date() })
      .where("id", "=", person.id)
      .execute()
    expectRefusal(await tryPassword(person.mobile, "wrong-one"), "wrongCredentials")
    expectRefusal(await tryPassword(person.mobile, person.password), "accountBlocked")
    expectRefusal(await refuse(app, readProfile, {}, { headers: person.headers }), "invalidSession")
  })
})

describe("codes for signing in", () => {
  test("an unknown address gets the same answer and no message", async () => {
    const before = (await readOutbox(app)).length
    const unknown = newMobile()
    expect(await app.call(sendMobileCode, { body: { mobile: unknown, purpose: "login" } })).toEqual({
      resendAfterMs: 60_000,
    })
    await app.call(sendEmailCode, { params: { email: "nobody@example.com" }, query: { purpose: "forget" } })
    expect((await readOutbox(app)).filter(({ to }) => to === unknown || to === "nobody@example.com")).toEqual(
      [],
    )
    expect((await readOutbox(app)).length).toBe(before)
    for (let tried = 0; tried < 5; tried += 1)
      expectRefusal(
        await refuse(app, loginWithMobile, { body: { mobile: unknown, code: "123456" } }),
        "wrongCode",
      )
    expectRefusal(
      await refuse(app, loginWithMobile, { body: { mobile: unknown, code: "123456" } }),
      "codeSpent",
    )
  })

  test("open once, also when sent twice at the same moment", async () => {
    const { mobile } = await signUp(app)
    const body = { mobile, code: await codeFor(mobile, "login") }
    const both = await Promise.all([
      refuse(app, loginWithMobile, { body }),
      refuse(app, loginWithMobile, { body }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test("of one purpose do not serve another", async () => {
    const { mobile } = await signUp(app)
    const code = await codeFor(mobile, "login")
    expectRefusal(
      await refuse(app, resetPassword, { body: { mobile, code, password: "another-1" } }),
      "codeSpent",
    )
    expectRefusal(
      await refuse(app, loginWithEmail, { body: { email: "lan@example.com", code } }),
      "codeSpent",
    )
  })
})

describe("a forgotten password", () => {
  test("is replaced with a code; every session ends and the owner is told", async () => {
    const { mobile, password, headers } = await signUp(app)
    const code = await codeFor(mobile, "forget")
    await app.call(resetPassword, { body: { mobile, code, password: "another-1" } })
    expectRefusal(await refuse(app, readProfile, {}, { headers }), "invalidSession")
    expectRefusal(await tryPassword(mobile, password), "wrongCredentials")
    await app.call(login, { body: { mobileOrEmail: mobile, password: "another-1" } })
    expect((await readOutbox(app)).find(({ to }) => to === mobile)?.text).not.toMatch(/\d{6}/)
  })

  test("opens a locked account", async () => {
    const { mobile } = await signUp(app)
    for (let wrong = 0; wrong < 11; wrong += 1) await tryPassword(mobile, "wrong-one")
    expectRefusal(await tryPassword(mobile, "wrong-one"), "passwordLocked")
    const code = await codeFor(mobile, "forget")
    await app.call(resetPassword, { body: { mobile, code, password: "another-1" } })
    expect(await tryPassword(mobile, "another-1")).toMatchObject({ status: 200 })
  })

  test("names one address, and no password that is too common", async () => {
    const { mobile } = await signUp(app)
    const code = await codeFor(mobile, "forget")
    const both = { mobile, email: "lan@example.com", code, password: "another-1" }
    expectRefusal(await refuse(app, resetPassword, { body: both }), "invalidInput")
    expectRefusal(await refuse(app, resetPassword, { body: { code, password: "another-1" } }), "invalidInput")
    const common = { mobile, code, password: "123456" }
    expectRefusal(await refuse(app, resetPassword, { body: common }), "commonPassword")
    await app.call(resetPassword, { body: { ...common, password: "another-1" } })
  })
})

describe("changing the password", () => {
  test("keeps this session and ends the others", async () => {
    const { mobile, password, headers } = await signUp(app)
    const elsewhere = bearer(await app.call(login, { body: { mobileOrEmail: mobile, password } }))
    const body = { oldPassword: password, newPassword: "another-1" }
    expectRefusal(
      await refuse(app, changePassword, { body: { ...body, oldPassword: "wrong-one" } }, { headers }),
      "wrongPassword",
    )
    await app.call(changePassword, { body }, { headers })
    await app.call(readProfile, {}, { headers })
    expectRefusal(await refuse(app, readProfile, {}, { headers: elsewhere }), "invalidSession")
    await app.call(login, { body: { mobileOrEmail: mobile, password: "another-1" } })
  })

  test("guessing the old one is locked like signing in", async () => {
    const { password, headers } = await signUp(app)
    for (let wrong = 0; wrong < 10; wrong += 1)
      await refuse(
        app,
        changePassword,
        { body: { oldPassword: "wrong-one", newPassword: "another-1" } },
        { headers },
      )
    expectRefusal(
      await refuse(
        app,
        changePassword,
        { body: { oldPassword: password, newPassword: "another-1" } },
        { headers },
      ),
      "passwordLocked",
    )
  })
})

describe("an address that is none", () => {
  const sayIt = {
    zh: [/邮箱/, /手机/],
    en: [/email address/, /mobile number/],
    vi: [/email/, /di động/],
  } as const
  test.each(["zh", "en", "vi"] as const)("is refused with what to do (%s)", async (language) => {
    const [aboutEmail, aboutMobile] = sayIt[language]
    const long = `${"x".repeat(60)}@${"long.".repeat(60)}example.com`
    for (const email of ["nonsense", "a@b", "%", "../..", "a b@example.com", long, "x".repeat(400)]) {
      const refused = await refuse(app, sendEmailCode, { params: { email }, query: {} }, { language })
      expectRefusal(refused, "malformedEmail")
      expect(refused.envelope?.message).toMatch(aboutEmail)
    }
    for (const mobile of ["nonsense", "123", "+1 202 555 0100", "9".repeat(400)]) {
      const refused = await refuse(app, sendMobileCode, { body: { mobile } }, { language })
      expectRefusal(refused, "malformedMobile")
      expect(refused.envelope?.message).toMatch(aboutMobile)
    }
  })

  test("is none of the longest that there are", async () => {
    const email = `${"x".repeat(64)}@${`${"a".repeat(60)}.`.repeat(3)}com`
    await app.call(sendEmailCode, { params: { email }, query: {} })
    expect(await readCode(app, email)).toMatch(/^\d{6}$/)
  })

  test("is what is said, whatever else is wrong", async () => {
    const query = { purpose: "nothing" }
    expectRefusal(await refuse(app, sendEmailCode, { params: { email: "x" }, query }), "malformedEmail")
    const params = { email: "lan@example.com" }
    expectRefusal(await refuse(app, sendEmailCode, { params, query }), "invalidInput")
  })
})

test("limits for one address hold when they are on", async () => {
  const strict = await startTestApp({ env: { RATE_LIMITS: "on" } })
  try {
    const statuses: number[] = []
    for (let sent = 0; sent < 62; sent += 1)
      statuses.push((await refuse(strict, sendMobileCode, { body: { mobile: newMobile() } })).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(60)).toEqual([429, 429])
  } finally {
    await strict.close()
  }
})

test("a refused sign-in is a line with the request's number, why, and a hash of the account", async () => {
  const person = await signUp(app)
  const lines = (): Record<string, unknown>[] =>
    app
      .readLog()
      .split("\n")
      .filter((line) => line.includes("sign-in refused"))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const before = lines().length
  const refused = await tryPassword(person.mobile, "wrong-one")
  await tryPassword(`0${person.mobile.slice(3)}`, "wrong-one")
  await refuse(app, loginWithMobile, { body: { mobile: person.mobile, code: "123456" } })
  const { requestId } = Object(refused.envelope?.data) as { requestId: string }
  const [first, second, third] = lines().slice(before)
  expect(first).toMatchObject({ reqId: requestId, way: "password", reason: "wrongCredentials" })
  expect(first?.["account"]).toMatch(/^[\w-]{22}$/)
  // However it was typed, it is the same account.
  expect(second?.["account"]).toBe(first?.["account"])
  expect(third).toMatchObject({ way: "mobile-code", reason: "codeSpent", account: first?.["account"] })
  expect(app.readLog()).not.toContain(person.id)
})

test("nothing personal and no secret reaches the log", async () => {
  const person = await signUp(app, { nickname: "Unmistakable" })
  await tryPassword(person.mobile, "wrong-one")
  await app.call(sendEmailCode, { params: { email: "unmistakable@example.com" }, query: {} })
  const code = await readCode(app, "unmistakable@example.com")
  const log = app.readLog()
  for (const secret of [
    person.mobile,
    person.mobile.slice(3),
    person.token,
    person.password,
    "nmistakable",
    code,
  ])
    expect(log).not.toContain(secret)
})
