import { login, loginWithEmail, loginWithMobile, register } from "@roomwright/contract/accounts/sign-in"
import { readProfile } from "@roomwright/contract/accounts/calls"
import { readPublicSettings } from "@roomwright/contract/settings/calls"
import { sendEmailCode, sendMobileCode } from "@roomwright/contract/accounts/verification-codes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { bearer, newMobile, readCode, readOutbox } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let made = 0
const newEmail = (): string => `lan+${(made += 1)}@Example.com`
const password = "quiet-room-9"

/** Everything that a registration by email needs, with its codes sent. */
async function prepare(email = newEmail(), mobile = newMobile()) {
  await app.call(sendEmailCode, { params: { email }, query: {} })
  await app.call(sendMobileCode, { body: { mobile } })
  return {
    nickname: "Lan Phương",
    password,
    email,
    mobile,
    verificationCode: await readCode(app, email),
    mobileCode: await readCode(app, mobile),
    termsVersion: await readTermsVersion(),
  }
}

const readTermsVersion = async () => (await app.call(readPublicSettings, {})).termsVersion

describe("registering by email", () => {
  test("takes both codes, and then the account opens by password and by both codes", async () => {
    const body = await prepare()
    const { username } = await app.call(register, { body })
    expect(username).toBe("lan-phuong")
    const tokens = [
      await app.call(login, { body: { mobileOrEmail: body.email.toUpperCase(), password } }),
      await app.call(login, { body: { mobileOrEmail: `0${body.mobile.slice(3)}`, password } }),
    ]
    await app.call(sendEmailCode, { params: { email: body.email }, query: { purpose: "login" } })
    tokens.push(
      await app.call(loginWithEmail, {
        body: { email: body.email.toLowerCase(), code: await readCode(app, body.email) },
      }),
    )
    await app.call(sendMobileCode, { body: { mobile: body.mobile, purpose: "login" } })
    const mobile = body.mobile.slice(3)
    tokens.push(await app.call(loginWithMobile, { body: { mobile, code: await readCode(app, body.mobile) } }))
    for (const token of tokens)
      expect(await app.call(readProfile, {}, { headers: bearer(token) })).toMatchObject({
        username,
        nickname: "Lan Phương",
        email: body.email,
        mobile: body.mobile,
        roles: [{ name: "ROLE_USER" }],
      })
  })

  test("needs the mobile's code", async () => {
    const { mobileCode: _left, ...body } = await prepare()
    expectRefusal(await refuse(app, register, { body }), "invalidInput")
  })

  test("names that are taken get a number, and Chinese ones a plain handle", async () => {
    const first = await app.call(register, { body: { ...(await prepare()), nickname: "Minh Anh" } })
    const second = await app.call(register, { body: { ...(await prepare()), nickname: "Minh Anh" } })
    const third = await app.call(register, { body: { ...(await prepare()), nickname: "林予安" } })
    expect(first.username).toBe("minh-anh")
    expect(second.username).toMatch(/^minh-anh-\d{4,6}$/)
    expect(third.username).toMatch(/^user(-\d+)?$/)
  })
})

describe("a code", () => {
  test("for another address, another purpose or twice is worth nothing", async () => {
    const one = await prepare()
    const other = await prepare()
    expectRefusal(
      await refuse(app, register, { body: { ...one, verificationCode: other.verificationCode } }),
      "wrongCode",
    )
    expectRefusal(
      await refuse(app, loginWithMobile, { body: { mobile: one.mobile, code: one.mobileCode } }),
      "codeSpent",
    )
    await app.call(register, { body: one })
    const again = { ...one, email: newEmail() }
    expectRefusal(await refuse(app, register, { body: again }), "codeSpent")
  })

  test("takes five tries; the sixth is refused even when it is right", async () => {
    const body = await prepare()
    const wrong = { ...body, verificationCode: body.verificationCode === "000000" ? "000001" : "000000" }
    for (let tried = 0; tried < 5; tried += 1)
      expectRefusal(await refuse(app, register, { body: wrong }), "wrongCode")
    expectRefusal(await refuse(app, register, { body }), "codeSpent")
  })

  test("is over after ten minutes", async () => {
    const body = await prepare()
    app.time.passes(600_000)
    expectRefusal(await refuse(app, register, { body }), "codeSpent")
  })

  test("is sent once in 60 seconds for each address, and then a new one replaces the old", async () => {
    const body = await prepare()
    const early = await refuse(app, sendEmailCode, { params: { email: body.email.toUpperCase() }, query: {} })
    expectRefusal(early, "codeTooSoon")
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(50)
    app.time.passes(60_000)
    await app.call(sendEmailCode, { params: { email: body.email }, query: {} })
    const fresh = await readCode(app, body.email)
    if (fresh !== body.verificationCode) expectRefusal(await refuse(app, register, { body }), "wrongCode")
    await app.call(register, { body: { ...body, verificationCode: fresh } })
  })
})

