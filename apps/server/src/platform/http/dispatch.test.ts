import { get, post, type Access } from "@roomwright/contract/endpoint"
import { Id, Keyword, PageNumber } from "@roomwright/contract/input-shapes"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { AppError } from "../app-error.ts"
import { createDispatcher, handle, parseInput, type Caller, type RawInput, type Session } from "./dispatch.ts"

const id = "019b7711-9680-72cb-a276-163fe47378e1"
const list = get("/things", {
  summary: "Things.",
  access: "anyone",
  query: z.strictObject({ w: z.optional(Keyword), page: PageNumber }),
  data: z.null(),
})
const read = get("/things/{id}", {
  summary: "A thing.",
  access: "anyone",
  params: z.object({ id: Id }),
  data: z.null(),
})
const make = post("/things", {
  summary: "Makes a thing.",
  access: "anyone",
  body: z.strictObject({ name: z.string(), size: z.optional(z.strictObject({ width: z.int() })) }),
  data: z.null(),
})

/** The refusal that an input meets. */
function refusalOf(endpoint: typeof list | typeof read | typeof make, input: RawInput): AppError {
  try {
    parseInput(endpoint, input)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error("The input was taken.")
}

/** As Fastify hands a query over: without a prototype. */
const query = (values: Record<string, unknown>): object =>
  Object.assign(Object.create(null), values) as object

describe("an input", () => {
  test("is given parsed, with defaults", () => {
    expect(parseInput(list, { params: {}, query: query({ w: " ghế ", page: "2" }) }).query).toEqual({
      w: "ghế",
      page: 2,
    })
    expect(parseInput(list, {}).query).toEqual({ page: 0 })
    expect(parseInput(read, { params: { id }, query: query({}), body: undefined }).params).toEqual({ id })
    expect(parseInput(make, { body: { name: "sofa" } }).body).toEqual({ name: "sofa" })
  })

  test("is told all its faults at once", () => {
    expect(refusalOf(list, { query: query({ w: "a".repeat(200), page: "-1", sort: "x" }) })).toMatchObject({
      appErrorName: "invalidInput",
      faults: [
        { path: "query.w", problem: "tooBig" },
        { path: "query.page", problem: "invalid" },
        { path: "query.sort", problem: "unknown" },
      ],
    })
  })

  test("may not hold a parameter twice", () => {
    expect(refusalOf(list, { query: query({ page: ["1", "2"] }) }).faults).toEqual([
      { path: "query.page", problem: "invalid" },
    ])
  })

  test.each([
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "constructor[prototype]",
  ])("may not hold %s", (key) => {
    const poisoned = query({})
    Object.defineProperty(poisoned, key, { value: "1", enumerable: true })
    for (const endpoint of [list, read]) {
      expect(refusalOf(endpoint, { params: { id }, query: poisoned }).faults).toEqual([
        { path: `query.${key}`, problem: "unknown" },
      ])
    }
    const body: unknown = JSON.parse(`{"name":"sofa",${JSON.stringify(key)}:{"admin":true}}`)
    expect(refusalOf(make, { body }).faults).toEqual([{ path: `body.${key}`, problem: "unknown" }])
  })

  test("may hold nothing where nothing is expected", () => {
    expect(refusalOf(read, { params: { id }, query: query({ page: "1" }) }).appErrorName).toBe("invalidInput")
    expect(refusalOf(read, { params: { id }, body: { role: "ROLE_ADMIN" } }).faults).toEqual([
      { path: "body.role", problem: "unknown" },
    ])
    for (const body of ["text", 1, [1], true]) {
      expect(refusalOf(read, { params: { id }, body }).faults).toEqual([{ path: "body", problem: "unknown" }])
    }
    for (const body of [undefined, null, {}])
      expect(parseInput(read, { params: { id }, body }).body).toBeUndefined()
  })

  test("names nothing when only its address is wrong", () => {
    expect(refusalOf(read, { params: { id: "1" } }).appErrorName).toBe("notFound")
    expect(refusalOf(read, { params: { id: "1" }, query: query({ x: "1" }) }).appErrorName).toBe(
      "invalidInput",
    )
  })

  test("of a thousand faults tells the first twenty, cut short", () => {
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_none, at) => [`${at}${"k".repeat(5000)}`, ""]),
    )
    const { faults = [] } = refusalOf(list, { query: query(many) })
    expect(faults).toHaveLength(20)
    expect(JSON.stringify(faults).length).toBeLessThan(3000)
  })
})

const noProof = async (): Promise<void> => {}

describe("access", () => {
  const session: Session = { id, accountId: id, roles: ["ROLE_USER"], provedAt: null, tokenUntil: new Date() }
  const caller: Caller = {
    requestId: "1",
    language: "zh",
    visitor: { address: "::1", userAgent: "" },
    token: null,
  }

  /** What a call with this token answers: the session its handler sees, or the name of the refusal. */
  async function callWith(access: Access, token: string | null): Promise<unknown> {
    const endpoint = get("/secret", { summary: "Secret.", access, data: z.unknown() })
    const route = handle(endpoint, (_input, context) => context.session)
    const { dispatch } = createDispatcher(
      [route],
      async (given) => (given === "good" ? session : null),
      noProof,
    )
    return dispatch(route, {}, { ...caller, token }).catch((error: unknown) =>
      error instanceof AppError ? error.appErrorName : error,
    )
  }

  test.each<[string, Access, string | null, unknown]>([
    ["anyone, without a token", "anyone", null, null],
    ["anyone, whose token is not even read", "anyone", "bad", null],
    ["optional, without a token", "optional", null, null],
    ["optional, with one", "optional", "good", session],
    ["optional, with a broken one", "optional", "bad", "invalidSession"],
    ["required, without a token", "required", null, "loginRequired"],
    ["required, with an empty one", "required", "", "invalidSession"],
    ["required, with one", "required", "good", session],
    ["a role the caller has", ["ROLE_ADMIN", "ROLE_USER"], "good", session],
    ["a role the caller lacks", ["ROLE_ADMIN"], "good", "forbidden"],
    ["a role, without a token", ["ROLE_ADMIN"], null, "loginRequired"],
  ])("%s", async (_case, access, token, expected) => {
    expect(await callWith(access, token)).toEqual(expected)
  })

  test("is checked before the input is looked at", async () => {
    const endpoint = get("/secret", {
      summary: "Secret.",
      access: "required",
      query: z.strictObject({}),
      data: z.unknown(),
    })
    const route = handle(endpoint, () => null)
    const { dispatch } = createDispatcher([route], async () => null, noProof)
    await expect(dispatch(route, { query: { x: "1" } }, caller)).rejects.toMatchObject({
      appErrorName: "loginRequired",
    })
  })
})

describe("the table of endpoints", () => {
  const route = handle(list, () => null)

  test("finds an endpoint by method and path, and no other", () => {
    const { routeOf } = createDispatcher([route], async () => null, noProof)
    expect(routeOf("GET", "/things")).toBe(route)
    for (const [method, path] of [
      ["POST", "/things"],
      ["GET", "/things/"],
      ["GET", "__proto__"],
    ] as const)
      expect(routeOf(method, path)).toBeUndefined()
  })

  test("refuses two handlers for one endpoint", () => {
    expect(() => createDispatcher([route, handle(list, () => null)], async () => null, noProof)).toThrow(
      "two handlers",
    )
  })
})
