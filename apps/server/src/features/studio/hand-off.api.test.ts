import { createHash } from "node:crypto"
import { logout } from "@roomwright/contract/accounts/sign-in"
import { listProjects, trashProject } from "@roomwright/contract/studio/project-calls"
import { openStudioSession, renewStudioSession, takeToolToken } from "@roomwright/contract/studio/sessions"
import { blockUser } from "@roomwright/contract/accounts/admin"
import { decodeJwt } from "jose"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { bearer, signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import { documentNamed, makeTestProject, startCoohom } from "../../testing/test-studio.ts"

let app: TestApp
let designer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  designer = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const take = (person: TestPerson) => app.call(takeToolToken, { query: {} }, person)
const open = (token: string) => refuse(app, openStudioSession, { body: { token } })
const openWindow = async (person: TestPerson) => {
  const { token } = await take(person)
  return bearer((await app.call(openStudioSession, { body: { token } })).token)
}
const list = (headers: Readonly<Record<string, string>>) =>
  refuse(app, listProjects, { query: {} }, { headers })

describe("the token of a hand-off", () => {
  test("opens a studio window once, and its answer is kept by nobody", async () => {
    const taken = await app.get("/api/user/coohom-token", designer)
    expect(taken.headers.get("cache-control")).toBe("no-store")
    expect(taken.envelope?.data).toMatchObject({ tool: "roomwright", address: "/studio" })
    const { token } = await take(designer)
    const session = await app.call(openStudioSession, { body: { token } })
    expect(decodeJwt(session.token)).toMatchObject({ aud: "studio", id: designer.id })
    expect((await list(bearer(session.token))).status).toBe(200)
    expectRefusal(await open(token), "studioTokenSpent")
  })

  test("is stored as a hash alone and reaches no log", async () => {
    const { token } = await take(designer)
    await open(token)
    const rows = await app.database.db.selectFrom("studio_hand_off").selectAll().execute()
    expect(rows.map(({ token_hash }) => token_hash.toString("hex"))).toContain(
      createHash("sha256").update(token).digest("hex"),
    )
    expect(JSON.stringify(rows) + app.readLog()).not.toContain(token)
  })

  test("sent several times at once opens one window", async () => {
    const { token } = await take(designer)
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(token)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, "studioTokenSpent")
  })

  test("lives for a minute", async () => {
    const { token } = await take(designer)
    app.time.passes(61_000)
    expectRefusal(await open(token), "studioTokenSpent")
  })

  test("is worth nothing once its session has ended, and made-up ones never were", async () => {
    const session = await startTestSession(app, designer)
    const { token } = await take(session)
    await app.call(logout, {}, session)
    for (const wrong of [token, `${token}x`, "nobody's"]) expectRefusal(await open(wrong), "studioTokenSpent")
  })

  test("is no token of the site, nor is that of a window", async () => {
    const { token } = await take(designer)
    expectRefusal(await list(bearer(token)), "invalidSession")
    const window = await openWindow(designer)
    expectRefusal(await refuse(app, takeToolToken, { query: {} }, { headers: window }), "invalidSession")
  })
})

describe("a studio window", () => {
  test("gets a fresh token after an hour, as long as the site's session lives", async () => {
    const session = await startTestSession(app, designer)
    const window = await openWindow(session)
    app.time.passes(3 * 3_600_000)
    expectRefusal(await list(window), "invalidSession")
    const { token } = await app.call(renewStudioSession, {}, { headers: window })
    expect((await list(bearer(token))).status).toBe(200)
    const fresh = await startTestSession(app, designer)
    expectRefusal(await refuse(app, renewStudioSession, {}, fresh), "invalidSession")
  })

  test("ends with the session of the site it was opened from, and with no other", async () => {
    const [here, elsewhere] = [await startTestSession(app, designer), await startTestSession(app, designer)]
    const windows = [await openWindow(here), await openWindow(elsewhere)]
    await app.call(logout, {}, here)
    const answers = await Promise.all(windows.map(list))
    expect(answers.map(({ status }) => status)).toEqual([401, 200])
    expectRefusal(await refuse(app, renewStudioSession, {}, { headers: windows[0] ?? {} }), "invalidSession")
  })

  test("ends at once for somebody who is blocked", async () => {
    const person = await signUp(app, { roles: ["ROLE_MERCHANT"] })
    const window = await openWindow(person)
    const { token } = await take(person)
    const admin = await signUp(app, { roles: ["ROLE_ADMIN"] })
    await app.call(blockUser, { params: { id: person.id }, body: { reason: "Spam." } }, admin)
    expectRefusal(await list(window), "invalidSession")
    expectRefusal(await open(token), "studioTokenSpent")
  })
})

