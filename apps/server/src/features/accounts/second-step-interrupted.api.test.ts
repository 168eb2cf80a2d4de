import { readProfile } from "@roomwright/contract/accounts/calls"
import {
  confirmAppFactor,
  listSecondFactors,
  removeAppFactor,
  renewRecoveryCodes,
  startAppFactor,
  startPasskey,
} from "@roomwright/contract/accounts/second-factors"
import { changePassword, login, resetPassword } from "@roomwright/contract/accounts/sign-in"
import { sendMobileCode } from "@roomwright/contract/accounts/verification-codes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import type { Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { addApp, demandOf, finishWithCode, passSteps, registerPasskey } from "../../testing/test-factors.ts"
import { bearer, readCode, signUp, type TestPerson } from "../../testing/test-people.ts"
import { waitForLock } from "../../testing/wait-for-lock.ts"
import { startSession } from "./accounts.public.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const finish = (challenge: string, code: string) => finishWithCode(app, challenge, code)
const newPassword = "another-room-3"
const change = ({ headers, password }: TestPerson) =>
  refuse(app, changePassword, { body: { oldPassword: password, newPassword } }, { headers })

describe("between both steps", () => {
  test("the password is found anew: the second step is asked for still, and the old sign-in begins again", async () => {
    const lan = await signUp(app)
    const { codeNow } = await addApp(app, lan)
    const { challenge } = await demandOf(app, lan)
    const { mobile } = lan
    await app.call(sendMobileCode, { body: { mobile, purpose: "forget" } })
    const code = await readCode(app, mobile)
    await app.call(resetPassword, { body: { mobile, code, password: newPassword } })
    passSteps(app, 2)
    expectRefusal(await finish(challenge, codeNow()), "challengeExpired")
    const again = await demandOf(app, { ...lan, password: newPassword })
    expect((await finish(again.challenge, codeNow())).status).toBe(200)
  })

  test.each([
    ["the password is changed", (lan: TestPerson) => change(lan)],
    ["a passkey is added", (lan: TestPerson) => registerPasskey(app, lan)],
    [
      "new recovery codes are made",
      ({ headers, password }: TestPerson) =>
        app.call(renewRecoveryCodes, { body: { password } }, { headers }),
    ],
  ])("%s: the old sign-in begins again", async (_what, happens) => {
    const lan = await signUp(app)
    const { codeNow } = await addApp(app, lan)
    const { challenge } = await demandOf(app, lan)
    await happens(lan)
    passSteps(app, 2)
    expectRefusal(await finish(challenge, codeNow()), "challengeExpired")
  })

  test("the account is blocked: nobody is let in", async () => {
    const lan = await signUp(app)
    const { codeNow } = await addApp(app, lan)
    const { challenge } = await demandOf(app, lan)
    const account = app.database.db.updateTable("account").where("id", "=", lan.id)
    await account.set({ blocked_at: new Date() }).execute()
    passSteps(app, 2)
    expectRefusal(await finish(challenge, codeNow()), "accountBlocked")
  })
})

describe("while the password is being changed", () => {
  test("a second step that comes first opens a session that ends with the others", async () => {
    const lan = await signUp(app)
    await addApp(app, lan)
    await demandOf(app, lan)
    let changing: ReturnType<typeof change> | undefined
    // What a right second answer does, held before its end.
    const token = await app.database.db.transaction().execute(async (tx) => {
      await tx.deleteFrom("login_challenge").where("account_id", "=", lan.id).execute()
      const begun = await startSession(tx, app.services, lan.id, { userAgent: "", secondFactorPassed: true })
      changing = change(lan)
      await waitForLock(app.database, changing)
      return begun
    })
    expect((await changing)?.status).toBe(200)
    expectRefusal(await refuse(app, readProfile, {}, { headers: bearer(token) }), "invalidSession")
  })

  /** Begins `work` when another password is there, but not for others to see; ends when both are done. */
  async function whileChanging(lan: TestPerson, work: () => Promise<Answer>): Promise<Answer> {
    const { begun } = await app.database.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("account")
        .set({ password_hash: "another" })
        .where("id", "=", lan.id)
        .executeTakeFirstOrThrow()
      const answer = work()
      await waitForLock(app.database, answer)
      return { begun: answer }
    })
    return begun
  }

  test.each([
    ["alone", async () => {}],
    ["and a second factor", (lan: TestPerson) => addApp(app, lan)],
  ])("a sign-in with the old one %s is refused", async (_what, prepare) => {
    const lan = await signUp(app)
    await prepare(lan)
    const body = { mobileOrEmail: lan.mobile, password: lan.password }
    expectRefusal(await whileChanging(lan, () => refuse(app, login, { body })), "wrongCredentials")
  })

  test("another change with the old one is refused: who found it anew is not overruled", async () => {
    const lan = await signUp(app)
    expectRefusal(await whileChanging(lan, () => change(lan)), "wrongPassword")
    const account = app.database.db.selectFrom("account").select("password_hash").where("id", "=", lan.id)
    expect(await account.executeTakeFirst()).toEqual({ password_hash: "another" })
  })
})

test("guessing the password where factors are changed locks this session after ten times, and no sign-in elsewhere", async () => {
  const lan = await signUp(app)
  const { headers, mobile, password } = lan
  const { codeNow } = await addApp(app, lan)
  const body = { password: "not-hers-1" }
  const calls = [startAppFactor, removeAppFactor, startPasskey, renewRecoveryCodes, startAppFactor] as const
  for (const call of [...calls, ...calls])
    expectRefusal(await refuse(app, call, { body }, { headers }), "wrongPassword")
  for (const call of calls)
    expectRefusal(await refuse(app, call, { body: { password } }, { headers }), "passwordLocked")
  const signIn = { body: { mobileOrEmail: mobile, password } }
  expectRefusal(await refuse(app, login, signIn), "secondFactorRequired")
  expect(await app.call(listSecondFactors, {}, { headers })).toMatchObject({ app: {}, recoveryCodesLeft: 10 })
  passSteps(app, 2)
  expectRefusal(
    await refuse(app, confirmAppFactor, { body: { code: codeNow() } }, { headers }),
    "challengeExpired",
  )
})
