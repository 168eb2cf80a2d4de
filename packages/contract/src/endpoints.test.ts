import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import type { Endpoint } from "./endpoint.ts"
import { endpoints } from "./endpoints.ts"
import { errorCatalogue } from "./errors.ts"

const all: [string, Endpoint][] = Object.entries(endpoints)

test("no two endpoints share method and path", () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

describe.each(all)("%s", (_name, endpoint) => {
  test("names in its path exactly the parameters it parses", () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const { properties = {} } = endpoint.params ? z.toJSONSchema(endpoint.params, { io: "input" }) : {}
    expect(Object.keys(properties)).toEqual(inPath)
    expect(endpoint.path).toMatch(/^\/[\w/{}:.-]+[^/]$/)
  })

  test("refuses what it does not know", () => {
    const refused = [endpoint.query, endpoint.body].filter((schema) => schema !== undefined)
    for (const schema of refused) {
      const { additionalProperties } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
      expect(additionalProperties).toBe(false)
    }
  })

  test("says what it does and which errors it may answer", () => {
    expect(endpoint.summary).toMatch(/^[A-Z].+\.$/)
    for (const error of endpoint.errors) expect(errorCatalogue).toHaveProperty(error)
  })

  test("is never sent twice when it writes", () => {
    const writes = endpoint.method === "POST" || endpoint.method === "PATCH"
    expect(writes && endpoint.retry).toBe(false)
  })
})
