import { errorCatalogue } from "@roomwright/contract/errors"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { allEndpoints, queryNamesOf } from "../../testing/hostile-input.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"

// The parts of OpenAPI 3.1 that we use, spelt strictly: a key that the standard does not have is a mistake.
const Schema = z.record(z.string(), z.unknown())
const Content = z.strictObject({ "application/json": z.strictObject({ schema: Schema }) })
const FormContent = z.strictObject({
  "multipart/form-data": z.strictObject({
    schema: Schema,
    encoding: z.record(z.string(), z.strictObject({ contentType: z.string() })),
  }),
})
const Operation = z.strictObject({
  operationId: z.string().check(z.regex(/^[a-z][A-Za-z]+$/)),
  summary: z.string().check(z.minLength(1)),
  "x-access": z.union([z.string(), z.array(z.string())]),
  "x-audiences": z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(["path", "query"]),
      required: z.boolean(),
      schema: Schema,
    }),
  ),
  requestBody: z.optional(
    z.strictObject({ required: z.boolean(), content: z.union([Content, FormContent]) }),
  ),
  responses: z.record(
    z.string().check(z.regex(/^[1-5]\d\d$/)),
    z.strictObject({ description: z.string(), content: Content }),
  ),
})
const Description = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string().check(z.regex(/^\//)),
    z.partialRecord(z.enum(["get", "post", "put", "patch", "delete"]), Operation),
  ),
  components: z.strictObject({ securitySchemes: z.record(z.string(), Schema) }),
})
type Description = z.infer<typeof Description>

let app: TestApp
let description: Description

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: "https://rooms.example" } })
  const answer = await app.get("/api/openapi.json")
  description = Description.parse(JSON.parse(answer.text))
})

afterAll(() => app.close())

const operationOf = (path: string, method: string) => {
  const operation = Object.entries(description.paths[path] ?? {}).find(
    ([name]) => name === method.toLowerCase(),
  )?.[1]
  if (!operation) throw new Error(`${method} ${path} is not described.`)
  return operation
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const schemaTypes = new Set<unknown>(["string", "number", "integer", "boolean", "object", "array", "null"])

/** Throws for what is no JSON Schema 2020-12, as far as we write it. */
function checkSchema(schema: unknown, where: string): void {
  if (typeof schema === "boolean") return
  if (!isObject(schema)) throw new Error(`${where} is no schema.`)
  const {
    type,
    properties,
    propertyNames,
    required,
    items,
    prefixItems,
    anyOf,
    oneOf,
    allOf,
    additionalProperties,
    pattern,
  } = schema
  const types: unknown[] = Array.isArray(type) ? type : [type ?? "object"]
  if (!types.every((one) => schemaTypes.has(one)))
    throw new Error(`${where} is of type ${JSON.stringify(type)}.`)
  if (typeof pattern === "string") new RegExp(pattern, "u").test("")
  // A schema that leads elsewhere would lead nowhere: the document has no shared ones.
  if ("$ref" in schema || "$schema" in schema) throw new Error(`${where} refers to another schema.`)
  for (const [name, inner] of Object.entries(isObject(properties) ? properties : {}))
    checkSchema(inner, `${where}.${name}`)
  // A record with a list of keys names them there.
  const keys = isObject(propertyNames) && Array.isArray(propertyNames["enum"]) ? propertyNames["enum"] : []
  for (const name of Array.isArray(required) ? required : []) {
    if (!keys.includes(name) && (!isObject(properties) || !Object.hasOwn(properties, String(name))))
      throw new Error(`${where} requires ${String(name)}, which it lacks.`)
  }
  for (const inner of [anyOf, oneOf, allOf, prefixItems].flatMap((list) => (Array.isArray(list) ? list : [])))
    checkSchema(inner, where)
  if (items !== undefined) checkSchema(items, `${where}[]`)
  if (additionalProperties !== undefined) checkSchema(additionalProperties, `${where}{}`)
}

test("the document names where the API is and every call's own name once", () => {
  expect(description.servers).toEqual([{ url: "https://rooms.example/api" }])
  const names = Object.values(description.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation?.operationId),
  )
  expect(names.toSorted()).toEqual(allEndpoints.map(([name]) => name).toSorted())
})

describe.each(allEndpoints)("%s", (name, endpoint) => {
  const operation = () => operationOf(endpoint.path, endpoint.method)

  test("is described under its path with its parameters", () => {
    const { operationId, summary, parameters } = operation()
    expect([operationId, summary]).toEqual([name, endpoint.summary])
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    expect(
      parameters.filter((parameter) => parameter.in === "path").map((parameter) => parameter.name),
    ).toEqual(inPath)
    expect(
      parameters.filter((parameter) => parameter.in === "query").map((parameter) => parameter.name),
    ).toEqual(queryNamesOf(endpoint))
    // Everything in an address is text, whatever it is read as; parts of a path are never left out.
    for (const parameter of parameters) {
      expect([parameter.name, parameter.schema.type]).toEqual([parameter.name, "string"])
      expect(parameter.required).toBe(parameter.in === "path")
    }
  })

  test("says what it answers, refusals too", () => {
    const { responses } = operation()
    const success = responses["200"]?.content["application/json"].schema
    expect(success).toMatchObject({
      required: ["code", "message", "data"],
      properties: { code: { const: 200 } },
    })
    const missing = endpoint.params ? (["notFound"] as const) : []
    for (const error of [
      ...missing,
      "invalidInput",
      "tooManyRequests",
      "serverFail",
      "unavailable",
      ...endpoint.errors,
    ] as const) {
      const { status, code } = errorCatalogue[error]
      expect(responses[String(status)]?.content["application/json"].schema).toMatchObject({
        properties: { code: { enum: expect.arrayContaining([code]) } },
      })
    }
  })

  test("has shapes that are valid JSON Schema", () => {
    const { parameters, requestBody, responses } = operation()
    const shapes: [string, unknown][] = [
      ...parameters.map(({ name: parameter, schema }): [string, unknown] => [parameter, schema]),
      ...Object.entries({ body: requestBody, ...responses }).map(([part, held]): [string, unknown] => [
        part,
        Object.values(held?.content ?? {})[0]?.schema ?? true,
      ]),
    ]
    for (const [where, shape] of shapes) expect(() => checkSchema(shape, where)).not.toThrow()
  })

  test("asks only for tokens that are described", () => {
    const schemes = operation().security.flatMap((alternative) => Object.keys(alternative))
    for (const scheme of schemes) expect(description.components.securitySchemes).toHaveProperty(scheme)
    expect(schemes.length > 0).toBe(endpoint.access !== "anyone")
  })
})

test("people can read the same on a page without a script, which no other site may frame", async () => {
  const { status, headers, text } = await app.get("/api/docs")
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(text).not.toMatch(/<script|style=|<style/)
  for (const [name, { path, summary }] of allEndpoints) {
    expect(text).toContain(`id="${name}"`)
    expect(text).toContain(`/api${path}`)
    expect(text).toContain(summary)
  }
  const style = await app.get("/api/docs.css")
  expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"])
})
