export type QueryValues = Readonly<Record<string, string>>

/** Places in a list: they mean nothing once the filters, the order or the keyword change. */
export const placeParameters = ["page", "after", "before"] as const

/** Part of an address that was left out because nobody knows it: some values of a filter, or (null) all of it. */
export interface DroppedPart {
  readonly name: string
  readonly values: readonly string[] | null
}

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

/** The values of a filter that takes several, each once. */
export const listValues = (text: string | null | undefined): string[] => [
  ...new Set((text ?? "").split(",").filter(Boolean)),
]

/** The address with one value of a several-valued filter put in or taken out; paging starts anew. */
export function toggleValue(search: URLSearchParams, name: string, value: string): string {
  const values = listValues(search.get(name))
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return withParameters(search, { [name]: next.join(",") })
}

/**
 * The address with some parameters changed; null or "" removes one. Paging starts anew unless it is what changes: no
 * page or cursor outlives a change of anything else.
 */
export function withParameters(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search)
  for (const name of placeParameters) next.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  // Commas read better as they are.
  const text = next.toString().replaceAll("%2C", ",")
  return text ? `?${text}` : "?"
}

/** What stands in the address without the parts that were left out, for links that lead on from here. */
export function withoutParts(search: URLSearchParams, dropped: readonly DroppedPart[]): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const { name, values } of dropped) {
    const left = values === null ? [] : listValues(next.get(name)).filter((value) => !values.includes(value))
    if (left.length > 0) next.set(name, left.join(","))
    else next.delete(name)
  }
  return next
}
