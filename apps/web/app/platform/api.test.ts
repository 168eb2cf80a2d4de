import { del, get, patch, post, put } from "@roomwright/contract/endpoint"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { ApiError, createCall } from "./api.ts"

const Answer = z.object({ name: z.string() })
const AnyBody = z.optional(z.record(z.string(), z.unknown()))
const summary = "A call for tests."

const readChair = get("/chairs/{id}", {
  summary,
  access: "anyone",
  params: z.object({ id: z.string() }),
  query: z.object({ w: z.optional(z.string()), page: z.optional(z.string()) }),
  data: Answer,
})
const listChairs = get("/chairs", { summary, access: "anyone", data: Answer })
const orderCode = get("/codes", { summary, access: "anyone", data: Answer, retry: false })
const readSettings = get("/settings", { summary, access: "optional", data: Answer })
const readOrders = get("/orders", { summary, access: "required", data: Answer })
const readAdmin = get("/desk", { summary, access: ["ROLE_ADMIN"], data: Answer })
const addChair = post("/chairs", { summary, access: "anyone", body: AnyBody, data: Answer })
const uploadChair = post("/chairs", {
  summary,
  access: "anyone",
  body: z.custom<FormData>(),
  data: Answer,
})
const bodyCalls = [
  addChair,
  put("/chairs", { summary, access: "anyone", body: AnyBody, data: Answer }),
  patch("/chairs", { summary, access: "anyone", body: AnyBody, data: Answer }),
  del("/chairs", { summary, access: "anyone", body: AnyBody, data: Answer }),
]

const success = () => Response.json({ code: 200, message: "OK", data: { name: "Tub" } })
const nameOfStatus: Readonly<Record<number, string>> = { 400: "invalidInput", 404: "notFound" }
const refusal = (status: number, message = "Refused", faults?: readonly object[]) =>
  Response.json(
    { code: status * 100, message, data: { error: nameOfStatus[status], requestId: "r", faults } },
    { status },
  )

/** A site that gives these answers in turn, the last one for ever, and notes what it was asked. */
function siteThat(...answers: (() => Response | Promise<Response>)[]) {
  const asked: Request[] = []
  let token: string | null = "secret"
  const call = createCall({
    base: "https://site.test/api",
    token: () => token,
    languageTag: () => "vi-VN",
    texts: { pageNotFound: () => "No such page", serverFail: () => "Check the network" },
    fetch: async (address, init) => {
      asked.push(new Request(address, init))
      const answer = answers[asked.length - 1] ?? answers.at(-1) ?? success
      return answer()
    },
  })
  return { call, asked, signOut: () => (token = null) }
}

const failureOf = async (calling: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await calling.catch((error: unknown) => error)
  if (failure instanceof ApiError) return failure
  throw new Error("The call did not fail with an ApiError.")
}

describe("a call", () => {
  test("resolves with the data of the envelope", async () => {
    const { call } = siteThat(success)
    expect(await call(listChairs, {})).toEqual({ name: "Tub" })
  })

  test("puts parameters and query into the address, escaped, and leaves out what is undefined", async () => {
    const { call, asked } = siteThat(success)
    await call(readChair, { params: { id: "a/b?c" }, query: { w: "ghế & sofa", page: undefined } })
    expect(asked[0]?.url).toBe("https://site.test/api/chairs/a%2Fb%3Fc?w=gh%E1%BA%BF+%26+sofa")
  })

  test("asks for JSON in the reader's language", async () => {
    const { call, asked } = siteThat(success)
    await call(listChairs, {})
    expect(asked[0]?.headers.get("accept")).toBe("application/json")
    expect(asked[0]?.headers.get("accept-language")).toBe("vi-VN")
  })
})

describe("the token", () => {
  test.each([readSettings, readOrders, readAdmin])("goes to $path, which takes one", async (endpoint) => {
    const { call, asked } = siteThat(success)
    await call(endpoint, {})
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer secret")
  })

  test("stays at home when anyone may call", async () => {
    const { call, asked } = siteThat(success)
    await call(listChairs, {})
    expect(asked[0]?.headers.has("authorization")).toBe(false)
  })

  test("is not made up for a visitor", async () => {
    const { call, asked, signOut } = siteThat(success)
    signOut()
    await call(readSettings, {})
    expect(asked[0]?.headers.has("authorization")).toBe(false)
  })
})

