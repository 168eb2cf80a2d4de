import type { CallData, Endpoint } from "@roomwright/contract/endpoint"
import { data, type RouterContextProvider } from "react-router"
import { tryCall } from "./page-context.ts"

type Context = Readonly<RouterContextProvider>
export type QueryValues = Readonly<Record<string, string>>

/** Values of the parameters a page knows, as typed; others are not the page's business. Empty ones are none. */
export function pickParameters(search: URLSearchParams, known: readonly string[]): QueryValues {
  const picked: Record<string, string> = {}
  for (const name of known) {
    const value = search.get(name)
    if (value) picked[name] = value
  }
  return picked
}

/** Pages count from 1 in addresses, from 0 in the API. What is no page number is left for the API to refuse. */
export function toApiPage(values: QueryValues): QueryValues {
  const { page, ...rest } = values
  if (page === undefined) return rest
  const asNumber = /^[1-9]\d{0,6}$/.test(page) ? String(Number(page) - 1) : "x"
  return { ...rest, page: asNumber }
}

interface LenientAnswer<E extends Endpoint> {
  readonly data: CallData<E>
  /** Parameters that were left out because nobody knows their value. */
  readonly dropped: readonly string[]
}

/**
 * Calls a list with what stands in an address. Parts that the API refuses are left out and named, so that an old
 * or mistyped address still shows a list. Throws the error page for anything else.
 */
export async function callLeniently<E extends Endpoint>(
  context: Context,
  endpoint: E,
  values: QueryValues,
): Promise<LenientAnswer<E>> {
  const dropped: string[] = []
  let query = values
  for (;;) {
    // The values are what the endpoint's own schema will judge.
    const outcome = await tryCall(context, endpoint, { query } as never)
    if (outcome.ok) return { data: outcome.data, dropped }
    const refused = outcome.faults.flatMap((path) => /^query\.([^.]+)/.exec(path)?.[1] ?? [])
    const known = refused.filter((name) => name in query)
    if (known.length === 0) throw data(outcome.failure, { status: outcome.status })
    dropped.push(...known)
    query = Object.fromEntries(Object.entries(query).filter(([name]) => !known.includes(name)))
  }
}

/** The address with one value of a several-valued filter put in or taken out; paging starts anew. */
export function toggleValue(search: URLSearchParams, name: string, value: string): string {
  const values = (search.get(name) ?? "").split(",").filter(Boolean)
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return withParameters(search, { [name]: next.join(",") })
}

/** The address with some parameters changed; null or "" removes one. Paging starts anew unless it is what changes. */
export function withParameters(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search)
  next.delete("page")
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  // Commas read better as they are.
  const text = next.toString().replaceAll("%2C", ",")
  return text ? `?${text}` : "?"
}
