import { STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import { defaultLanguage } from "@roomwright/contract/language"
import { AppError } from "../app-error.ts"
import { newId } from "../ids.ts"
import { formatError } from "./format-error.ts"

/**
 * Turns the target of a request's first line into a path. A proxy's form (`http://site/works`) becomes its
 * path, whatever its host. A path that cannot be decoded (`/%`), or a target without one (`*`), names
 * nothing: with its percent signs escaped it is an ordinary unknown path and is processed as usual: headers,
 * limits, envelope, log.
 */
export function mendAddress(target: string): string {
  const address = target.startsWith("/") ? target : fromAbsolute(target)
  if (!address.includes("%")) return address
  const [path = ""] = address.split(/[?#]/, 1)
  return isDecodable(path) ? address : path.replaceAll("%", "%25") + address.slice(path.length)
}

function fromAbsolute(target: string): string {
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "")
  return rest.startsWith("/") ? rest : `/${rest}`
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Answers requests that are not HTTP, or have too long headers, with an envelope; their language is unknown.
 */
export function answerClientError(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return
  const isTooLong = error.code === "HPE_HEADER_OVERFLOW"
  const refusal = new AppError(isTooLong ? "addressTooLong" : "malformedBody")
  // A client that was too slow gets only the status; the catalogue has no code for it.
  const status = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : refusal.status
  const body = JSON.stringify(formatError(refusal, defaultLanguage, newId()))
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "content-type: application/json; charset=utf-8",
        `content-length: ${Buffer.byteLength(body)}`,
        "cache-control: no-store",
        "content-security-policy: default-src 'none';frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "connection: close",
        "",
        body,
      ].join("\r\n"),
    )
  }
  socket.destroy(error)
}
