import { login, loginWithMobile, resetPassword } from "@roomwright/contract/accounts/sign-in"
import { sendMobileCode } from "@roomwright/contract/accounts/verification-codes"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { newMobile, readCode, readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
beforeAll(async () => {
  // A proxy in front, so that callers can come from many networks.
  app = await startTestApp({ env: { RATE_LIMITS: "on", TRUST_PROXY: "1" } })
})
afterAll(() => app.close())

const minuteMs = 60_000
let lastNetwork = 0
const newNetwork = (): string => `2001:db8:${(lastNetwork += 1).toString(16)}:1::1`

interface Place {
  readonly address: string
  /** As a browser sends it. */
  readonly cookie?: string
}
const from = ({ address, cookie }: Place) => ({
  headers: { "x-forwarded-for": address, ...(cookie === undefined ? {} : { cookie }) },
})
const tryPassword = (mobileOrEmail: string, password: string, place: Place) =>
  refuse(app, login, { body: { mobileOrEmail, password } }, from(place))
const requestCode = (mobile: string, place: Place, purpose: "login" | "forget" = "login") =>
  refuse(app, sendMobileCode, { body: { mobile, purpose } }, from(place))
const tryCode = (mobile: string, code: string, place: Place) =>
  refuse(app, loginWithMobile, { body: { mobile, code } }, from(place))
const sentTo = async (mobile: string): Promise<number> =>
  (await readOutbox(app)).filter(({ to }) => to === mobile).length

/** The same place with the name that the answer gave its browser. */
const named = (place: Place, { headers }: { readonly headers: Headers }): Place => {
  const [cookie = ""] = (headers.get("set-cookie") ?? "").split(";", 1)
  return { ...place, cookie }
}
/** A browser that the account signed in with. */
async function knownBrowser({ mobile, password }: TestPerson): Promise<Place> {
  const place = { address: newNetwork() }
  return named(place, await tryPassword(mobile, password, place))
}

describe("strangers", () => {
  test("who ask for codes keep nobody from a code", async () => {
    const { mobile } = await signUp(app)
    const stranger = { address: newNetwork() }
    for (let asked = 0; asked < 25; asked += 1) await requestCode(mobile, stranger)
    const home = { address: newNetwork() }
    expect((await requestCode(mobile, home)).status).toBe(200)
    expect((await tryCode(mobile, await readCode(app, mobile), home)).status).toBe(200)
  })

  test("who try codes spend nobody else's", async () => {
    const { mobile } = await signUp(app)
    const home = { address: newNetwork() }
    expect((await requestCode(mobile, home)).status).toBe(200)
    const code = await readCode(app, mobile)
    const stranger = { address: newNetwork() }
    for (let tried = 0; tried < 6; tried += 1)
      expectRefusal(await tryCode(mobile, "000000", stranger), "codeSpent")
    // Not even the right one serves who did not ask for it.
    expectRefusal(await tryCode(mobile, code, stranger), "codeSpent")
    expect((await tryCode(mobile, code, home)).status).toBe(200)
  })

  test("who try passwords lock their own network for this account, and no other", async () => {
    const { mobile, password } = await signUp(app)
    const stranger = { address: "2001:db8:aaaa:1::1" }
    for (let tried = 0; tried < 10; tried += 1)
      expectRefusal(await tryPassword(mobile, "wrong-one", stranger), "wrongCredentials")
    // Another address of the same network is the same stranger.
    expectRefusal(await tryPassword(mobile, password, { address: "2001:db8:aaaa:1::2" }), "passwordLocked")
    expect((await tryPassword(mobile, password, { address: newNetwork() })).status).toBe(200)
    expect((await tryPassword(mobile, password, { address: "::ffff:192.0.2.7" })).status).toBe(200)
  })

  test("beside whom one sits use up what their network has, not what a known browser has", async () => {
    const owner = await signUp(app)
    const browser = await knownBrowser(owner)
    const stranger = { address: browser.address }
    for (let tried = 0; tried < 11; tried += 1) await tryPassword(owner.mobile, "wrong-one", stranger)
    for (let asked = 0; asked < 70; asked += 1) await requestCode(newMobile(), stranger)
    await requestCode(owner.mobile, stranger)
    expectRefusal(await tryPassword(owner.mobile, owner.password, stranger), "passwordLocked")
    expectRefusal(await requestCode(newMobile(), stranger), "tooManyRequests")
    expect((await tryPassword(owner.mobile, owner.password, browser)).status).toBe(200)
    expect((await requestCode(owner.mobile, browser)).status).toBe(200)
    expect((await tryCode(owner.mobile, await readCode(app, owner.mobile), browser)).status).toBe(200)
  })
})

describe("many strangers against one account", () => {
  test("find each of them slowed down, its owner not", async () => {
    const owner = await signUp(app)
    const browser = await knownBrowser(owner)
    for (let network = 0; network < 4; network += 1) {
      const place = { address: newNetwork() }
      for (let tried = 0; tried < 10; tried += 1) await tryPassword(owner.mobile, "wrong-one", place)
    }
    const late = { address: newNetwork() }
    const statuses: number[] = []
    for (let tried = 0; tried < 4; tried += 1)
      statuses.push((await tryPassword(owner.mobile, "wrong-one", late)).status)
    expect(statuses).toEqual([400, 400, 400, 429])
    expect((await tryPassword(owner.mobile, owner.password, { address: newNetwork() })).status).toBe(200)
    expect((await tryPassword(owner.mobile, owner.password, browser)).status).toBe(200)
  })

  test("get codes too long to be guessed, few of them, and the owner's newest one opens", async () => {
    const owner = await signUp(app)
    const browser = await knownBrowser(owner)
    for (let asked = 0; asked < 40; asked += 1)
      expect((await requestCode(owner.mobile, { address: newNetwork() })).status).toBe(200)
    expect(await sentTo(owner.mobile)).toBeLessThanOrEqual(18)

    const home = { address: newNetwork() }
    expect((await requestCode(owner.mobile, home)).status).toBe(200)
    const long = /\b\d{12}\b/.exec((await readOutbox(app)).find(({ to }) => to === owner.mobile)?.text ?? "")
    const stranger = { address: newNetwork() }
    for (let tried = 0; tried < 20; tried += 1)
      expectRefusal(await tryCode(owner.mobile, "000000000000", stranger), "wrongCode")
    expect((await tryCode(owner.mobile, long?.[0] ?? "", home)).status).toBe(200)
    // It opens once.
    expectRefusal(await tryCode(owner.mobile, long?.[0] ?? "", home), "codeSpent")

    expect((await requestCode(owner.mobile, browser)).status).toBe(200)
    expect(await readCode(app, owner.mobile)).toMatch(/^\d{6}$/)
  })

  test("learn from none of it whether there is such an account", async () => {
    const statusesFor = async (mobile: string): Promise<unknown[]> => {
      const answers: unknown[] = []
      for (let asked = 0; asked < 18; asked += 1) {
        const { status, envelope } = await requestCode(mobile, { address: newNetwork() }, "forget")
        answers.push([status, Object.keys(Object(envelope?.data) as object)])
      }
      return answers
    }
    expect(await statusesFor((await signUp(app)).mobile)).toEqual(await statusesFor(newMobile()))
  })
})

test("one who asks for everybody's codes uses up nobody's", async () => {
  const { db } = app.database
  for (let asked = 0; asked < 3; asked += 1) await requestCode(newMobile(), { address: newNetwork() })
  // As if thousands had been sent in this hour.
  await db.updateTable("limit_count").set({ used: 5_001 }).where("name", "=", "codes sent").execute()
  const { mobile } = await signUp(app)
  const home = { address: newNetwork() }
  expect((await requestCode(mobile, home)).status).toBe(200)
  expect((await tryCode(mobile, await readCode(app, mobile), home)).status).toBe(200)
  const statuses: number[] = []
  for (let asked = 0; asked < 5; asked += 1) statuses.push((await requestCode(newMobile(), home)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  await db.deleteFrom("limit_count").where("name", "=", "codes sent").execute()
})

describe("a browser that the account knows", () => {
  test("has limits of its own, and is forgotten when the password changes elsewhere", async () => {
    const owner = await signUp(app)
    const browser = await knownBrowser(owner)
    for (let tried = 0; tried < 10; tried += 1) await tryPassword(owner.mobile, "wrong-one", browser)
    expectRefusal(await tryPassword(owner.mobile, owner.password, browser), "passwordLocked")
    // What it used up is its own: whoever sits beside it has theirs.
    expect((await tryPassword(owner.mobile, owner.password, { address: browser.address })).status).toBe(200)

    const elsewhere = { address: newNetwork() }
    await requestCode(owner.mobile, elsewhere, "forget")
    const body = { mobile: owner.mobile, code: await readCode(app, owner.mobile), password: "another-1" }
    expect((await refuse(app, resetPassword, { body }, from(elsewhere))).status).toBe(200)
    const known = await app.database.db
      .selectFrom("known_browser")
      .select("browser")
      .where("account_id", "=", owner.id)
      .execute()
    expect(known).toHaveLength(1)
  })

  test("is known to its own account alone", async () => {
    const [owner, other] = [await signUp(app), await signUp(app)]
    const browser = await knownBrowser(owner)
    for (let tried = 0; tried < 10; tried += 1)
      await tryPassword(other.mobile, "wrong-one", { address: browser.address })
    expectRefusal(await tryPassword(other.mobile, other.password, browser), "passwordLocked")
  })

  test("keeps its code when its network changes, and its name is no program's to read", async () => {
    const { mobile } = await signUp(app)
    const home = { address: newNetwork() }
    const asked = await requestCode(mobile, home)
    expect(asked.headers.get("set-cookie")).toMatch(
      /^browser-id=[\w-]{22}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    )
    const onTheWay = { ...named(home, asked), address: newNetwork() }
    expect((await tryCode(mobile, await readCode(app, mobile), onTheWay)).status).toBe(200)
  })
})

test("a second code comes after a minute, for each who asks", async () => {
  const { mobile } = await signUp(app)
  const home = { address: newNetwork() }
  expect((await requestCode(mobile, home)).status).toBe(200)
  expectRefusal(await requestCode(mobile, home), "codeTooSoon")
  expect((await requestCode(mobile, { address: newNetwork() })).status).toBe(200)
  app.time.passes(minuteMs + 1_000)
  expect((await requestCode(mobile, home)).status).toBe(200)
})
