import type { ErrorName } from "@roomwright/contract/errors"
import type { CallData, CallInput, Endpoint } from "@roomwright/contract/endpoint"
import {
  successCode,
  type ErrorDetail,
  type InputFault,
  type ProofDemand,
  type SecondFactorDemand,
} from "@roomwright/contract/envelope"

/** A call that did not succeed; branch on `is`, show `message`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  /** Its name in the catalogue; null where no envelope came. */
  readonly error: string | null
  readonly faults: readonly InputFault[]
  /** When to come back, where the server says so. */
  readonly retryAfterMs: number | null
  /** What `secondFactorRequired` asks for. */
  readonly secondFactor: SecondFactorDemand | null
  /** What `proofRequired` asks for. */
  readonly proof: ProofDemand | null

  constructor(message: string, status: number, code: number, detail: Partial<ErrorDetail> = {}) {
    super(message)
    this.name = "ApiError"
    this.status = status
    this.code = code
    this.error = detail.error ?? null
    this.faults = detail.faults ?? []
    this.retryAfterMs = detail.retryAfterSeconds === undefined ? null : detail.retryAfterSeconds * 1000
    this.secondFactor = detail.secondFactor ?? null
    this.proof = detail.proof ?? null
  }

  is(name: ErrorName): boolean {
    return this.error === name
  }
}

/** Texts for failures that bring none of their own, and the token for the calls that need it. */
export interface CallSettings {
  readonly base: string
  readonly token: () => string | null
  readonly languageTag: () => string
  readonly texts: { readonly pageNotFound: () => string; readonly serverFail: () => string }
  readonly fetch: Send
}

/** Takes a request to the server. */
export type Send = (address: string, init: RequestInit) => Promise<Response>

/** Statuses after which a call without a body is made once more, as specified. */
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const bodyMethods = new Set(["PATCH", "POST", "PUT", "DELETE"])

interface RawCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  readonly body?: unknown
  readonly file?: unknown
}

/** Makes the browser's way to the API: typed by the contract, with the specification's retry and messages. */
export function createCall(settings: CallSettings) {
  /** `by` sends this call in place of the settings' way: for one whose progress is watched. */
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    by: Send = settings.fetch,
  ): Promise<CallData<E>> {
    const request = buildRequest(endpoint, input, settings)
    let response = await send(request, by, settings)
    if (mayRetry(endpoint) && retriedStatuses.has(response.status))
      response = await send(request, by, settings)
    return readAnswer<E>(response, settings)
  }
}

const mayRetry = (endpoint: Endpoint): boolean => endpoint.retry && !bodyMethods.has(endpoint.method)

interface BuiltRequest {
  readonly address: string
  readonly init: RequestInit
}

/** The address and headers of a call; empty bodies are dropped, files go as multipart. */
export function buildRequest(endpoint: Endpoint, input: RawCall, settings: CallSettings): BuiltRequest {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const headers = new Headers({ accept: "application/json", "accept-language": settings.languageTag() })
  const token = endpoint.access === "anyone" ? null : settings.token()
  if (token) headers.set("authorization", `Bearer ${token}`)
  const body = input.file instanceof Blob ? toForm(input.body, input.file) : toBody(input.body)
  if (typeof body === "string") headers.set("content-type", "application/json")
  const address = `${settings.base}${path}${query.size > 0 ? `?${query.toString()}` : ""}`
  return { address, init: { method: endpoint.method, headers, ...(body === null ? {} : { body }) } }
}

function toBody(body: unknown): string | FormData | null {
  if (body === undefined || body === null) return null
  if (body instanceof FormData) return body
  return typeof body === "object" && Object.keys(body).length === 0 ? null : JSON.stringify(body)
}

/** The fields, then the file: the server has to know what it is for before it reads it. */
function toForm(fields: unknown, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(fields) as object)) form.append(name, String(value))
  form.append("file", file)
  return form
}

async function send({ address, init }: BuiltRequest, by: Send, settings: CallSettings): Promise<Response> {
  try {
    return await by(address, init)
  } catch {
    throw new ApiError(settings.texts.serverFail(), 0, 0)
  }
}

async function readAnswer<E extends Endpoint>(
  response: Response,
  settings: CallSettings,
): Promise<CallData<E>> {
  const envelope = toEnvelope(await response.json().catch(() => null))
  if (envelope?.code === successCode) return envelope.data as CallData<E>
  const { status } = response
  const [code, detail] = [envelope?.code ?? 0, (envelope?.data ?? {}) as Partial<ErrorDetail>]
  const named = detail.error === undefined ? {} : { error: detail.error }
  if (status === 404) throw new ApiError(settings.texts.pageNotFound(), status, code, named)
  if (status === 500) throw new ApiError(settings.texts.serverFail(), status, code, named)
  throw new ApiError(envelope?.message || "Error", status, code, detail)
}

function toEnvelope(value: unknown): { code: number; message: string; data: unknown } | null {
  if (typeof value !== "object" || value === null || !("code" in value) || typeof value.code !== "number")
    return null
  const message = "message" in value && typeof value.message === "string" ? value.message : ""
  return { code: value.code, message, data: "data" in value ? value.data : null }
}
