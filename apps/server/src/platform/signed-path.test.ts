import { describe, expect, test } from "vitest"
import { openSignedPath, signPath } from "./signed-path.ts"

const secret = "kD3vQ8sLz0pYw5Rt7NxB2mHc9JfGaE6u"
const base = "/files/private"
const name = "019b7711-9680-72cb-a276-163fe47378e1"
const now = new Date("2026-03-01T10:00:00Z")
const after = (ms: number): Date => new Date(now.getTime() + ms)

const { address, expiresAt } = signPath(secret, base, name, now)
const signed = address.slice(base.length + 1)
const open = (given: string, at = now, below = base, by = secret) => openSignedPath(by, below, given, at)

test("a signed address opens for a minute", () => {
  expect(expiresAt).toBe("2026-03-01T10:01:00.000Z")
  expect([0, 59_999, 60_000].map((ms) => open(signed, after(ms)))).toEqual([name, name, name])
  expect([60_001, 86_400_000].map((ms) => open(signed, after(ms)))).toEqual([null, null])
})

describe("it opens nothing", () => {
  const [, until = "", mac = ""] = signed.split(".")
  test.each([
    ["with another time", `${name}.${Number(until) + 60_000}.${mac}`],
    ["with another name", `${name.replace("019b", "019c")}.${until}.${mac}`],
    ["with another signature", `${name}.${until}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`],
    ["cut", signed.slice(0, -1)],
    ["with more behind it", `${signed}A`],
    ["without its signature", `${name}.${until}.`],
    ["with letters that are two bytes long", `${name}.${until}.${"ä".repeat(43)}`],
    ["empty", ""],
  ])("%s", (_how, given) => expect(open(given)).toBeNull())

  test("below another path, or signed by another secret", () => {
    expect(open(signed, now, "/files/download/data-export")).toBeNull()
    expect(open(signed, now, base, secret.toLowerCase())).toBeNull()
  })
})
