import {
  addPasskey,
  listSecondFactors,
  loginWithSecondFactor,
  removePasskey,
  startPasskey,
} from "@roomwright/contract/accounts/second-factors"
import { login } from "@roomwright/contract/accounts/sign-in"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { makePasskey } from "../../testing/software-authenticator.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { addApp, demandOf, originOf, registerPasskey } from "../../testing/test-factors.ts"
import { bearer, signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const begin = ({ headers, password }: TestPerson) =>
  app.call(startPasskey, { body: { password } }, { headers })
const keep = ({ headers }: TestPerson, passkey: unknown) =>
  refuse(app, addPasskey, { body: { name: "Laptop", passkey } }, { headers })
const finish = (challenge: string, passkey: unknown) =>
  refuse(app, loginWithSecondFactor, { body: { challenge, passkey } })

describe("adding a passkey", () => {
  test("offers what a browser needs, keeps what it made, and gives recovery codes with the first factor", async () => {
    const lan = await signUp(app)
    const options = await begin(lan)
    expect(options).toMatchObject({
      rp: { name: "Roomwright", id: "localhost" },
      user: { displayName: "Lan" },
      attestation: "none",
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    })
    const { answer } = makePasskey(options, originOf(app))
    const kept = await app.call(
      addPasskey,
      { body: { name: "  Chị Lan's laptop ", passkey: answer } },
      { headers: lan.headers },
    )
    expect(kept.recoveryCodes).toHaveLength(10)
    const {
      app: oneTimeCodes,
      passkeys,
      recoveryCodesLeft,
    } = await app.call(listSecondFactors, {}, { headers: lan.headers })
    expect([oneTimeCodes, recoveryCodesLeft]).toEqual([null, 10])
    expect(passkeys).toEqual([
      { id: expect.any(String), name: "Chị Lan's laptop", addedAt: expect.any(String), lastUsedAt: null },
    ])
    expect(await begin(lan)).toMatchObject({ excludeCredentials: [{ id: answer.id }] })
  })

  test("the second factor brings no new recovery codes", async () => {
    const lan = await signUp(app)
    await addApp(app, lan)
    expect((await registerPasskey(app, lan)).recoveryCodes).toBeNull()
  })

  test.each([
    ["of another site", { origin: "https://roomwright.example" }],
    ["for another site's name", { rpId: "roomwright.example" }],
    ["to another challenge", { challenge: "bm90LXRoaXM" }],
    ["that is a sign-in", { type: "webauthn.get" }],
    ["that nobody touched a key for", { isPresent: false }],
  ])("an answer %s is refused, and uses the challenge up", async (_what, deviation) => {
    const lan = await signUp(app)
    const options = await begin(lan)
    expectRefusal(await keep(lan, makePasskey(options, originOf(app), deviation).answer), "passkeyRefused")
    expectRefusal(await keep(lan, makePasskey(options, originOf(app)).answer), "challengeExpired")
  })

  test("wants the password, a challenge of this session, and no nonsense", async () => {
    const lan = await signUp(app)
    const { headers, mobile, password } = lan
    expectRefusal(
      await refuse(app, startPasskey, { body: { password: "not-hers-1" } }, { headers }),
      "wrongPassword",
    )
    const options = await begin(lan)
    const { answer } = makePasskey(options, originOf(app))
    const token = await app.call(login, { body: { mobileOrEmail: mobile, password } })
    expectRefusal(await keep({ ...lan, headers: bearer(token) }, answer), "challengeExpired")
    for (const nonsense of [
      { id: "" },
      { id: "x", response: null },
      { ...answer, rawId: "another" },
      { ...answer, type: "password" },
      { ...answer, response: { clientDataJSON: "e30", attestationObject: "oA" } },
      { ...answer, response: { clientDataJSON: 1, attestationObject: {}, transports: "usb" } },
    ]) {
      await begin(lan)
      expectRefusal(await keep(lan, nonsense), "passkeyRefused")
    }
  })

  test("a passkey that is known belongs to nobody else", async () => {
    const [lan, minh] = [await signUp(app), await signUp(app)]
    const made = makePasskey(await begin(lan), originOf(app))
    expect((await keep(lan, made.answer)).status).toBe(200)
    // The same credential, answering Minh's challenge.
    const { challenge } = z.parse(z.looseObject({ challenge: z.string() }), await begin(minh))
    const response = z.parse(z.looseObject({ attestationObject: z.string() }), made.answer["response"])
    const clientData = { type: "webauthn.create", challenge, origin: originOf(app), crossOrigin: false }
    const clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString("base64url")
    const copied = { ...made.answer, response: { ...response, clientDataJSON } }
    expectRefusal(await keep(minh, copied), "passkeyRefused")
    const demand = await demandOf(app, lan)
    expect((await finish(demand.challenge, made.passkey.sign(demand.passkeyOptions))).status).toBe(200)
  })

  test("ten are enough for one account", async () => {
    const lan = await signUp(app)
    for (let count = 0; count < 10; count += 1) await registerPasskey(app, lan, `Key ${count}`)
    const { headers, password } = lan
    expectRefusal(await refuse(app, startPasskey, { body: { password } }, { headers }), "tooManyPasskeys")
  })
})

describe("signing in with a passkey", () => {
  test("its signature over the challenge lets in, and notes when", async () => {
    const lan = await signUp(app)
    const { passkey } = await registerPasskey(app, lan)
    const { challenge, kinds, passkeyOptions } = await demandOf(app, lan)
    expect(kinds).toEqual(["passkey", "recovery"])
    expect(passkeyOptions).toMatchObject({ rpId: "localhost", allowCredentials: [{ id: passkey.id }] })
    expect((await finish(challenge, passkey.sign(passkeyOptions))).status).toBe(200)
    const { passkeys } = await app.call(listSecondFactors, {}, { headers: lan.headers })
    expect(passkeys).toMatchObject([{ name: "Laptop", lastUsedAt: expect.any(String) }])
  })

  test.each([
    ["of another site", { origin: "https://roomwright.example" }],
    ["for another site's name", { rpId: "roomwright.example" }],
    ["to another challenge", { challenge: "bm90LXRoaXM" }],
    ["that is a registration", { type: "webauthn.create" }],
    ["that nobody touched a key for", { isPresent: false }],
  ])("a signature %s is refused; the right one still lets in", async (_what, deviation) => {
    const lan = await signUp(app)
    const { passkey } = await registerPasskey(app, lan)
    const { challenge, passkeyOptions } = await demandOf(app, lan)
    expectRefusal(await finish(challenge, passkey.sign(passkeyOptions, deviation)), "passkeyRefused")
    expect((await finish(challenge, passkey.sign(passkeyOptions))).status).toBe(200)
  })

  test("an answer counts for its own challenge alone, and once", async () => {
    const lan = await signUp(app)
    const { passkey } = await registerPasskey(app, lan)
    const first = await demandOf(app, lan)
    const answer = passkey.sign(first.passkeyOptions)
    expect((await finish(first.challenge, answer)).status).toBe(200)
    expectRefusal(await finish(first.challenge, answer), "challengeExpired")
    const second = await demandOf(app, lan)
    expectRefusal(await finish(second.challenge, answer), "passkeyRefused")
  })

  test("a count that does not go up is that of a copy, and refused", async () => {
    const lan = await signUp(app)
    const { passkey } = await registerPasskey(app, lan)
    const first = await demandOf(app, lan)
    expect((await finish(first.challenge, passkey.sign(first.passkeyOptions, { counter: 7 }))).status).toBe(
      200,
    )
    const second = await demandOf(app, lan)
    for (const counter of [7, 3, 0])
      expectRefusal(
        await finish(second.challenge, passkey.sign(second.passkeyOptions, { counter })),
        "passkeyRefused",
      )
    expect((await finish(second.challenge, passkey.sign(second.passkeyOptions, { counter: 8 }))).status).toBe(
      200,
    )
  })

  test("a passkey of another account opens nothing, and five refusals end the challenge", async () => {
    const [lan, minh] = [await signUp(app), await signUp(app)]
    const { passkey } = await registerPasskey(app, lan)
    const { passkey: foreign } = await registerPasskey(app, minh)
    const { challenge, passkeyOptions } = await demandOf(app, lan)
    const forged = { ...foreign.sign(passkeyOptions), id: passkey.id, rawId: passkey.id }
    for (const answer of [foreign.sign(passkeyOptions), forged, { id: "" }, { id: passkey.id }, forged])
      expectRefusal(await finish(challenge, answer), "passkeyRefused")
    expectRefusal(await finish(challenge, passkey.sign(passkeyOptions)), "challengeExpired")
  })

  test("of eight answers at once to one challenge exactly one lets in", async () => {
    const lan = await signUp(app)
    const { passkey } = await registerPasskey(app, lan)
    const { challenge, passkeyOptions } = await demandOf(app, lan)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => finish(challenge, passkey.sign(passkeyOptions))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

test("a passkey is removed by its owner alone, for the password; it opens nothing then", async () => {
  const [lan, minh] = [await signUp(app), await signUp(app)]
  const { passkey } = await registerPasskey(app, lan, "Old phone")
  await registerPasskey(app, lan, "Laptop")
  const { passkeys } = await app.call(listSecondFactors, {}, { headers: lan.headers })
  const id = passkeys.find(({ name }) => name === "Old phone")?.id ?? ""
  const remove = ({ headers }: TestPerson, password: string) =>
    refuse(app, removePasskey, { params: { id }, body: { password } }, { headers })
  expectRefusal(await remove(minh, minh.password), "notFound")
  expectRefusal(await remove(lan, "not-hers-1"), "wrongPassword")
  expect((await remove(lan, lan.password)).status).toBe(200)
  const { challenge, passkeyOptions } = await demandOf(app, lan)
  expectRefusal(await finish(challenge, passkey.sign(passkeyOptions)), "passkeyRefused")
})
