import { hash } from "node:crypto"
import type { OutgoingHttpHeaders } from "node:http"
import type { FastifyReply, FastifyRequest } from "fastify"
import { pagePolicy } from "../http/security-headers.ts"
import { createCachedBody, type Encoding, type CachedBody } from "./cached-body.ts"

type Headers = Readonly<Record<string, string | string[]>>

/** A rendered page with all that depends on it alone, made once however often it is sent. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: CachedBody
  /**
   * What it is sent with when it is asked for again: its own headers and those of every answer, as they were when it
   * was sent first. No hook may add a header there that belongs to one request.
   */
  ready: OutgoingHttpHeaders | null
}

/** Browsers ask each time; what they have may be shown again when it is still right. */
const usualCaching = "private, no-cache"

interface PageOptions {
  readonly https: boolean
  readonly isBuilt: boolean
  /** The page as text, where it did not come as the body of the response. */
  readonly html?: string
  /** What its own scripts run, as its renderer names them: what else there is of scripts in it is not ours. */
  readonly scripts: readonly string[]
  /** Hosts that may show it in a frame; without them nobody may. */
  readonly frameHosts?: readonly string[] | null
}

/** Reads a rendered page whole; its policy allows exactly the scripts that are named. */
export async function toPageAnswer(
  response: Response,
  { https, isBuilt, scripts, html: given, frameHosts = null }: PageOptions,
): Promise<PageAnswer> {
  const isPage = String(response.headers.get("content-type")).startsWith("text/html")
  const text = isPage && given !== undefined ? given : await response.text()
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers["set-cookie"] = cookies
  headers["vary"] = "Cookie, Accept-Encoding"
  headers["cache-control"] ??= usualCaching
  if (response.status === 503) headers["retry-after"] = "2"
  if (isBuilt && isPage) {
    const hashes = [...new Set(scripts)].map((script) => `sha256-${digest(script, "base64")}`)
    headers["content-security-policy"] = pagePolicy(hashes, { https, frameHosts })
  }
  // Browsers that know the policy pass over this header; it is for those that do not.
  if (isPage && frameHosts !== null) headers["x-frame-options"] = "SAMEORIGIN"
  const body = Buffer.from(text)
  // Weak: the same page may come in any encoding.
  if (response.status === 200) headers["etag"] = `W/"${digest(body, "base64url")}"`
  return { status: response.status, headers, body: createCachedBody(body), ready: null }
}

interface SentCall {
  readonly headers: Headers
  readonly text: string
}

/** The answer of a call, as it is kept; browsers and programs may ask whether theirs is still right. */
export function toCallAnswer({ headers, text }: SentCall): PageAnswer {
  const body = Buffer.from(text)
  return {
    status: 200,
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      etag: `W/"${digest(body, "base64url")}"`,
    },
    body: createCachedBody(body),
    ready: null,
  }
}

const digest = (content: string | Buffer, form: "base64" | "base64url"): string =>
  hash("sha256", content, form)

/** Whether a page may be given to others: it is there, gives nobody a cookie and asks for no caching of its own. */
export const isForEverybody = ({ status, headers }: PageAnswer): boolean =>
  status === 200 && headers["set-cookie"] === undefined && headers["cache-control"] === usualCaching

/** The most a page takes in memory: itself, what compression leaves of it, twice, and its headers. Once a browser got it, it is much less. */
export const bytesOfPage = ({ body }: PageAnswer): number => Math.ceil(body.bytes * 1.4) + 4_000

interface SentPage {
  readonly page: PageAnswer
  /** Null for one that was not kept. */
  readonly ageMs: number | null
  /** Headers of this request alone. */
  readonly own: Readonly<Record<string, string>>
}

/** Sends a page as the browser likes it, or word that the one it has is still right. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, ageMs, own }: SentPage,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  // The compiler's own client is inline and speaks over a socket: its pages come without a policy.
  const isPage = String(page.headers["content-type"]).startsWith("text/html")
  if (isPage && page.headers["content-security-policy"] === undefined)
    reply.removeHeader("content-security-policy")
  page.ready ??= { ...(reply.getHeaders() as OutgoingHttpHeaders) }
  reply.headers(own)
  return sendAnswer(request, reply, page, ageMs)
}

/** Sends what is kept with the headers that this request got so far, in the encoding it likes, or word that what it has is right. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageAnswer,
  ageMs: number | null,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  if (ageMs !== null) reply.header("age", toAge(ageMs))
  if (hasIt(request, page)) return reply.code(304).send()
  const encoding = encodingOf(request, page)
  const content = await page.body.get(encoding)
  if (encoding !== null) reply.header("content-encoding", encoding)
  return reply.send(content)
}

/** Sends a kept page past all that a request goes through otherwise. False when it has not been sent like this yet. */
export function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, ageMs, own }: SentPage,
): boolean {
  const encoding = encodingOf(request, page)
  const content = page.body.find(encoding)
  if (!page.ready || !content) return false
  const headers: OutgoingHttpHeaders = { ...page.ready, ...own, age: toAge(ageMs ?? 0) }
  reply.hijack()
  if (hasIt(request, page)) {
    reply.raw.writeHead(304, headers).end()
    return true
  }
  if (encoding !== null) headers["content-encoding"] = encoding
  headers["content-length"] = content.length
  reply.raw.writeHead(page.status, headers).end(content)
  return true
}

const toAge = (ageMs: number): string => String(Math.floor(ageMs / 1_000))

const hasIt = ({ headers }: FastifyRequest, page: PageAnswer): boolean => {
  const { etag } = page.headers
  return typeof etag === "string" && headers["if-none-match"]?.includes(etag) === true
}

const encodingOf = ({ headers }: FastifyRequest, { body }: PageAnswer): Encoding | null =>
  body.bytes < leastPackedBytes ? null : encodingFor(headers["accept-encoding"])

const leastPackedBytes = 1_024

/** Brotli where it is understood, else gzip; null is for those that take neither or say nothing. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const weights = new Map<string, number>()
  for (const part of (accepted ?? "").toLowerCase().split(",")) {
    const [name = "", weight = ""] = part.split(";")
    weights.set(name.trim(), weight.trim().startsWith("q=") ? Number(weight.trim().slice(2)) : 1)
  }
  const isTaken = (encoding: Encoding): boolean => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0
  return isTaken("br") ? "br" : isTaken("gzip") ? "gzip" : null
}
