import { Agent } from "node:http"
import { roles } from "@roomwright/contract/endpoint"
import { errorCatalogue } from "@roomwright/contract/errors"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { goodAddress } from "../../testing/good-input.ts"
import { allEndpoints, expectDecentAnswer, turnOf } from "../../testing/hostile-input.ts"
import { send, sendRaw } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startStudioSession, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let workId: string
let person: TestPerson
let inWindow: TestPerson
// Thousands of requests: opening a connection for each would take as long as answering it.
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  app = await startTestApp()
  workId = await app.makeWork()
  person = await signUp(app, { roles: roles.filter((role) => role !== "ROLE_USER") })
  inWindow = await startStudioSession(app, person)
})

afterAll(() => {
  agent.destroy()
  return app.close()
})

const json = { "content-type": "application/json" }
type BadBody = readonly [name: string, headers: Record<string, string>, body: string, status: number]
/** Refused before an endpoint has a say: each is sent some of them. */
const unread: readonly BadBody[] = [
  ["cut JSON", json, '{"a":', 400],
  ["no JSON", json, "a=1&b=2", 400],
  ["a bare word", json, "undefined", 400],
  ["a prototype", json, '{"__proto__":{"admin":true}}', 400],
  ["a constructor's prototype", json, '{"constructor":{"prototype":{"admin":true}}}', 400],
  ["NUL", json, '{"\\u0000":"\\u0000"}', 400],
  ["a lone surrogate", json, '{"\\ud800":"\\udfff"}', 400],
  ["50,000 lists in each other", json, "[".repeat(50_000) + "]".repeat(50_000), 400],
  ["50,000 objects in each other", json, '{"a":'.repeat(50_000) + "1" + "}".repeat(50_000), 400],
  [
    "50,000 objects in each other with a prototype inside",
    json,
    '{"a":'.repeat(50_000) + '{"__proto__":1}' + "}".repeat(50_000),
    400,
  ],
  ["XML", { "content-type": "application/xml" }, "<a/>", 415],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=1", 415],
  ["a kind nobody knows", { "content-type": "nonsense" }, "a", 415],
  ["plain text", { "content-type": "text/plain" }, "a", 400],
]
/** Read, and refused by the shape that an endpoint names. */
const misshapen: readonly BadBody[] = [
  ["a text", json, '"text"', 400],
  ["a list", json, "[]", 400],
  ["a number", json, "1", 400],
  ["an unknown field", json, '{"role":"ROLE_ADMIN"}', 400],
  ["a text of 100 kB", json, JSON.stringify({ text: "a".repeat(100_000) }), 400],
]

const writing = allEndpoints
  .filter(([, { method }]) => method !== "GET")
  .map(([name, endpoint], at) => ({ name, endpoint, at }))
describe.each(writing)("$name refuses a body that is", ({ endpoint, at }) => {
  const tooMuch = JSON.stringify({ text: "a".repeat((endpoint.bodyBytes ?? 1_000_000) + 100_000) })
  const more: BadBody = ["more than it may be", json, tooMuch, 413]
  test.each([...turnOf(unread, at, 3), ...misshapen, more])("%s", async (_case, headers, body, status) => {
    const answer = await send(app.url + goodAddress(endpoint, workId), {
      method: endpoint.method,
      headers: { ...(endpoint.audiences.includes("site") ? person : inWindow).headers, ...headers },
      body,
      language: "en",
    })
    expectDecentAnswer(answer, "en")
    // Where a file is taken only a form is read.
    const expected = endpoint.file ? 415 : status
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([expected, answer.text.slice(0, 200)])
  })
})

test.each(allEndpoints.filter(([, { method, file }]) => method !== "GET" && !file))(
  "%s takes an empty body that says it is JSON for none",
  async (_name, endpoint) => {
    // Some of them end the session.
    const someone = await signUp(app, { roles: roles.filter((role) => role !== "ROLE_USER") })
    const sender = endpoint.audiences.includes("site") ? someone : await startStudioSession(app, someone)
    const path = goodAddress(endpoint, workId)
    const answer = await send(app.url + path, {
      method: endpoint.method,
      headers: { ...sender.headers, ...json },
      body: "",
      language: "en",
    })
    expectDecentAnswer(answer, "en")
    const { malformedBody, unsupportedMediaType } = errorCatalogue
    expect([malformedBody.code, unsupportedMediaType.code]).not.toContain(answer.envelope?.code)
  },
)

const methodOrder = ["GET", "POST", "PUT", "PATCH", "DELETE"]

describe.each(allEndpoints)("%s", (_name, endpoint) => {
  const allowed = methodOrder.filter((method) =>
    allEndpoints.some(([, other]) => other.path === endpoint.path && other.method === method),
  )
  const takes: readonly string[] = allowed.includes("GET") ? [...allowed, "HEAD"] : allowed
  const others = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"].filter(
    (method) => !takes.includes(method),
  )

  test("says which method it takes when it is another", async () => {
    for (const method of others) {
      const answer = await sendRaw(app.url, goodAddress(endpoint, workId), {
        method,
        headers: { "accept-language": "vi" },
        agent,
      })
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, allowed.join(", ")])
      if (method !== "HEAD") expectDecentAnswer(answer, "vi")
    }
  })
})

test("a method of another protocol is refused, and leaves no trace of the framework", async () => {
  for (const method of ["PROPFIND", "LOCK", "MKCOL", "SEARCH"]) {
    expectDecentAnswer(
      await sendRaw(app.url, "/api/products", { method, headers: { "accept-language": "en" } }),
      "en",
    )
  }
})
