import { describe, expect, test } from "vitest"
import { findTransferCode, makeTransferCode } from "./transfer-code.ts"

describe("a transfer code", () => {
  test("is found in what banks make of a message", () => {
    for (let round = 0; round < 200; round += 1) {
      const code = makeTransferCode()
      expect(code).toMatch(/^RW[0-9A-Z]{6}$/)
      const spaced = `${code.slice(0, 2)} ${code.slice(2, 5)}-${code.slice(5)}`
      for (const message of [code, code.toLowerCase(), `MBVCB.123.${code}.CT tu 007`, `ck ${spaced} cam on`])
        expect(findTransferCode(message)).toBe(code)
    }
  })

  test.each(["", "chuyen tien", "RW", "RW123", "RWOOOOOO"])("is not found in %j", (message) => {
    expect(findTransferCode(message)).toBeNull()
  })
})
