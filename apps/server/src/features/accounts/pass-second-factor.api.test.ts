import { readProfile } from "@roomwright/contract/accounts/calls"
import { loginWithSecondFactor } from "@roomwright/contract/accounts/second-factors"
import { loginWithMobile } from "@roomwright/contract/accounts/sign-in"
import { sendMobileCode } from "@roomwright/contract/accounts/verification-codes"
import { describe, expect, test, afterAll, beforeAll } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { addApp, demandOf, finishWithCode, passSteps, stepMs } from "../../testing/test-factors.ts"
import { bearer, readCode, signUp } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const finish = (challenge: string, code: string) => finishWithCode(app, challenge, code)
describe("signing in with an app", () => {
  test("password and code by SMS are both not enough; the code of the app is what is missing", async () => {
    const lan = await signUp(app)
    const { codeNow } = await addApp(app, lan)
    const { mobile } = lan
    await app.call(sendMobileCode, { body: { mobile, purpose: "login" } })
    const body = { mobile, code: await readCode(app, mobile) }
    expectRefusal(await refuse(app, loginWithMobile, { body }), "secondFactorRequired")

    passSteps(app, 2)
    const { challenge, kinds, passkeyOptions } = await demandOf(app, lan)
    expect([kinds, passkeyOptions]).toEqual([["app", "recovery"], undefined])
    const spaced = codeNow().replace(/^.../, "$& ")
    const token = await app.call(loginWithSecondFactor, { body: { challenge, code: spaced } })
    const { id } = await app.call(readProfile, {}, { headers: bearer(token) })
    expect(id).toBe(lan.id)
  })

  test("takes the code of 30 seconds ago and of the next 30, none further away", async () => {
    const lan = await signUp(app)
    const { codeNow } = await addApp(app, lan)
    for (const [laterMs, status] of [
      [-2 * stepMs, 422],
      [-stepMs, 200],
      [stepMs, 200],
      [2 * stepMs, 422],
    ] as const) {
      passSteps(app, 10)
      const { challenge } = await demandOf(app, lan)
      expect([laterMs, (await finish(challenge, codeNow(laterMs))).status]).toEqual([laterMs, status])
    }
  })

  test("a code counts once, the one that turned the app on too, and none counts from before the last", async () => {
    const lan = await signUp(app)
    const { codeNow, firstCode } = await addApp(app, lan)
    const first = await demandOf(app, lan)
    expectRefusal(await finish(first.challenge, firstCode), "wrongCode")
    passSteps(app, 2)
    const used = codeNow()
    expect((await finish(first.challenge, used)).status).toBe(200)
    const second = await demandOf(app, lan)
    expectRefusal(await finish(second.challenge, used), "wrongCode")
    expectRefusal(await finish(second.challenge, codeNow(-stepMs)), "wrongCode")
  })

  test("a challenge takes five wrong codes, ends after five minutes, and with its first use", async () => {
    const lan = await signUp(app)
    const { codeNow } = await addApp(app, lan)
    passSteps(app, 2)
    const tried = await demandOf(app, lan)
    for (let tries = 0; tries < 5; tries += 1)
      expectRefusal(await finish(tried.challenge, "not-a-code"), "wrongCode")
    expectRefusal(await finish(tried.challenge, codeNow()), "challengeExpired")

    const late = await demandOf(app, lan)
    app.time.passes(5 * 60_000)
    expectRefusal(await finish(late.challenge, codeNow()), "challengeExpired")

    const used = await demandOf(app, lan)
    expect((await finish(used.challenge, codeNow())).status).toBe(200)
    passSteps(app, 2)
    expectRefusal(await finish(used.challenge, codeNow()), "challengeExpired")
    expectRefusal(await finish("nobody-has-this-challenge", codeNow()), "challengeExpired")
  })

  test("ten wrong codes in a quarter of an hour lock the second step, however many challenges", async () => {
    const lan = await signUp(app)
    const { codeNow } = await addApp(app, lan)
    passSteps(app, 2)
    for (let challenges = 0; challenges < 2; challenges += 1) {
      const { challenge } = await demandOf(app, lan)
      for (let tries = 0; tries < 5; tries += 1)
        expectRefusal(await finish(challenge, "not-a-code"), "wrongCode")
    }
    const locked = await demandOf(app, lan)
    const answer = await finish(locked.challenge, codeNow())
    expectRefusal(answer, "tooManyRequests")
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(600)
    app.time.passes(15 * 60_000)
    const open = await demandOf(app, lan)
    expect((await finish(open.challenge, codeNow())).status).toBe(200)
  })

  test("of eight at once with one code and one challenge exactly one is let in", async () => {
    const lan = await signUp(app)
    const { codeNow } = await addApp(app, lan)
    passSteps(app, 2)
    const { challenge } = await demandOf(app, lan)
    const code = codeNow()
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(challenge, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)

    passSteps(app, 2)
    const demands = await Promise.all(Array.from({ length: 8 }, () => demandOf(app, lan)))
    const fresh = codeNow()
    const others = await Promise.all(demands.map((demand) => finish(demand.challenge, fresh)))
    expect(others.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test("neither both answers nor none are taken", async () => {
    for (const body of [{ challenge: "a" }, { challenge: "a", code: "123456", passkey: { id: "a" } }])
      expectRefusal(await refuse(app, loginWithSecondFactor, { body }), "invalidInput")
  })
})
