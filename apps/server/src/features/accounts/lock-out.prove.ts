import { login, loginWithMobile } from "@roomwright/contract/accounts/sign-in"
import { sendMobileCode } from "@roomwright/contract/accounts/verification-codes"
import { afterAll, beforeAll, expect, test } from "vitest"
import { refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { newMobile, readCode, readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: "on", TRUST_PROXY: "1" } })
})
afterAll(() => app.close())

const networks = 300
const hourMs = 3_600_000
/** Hosts of IPv4 and networks of IPv6, each with many addresses. */
const addressOf = (network: number, at: number): string =>
  network % 3 === 0
    ? `203.0.${Math.floor(network / 250)}.${(network % 250) + 1}`
    : `2001:db8:${network.toString(16)}:1:${at.toString(16)}::${(at + 1).toString(16)}`
const from = (address: string) => ({ headers: { "x-forwarded-for": address } })

const ask = ({ mobile }: TestPerson, address: string, purpose = "login") =>
  refuse(app, sendMobileCode, { body: { mobile, purpose } }, { ...from(address), language: "en" })
const tryPassword = ({ mobile }: TestPerson, password: string, address: string) =>
  refuse(app, login, { body: { mobileOrEmail: mobile, password } }, from(address))
const tryCode = ({ mobile }: TestPerson, code: string, address: string) =>
  refuse(app, loginWithMobile, { body: { mobile, code } }, from(address))

/** The newest sign-in code in the owner's messages, as they would type it. */
const newestCode = async ({ mobile }: TestPerson): Promise<string> => {
  const message = (await readOutbox(app)).find(
    ({ to, text }) => to === mobile && text.includes("sign-in code"),
  )
  return /\b(?:\d{6}){1,2}\b/.exec(message?.text ?? "")?.[0] ?? ""
}

/** Signs in as its owner would in a new browser at home: by password, and by a code. */
async function expectOwnerGetsIn(owner: TestPerson, home: string): Promise<void> {
  expect((await tryPassword(owner, owner.password, home)).status).toBe(200)
  expect((await ask(owner, home)).status).toBe(200)
  expect((await tryCode(owner, await newestCode(owner), home)).status).toBe(200)
}

test("hundreds of networks against one account for a day: its owner signs in by password and by code", async () => {
  const owner = await signUp(app)
  for (let hour = 0; hour < 24; hour += 6) {
    for (let network = 0; network < networks; network += 10) {
      const attack = Array.from({ length: 10 }, async (_, offset) => {
        const address = (at: number): string => addressOf(network + offset, at)
        const statuses: number[] = []
        for (let at = 0; at < 3; at += 1) {
          statuses.push((await ask(owner, address(at), at === 2 ? "forget" : "login")).status)
          statuses.push((await tryCode(owner, "000000", address(at))).status)
          statuses.push((await tryCode(owner, "000000000000", address(at))).status)
          statuses.push((await tryPassword(owner, `wrong-${at}`, address(at))).status)
        }
        return statuses
      })
      // The attackers get what is no business of theirs from no answer.
      for (const statuses of await Promise.all(attack))
        expect(statuses.every((status) => status !== 500)).toBe(true)
      if (network % 100 === 50) await expectOwnerGetsIn(owner, `198.51.100.${hour + network / 50}`)
    }
    await expectOwnerGetsIn(owner, `198.51.101.${hour + 1}`)
    app.time.passes(6 * hourMs)
  }
  // A mailbox under attack is not flooded: 15 and one each five minutes, and those that the owner asked for.
  const sent = (await readOutbox(app)).filter(({ to }) => to === owner.mobile).length
  expect(sent).toBeLessThan(15 + 288)
})

test("one network that asks for everybody's codes and tries everybody's passwords stops nobody else", async () => {
  const attacker = (at: number): string => `2001:db8:ffff:1::${at.toString(16)}`
  const people = await Promise.all(Array.from({ length: 20 }, () => signUp(app)))
  const statuses = new Map<number, number>()
  for (let at = 0; at < 400; at += 1) {
    const target = people[at % people.length]
    if (!target) continue
    for (const { status } of [
      await ask(at % 2 === 0 ? target : { ...target, mobile: newMobile() }, attacker(at)),
      await tryPassword(target, "wrong-one", attacker(at)),
    ])
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  // All its addresses are one: 60 codes and 200 tries.
  expect(statuses.get(200)).toBe(60)
  expect(statuses.get(400)).toBe(200)
  for (const [at, person] of people.entries()) await expectOwnerGetsIn(person, `198.51.102.${at + 1}`)
})

test("one who sits beside the owner and asks without end leaves them the browser they know", async () => {
  const owner = await signUp(app)
  const shared = "198.51.103.7"
  const first = await tryPassword(owner, owner.password, shared)
  const [cookie = ""] = (first.headers.get("set-cookie") ?? "").split(";", 1)
  for (let at = 0; at < 250; at += 1) {
    await tryPassword(owner, "wrong-one", shared)
    await ask(owner, shared)
  }
  const known = { headers: { "x-forwarded-for": shared, cookie } }
  const body = { mobileOrEmail: owner.mobile, password: owner.password }
  expect((await refuse(app, login, { body }, known)).status).toBe(200)
  app.time.passes(61_000)
  const asked = await refuse(app, sendMobileCode, { body: { mobile: owner.mobile, purpose: "login" } }, known)
  expect(asked.status).toBe(200)
  const code = { mobile: owner.mobile, code: await readCode(app, owner.mobile) }
  expect((await refuse(app, loginWithMobile, { body: code }, known)).status).toBe(200)
})