describe("for whom it is", () => {
  test.each(["ROLE_DESIGNER", "ROLE_MERCHANT", "ROLE_EDITOR", "ROLE_ADMIN"] as const)("%s", async (role) => {
    expect((await take(await signUp(app, { roles: [role] }))).address).toBe("/studio")
  })

  test("others are told, unless they have a project to work on", async () => {
    const person = await signUp(app)
    const refused = await refuse(app, takeToolToken, { query: {} }, person)
    expectRefusal(refused, "studioForDesigners")
    await app.database.db.transaction().execute(async (tx) => {
      await tx.insertInto("account_role").values({ account_id: person.id, role: "ROLE_DESIGNER" }).execute()
    })
    const { id } = await makeTestProject(app, person, { document: documentNamed("bought") })
    await app.database.db.deleteFrom("account_role").where("account_id", "=", person.id).execute()
    expect((await take(person)).tool).toBe("roomwright")
    await app.call(trashProject, { params: { id } }, person)
    expectRefusal(await refuse(app, takeToolToken, { query: {} }, person), "studioForDesigners")
  })
})

describe("where Coohom is the tool", () => {
  let coohom: Awaited<ReturnType<typeof startCoohom>>
  let other: TestApp
  let person: TestPerson
  const appSecret = "coohom-secret-1"
  beforeAll(async () => {
    coohom = await startCoohom()
    const env = {
      DESIGN_TOOL: "coohom",
      COOHOM_ADDRESS: coohom.url,
      COOHOM_APP_KEY: "key-1",
      COOHOM_APP_SECRET: appSecret,
    }
    other = await startTestApp({ env })
    person = await signUp(other, { nickname: "Minh", roles: ["ROLE_DESIGNER"] })
  })
  afterAll(async () => {
    await other.close()
    await coohom.close()
  })
  const ask = () => refuse(other, takeToolToken, { query: {} }, person)

  test("somebody new is registered there, somebody known signed in, by signed calls", async () => {
    const first = await other.call(takeToolToken, { query: {} }, person)
    expect(first).toEqual({
      tool: "coohom",
      token: `t-${person.id}`,
      address: `https://coohom.example/sso?k=signed-${person.id}`,
    })
    expect(await other.call(takeToolToken, { query: {} }, person)).toEqual(first)
    expect(coohom.calls.map(({ call }) => call)).toEqual([
      "POST /open/global/i18n-user/login",
      "POST /open/global/i18n-user/register",
      "POST /open/global/i18n-user/login",
    ])
    for (const { query, body } of coohom.calls) {
      const { appuid = "", appkey = "", timestamp = "", sign } = query
      expect(sign).toBe(createHash("md5").update(`${appSecret}${appkey}${appuid}${timestamp}`).digest("hex"))
      expect(body).toEqual({ name: "Minh", email: `${person.id}@users.localhost` })
    }
    expect(other.readLog()).not.toMatch(/coohom\.example|signed-|coohom-secret/)
  })

  test("projects are opened in our own studio all the same", async () => {
    const own = await other.call(takeToolToken, { query: { tool: "roomwright" } }, person)
    expect([own.tool, own.address]).toEqual(["roomwright", "/studio"])
  })

  test.each([
    ["refuses", [{ json: { c: "5" } }, { json: { c: "5", m: "no", d: null } }]],
    ["is broken", [{ text: "<html>down</html>" }]],
    ["gives no address", [{ json: { c: "0", d: { token: "t" } } }]],
    [
      "gives an address that is none of the web",
      [{ json: { c: "0", d: { url: "data:text/html,hello", token: "t" } } }],
    ],
    ["never ends", [{ text: "x".repeat(100_000) }]],
  ] as const)("that one %s is said", async (_what, answers) => {
    coohom.answer(...answers)
    expectRefusal(await ask(), "designToolFails")
    expect((await ask()).status).toBe(200)
  })

  test("that it does not answer is said in time, without its address in the log", async () => {
    coohom.answer("hang")
    expectRefusal(await ask(), "designToolFails")
    expect(other.readLog()).toMatch(/Coohom: login TimeoutError/)
    expect(other.readLog()).not.toMatch(/127\.0\.0\.1:\d+\/open|sign=|@users\.localhost/)
  }, 20_000)
})
