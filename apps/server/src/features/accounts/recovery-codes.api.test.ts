import { listSecondFactors, renewRecoveryCodes } from "@roomwright/contract/accounts/second-factors"
import { describe, expect, test, afterAll, beforeAll } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { addApp, demandOf, finishWithCode } from "../../testing/test-factors.ts"
import { signUp } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const finish = (challenge: string, code: string) => finishWithCode(app, challenge, code)
describe("recovery codes", () => {
  test("open once each, as people write them", async () => {
    const lan = await signUp(app)
    const { recoveryCodes } = await addApp(app, lan)
    const [first = "", second = ""] = recoveryCodes
    const { challenge } = await demandOf(app, lan)
    expect(
      (await finish(challenge, first.toUpperCase().replaceAll("-", " ").replaceAll("0", "O"))).status,
    ).toBe(200)
    const next = await demandOf(app, lan)
    expectRefusal(await finish(next.challenge, first), "wrongCode")
    expect((await finish(next.challenge, second.replaceAll("-", ""))).status).toBe(200)
    const { recoveryCodesLeft } = await app.call(listSecondFactors, {}, { headers: lan.headers })
    expect(recoveryCodesLeft).toBe(8)
  })

  test("of eight sign-ins at once with one code exactly one is let in; nobody else's codes open", async () => {
    const [lan, minh] = [await signUp(app), await signUp(app)]
    const { recoveryCodes } = await addApp(app, lan)
    const [code = "", another = ""] = recoveryCodes
    const demands = await Promise.all(Array.from({ length: 8 }, () => demandOf(app, lan)))
    const answers = await Promise.all(demands.map(({ challenge }) => finish(challenge, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await addApp(app, minh)
    expectRefusal(await finish((await demandOf(app, minh)).challenge, another), "wrongCode")
  })

  test("new ones take the place of old ones, for the password, where there is a factor", async () => {
    const lan = await signUp(app)
    const { headers, password } = lan
    const renew = (given: string) =>
      refuse(app, renewRecoveryCodes, { body: { password: given } }, { headers })
    expectRefusal(await renew(password), "secondFactorMissing")
    const { recoveryCodes } = await addApp(app, lan)
    expectRefusal(await renew("not-hers-1"), "wrongPassword")
    const renewed = await app.call(renewRecoveryCodes, { body: { password } }, { headers })
    expect(renewed.recoveryCodes).toHaveLength(10)
    const { challenge } = await demandOf(app, lan)
    expectRefusal(await finish(challenge, recoveryCodes[0] ?? ""), "wrongCode")
    expect((await finish(challenge, renewed.recoveryCodes?.[0] ?? "")).status).toBe(200)
  })
})
