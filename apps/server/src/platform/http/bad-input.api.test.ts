import { roles, type Endpoint } from "@roomwright/contract/endpoint"
import { languages, type Language } from "@roomwright/contract/language"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { goodAddress, goodCall, type GoodCall } from "../../testing/good-input.ts"
import { addressOf, allEndpoints, expectDecentAnswer, queryNamesOf } from "../../testing/hostile-input.ts"
import { sendRaw, type Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"

let app: TestApp
let person: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  await app.makeWork({ products: [{ productId: await app.makeProduct(), at: null }] })
  person = await signUp(app, { roles: roles.filter((role) => role !== "ROLE_USER") })
})

afterAll(() => app.close())

/** Sends a path as it stands. */
async function ask(
  path: string,
  { method = "GET", headers = {}, body, language = "en" }: GoodCall & { language?: Language } = {},
): Promise<Answer> {
  const answer = await sendRaw(app.url, path, {
    method,
    headers: { ...headers, "accept-language": language },
    ...(body === undefined ? {} : { body }),
  })
  expectDecentAnswer(answer, language)
  return answer
}

/** A call that is taken but for its address. Each with a session of its own: some end them. */
const good = async (endpoint: Endpoint): Promise<GoodCall> =>
  goodCall(endpoint, endpoint.access === "anyone" ? null : await startTestSession(app, person))

/** Query strings that no endpoint takes. */
const neverLegal = [
  "nope=1",
  "=",
  "=1",
  "%",
  "%=1",
  "%00=1",
  "%ED%A0%80=1",
  "__proto__=1",
  "__proto__[admin]=1",
  "constructor=1",
  "constructor[prototype]=1",
  "constructor.prototype.admin=1",
  "prototype=1",
  "toString=1",
  "hasOwnProperty=1",
  "w[]=a",
  "w[$ne]=a",
  "W=a",
  "page=-1",
  "page=1.5",
  "page=1e9",
  "page=99999999999",
  "page=999999999999999999999999",
  "page=",
  "page=%00",
  "page=0&page=0",
  "page=NaN",
  "page=0x1",
  "page=%EF%BC%91",
  "page=1%20or%201=1",
  "size=0",
  "size=101",
  "size=-1",
  "sort=nope",
  "sort=",
  "sort=newest;drop%20table%20work",
  "sort=constructor",
  "sort=newest&sort=newest",
  "w=a&w=b",
  "w=a&w=a",
  `w=${"a".repeat(5_000)}`,
  `w=${encodeURIComponent("😀".repeat(5_000))}`,
  `w=${"%00".repeat(20_000)}`,
  "style=NOPE",
  "style=a,,b",
  "style='",
  "style=%00",
  "style=a&style=b",
  "style=nope",
  "style=constructor",
  `style=${"a,".repeat(10_000)}a`,
  "minPrice=-1",
  "maxPrice=1e3",
  "inStock=1",
  "template=TRUE",
  "designerId=1",
  "merchantId='%20or%20''='",
  "productId=%00",
  Array.from({ length: 2_000 }, (_none, at) => `p${at}=1`).join("&"),
]

/** Keywords that are odd but legal where there is a search box. */
const oddKeywords = [
  "%00",
  "%E2%80%AE",
  "%ED%A0%80",
  "%",
  "%E0%A4%A",
  "%FF",
  "%2525",
  "'",
  "%22",
  "%5C",
  "%27%27%27",
  "'%20or%201=1%20--",
  "a%00b",
  "%F0%9F%9B%8B",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  ":*",
  "!%26|()%3C-%3E",
  "$1",
  "{w}",
  "a".repeat(100),
]

const badIds = [
  "1",
  "-1",
  "null",
  "%00",
  "%E2%80%AE",
  "%ED%A0%80",
  "%",
  "%E0%A4%A",
  "'",
  "%22",
  "..",
  "%2e%2e",
  "%2F",
  "__proto__",
  "constructor",
  "%5C",
  "*",
  ":id",
  "{id}",
  "a".repeat(5_000),
  "019B7711-9680-72CB-A276-163FE47378E1",
  "019b7711-9680-72cb-a276-163fe47378e1%00",
  "019b7711-9680-72cb-a276-163fe47378e1'",
]

describe.each(allEndpoints)("%s", (_name, endpoint) => {
  const address = goodAddress(endpoint)
  test("refuses what it does not take", async () => {
    for (const query of neverLegal) {
      const { status, text } = await ask(`${address}?${query}`, await good(endpoint))
      expect([query.slice(0, 60), [400, 422].includes(status), text.slice(0, 200)]).toEqual([
        query.slice(0, 60),
        true,
        text.slice(0, 200),
      ])
    }
  })

  test("names an unknown parameter", async () => {
    const { envelope } = await ask(`${address}?nope=1`, await good(endpoint))
    expect(envelope?.data).toMatchObject({ faults: [{ path: "query.nope", problem: "unknown" }] })
  })

  test("takes odd keywords where it takes keywords", async () => {
    const expected = queryNamesOf(endpoint).includes("w") ? 200 : 400
    for (const keyword of oddKeywords)
      expect([keyword, (await ask(`${address}?w=${keyword}`, await good(endpoint))).status]).toEqual([
        keyword,
        expected,
      ])
  })

  test("answers an empty query as none", async () => {
    for (const suffix of ["", "?", "?&", "?&&"]) {
      const { envelope } = await ask(goodAddress(endpoint) + suffix, await good(endpoint))
      // Whatever else it says to what it was given.
      expect([suffix, envelope?.code]).toEqual([suffix, expect.not.toSatisfy((code) => code === 40_000)])
    }
  })

  test("words its refusal in the language asked for, Chinese when that is none of ours", async () => {
    for (const language of languages)
      expect((await ask(`${address}?nope=1`, { ...(await good(endpoint)), language })).status).toBe(400)
    for (const unknown of ["klingon", "*", "en;q=0", "\u00FF".repeat(50), "a,".repeat(5_000), ";;;q=q"]) {
      const call = await good(endpoint)
      const answer = await sendRaw(app.url, `${address}?nope=1`, {
        ...call,
        headers: { ...call.headers, "accept-language": unknown },
      })
      expectDecentAnswer(answer, "zh")
    }
  })
})

describe.each(allEndpoints.filter(([, { params }]) => params !== undefined))("%s", (_name, endpoint) => {
  test.each(badIds)("knows nothing called %s", async (id) => {
    expect((await ask(addressOf(endpoint, id), await good(endpoint))).status).toBe(404)
  })
})

const byId = allEndpoints.filter(([, { path }]) => path.includes("{id}"))
test.each(byId)("%s knows nothing by an id that never was", async (_name, endpoint) => {
  const answers = await Promise.all(
    languages.map(async (language) => ask(addressOf(endpoint), { ...(await good(endpoint)), language })),
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
