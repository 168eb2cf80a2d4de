import { Agent } from "node:http"
import { roles, type Endpoint } from "@roomwright/contract/endpoint"
import { languages, type Language } from "@roomwright/contract/language"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { goodAddress, goodCall, type GoodCall } from "../../testing/good-input.ts"
import { badIds, neverLegal, oddKeywords, oddValues } from "../../testing/hostile-addresses.ts"
import {
  addressOf,
  allEndpoints,
  expectDecentAnswer,
  queryNamesOf,
  turnOf,
} from "../../testing/hostile-input.ts"
import { sendRaw, type Answer } from "../../testing/send-request.ts"
import { createSharedSessions, type SharedSessions } from "../../testing/shared-sessions.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startSessionFor, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let person: TestPerson
let shared: SharedSessions
// Tens of thousands of requests: opening a connection for each would take as long as answering it.
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  app = await startTestApp()
  await app.makeWork({ products: [{ productId: await app.makeProduct(), at: null }] })
  person = await signUp(app, { roles: roles.filter((role) => role !== "ROLE_USER") })
  shared = createSharedSessions(app)
})

afterAll(() => {
  agent.destroy()
  return app.close()
})

/** Sends a path as it stands. */
async function ask(
  path: string,
  { method = "GET", headers = {}, body, language = "en" }: GoodCall & { language?: Language } = {},
): Promise<Answer> {
  const answer = await sendRaw(app.url, path, {
    method,
    headers: { ...headers, "accept-language": language },
    agent,
    ...(body === undefined ? {} : { body }),
  })
  expectDecentAnswer(answer, language)
  return answer
}

/** A call that is taken but for its address, with a session of its own: some calls end theirs. */
const good = async (endpoint: Endpoint): Promise<GoodCall> =>
  goodCall(endpoint, endpoint.access === "anyone" ? null : await startSessionFor(endpoint, app, person))

/** The same for an address that is refused: that ends no session. */
const refused = async (endpoint: Endpoint): Promise<GoodCall> =>
  goodCall(endpoint, endpoint.access === "anyone" ? null : await shared.of(endpoint, person))

test.each(allEndpoints.filter(([, { ignoresQuery }]) => ignoresQuery))(
  "%s takes whatever query",
  async (_name, endpoint) => {
    for (const query of ["nope=1", "page=0&size=20", "_=1765432100000", "a=1&a=2", ...neverLegal])
      expect([
        query.slice(0, 60),
        (await ask(`${goodAddress(endpoint)}?${query}`, await good(endpoint))).status,
      ]).toEqual([query.slice(0, 60), 200])
  },
)

const refusing = allEndpoints
  .filter(([, { ignoresQuery }]) => !ignoresQuery)
  .map(([name, endpoint], at) => ({ name, endpoint, at }))
const unknownLanguages = ["klingon", "*", "en;q=0", "\u00FF".repeat(50), "a,".repeat(5_000), ";;;q=q"]

/** Every query for an endpoint that takes parameters; one rule refuses all queries of the others. */
const refusedBy = (endpoint: Endpoint, at: number): readonly string[] =>
  queryNamesOf(endpoint).length > 0 ? neverLegal : turnOf(neverLegal, at, 6)

describe.each(refusing)("$name", ({ endpoint, at }) => {
  const address = goodAddress(endpoint)
  test("refuses what it does not take", async () => {
    const call = await refused(endpoint)
    for (const query of refusedBy(endpoint, at)) {
      const { status, text } = await ask(`${address}?${query}`, call)
      expect([query.slice(0, 60), [400, 422].includes(status), text.slice(0, 200)]).toEqual([
        query.slice(0, 60),
        true,
        text.slice(0, 200),
      ])
    }
  })

  test("names an unknown parameter", async () => {
    const { envelope } = await ask(`${address}?nope=1`, await refused(endpoint))
    expect(envelope?.data).toMatchObject({ faults: [{ path: "query.nope", problem: "unknown" }] })
  })

  test("answers an empty query as none", async () => {
    for (const suffix of ["?", "?&&"]) {
      const { envelope } = await ask(goodAddress(endpoint) + suffix, await good(endpoint))
      // Whatever else it says to what it was given.
      expect([suffix, envelope?.code]).toEqual([suffix, expect.not.toSatisfy((code) => code === 40_000)])
    }
    // It was taken, and may have ended all sessions.
    if (endpoint.method !== "GET") shared.forget(person)
  })

  test("words its refusal in the language asked for, Chinese when that is none of ours", async () => {
    const call = await refused(endpoint)
    for (const language of languages)
      expect((await ask(`${address}?nope=1`, { ...call, language })).status).toBe(400)
    for (const unknown of turnOf(unknownLanguages, at, 3)) {
      const answer = await sendRaw(app.url, `${address}?nope=1`, {
        ...call,
        headers: { ...call.headers, "accept-language": unknown },
        agent,
      })
      expectDecentAnswer(answer, "zh")
    }
  })
})

