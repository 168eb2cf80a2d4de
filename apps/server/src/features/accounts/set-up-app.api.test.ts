import { readProfile } from "@roomwright/contract/accounts/calls"
import {
  confirmAppFactor,
  listSecondFactors,
  removeAppFactor,
  startAppFactor,
} from "@roomwright/contract/accounts/second-factors"
import { login } from "@roomwright/contract/accounts/sign-in"
import { describe, expect, test, afterAll, beforeAll } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { oneTimeCode } from "../../testing/one-time-code.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { addApp, demandOf, finishWithCode, passSteps } from "../../testing/test-factors.ts"
import { bearer, readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const signInAs = ({ mobile, password }: TestPerson) =>
  app.call(login, { body: { mobileOrEmail: mobile, password } })
const finish = (challenge: string, code: string) => finishWithCode(app, challenge, code)
describe("setting up an app", () => {
  test("shows a secret, its address and a picture of it; nothing is asked for before a code was given", async () => {
    const lan = await signUp(app)
    const { headers, password } = lan
    const { secret, address, qr } = await app.call(startAppFactor, { body: { password } }, { headers })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(address)
    expect([url.protocol, url.host, url.searchParams.get("secret")]).toEqual(["otpauth:", "totp", secret])
    expect(decodeURIComponent(url.pathname)).toMatch(/^\/Roomwright:/)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      issuer: "Roomwright",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    })
    expect(qr).toMatch(/^<svg [^>]*viewBox/)
    expect(await app.call(listSecondFactors, {}, { headers })).toEqual({
      app: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    await expect(signInAs(lan)).resolves.toEqual(expect.any(String))
  })

  test("a code turns it on, gives ten recovery codes once, and tells the owner", async () => {
    const lan = await signUp(app)
    const { recoveryCodes } = await addApp(app, lan)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    expect(await app.call(listSecondFactors, {}, { headers: lan.headers })).toEqual({
      app: { addedAt: expect.any(String) },
      passkeys: [],
      recoveryCodesLeft: 10,
    })
    const { secondFactor } = await app.call(readProfile, {}, { headers: lan.headers })
    expect(secondFactor).toEqual({ isSet: true, isRequired: false })
    const message = (await readOutbox(app)).find(({ to }) => to === lan.mobile)
    expect(message?.text).not.toMatch(/\b\d{6}\b/)
  })

  test("neither secret nor recovery codes are in the database as they were shown", async () => {
    const lan = await signUp(app)
    const { headers, password } = lan
    const { secret } = await app.call(startAppFactor, { body: { password } }, { headers })
    const code = oneTimeCode(secret, Date.now())
    const { recoveryCodes } = await app.call(confirmAppFactor, { body: { code } }, { headers })
    const { rows } = await app.database.pool.query<{ row: string }>(
      `select row_to_json(a)::text as row from second_factor_app as a
       union all select row_to_json(r)::text from recovery_code as r`,
    )
    const everything = rows.map(({ row }) => row).join("\n")
    const bytes = [...secret].map((sign) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
    )
    const hex = (bytes.join("").match(/.{4}/g) ?? [])
      .map((bits) => Number.parseInt(bits, 2).toString(16))
      .join("")
    expect(hex).toMatch(/^[0-9a-f]{40}$/)
    for (const told of [secret, hex, ...(recoveryCodes ?? [])]) expect(everything).not.toContain(told)
  })

  test("wants the password, and the code in the session that began it", async () => {
    const lan = await signUp(app)
    const { headers, password } = lan
    expectRefusal(
      await refuse(app, startAppFactor, { body: { password: "not-hers-1" } }, { headers }),
      "wrongPassword",
    )
    expectRefusal(
      await refuse(app, confirmAppFactor, { body: { code: "123456" } }, { headers }),
      "challengeExpired",
    )
    const { secret } = await app.call(startAppFactor, { body: { password } }, { headers })
    const elsewhere = { headers: bearer(await signInAs(lan)) }
    const body = { code: oneTimeCode(secret, Date.now()) }
    expectRefusal(await refuse(app, confirmAppFactor, { body }, elsewhere), "challengeExpired")
    await app.call(confirmAppFactor, { body }, { headers })
  })

  test("takes five wrong codes, then begins anew; and waits for a quarter of an hour", async () => {
    const lan = await signUp(app)
    const { headers, password } = lan
    const { secret } = await app.call(startAppFactor, { body: { password } }, { headers })
    const right = { code: oneTimeCode(secret, Date.now()) }
    const wrong = { code: right.code === "000000" ? "111111" : "000000" }
    for (let tries = 0; tries < 5; tries += 1)
      expectRefusal(await refuse(app, confirmAppFactor, { body: wrong }, { headers }), "wrongCode")
    expectRefusal(await refuse(app, confirmAppFactor, { body: right }, { headers }), "challengeExpired")

    const again = await app.call(startAppFactor, { body: { password } }, { headers })
    app.time.passes(15 * 60_000)
    const late = { code: oneTimeCode(again.secret, app.services.clock.now().getTime()) }
    expectRefusal(await refuse(app, confirmAppFactor, { body: late }, { headers }), "challengeExpired")
  })

  test("an app goes on until a code of the one in its place was given; recovery codes stay", async () => {
    const lan = await signUp(app)
    const { headers, password } = lan
    const old = await addApp(app, lan)
    passSteps(app, 2)
    const { secret } = await app.call(startAppFactor, { body: { password } }, { headers })
    const { challenge } = await demandOf(app, lan)
    expect((await finish(challenge, old.codeNow())).status).toBe(200)
    const code = oneTimeCode(secret, app.services.clock.now().getTime())
    expect(await app.call(confirmAppFactor, { body: { code } }, { headers })).toEqual({ recoveryCodes: null })
    passSteps(app, 2)
    const next = await demandOf(app, lan)
    expectRefusal(await finish(next.challenge, old.codeNow()), "wrongCode")
    const fresh = oneTimeCode(secret, app.services.clock.now().getTime())
    expect((await finish(next.challenge, fresh)).status).toBe(200)
  })
})

test("removing the app wants the password; then the password alone is enough, and no recovery code is left", async () => {
  const lan = await signUp(app)
  const { headers, password } = lan
  const remove = (given: string) => refuse(app, removeAppFactor, { body: { password: given } }, { headers })
  expectRefusal(await remove(password), "notFound")
  await addApp(app, lan)
  const underWay = await demandOf(app, lan)
  expectRefusal(await remove("not-hers-1"), "wrongPassword")
  expect((await remove(password)).status).toBe(200)
  await expect(signInAs(lan)).resolves.toEqual(expect.any(String))
  expectRefusal(await finish(underWay.challenge, "123456"), "challengeExpired")
  expect(await app.call(listSecondFactors, {}, { headers })).toEqual({
    app: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })
})
