import { languages } from "@roomwright/contract/language"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

const callsPerMinute = 600

let app: TestApp
let address = ""
let lastAddress = 0

beforeAll(async () => {
  // A proxy in front, so that callers can come from many addresses.
  app = await startTestApp({ env: { RATE_LIMITS: "on", TRUST_PROXY: "1" } })
})

beforeEach(() => {
  address = `192.0.2.${(lastAddress += 1)}`
})

afterAll(() => app.close())

const ask = (path: string, language = "en"): Promise<Answer> =>
  app.get(path, { language, headers: { "x-forwarded-for": address } })

/** Calls as often as a caller may in a minute; the answers' statuses. */
async function useUp(path: string): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < callsPerMinute) {
    const batch = await Promise.all(Array.from({ length: 20 }, () => ask(path)))
    statuses.push(...batch.map(({ status }) => status))
  }
  return statuses
}

describe("one call more than a minute allows", () => {
  test("is refused with when to come back, in the reader's language, for that address alone", async () => {
    expect(new Set(await useUp("/api/nope"))).toEqual(new Set([404]))
    const answers = await Promise.all(languages.map((language) => ask("/api/products", language)))
    for (const { status, headers, envelope } of answers) {
      const seconds = Number(headers.get("retry-after"))
      expect([status, envelope?.code]).toEqual([429, 42900])
      expect(headers.get("content-security-policy")).toContain("default-src 'none'")
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(envelope?.data).toMatchObject({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        retryAfterSeconds: seconds,
      })
    }
    const [zh = "", en = "", vi = ""] = answers.map(({ envelope }) => envelope?.message)
    expect(zh).toMatch(/^请求过于频繁。请在 \d+ 秒后再试。$/)
    expect(en).toMatch(/^Too many requests\. Try again in \d+ seconds?\.$/)
    expect(vi).toMatch(/^Quá nhiều yêu cầu\. Hãy thử lại sau \d+ giây\.$/)

    address = "198.51.100.1"
    expect((await ask("/api/products")).status).toBe(200)
  })

  test("is one whose address cannot be decoded, too", async () => {
    expect(new Set(await useUp("/api/%"))).toEqual(new Set([404]))
    expect((await ask("/api/%")).status).toBe(429)
    expect((await ask("/api/health")).status).toBe(200)
  })
})

test("all addresses of one /64 of IPv6 are one caller, and IPv4 written as IPv6 is IPv4", async () => {
  const left = async (forwarded: string): Promise<number> =>
    Number(
      (await app.get("/api/nope", { headers: { "x-forwarded-for": forwarded } })).headers.get(
        "x-ratelimit-remaining",
      ),
    )
  const before = await left("2001:db8:7:1::1")
  expect(await left("2001:db8:7:1:ffff::2")).toBe(before - 1)
  expect(await left("2001:db8:7:2::1")).toBe(before)
  const host = await left("198.51.100.7")
  expect(await left("::ffff:198.51.100.7")).toBe(host - 1)
})

test("an address that a caller makes up without a proxy in front counts for nothing", async () => {
  const direct = await startTestApp({ env: { RATE_LIMITS: "on" } })
  const left = async (forwarded: string): Promise<number> =>
    Number(
      (await direct.get("/api/nope", { headers: { "x-forwarded-for": forwarded } })).headers.get(
        "x-ratelimit-remaining",
      ),
    )
  const [first, second] = [await left("192.0.2.1"), await left("192.0.2.2")]
  expect(second).toBe(first - 1)
  await direct.close()
})

test("limits can be switched off for measuring", async () => {
  const free = await startTestApp()
  const { headers } = await free.get("/api/nope")
  expect([...headers.keys()].filter((name) => name.includes("ratelimit"))).toEqual([])
  await free.close()
})
