import { request, type Agent } from "node:http"
import type { Endpoint } from "@roomwright/contract/endpoint"
import * as z from "zod/mini"

export interface SendOptions {
  readonly method?: string
  /** Sent as Accept-Language. */
  readonly language?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData
}

const Envelope = z.strictObject({ code: z.int(), message: z.string(), data: z.unknown() })

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Null when the answer is no JSON envelope. */
  readonly envelope: z.infer<typeof Envelope> | null
}

/** What requests say they come from: fetch calls itself "node". */
export const testBrowser =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"

/** Sends a request and reads the answer whole. */
export async function send(
  url: string,
  { method = "GET", language, headers = {}, body }: SendOptions = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      "user-agent": testBrowser,
      ...(language === undefined ? {} : { "accept-language": language }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, envelope: parseEnvelope(text) }
}

interface RawSendOptions extends SendOptions {
  readonly body?: string
  /** Keeps connections for the next request; without one each has its own. */
  readonly agent?: Agent
}

/** The same with the path as it stands: `fetch` would tidy `..` and encode what is wrong. */
export async function sendRaw(
  url: string,
  path: string,
  { method = "GET", headers = {}, body, agent }: RawSendOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    // Node tells the length of a body by itself, but not with DELETE.
    const sent =
      body === undefined ? headers : { "content-length": String(Buffer.byteLength(body)), ...headers }
    const options = { hostname, port, path, method, headers: sent, agent: agent ?? false }
    const call = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8")
        const received = new Headers()
        for (const [name, value] of Object.entries(response.headers)) received.set(name, String(value))
        resolve({ status: response.statusCode ?? 0, headers: received, text, envelope: parseEnvelope(text) })
      })
    })
    call.on("error", reject)
    call.end(body)
  })
}

function parseEnvelope(text: string): Answer["envelope"] {
  try {
    const parsed = z.safeParse(Envelope, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** What a call may be given, whatever its endpoint. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly file?: unknown
}

/** The address, headers and body of a call, below the server's address. A file goes with its fields as a form. */
export function addressCall(
  endpoint: Endpoint,
  input: AnyInput,
): { path: string; headers?: Record<string, string>; body?: string | FormData } {
  const { params = {}, query = {}, body, file } = input
  const names = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  const path = `/api${names}${search.size > 0 ? `?${search.toString()}` : ""}`
  if (file instanceof Blob) return { path, body: toForm(body, file) }
  if (body === undefined) return { path }
  return { path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
}

/** Fields, then the file: as a form is sent. */
export function toForm(fields: unknown, file: Blob, name = "picture"): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(Object(fields) as object)) form.append(field, String(value))
  form.append("file", file, name)
  return form
}
