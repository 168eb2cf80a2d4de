import type { Endpoint, HttpMethod } from "@roomwright/contract/endpoint"
import { successCode, type Envelope } from "@roomwright/contract/envelope"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { AppError, toAppError } from "../app-error.ts"
import { sendAnswer, type PageAnswer } from "../pages/page-answer.ts"
import type { Cached } from "../cache/tagged-cache.ts"
import { createAdmission, type AdmitRequest } from "./admit-early.ts"
import { browserCookie, nameBrowser } from "./browser-name.ts"
import type { Caller, Dispatcher, RawInput, Route } from "./dispatch.ts"
import { createLargeBodies, type LargeBodyOptions } from "./large-bodies.ts"
import { networkOf } from "./network-of.ts"
import { receiveForm } from "./receive-form.ts"
import { languageOfCall } from "./request-language.ts"
import { createUploadPlaces } from "./upload-places.ts"
import { formatError } from "./format-error.ts"

export const apiBase = "/api"

/** The longest form that is read; the endpoint limits its file. */
const formBytesMax = 64_000_000
/** The largest picture over a slow mobile network. */
const formMs = 120_000
/** Models and archives are many times as large. */
export const modelFormMs = 600_000
const uploadPlaces = { inAll: 64, each: 4, heldBytes: 128_000_000 }

interface AskedOfCall {
  readonly address: string
  readonly params: readonly string[]
  readonly headers: Pick<FastifyRequest["headers"], "authorization">
  readonly language: string
}

interface MadeAnswer {
  readonly data: unknown
  readonly sent: { readonly headers: Readonly<Record<string, string>>; readonly text: string }
}

/** Gives an answer that was made a moment ago, or has it made and keeps it; null for calls whose answers are not cached. */
export type CacheCall = (
  route: Route,
  asked: AskedOfCall,
  make: () => Promise<MadeAnswer>,
) => Promise<Cached<PageAnswer>> | null

interface ServeOptions {
  readonly cacheCall: CacheCall
  /** Whether the site is reached by https. */
  readonly https: boolean
}

/** Registers every endpoint below /api and wraps answers and failures in the envelope. */
export async function serveApi(
  app: FastifyInstance,
  dispatcher: Dispatcher,
  { cacheCall, https }: ServeOptions,
): Promise<void> {
  const admit = createAdmission(dispatcher, callerOf)
  const largeBodyOf = createLargeBodies(admit, callerOf)
  for (const route of dispatcher.routes.filter(({ endpoint }) => !endpoint.file)) {
    const inputOf = ({ params, query, body }: FastifyRequest): RawInput => ({ params, query, body })
    serveRoute(app, { dispatcher, admit, route, inputOf, cacheCall, https, ...largeBodyOf(route) })
  }
  const takingFiles = dispatcher.routes.filter(({ endpoint }) => endpoint.file)
  if (takingFiles.length > 0)
    await app.register((forms) => serveForms(forms, { dispatcher, admit }, takingFiles))
}

interface Serving extends Partial<LargeBodyOptions> {
  readonly dispatcher: Dispatcher
  readonly admit: AdmitRequest
  readonly route: Route
  readonly inputOf: (request: FastifyRequest) => RawInput
  readonly cacheCall?: CacheCall
  readonly https?: boolean
}

function serveRoute(
  app: FastifyInstance,
  {
    dispatcher,
    admit,
    route,
    inputOf,
    cacheCall = () => null,
    https = false,
    config = {},
    preParsing,
    ...options
  }: Serving,
): void {
  const { endpoint } = route
  // Reads a body only from callers with access.
  const takesBody = endpoint.method !== "GET"
  app.route({
    method: endpoint.method,
    url: apiBase + toFastifyPath(endpoint.path),
    config,
    ...options,
    async preParsing(request, reply, payload) {
      if (takesBody) await admit(route, request)
      await preParsing?.call(app, request, reply, payload)
    },
    handler: async (request, reply) => {
      if (!endpoint.retry && endpoint.method === "GET") refuseNavigation(request)
      const caller = endpoint.namesBrowser ? callerWithBrowser(request, reply, https) : callerOf(request)
      const make = async (): Promise<Envelope<unknown>> => {
        const admitted = takesBody ? await admit(route, request) : undefined
        const data = await dispatcher.dispatch(route, inputOf(request), caller, admitted)
        return { code: successCode, message: "OK", data }
      }
      const kept = cacheCall(route, askedOf(request, caller), async () => {
        const envelope = await make()
        return { data: envelope.data, sent: { headers: cachedHeaders, text: JSON.stringify(envelope) } }
      })
      if (kept) {
        const { value, ageMs } = await kept
        return sendAnswer(request, reply, value, ageMs)
      }
      const envelope = await make()
      // Answers in several languages share an address.
      reply.header("vary", "Accept-Language, Cookie")
      const isPublic = endpoint.access === "anyone" && endpoint.method === "GET"
      reply.header("cache-control", isPublic ? "no-cache" : "no-store")
      return envelope
    },
  })
}

const askedOf = ({ url, params, headers }: FastifyRequest, { language }: Caller): AskedOfCall => ({
  address: url,
  params: Object.values(params ?? {}).map(String),
  headers,
  language,
})

