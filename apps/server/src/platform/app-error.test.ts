import { describe, expect, test } from "vitest"
import { AppError, toAppError } from "./app-error.ts"

const withCode = (code: string): Error => Object.assign(new Error("from below"), { code })

describe("a database that is away or too busy", () => {
  test.each([
    "57P01",
    "57P02",
    "57P03",
    "57014",
    "53300",
    "55000",
    "40P01",
    "40001",
    "08006",
    "08001",
    "ECONNREFUSED",
    "ECONNRESET",
    "ENOENT",
    "EPIPE",
    "ETIMEDOUT",
  ])("%s says: come back in a moment", (code) => {
    const error = toAppError(withCode(code))
    expect(error).toMatchObject({ appErrorName: "unavailable", status: 503, retryAfterSeconds: 2 })
  })

  test.each([
    "timeout exceeded when trying to connect",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Cannot use a pool after calling end on the pool",
  ])("%s does too", (message) => expect(toAppError(new Error(message)).appErrorName).toBe("unavailable"))
})

test("an expected failure stays what it is", () => {
  const refusal = new AppError("unknownFilterValue", {
    faults: [{ path: "query.style", problem: "unknown" }],
  })
  expect(toAppError(refusal)).toBe(refusal)
  expect(refusal).toMatchObject({ status: 422, code: 42201 })
})

test("anything else is our fault, with its cause kept for the log", () => {
  for (const error of [
    new TypeError("x is not a function"),
    withCode("23505"),
    withCode("42P01"),
    "text",
    null,
    undefined,
    { code: "57P01" },
  ]) {
    const known = toAppError(error)
    expect(known.appErrorName).toBe("serverFail")
    expect(known.cause).toBe(error)
  }
})
