import type { Endpoint } from "@roomwright/contract/endpoint"
import { endpoints } from "@roomwright/contract/endpoints"
import type { Language } from "@roomwright/contract/language"
import { expect } from "vitest"
import * as z from "zod/mini"
import type { Answer } from "./send-request.ts"

export const unknownId = "019b7711-9680-72cb-a276-163fe47378e1"

/** Every endpoint of the contract by its name, for table tests. */
export const allEndpoints: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

/** Its address below the server's, with this in place of every parameter. */
export const addressOf = (endpoint: Endpoint, parameter = unknownId): string =>
  `/api${endpoint.path.replaceAll(/\{\w+\}/g, parameter)}`

/** Every so many of what one rule decides for all endpoints: each endpoint is asked some, and all are asked of many. */
export const turnOf = <Each>(list: readonly Each[], at: number, many: number): Each[] =>
  list.filter((_each, place) => place % many === at % many)

/** The names of the query parameters that an endpoint takes. */
export function queryNamesOf({ query }: Endpoint): string[] {
  if (!query) return []
  return Object.keys(z.toJSONSchema(query, { io: "input", unrepresentable: "any" }).properties ?? {})
}

const vietnamese = /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/i
const isIn: Readonly<Record<Language, (message: string) => boolean>> = {
  zh: (message) => /\p{Script=Han}/u.test(message),
  en: (message) => /[a-z]{3}/.test(message) && !/\p{Script=Han}/u.test(message) && !vietnamese.test(message),
  vi: (message) => vietnamese.test(message) && !/\p{Script=Han}/u.test(message),
}

/** Words that could only come from within: a stack, SQL, the framework, the database. */
const inward =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|FST_|select .+ from|syntax error|relation "|column "|invalid byte|\bpg_|kysely|stack|sqlstate/i

/** The answer is an envelope in the language asked for and no fault of ours; what it means is for the caller to say. */
export function expectDecentAnswer(answer: Answer, language: Language): void {
  const { status, envelope, headers, text } = answer
  expect([status, text.slice(0, 300)]).toEqual([
    expect.toSatisfy((code: number) => code === 200 || (code >= 400 && code < 500)),
    expect.anything(),
  ])
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
  if (!envelope) throw new Error(`No envelope: ${text.slice(0, 300)}`)
  if (status === 200) {
    expect(envelope).toMatchObject({ code: 200, message: "OK" })
    return
  }
  expect(Math.trunc(envelope.code / 100)).toBe(status)
  expect(envelope.data).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect([language, envelope.message, isIn[language](envelope.message)]).toEqual([
    language,
    envelope.message,
    true,
  ])
  expect(text).not.toMatch(inward)
  expect(headers.get("cache-control")).toBe("no-store")
}
