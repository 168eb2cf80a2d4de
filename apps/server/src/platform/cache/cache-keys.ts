import type { Endpoint } from "@roomwright/contract/endpoint"

/** The paths of pages that may be cached, with the parameters that each reads. */
export type CachedPages = ReadonlyMap<string, ReadonlySet<string>>

/** The names that an endpoint takes in its query and path. */
function parametersOf({ query, params }: Endpoint): string[] {
  return [query, params].flatMap((schema) =>
    schema && "shape" in schema && typeof schema.shape === "object" ? Object.keys(schema.shape ?? {}) : [],
  )
}

/** Room for a keyword and every filter; who writes more is not remembered. */
const longestQuery = 600

/** A browser that follows a link names the parts of the page that it needs. */
const partsOfPage = /^[\w/.-]{1,60}(?:,[\w/.-]{1,60}){0,3}$/

interface Asked {
  /** As the request has it, from the path on. */
  readonly address: string
  readonly language: string
  readonly theme: string | null
}

export type KeyOfPage = (asked: Asked) => string | null

/**
 * The key that a page is kept under, the same for every order and encoding of its parameters; null for an address
 * that is rendered anew each time. Only what the page reads may be in it, once each: an address can be spelt in
 * endless ways, and the links of a page carry all of it along.
 */
export function createPageKeys(cached: CachedPages): KeyOfPage {
  return function keyOfPage({ address, language, theme }) {
    const at = address.indexOf("?")
    const path = at < 0 ? address : address.slice(0, at)
    const asked = cached.get(pageOfPath(path))
    if (!asked) return null
    const query = at < 0 ? "" : canonicalQuery(address.slice(at + 1), path.endsWith(".data"), asked)
    return query === null ? null : `${language} ${theme ?? "-"} ${path}?${query}`
  }
}

/** What a query says, the same for every order and encoding; null when it holds more than what is read, or anything twice. */
function canonicalQuery(query: string, isData: boolean, asked: ReadonlySet<string>): string | null {
  if (query.length > longestQuery) return null
  const parameters = new URLSearchParams(query)
  const names = new Set<string>()
  for (const [name, value] of parameters) {
    const isKnown = isData && name === "_routes" ? partsOfPage.test(value) : asked.has(name)
    if (!isKnown || value === "" || names.has(name)) return null
    names.add(name)
  }
  parameters.sort()
  return parameters.toString()
}

interface AskedCall {
  /** As the request has it, from the path on. */
  readonly address: string
  /** The values of the parameters in its path. */
  readonly params: readonly string[]
  readonly language: string
}

/** The key that the answer of an endpoint is kept under, by the same rules. No page has one of these. */
export function keyOfCall(endpoint: Endpoint, { address, params, language }: AskedCall): string | null {
  const at = address.indexOf("?")
  const query = at < 0 ? "" : canonicalQuery(address.slice(at + 1), false, takenBy(endpoint))
  return query === null
    ? null
    : `${language} ${endpoint.method} ${endpoint.path} ${params.join("/")}?${query}`
}

const parameterSets = new WeakMap<Endpoint, ReadonlySet<string>>()

/** Asked at every call: a schema is looked through once. */
function takenBy(endpoint: Endpoint): ReadonlySet<string> {
  const known = parameterSets.get(endpoint) ?? new Set(parametersOf(endpoint))
  parameterSets.set(endpoint, known)
  return known
}

/** The page that a path is of: itself, or the one whose data it asks for (`/works.data`, and `/_.data` of `/`). */
function pageOfPath(path: string): string {
  if (!path.endsWith(".data")) return path
  return path === "/_.data" ? "/" : path.slice(0, -".data".length)
}
