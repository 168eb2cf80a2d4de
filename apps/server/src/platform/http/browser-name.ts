import { randomBytes } from "node:crypto"
import type { FastifyRequest } from "fastify"
import { readCookie } from "./request-language.ts"

/** A browser as limits know it: a random id in a cookie. It grants no access. */
export interface NamedBrowser {
  readonly name: string
  /** Whether this answer sets it: the request came without one. */
  readonly isNew: boolean
}

const cookieName = "browser-id"
/** As long as browsers keep a cookie. */
const livesSeconds = 400 * 86_400

/** The id in a request's cookie, or a new one. */
export function nameBrowser({ headers }: Pick<FastifyRequest, "headers">): NamedBrowser {
  const given = readCookie(headers.cookie, cookieName)
  return given !== null && /^[\w-]{22}$/.test(given)
    ? { name: given, isNew: false }
    : { name: randomBytes(16).toString("base64url"), isNew: true }
}

/** Sent only with API calls, unreadable for scripts, and extended with every use. */
export const browserCookie = ({ name }: NamedBrowser, https: boolean): string =>
  `${cookieName}=${name}; Path=/api; Max-Age=${livesSeconds}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`
