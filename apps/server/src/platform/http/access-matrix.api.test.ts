import type { Endpoint, Role } from "@roomwright/contract/endpoint"
import { errorCatalogue } from "@roomwright/contract/errors"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { goodAddress, goodCall } from "../../testing/good-input.ts"
import { allEndpoints } from "../../testing/hostile-input.ts"
import type { Answer } from "../../testing/send-request.ts"
import { createSharedSessions, type SharedSessions } from "../../testing/shared-sessions.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startSessionFor, startStudioSession, type TestPerson } from "../../testing/test-people.ts"

// Who may call what, for every endpoint of the contract: a new one is in this table as soon as it is in that one.
const callers = {
  user: [],
  designer: ["ROLE_DESIGNER"],
  merchant: ["ROLE_MERCHANT"],
  "designer and merchant": ["ROLE_DESIGNER", "ROLE_MERCHANT"],
  reviewer: ["ROLE_REVIEWER"],
  "receipts clerk": ["ROLE_RECEIPTS_CLERK"],
  editor: ["ROLE_EDITOR"],
  administrator: ["ROLE_ADMIN"],
} as const satisfies Record<string, readonly Role[]>

let app: TestApp
let shared: SharedSessions
const people = new Map<string, TestPerson>()

beforeAll(async () => {
  app = await startTestApp()
  shared = createSharedSessions(app)
  for (const [name, roles] of Object.entries(callers)) people.set(name, await signUp(app, { roles }))
  people.set("blocked", await signUp(app))
})

afterAll(() => app.close())

const { loginRequired, forbidden, invalidSession } = errorCatalogue
const accessCodes = new Set<number>([loginRequired.code, forbidden.code, invalidSession.code])

const ask = (endpoint: Endpoint, session: TestPerson | null): Promise<Answer> =>
  app.get(goodAddress(endpoint), goodCall(endpoint, session))

/** As somebody who may call it: then it may end the session that it is made with, and others. */
async function askAllowed(
  endpoint: Endpoint,
  caller: TestPerson,
  start = () => startSessionFor(endpoint, app, caller),
): Promise<Answer> {
  const answer = await ask(endpoint, await start())
  shared.forget(caller)
  return answer
}

/** The refusal for want of access, else null: what else a call may answer is for other tests. */
const accessRefusal = ({ envelope }: Answer): number | null =>
  envelope && accessCodes.has(envelope.code) ? envelope.code : null

describe.each(allEndpoints)("%s", (_name, endpoint) => {
  const { access } = endpoint
  const isOpen = access === "anyone" || access === "optional"

  test("a visitor", async () => {
    expect(accessRefusal(await ask(endpoint, null))).toBe(isOpen ? null : loginRequired.code)
  })

  test.each(Object.entries(callers))("%s", async (name, roles) => {
    const own = new Set<Role>(["ROLE_USER", ...roles])
    const may = typeof access === "string" || access.some((role) => own.has(role))
    const caller = people.get(name)
    if (!caller) throw new Error("There is nobody to ask.")
    const answer =
      may && endpoint.method !== "GET"
        ? await askAllowed(endpoint, caller)
        : await ask(endpoint, await shared.of(endpoint, caller))
    expect(accessRefusal(answer)).toBe(may ? null : forbidden.code)
  })

  test("a token of a studio window, where the call is not for it", async () => {
    const person = people.get("user")
    if (!person) throw new Error("There is nobody to ask.")
    const isRefused = access !== "anyone" && !endpoint.audiences.includes("studio")
    const answer =
      isRefused || endpoint.method === "GET"
        ? await ask(endpoint, await shared.inStudio(person))
        : await askAllowed(endpoint, person, () => startStudioSession(app, person))
    expect(accessRefusal(answer) === invalidSession.code).toBe(isRefused)
  })

  test("a token that is none, and one of a blocked account", async () => {
    const person = people.get("blocked")
    if (!person) throw new Error("There is nobody to block.")
    const session = await shared.of(endpoint, person)
    const expected = access === "anyone" ? null : invalidSession.code
    const nonsense = { ...session, headers: { authorization: "Bearer nonsense" } }
    expect(accessRefusal(await ask(endpoint, nonsense))).toBe(expected)
    const block = (at: Date | null) =>
      app.database.db.updateTable("account").set({ blocked_at: at }).where("id", "=", person.id).execute()
    await block(new Date())
    expect(accessRefusal(await ask(endpoint, session))).toBe(expected)
    await block(null)
  })
})
