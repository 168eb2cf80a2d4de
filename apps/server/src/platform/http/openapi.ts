import type { Access, Endpoint } from "@roomwright/contract/endpoint"
import { errorCatalogue, type ErrorName } from "@roomwright/contract/errors"
import * as z from "zod/mini"
import { describeOtherRoute, type OtherRoute } from "./other-routes.ts"

type Json = Record<string, unknown>

interface Described {
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly otherRoutes: readonly OtherRoute[]
  readonly publicUrl: string
  /** Where the endpoints are below it. */
  readonly apiBase: string
}

/**
 * The OpenAPI 3.1 document of everything that programs may call, made from the values that also serve the
 * endpoints.
 */
export function describeApi({ endpoints, otherRoutes, publicUrl, apiBase }: Described): Json {
  const paths: Record<string, Record<string, Json | readonly Json[]>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = describeEndpoint(name, endpoint)
  }
  for (const route of otherRoutes) {
    const isOfApi = route.path.startsWith(`${apiBase}/`)
    // Routes that are not below the API name their server.
    const path = (paths[isOfApi ? route.path.slice(apiBase.length) : route.path] ??= isOfApi
      ? {}
      : { servers: [{ url: publicUrl }] })
    path[route.method.toLowerCase()] = describeOtherRoute(route)
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Roomwright API",
      version: "1",
      description:
        "Every answer is an envelope {code, message, data}; code 200 is success. Money is a whole number of VND, times are UTC ISO 8601, pages count from 0. Texts come in the language of Accept-Language or the prg-lang cookie.",
    },
    servers: [{ url: publicUrl + apiBase }],
    paths,
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        sessionInAddress: { type: "apiKey", in: "query", name: "token" },
      },
    },
  }
}

function describeEndpoint(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    "x-access": endpoint.access,
    "x-audiences": endpoint.audiences,
    security: securityOf(endpoint.access),
    parameters: [...parametersOf("path", endpoint.params), ...parametersOf("query", endpoint.query)],
    ...(endpoint.body
      ? { requestBody: { required: true, content: contentOf(endpoint, endpoint.body) } }
      : {}),
    responses: {
      "200": {
        description: "Success",
        content: {
          "application/json": { schema: envelopeOf({ const: 200 }, toSchema(endpoint.data, "output")) },
        },
      },
      ...describeErrors(endpoint),
    },
  }
}

const fileTypes = {
  picture: "image/jpeg, image/png, image/webp",
  model: "model/gltf-binary",
  archive: "application/zip",
  video: "video/mp4, video/webm",
} as const

/** The body of a call with a file: the fields, then the file. */
function contentOf({ file }: Endpoint, body: z.core.$ZodType): Json {
  const schema = toSchema(body, "input")
  if (!file) return { "application/json": { schema } }
  const { properties, required } = schema
  return {
    "multipart/form-data": {
      schema: {
        ...schema,
        properties: {
          ...(isJson(properties) ? properties : {}),
          file: { type: "string", contentMediaType: "application/octet-stream" },
        },
        required: [...(Array.isArray(required) ? required.map(String) : []), "file"],
      },
      encoding: { file: { contentType: fileTypes[file.kind] } },
    },
  }
}

function securityOf(access: Access): Json[] {
  if (access === "anyone") return []
  return access === "optional" ? [{}, { session: [] }] : [{ session: [] }]
}

/** The refusals an endpoint can answer, by HTTP status. */
function describeErrors(endpoint: Endpoint): Record<string, Json> {
  const always: ErrorName[] = ["invalidInput", "tooManyRequests", "serverFail", "unavailable"]
  const access: ErrorName[] = endpoint.access === "anyone" ? [] : ["invalidSession", "loginRequired"]
  const missing: ErrorName[] = endpoint.params ? ["notFound"] : []
  const names = [...new Set([...always, ...access, ...missing, ...endpoint.errors])]
  const byStatus = Map.groupBy(names, (name) => String(errorCatalogue[name].status))
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([status, group]) => [
        status,
        {
          description: group.map((name) => `${errorCatalogue[name].code} ${name}`).join(", "),
          content: {
            "application/json": {
              schema: envelopeOf({ enum: group.map((name) => errorCatalogue[name].code) }, errorDetailSchema),
            },
          },
        },
      ]),
  )
}

const errorDetailSchema: Json = {
  type: "object",
  properties: {
    requestId: { type: "string" },
    faults: {
      type: "array",
      items: { type: "object", properties: { path: { type: "string" }, problem: { type: "string" } } },
    },
    retryAfterSeconds: { type: "number" },
  },
}

const envelopeOf = (code: Json, data: Json): Json => ({
  type: "object",
  required: ["code", "message", "data"],
  properties: { code, message: { type: "string" }, data },
})

function parametersOf(place: "path" | "query", schema: z.core.$ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties, required } = toSchema(schema, "input")
  const names = Array.isArray(required) ? required : []
  return Object.entries(isJson(properties) ? properties : {}).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || names.includes(name),
    schema: shape,
  }))
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null

function toSchema(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
  })
  return rest
}