describe.each(allEndpoints.filter(([, endpoint]) => queryNamesOf(endpoint).includes("w")))(
  "%s",
  (_name, endpoint) => {
    // All others refuse odd keywords with the parameter itself, as everything that they do not take.
    test("takes odd keywords", async () => {
      const call = await good(endpoint)
      for (const keyword of oddKeywords)
        expect([keyword, (await ask(`${goodAddress(endpoint)}?w=${keyword}`, call)).status]).toEqual([
          keyword,
          200,
        ])
    })
  },
)

test.each(allEndpoints.filter(([, endpoint]) => queryNamesOf(endpoint).length > 0))(
  "%s takes or refuses whatever stands in a parameter",
  async (_name, endpoint) => {
    const call = await good(endpoint)
    for (const name of queryNamesOf(endpoint))
      for (const value of oddValues) {
        const { status } = await ask(`${goodAddress(endpoint)}?${name}=${value}`, call)
        expect(status, `${name}=${value}`).toBeLessThan(500)
      }
  },
)

const withParams = allEndpoints
  .filter(([, { params }]) => params !== undefined)
  .map(([name, endpoint], at) => ({ name, endpoint, at }))
describe.each(withParams)("$name", ({ endpoint, at }) => {
  test("knows nothing by ids that are none", async () => {
    const call = await refused(endpoint)
    // Synonyms are numbered: each number may be one.
    const none = endpoint.path.includes("{synonym}") ? badIds.filter((id) => !/^\d+$/.test(id)) : badIds
    for (const id of turnOf(none, at, 2))
      expect([id.slice(0, 60), (await ask(addressOf(endpoint, id), call)).status]).toEqual([
        id.slice(0, 60),
        // An address to write to is no name of a thing: what is wrong with it is said.
        "params.email" in endpoint.refusals ? 400 : 404,
      ])
  })
})

const byId = allEndpoints.filter(([, { path }]) => path.includes("{id}"))
test.each(byId)("%s knows nothing by an id that never was", async (_name, endpoint) => {
  const answers = await Promise.all(
    languages.map(async (language) => ask(addressOf(endpoint), { ...(await refused(endpoint)), language })),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

describe("an address nobody serves", () => {
  test.each([
    "/api",
    "/api/",
    "/api/nope",
    "/api//products",
    "/api/products/facets/x",
    "/api/%",
    "/api/%00",
    "/api/__proto__",
    "/api/..%2fproducts",
    "/api/health/nope",
    "/nope",
    "/%",
    "/API/products",
    "/media",
  ])("%s", async (path) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      for (const language of languages) {
        if (path === "/media") continue
        expect((await ask(path, { method, language })).status).toBe(404)
      }
    }
  })
})

test("whatever is asked, it is answered decently", async () => {
  const parts = fc.oneof(
    fc.constantFrom(
      "?",
      "&",
      "=",
      "w=",
      "page=",
      "style=",
      "sort=newest",
      "size=5",
      "/",
      "..",
      "%",
      "%00",
      "%F0%9F",
      "[",
      "]",
      "__proto__",
      ";",
      "#",
      ",",
    ),
    fc.string({ unit: "grapheme", maxLength: 6 }).map((text) => encodeURIComponent(text.toWellFormed())),
    // Bytes as they stand, all but controls and space.
    fc.string({
      unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCodePoint(code)),
      maxLength: 6,
    }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...allEndpoints),
      fc.array(parts, { maxLength: 10 }),
      fc.constantFrom(...languages),
      async ([, endpoint], pieces, language) => {
        const answer = await sendRaw(app.url, addressOf(endpoint) + pieces.join(""), {
          method: endpoint.method,
          headers: { "accept-language": language },
          agent,
        })
        if (answer.status === 200) expect(answer.envelope?.code).toBe(200)
        // Bytes of other scripts may come back in the name of the part that is wrong: look at the form alone.
        else
          expect([answer.status >= 400 && answer.status < 500, answer.envelope === null]).toEqual([
            true,
            false,
          ])
      },
    ),
    { numRuns: 400 },
  )
})
