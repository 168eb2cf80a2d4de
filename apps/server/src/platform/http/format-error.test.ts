import { errorCatalogue, type ErrorName } from "@roomwright/contract/errors"
import { languages } from "@roomwright/contract/language"
import en from "@roomwright/i18n/errors/en.json" with { type: "json" }
import { describe, expect, test } from "vitest"
import { AppError } from "../app-error.ts"
import { formatError } from "./format-error.ts"

const names = Object.keys(errorCatalogue) as ErrorName[]

test("every error of the catalogue has a text, and every text an error", () => {
  expect(Object.keys(en).toSorted()).toEqual(names.map((name) => `error.${name}`).toSorted())
})

describe.each(languages)("in %s", (language) => {
  test.each(names)("%s is worded with all that its text needs", (name) => {
    const { code, message, data } = formatError(new AppError(name), language, "request-1")
    expect(code).toBe(errorCatalogue[name].code)
    expect(message).not.toMatch(/[{}]|undefined|error\./)
    expect(data).toEqual({ error: name, requestId: "request-1" })
  })
})

test("names what is wrong and when to come back", () => {
  const faults = [
    { path: "query.page", problem: "tooBig" },
    { path: "query.sort", problem: "notOneOf" },
  ]
  expect(formatError(new AppError("invalidInput", { faults }), "en", "1")).toEqual({
    code: 40000,
    message: "Some parts of the request aren’t valid: query.page, query.sort. Correct them and try again.",
    data: { error: "invalidInput", requestId: "1", faults },
  })
  expect(formatError(new AppError("unavailable", { retryAfterSeconds: 2 }), "vi", "1")).toEqual({
    code: 50300,
    message: "Hệ thống tạm thời chưa sẵn sàng. Hãy thử lại sau 2 giây.",
    data: { error: "unavailable", requestId: "1", retryAfterSeconds: 2 },
  })
})

test("tells the number of the request, and nothing of the cause", () => {
  const cause = new Error(
    'duplicate key value violates unique constraint "account_email" secret@mail.example',
  )
  const envelope = formatError(new AppError("serverFail", { cause }), "zh", "0199-aa")
  expect(envelope.message).toContain("0199-aa")
  expect(JSON.stringify(envelope)).not.toMatch(/duplicate|secret|constraint/)
})