/** Calls that take a file: multipart only, which the dispatcher reads when its caller may send it. */
async function serveForms(
  app: FastifyInstance,
  calls: Pick<Serving, "dispatcher" | "admit">,
  routes: readonly Route[],
): Promise<void> {
  const { default: multipart } = await import("@fastify/multipart")
  app.removeAllContentTypeParsers()
  await app.register(multipart)
  app.addHook("onRequest", async (request, reply) => {
    const length = Number(request.headers["content-length"] ?? 0)
    if (length <= formBytesMax) return
    // Beyond this size not even the rest is discarded.
    reply.header("connection", "close")
    throw new AppError("bodyTooLarge")
  })
  const takePlace = createUploadPlaces(uploadPlaces)
  const inputOf = (request: FastifyRequest): RawInput => ({
    params: request.params,
    query: request.query,
    async receiveForm(sender, use) {
      const place = takePlace(sender)
      try {
        return await receiveForm(request, place, use)
      } finally {
        place.release()
      }
    },
  })
  for (const route of routes) {
    const bodyMs = route.endpoint.file?.kind === "picture" ? formMs : modelFormMs
    serveRoute(app, { ...calls, route, inputOf, config: { bodyMs } })
  }
}

/**
 * GET calls with an effect answer programs only: a link or picture on another site must not trigger them.
 * Browsers say what a request is for; a client that does not is not a browser.
 */
function refuseNavigation({ headers }: FastifyRequest): void {
  const mode = headers["sec-fetch-mode"]
  if (mode === "navigate" || mode === "no-cors") throw new AppError("forbidden")
}

/** Headers of every public answer whose address several encodings share. */
const cachedHeaders = { vary: "Accept-Language, Cookie, Accept-Encoding", "cache-control": "no-cache" }

/** `{id}` -> `:id`; a literal colon (`/auth/login:mobile-code`) is written `::` in Fastify. */
export function toFastifyPath(path: string): string {
  return path.replaceAll(":", "::").replaceAll(/\{(\w+)\}/g, ":$1")
}

/** Answers requests that no endpoint takes: `methodNotAllowed` if another method exists, else `notFound`. */
export function refuseUnknownCall({ routes }: Dispatcher) {
  const addresses = routes
    .map(({ endpoint }) => ({ ...endpoint, pattern: toPattern(endpoint.path) }))
    // Listed in the same order whatever the order of the table.
    .toSorted((one, other) => methodOrder.indexOf(one.method) - methodOrder.indexOf(other.method))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const [path = ""] = request.url.split("?", 1)
    const served = addresses.filter(({ pattern }) => pattern.test(path))
    // A correct method also arrives here, when a part of the address is longer than any name.
    const tooLong = served.find(({ method }) => method === request.method)
    if (served.length === 0 || tooLong) throw refuseLongPart(tooLong)
    reply.header("allow", [...new Set(served.map(({ method }) => method))].join(", "))
    throw new AppError("methodNotAllowed")
  }
}

function refuseLongPart(endpoint: Pick<Endpoint, "refusals"> | undefined): AppError {
  const named = Object.entries(endpoint?.refusals ?? {}).find(([part]) => part.startsWith("params."))
  return named
    ? new AppError(named[1], { faults: [{ path: named[0], problem: "tooBig" }] })
    : new AppError("notFound")
}

const methodOrder: readonly HttpMethod[] = ["GET", "POST", "PUT", "PATCH", "DELETE"]

const toPattern = (path: string): RegExp => new RegExp(`^${apiBase}${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`)

/** The sender of a request, read from its headers. */
export function callerOf(request: FastifyRequest): Caller {
  const { authorization, cookie } = request.headers
  return {
    requestId: request.id,
    language: languageOfCall(request.headers["accept-language"], cookie),
    token: authorization?.startsWith("Bearer ") ? authorization.slice("Bearer ".length) : null,
    visitor: {
      address: networkOf(request.ip),
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    },
  }
}

/** The same with its browser, which gets its id with the answer. */
function callerWithBrowser(request: FastifyRequest, reply: FastifyReply, https: boolean): Caller {
  const caller = callerOf(request)
  const browser = nameBrowser(request)
  reply.header("set-cookie", browserCookie(browser, https))
  return { ...caller, visitor: { ...caller.visitor, browser } }
}

/**
 * Answers any failure below /api with its envelope; logs unknown ones with their cause, which is never shown.
 */
export function answerApiError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(fromFramework(error))
  if (known.status >= 500) request.log.error({ err: known.cause ?? known }, "request failed")
  if (known.retryAfterSeconds !== undefined) reply.header("retry-after", String(known.retryAfterSeconds))
  const language = languageOfCall(request.headers["accept-language"], request.headers.cookie)
  return reply
    .code(known.status)
    .header("cache-control", "no-store")
    .header("content-type", "application/json; charset=utf-8")
    .send(formatError(known, language, request.id))
}

const frameworkErrors: Readonly<Partial<Record<string, ConstructorParameters<typeof AppError>[0]>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "bodyTooLarge",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupportedMediaType",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformedBody",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformedBody",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformedBody",
  FST_ERR_BAD_URL: "notFound",
  FST_ERR_MAX_PARAM_LENGTH: "notFound",
  FST_ERR_ASYNC_CONSTRAINT: "malformedBody",
}

function fromFramework(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error
  const code = "code" in error && typeof error.code === "string" ? error.code : ""
  const name = frameworkErrors[code]
  if (name) return new AppError(name, { cause: error })
  if (error instanceof SyntaxError) return new AppError("malformedBody", { cause: error })
  const status = "statusCode" in error ? error.statusCode : undefined
  if (status === 429) {
    const seconds = "retryAfterSeconds" in error ? Number(error.retryAfterSeconds) : 60
    return new AppError("tooManyRequests", { retryAfterSeconds: seconds })
  }
  if (status === 413) return new AppError("bodyTooLarge", { cause: error })
  if (typeof status === "number" && status >= 400 && status < 500)
    return new AppError("malformedBody", { cause: error })
  return error
}
