import { expect, test } from "vitest"
import { errorCatalogue } from "./errors.ts"

const entries = Object.entries(errorCatalogue)

test("every error has a code of its own that begins with its status", () => {
  expect(new Set(entries.map(([, { code }]) => code)).size).toBe(entries.length)
  for (const [name, { status, code }] of entries) {
    expect(Math.trunc(code / 100), name).toBe(status)
    expect(status, name).toBeGreaterThanOrEqual(400)
  }
})