describe("the body", () => {
  test("travels as JSON", async () => {
    const { call, asked } = siteThat(success)
    await call(addChair, { body: { name: "椅子" } })
    expect(asked[0]?.headers.get("content-type")).toBe("application/json")
    expect(await asked[0]?.json()).toEqual({ name: "椅子" })
  })

  test.each([{ body: {} }, { body: undefined }, {}])("is dropped when it is empty: %j", async (input) => {
    const { call, asked } = siteThat(success)
    await call(addChair, input as { body: undefined })
    expect(asked[0]?.body).toBeNull()
    expect(asked[0]?.headers.has("content-type")).toBe(false)
  })

  test("travels as multipart when it holds files", async () => {
    const { call, asked } = siteThat(success)
    const form = new FormData()
    form.set("picture", new File(["webp"], "chair.webp", { type: "image/webp" }))
    await call(uploadChair, { body: form })
    expect(asked[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/)
    const received = (await asked[0]?.formData())?.get("picture")
    expect(received instanceof File ? received.name : received).toBe("chair.webp")
  })
})

describe("a second try", () => {
  const retried = [408, 409, 425, 429, 500, 502, 503, 504]

  test.each(retried)("is made once after %i", async (status) => {
    const { call, asked } = siteThat(() => refusal(status), success)
    expect(await call(listChairs, {})).toEqual({ name: "Tub" })
    expect(asked).toHaveLength(2)
  })

  test.each(retried)("is not followed by a third after %i", async (status) => {
    const { call, asked } = siteThat(() => refusal(status))
    expect((await failureOf(call(listChairs, {}))).status).toBe(status)
    expect(asked).toHaveLength(2)
  })

  test.each([400, 401, 403, 404, 405, 413, 422, 501])("is not made after %i", async (status) => {
    const { call, asked } = siteThat(() => refusal(status))
    await failureOf(call(listChairs, {}))
    expect(asked).toHaveLength(1)
  })

  test.each(bodyCalls)("is never made for $method", async (endpoint) => {
    for (const status of retried) {
      const { call, asked } = siteThat(() => refusal(status))
      await failureOf(call(endpoint, { body: { name: "Tub" } }))
      expect(asked).toHaveLength(1)
    }
  })

  test("is not made for a GET that sends something", async () => {
    const { call, asked } = siteThat(() => refusal(503))
    await failureOf(call(orderCode, {}))
    expect(asked).toHaveLength(1)
  })
})

describe("a failure", () => {
  test("carries the server's message, status, code and the faults of the input", async () => {
    const faults = [{ path: "query.page", problem: "minimum" }]
    const { call } = siteThat(() => refusal(400, "Not like this", faults))
    const failure = await failureOf(call(listChairs, {}))
    expect(failure).toMatchObject({ message: "Not like this", status: 400, code: 40000, faults })
    expect(failure.is("invalidInput")).toBe(true)
    expect(failure.is("notFound")).toBe(false)
  })

  test("is called Error when the server says nothing", async () => {
    for (const answer of [
      () => refusal(422, ""),
      () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
      () => Response.json(null, { status: 400 }),
      () => Response.json({ code: "200" }, { status: 200 }),
    ]) {
      const { call } = siteThat(answer)
      expect((await failureOf(call(listChairs, {}))).message).toBe("Error")
    }
  })

  test("with status 200 but another code in the envelope is a failure all the same", async () => {
    const { call } = siteThat(() =>
      Response.json({ code: 42201, message: "Unknown filter", data: { error: "unknownFilterValue" } }),
    )
    const failure = await failureOf(call(listChairs, {}))
    expect(failure.message).toBe("Unknown filter")
    expect(failure.is("unknownFilterValue")).toBe(true)
  })

  test("404 says that the page is not there", async () => {
    const { call } = siteThat(() => refusal(404, "from the server"))
    expect(await failureOf(call(listChairs, {}))).toMatchObject({ message: "No such page", status: 404 })
  })

  test("500 says to check the network", async () => {
    const { call } = siteThat(() => refusal(500, "from the server"))
    expect(await failureOf(call(listChairs, {}))).toMatchObject({ message: "Check the network", status: 500 })
  })

  test("a call that cannot be sent says to check the network, too", async () => {
    const { call } = siteThat(() => Promise.reject(new TypeError("Failed to fetch")))
    expect(await failureOf(call(listChairs, {}))).toMatchObject({ message: "Check the network", status: 0 })
  })
})
