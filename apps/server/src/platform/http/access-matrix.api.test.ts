import type { Endpoint, Role } from "@roomwright/contract/endpoint"
import { errorCatalogue } from "@roomwright/contract/errors"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { goodAddress, goodCall } from "../../testing/good-input.ts"
import { allEndpoints } from "../../testing/hostile-input.ts"
import type { Answer } from "../../testing/send-request.ts"
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
const people = new Map<string, TestPerson>()

beforeAll(async () => {
  app = await startTestApp()
  for (const [name, roles] of Object.entries(callers)) people.set(name, await signUp(app, { roles }))
  people.set("blocked", await signUp(app))
})

afterAll(() => app.close())

const { loginRequired, forbidden, invalidSession } = errorCatalogue
const accessCodes = new Set<number>([loginRequired.code, forbidden.code, invalidSession.code])

async function callAs(endpoint: Endpoint, caller: TestPerson | null): Promise<Answer> {
  // Calls may end the session that they are made with.
  const fresh = caller && (await startSessionFor(endpoint, app, caller))
  return app.get(goodAddress(endpoint), goodCall(endpoint, fresh))
}

/** The refusal for want of access, else null: what else a call may answer is for other tests. */
const accessRefusal = ({ envelope }: Answer): number | null =>
  envelope && accessCodes.has(envelope.code) ? envelope.code : null

describe.each(allEndpoints)("%s", (_name, endpoint) => {
  const { access } = endpoint
  const isOpen = access === "anyone" || access === "optional"

  test("a visitor", async () => {
    expect(accessRefusal(await callAs(endpoint, null))).toBe(isOpen ? null : loginRequired.code)
  })

  test.each(Object.entries(callers))("%s", async (name, roles) => {
    const own = new Set<Role>(["ROLE_USER", ...roles])
    const may = typeof access === "string" || access.some((role) => own.has(role))
    expect(accessRefusal(await callAs(endpoint, people.get(name) ?? null))).toBe(may ? null : forbidden.code)
  })

  test("a token of a studio window, where the call is not for it", async () => {
    const person = people.get("user")
    if (!person) throw new Error("There is nobody to ask.")
    const studio = await startStudioSession(app, person)
    const refusal = accessRefusal(await app.get(goodAddress(endpoint), goodCall(endpoint, studio)))
    const isRefused = access !== "anyone" && !endpoint.audiences.includes("studio")
    expect(refusal === invalidSession.code).toBe(isRefused)
  })

  test("a token that is none, and one of a blocked account", async () => {
    const person = people.get("blocked")
    if (!person) throw new Error("There is nobody to block.")
    const session = await startSessionFor(endpoint, app, person)
    const expected = access === "anyone" ? null : invalidSession.code
    const nonsense = { ...session, headers: { authorization: "Bearer nonsense" } }
    expect(accessRefusal(await app.get(goodAddress(endpoint), goodCall(endpoint, nonsense)))).toBe(expected)
    const block = (at: Date | null) =>
      app.database.db.updateTable("account").set({ blocked_at: at }).where("id", "=", person.id).execute()
    await block(new Date())
    expect(accessRefusal(await app.get(goodAddress(endpoint), goodCall(endpoint, session)))).toBe(expected)
    await block(null)
  })
})