describe("what is taken", () => {
  test("of two registrations at the same moment one wins and the other learns why", async () => {
    const body = await prepare()
    const twice = await Promise.allSettled([
      app.call(register, { body }),
      app.call(register, { body: { ...body, nickname: "Other" } }),
    ])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    expectRefusal(await refuse(app, register, { body }), "emailTaken")
  })

  test("an address with an account gets a message without a code", async () => {
    const body = await prepare()
    await app.call(register, { body })
    app.time.passes(60_000)
    await app.call(sendEmailCode, { params: { email: body.email }, query: {} })
    const [message] = await readOutbox(app)
    expect(message?.to).toBe(body.email)
    expect(message?.text).not.toMatch(/\d{6}/)
  })
})

describe("bad input", () => {
  test.each([
    ["five characters", { password: "abcde" }],
    ["seventeen characters", { password: "a".repeat(17) }],
    ["no nickname", { nickname: "  \u202e " }],
    ["a nickname that nobody sees", { nickname: "\u200B\u200D" }],
    ["an address without a domain", { email: "lan@" }],
    ["a landline", { mobile: "024 7300 1888" }],
    ["a code of five digits", { verificationCode: "12345" }],
    ["a role", { role: "ROLE_ADMIN" }],
  ])("%s is refused", async (_name, change) => {
    const termsVersion = await readTermsVersion()
    const good = { nickname: "Lan", password, mobile: newMobile(), verificationCode: "123456", termsVersion }
    const body = { ...good, ...change }
    expectRefusal(await refuse(app, register, { body }), "invalidInput")
  })

  test.each(["Roomwright", "Ｒoomwrıght", "admin"])(
    "%s is the platform's name, not a person's",
    async (nickname) => {
      const termsVersion = await readTermsVersion()
      const body = { nickname, password, mobile: newMobile(), verificationCode: "123456", termsVersion }
      expectRefusal(await refuse(app, register, { body }), "nameReserved")
    },
  )

  test.each(["123456", "password", "Qwerty", "iloveyou"])("%s is too common", async (common) => {
    const termsVersion = await readTermsVersion()
    const mobile = newMobile()
    const body = { nickname: "Lan", password: common, mobile, verificationCode: "123456", termsVersion }
    expectRefusal(await refuse(app, register, { body }), "commonPassword")
  })

  test("passwords of 6 and 16 characters are taken, whatever the characters", async () => {
    for (const extreme of ["năm-🛋x", "ghế sofa màu be!"]) {
      const mobile = newMobile()
      await app.call(sendMobileCode, { body: { mobile } })
      await app.call(register, {
        body: {
          nickname: "Lan",
          password: extreme,
          mobile,
          verificationCode: await readCode(app, mobile),
          termsVersion: await readTermsVersion(),
        },
      })
      const body = { mobileOrEmail: mobile, password: extreme }
      expect(await refuse(app, login, { body })).toMatchObject({ status: 200 })
    }
  })
})

describe("the terms", () => {
  test("are recorded as they were shown", async () => {
    const body = await prepare()
    const { username } = await app.call(register, { body })
    const account = await app.database.db
      .selectFrom("account")
      .select(["terms_version", "terms_accepted_at"])
      .where("username", "=", username)
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ terms_version: body.termsVersion, terms_accepted_at: expect.any(Date) })
  })

  test("must be named, and those of before are refused: the codes stay good for another try", async () => {
    const { termsVersion, ...unnamed } = await prepare()
    const missing = await refuse(app, register, { body: unnamed })
    expectRefusal(missing, "invalidInput")
    expect(missing.envelope?.data).toMatchObject({ faults: [{ path: "body.termsVersion" }] })
    expectRefusal(await refuse(app, register, { body: { ...unnamed, termsVersion: "" } }), "invalidInput")
    for (const old of ["2001-01-01", `${termsVersion}-9`])
      expectRefusal(await refuse(app, register, { body: { ...unnamed, termsVersion: old } }), "termsChanged")
    expect((await refuse(app, register, { body: { ...unnamed, termsVersion } })).status).toBe(200)
  })
})
