import {
  changeEmailChannel,
  changeSmsChannel,
  removeEmailChannel,
} from "@roomwright/contract/settings/channel-settings"
import { changeDesignTool, removeDesignTool } from "@roomwright/contract/settings/admin"
import { endpoints } from "@roomwright/contract/endpoints"
import { ProofDemand } from "@roomwright/contract/envelope"
import { listNotifications, readNotificationPreferences } from "@roomwright/contract/notifications/calls"
import { changeBankAccount, readBankAccount } from "@roomwright/contract/payments/receipts-admin"
import { loginWithSecondFactor, proveIdentity } from "@roomwright/contract/accounts/second-factors"
import { giveRole, takeRole } from "@roomwright/contract/accounts/admin"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { addApp, passSteps } from "../../testing/test-factors.ts"
import { readOutbox, signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let ha: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.db.deleteFrom("account_role").execute()
  ha = await administrator("Ha")
})

const minuteMs = 60_000
const ErrorDetailWithProof = z.object({ proof: ProofDemand })
/** One whose session has proved nothing. */
async function administrator(nickname: string): Promise<TestPerson> {
  const person = await signUp(app, { nickname, roles: ["ROLE_ADMIN"] })
  await app.database.db
    .updateTable("account")
    .set({ email: `${person.id}@staff.example`, language: "en" })
    .where("id", "=", person.id)
    .execute()
  await forgetProof(person)
  return person
}
const forgetProof = ({ id }: TestPerson) =>
  app.database.db.updateTable("session").set({ proved_at: null }).where("account_id", "=", id).execute()

const account = { beneficiary: "Thief", bankName: "Bank", bankBin: "970436", accountNumber: "0071000123456" }
const changeAccount = (by = ha) => refuse(app, changeBankAccount, { body: account }, by)
const demandOf = async (by = ha): Promise<ProofDemand> => {
  const refused = await changeAccount(by)
  expectRefusal(refused, "proofRequired")
  return z.parse(ErrorDetailWithProof, refused.envelope?.data).proof
}
const prove = (answer: Record<string, unknown>, by = ha) => refuse(app, proveIdentity, { body: answer }, by)

describe("what could take money or the platform", () => {
  test("asks for a fresh proof, and nothing else does", () => {
    const asking = Object.entries(endpoints).filter(([, { asksProof }]) => asksProof)
    expect(asking.map(([name]) => name).toSorted()).toEqual([
      "changeBankAccount",
      "changeCommission",
      "changeDesignTool",
      "changeEmailChannel",
      "changeFourEyes",
      "changeSmsChannel",
      "giveRole",
      "removeDesignTool",
      "removeEmailChannel",
      "removeSmsChannel",
      "saveSellerAccount",
      "takeRole",
    ])
  })

  test("is not changed without it", async () => {
    const other = await signUp(app)
    const role = { id: other.id, role: "ROLE_ADMIN" }
    const calls = [
      await changeAccount(),
      await refuse(app, giveRole, { params: role }, ha),
      await refuse(app, takeRole, { params: { ...role, role: "ROLE_EDITOR" } }, ha),
      await refuse(app, changeEmailChannel, { body: {} }, ha),
      await refuse(app, changeSmsChannel, { body: {} }, ha),
      await refuse(app, removeEmailChannel, {}, ha),
      await refuse(app, changeDesignTool, { body: { tool: "roomwright" } }, ha),
      await refuse(app, removeDesignTool, {}, ha),
    ]
    for (const refused of calls) expectRefusal(refused, "proofRequired")
    expect(await app.call(readBankAccount, {}, ha)).not.toMatchObject({ beneficiary: "Thief" })
    const roles = app.database.db.selectFrom("account_role").select("role").where("account_id", "=", other.id)
    expect(await roles.execute()).toEqual([])
  })

  test("is no business of who is no administrator, proof or none", async () => {
    expectRefusal(await changeAccount(await signUp(app)), "forbidden")
  })
})

