import { randomBytes } from "node:crypto"
import type { FastifyRequest } from "fastify"
import { readCookie } from "./request-language.ts"

/** A browser as limits know it: a random name, which it brings back in a cookie. It opens nothing. */
export interface NamedBrowser {
  readonly name: string
  /** Given in this answer: the request came without one. */
  readonly isNew: boolean
}

const cookieName = "browser-id"
/** As long as browsers keep a cookie. */
const livesSeconds = 400 * 86_400

/** The name that a request brings, or a new one. */
export function nameBrowser({ headers }: Pick<FastifyRequest, "headers">): NamedBrowser {
  const given = readCookie(headers.cookie, cookieName)
  return given !== null && /^[\w-]{22}$/.test(given)
    ? { name: given, isNew: false }
    : { name: randomBytes(16).toString("base64url"), isNew: true }
}

/** Only calls of the API get it, no program of a page reads it, and it lives on with every use. */
export const browserCookie = ({ name }: NamedBrowser, https: boolean): string =>
  `${cookieName}=${name}; Path=/api; Max-Age=${livesSeconds}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`
