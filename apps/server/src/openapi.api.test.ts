import { errorCatalogue } from "@roomwright/contract/errors"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as z from "zod/mini"
import { otherRoutes } from "./other-routes.ts"
import { allEndpoints, queryNamesOf } from "./testing/hostile-input.ts"
import { startTestApp, type TestApp } from "./testing/test-app.ts"

// The parts of OpenAPI 3.1 that we use, spelt strictly: a key that the standard does not have is a mistake.
const Schema = z.record(z.string(), z.unknown())
const Content = z.record(z.string().check(z.regex(/^[a-z]+\/[a-z+-]+$/)), z.strictObject({ schema: Schema }))
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
      description: z.optional(z.string()),
    }),
  ),
  requestBody: z.optional(
    z.strictObject({ required: z.boolean(), content: z.union([FormContent, Content]) }),
  ),
  responses: z.record(
    z.string().check(z.regex(/^[1-5]\d\d$/)),
    z.strictObject({ description: z.string(), content: z.optional(Content) }),
  ),
})
const Description = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string().check(z.regex(/^\//)),
    z.strictObject({
      servers: z.optional(z.array(z.strictObject({ url: z.string() }))),
      get: z.optional(Operation),
      post: z.optional(Operation),
      put: z.optional(Operation),
      patch: z.optional(Operation),
      delete: z.optional(Operation),
    }),
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

const operationsOf = ({ servers: _servers, ...operations }: Description["paths"][string]) =>
  Object.entries(operations)

const operationOf = (path: string, method: string) => {
  const operation = operationsOf(description.paths[path] ?? {}).find(
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
    operationsOf(path).map(([, operation]) => operation?.operationId),
  )
  const all = [...allEndpoints.map(([name]) => name), ...otherRoutes.map(({ name }) => name)]
  expect(names.map(String).toSorted()).toEqual(all.toSorted())
})

describe.each(otherRoutes)("$name, which is no call of the contract,", ({ path, method, access, status }) => {
  const isOfApi = path.startsWith("/api/")
  const described = () => operationOf(isOfApi ? path.slice("/api".length) : path, method)

  test("is described where it is, with its parameters and tokens", () => {
    const { parameters, security, responses } = described()
    expect(description.paths[path]?.servers).toEqual(isOfApi ? undefined : [{ url: "https://rooms.example" }])
    expect(parameters.filter((one) => one.in === "path").map((one) => one.name)).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    )
    for (const scheme of security.flatMap((alternative) => Object.keys(alternative)))
      expect(description.components.securitySchemes).toHaveProperty(scheme)
    expect(security.length > 0).toBe(access === "session")
    expect(Object.keys(responses)).toContain(String(status))
  })

  test("is served there", async () => {
    const { status: answered, envelope } = await app.get(path.replaceAll(/\{\w+\}/g, "x"), { method })
    // An address that nobody serves is told so by the envelope.
    expect([answered, envelope?.code]).not.toEqual([404, errorCatalogue.notFound.code])
    expect([answered, envelope?.code]).not.toEqual([405, errorCatalogue.methodNotAllowed.code])
  })
})

test("the live stream is described with its token in the address", () => {
  const { parameters, responses } = operationOf("/sse", "GET")
  expect(parameters).toMatchObject([{ name: "token", in: "query", required: false }])
  expect(responses["200"]?.content).toHaveProperty("text/event-stream")
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
    const success = responses["200"]?.content?.["application/json"]?.schema
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
      expect(responses[String(status)]?.content?.["application/json"]?.schema).toMatchObject({
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
  for (const { name, path } of otherRoutes)
    for (const part of [`id="${name}"`, path]) expect(text).toContain(part)
  for (const [name, { path, summary }] of allEndpoints) {
    expect(text).toContain(`id="${name}"`)
    expect(text).toContain(`/api${path}`)
    expect(text).toContain(summary)
  }
  const style = await app.get("/api/docs.css")
  expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"])
})