describe("a proof", () => {
  test("is the password for who has no second factor; it counts for five minutes in this session", async () => {
    const { challenge, kinds } = await demandOf()
    expect(kinds).toEqual(["password"])
    expectRefusal(await prove({ challenge, password: "wrong-one" }), "wrongPassword")
    expect((await prove({ challenge, password: ha.password })).status).toBe(200)
    expect((await changeAccount()).status).toBe(200)
    app.time.passes(4 * minuteMs)
    expect((await changeAccount()).status).toBe(200)

    const elsewhere = await startTestSession(app, ha)
    await forgetProof(ha)
    const again = await demandOf()
    expect((await prove({ challenge: again.challenge, password: ha.password })).status).toBe(200)
    expectRefusal(await changeAccount(elsewhere), "proofRequired")
    app.time.passes(5 * minuteMs + 1_000)
    expectRefusal(await changeAccount(), "proofRequired")
  })

  test("is the second factor for who has one, not the password", async () => {
    const { codeNow, recoveryCodes } = await addApp(app, ha)
    passSteps(app, 2)
    const { challenge, kinds } = await demandOf()
    expect(kinds).toEqual(["app", "recovery"])
    expectRefusal(await prove({ challenge, password: ha.password }), "challengeExpired")
    expectRefusal(await prove({ challenge, code: "000000" }), "wrongCode")
    const code = codeNow()
    expect((await prove({ challenge, code })).status).toBe(200)
    expect((await changeAccount()).status).toBe(200)

    await forgetProof(ha)
    const second = await demandOf()
    // A code counts once, and an answered challenge is gone.
    expectRefusal(await prove({ challenge: second.challenge, code }), "wrongCode")
    expectRefusal(await prove({ challenge, code: recoveryCodes[0] }), "challengeExpired")
    expect((await prove({ challenge: second.challenge, code: recoveryCodes[0] })).status).toBe(200)
  })

  test("belongs to the session that was asked, and is no sign-in", async () => {
    const { codeNow } = await addApp(app, ha)
    passSteps(app, 2)
    const { challenge } = await demandOf()
    const other = await administrator("Other")
    const elsewhere = await startTestSession(app, ha)
    expectRefusal(await prove({ challenge, code: codeNow() }, elsewhere), "challengeExpired")
    expectRefusal(await prove({ challenge, code: codeNow() }, other), "challengeExpired")
    const body = { challenge, code: codeNow() }
    expectRefusal(await refuse(app, loginWithSecondFactor, { body }), "challengeExpired")
    expect((await prove(body)).status).toBe(200)
  })

  test("is not guessed: five wrong answers end a challenge, ten wrong codes lock this session", async () => {
    await addApp(app, ha)
    const answers: (number | undefined)[] = []
    for (let round = 0; round < 3; round += 1) {
      const { challenge } = await demandOf()
      for (let tried = 0; tried < 5; tried += 1)
        answers.push((await prove({ challenge, code: "000000" })).envelope?.code)
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 42210))
    expect(new Set(answers.slice(10))).toEqual(new Set([42900]))
  })

  test("is exactly one thing", async () => {
    const { challenge } = await demandOf()
    expectRefusal(await prove({ challenge }), "invalidInput")
    expectRefusal(await prove({ challenge, password: ha.password, code: "123456" }), "invalidInput")
  })
})

describe("every administrator", () => {
  test("is told by email and in the inbox who changed what, and of nothing that was set", async () => {
    const other = await administrator("Other")
    const clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
    const { challenge } = await demandOf()
    await prove({ challenge, password: ha.password })
    expect((await changeAccount()).status).toBe(200)
    const promoted = await signUp(app, { nickname: "Promoted" })
    const role = { id: promoted.id, role: "ROLE_ADMIN" }
    expect((await refuse(app, giveRole, { params: role }, ha)).status).toBe(200)
    expect((await refuse(app, giveRole, { params: role }, ha)).status).toBe(200)
    expect((await refuse(app, takeRole, { params: role }, ha)).status).toBe(200)

    const titlesOf = async (person: TestPerson): Promise<string[]> => {
      const { content } = await app.call(listNotifications, { query: {} }, { ...person, language: "en" })
      return content.filter(({ type }) => type === "SENSITIVE_CHANGE").map(({ title }) => title)
    }
    for (const person of [ha, other])
      expect(await titlesOf(person)).toEqual([
        expect.stringMatching(/^Promoted \(@promoted.*\) is no longer an administrator$/),
        expect.stringMatching(/^Promoted \(@promoted.*\) became an administrator$/),
        "The bank account was changed",
      ])
    expect(await titlesOf(promoted)).toHaveLength(2)
    expect(await titlesOf(clerk)).toEqual([])

    await expect
      .poll(async () => (await readOutbox(app)).filter(({ to }) => to === `${other.id}@staff.example`).length)
      .toBe(3)
    const messages = (await readOutbox(app)).filter(({ to }) => to === `${other.id}@staff.example`)
    const bank = messages.find(({ subject }) => subject === "The bank account was changed")
    expect(bank?.text).toMatch(/Ha \(@[a-z0-9-]+\) has changed the bank account/)
    for (const { text } of messages) {
      expect(text).not.toContain(account.accountNumber)
      expect(text).not.toContain("unsubscribe")
    }
  })

  test("cannot have these emails ended", async () => {
    const { copies } = await app.call(readNotificationPreferences, {}, ha)
    expect(copies.map(({ type }) => type)).not.toContain("SENSITIVE_CHANGE")
  })
})
