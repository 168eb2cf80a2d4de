import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { sendRaw } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

let app: TestApp
let picture: string

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: "https://rooms.example" } })
  const id = await app.makePicture()
  const { hash } = await app.database.db
    .selectFrom("picture")
    .select("hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  picture = `/media/${id}-${hash}/64.webp`
})

afterAll(() => app.close())

const answers: [string, string, string, number][] = [
  ["a list", "GET", "/api/products", 200],
  ["a HEAD", "HEAD", "/api/products", 200],
  ["a refusal", "GET", "/api/products?page=-1", 400],
  ["an unknown thing", "GET", "/api/works/1", 404],
  ["an address nobody serves", "GET", "/nope", 404],
  ["one that cannot be decoded", "GET", "/api/%E0%A4%A", 404],
  ["a wrong method", "DELETE", "/api/products", 405],
  ["a method nobody knows", "PROPFIND", "/api/products", 404],
  ["health", "GET", "/api/health", 200],
  ["the OpenAPI document", "GET", "/api/openapi.json", 200],
  ["the page about the API", "GET", "/api/docs", 200],
  ["its style", "GET", "/api/docs.css", 200],
  ["a picture that is not there", "GET", "/media/x/1.webp", 404],
]

describe("headers that protect are on", () => {
  const expectProtected = (headers: Headers): void => {
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    })
    expect(headers.get("permissions-policy")).toContain("camera=()")
    expect(headers.get("x-powered-by")).toBeNull()
    expect(headers.get("server")).toBeNull()
  }

  test.each(answers)("%s", async (_what, method, path, expected) => {
    const { status, headers } = await sendRaw(app.url, path, { method })
    expect(status).toBe(expected)
    expectProtected(headers)
  })

  test("a picture", async () => {
    const { status, headers } = await sendRaw(app.url, picture)
    expect(status).toBe(200)
    expectProtected(headers)
  })
})

test("no foreign site is let in, whatever it says it is", async () => {
  for (const method of ["GET", "OPTIONS"]) {
    const headers = { origin: "https://evil.example", "access-control-request-method": "GET" }
    const answer = await sendRaw(app.url, "/api/products", { method, headers })
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([])
  }
})

test("an address without encryption is not told to use it for ever", async () => {
  const plain = await startTestApp()
  expect((await plain.get("/api/products")).headers.get("strict-transport-security")).toBeNull()
  await plain.close()
})

describe("caches", () => {
  test("are told what an answer depends on, packed or not", async () => {
    for (let at = 0; at < 3; at += 1) await app.makeProduct()
    const packed = await sendRaw(app.url, "/api/products", { headers: { "accept-encoding": "br" } })
    expect(packed.headers.get("content-encoding")).toBe("br")
    expect(packed.headers.get("vary")?.toLowerCase()).toMatch(/accept-language.*cookie.*accept-encoding/)
    const plain = await sendRaw(app.url, "/api/products")
    expect(plain.headers.get("vary")).toMatch(/accept-language, cookie/i)
  })

  test("ask again for what anyone may see, and keep nothing else", async () => {
    const cacheControl = async (path: string): Promise<string | null> =>
      (await app.get(path)).headers.get("cache-control")
    expect(await cacheControl("/api/products")).toBe("no-cache")
    expect(await cacheControl("/api/common/settings")).toBe("no-store")
    expect(await cacheControl("/api/nope")).toBe("no-store")
    expect(await cacheControl("/api/health")).toBe("no-store")
  })
})
