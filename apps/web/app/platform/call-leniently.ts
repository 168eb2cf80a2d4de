import type { CallData, Endpoint } from "@roomwright/contract/endpoint"
import type { InputFault } from "@roomwright/contract/envelope"
import { data, type RouterContextProvider } from "react-router"
import { listValues, type DroppedPart, type QueryValues } from "./filter-address.ts"
import { tryCall } from "./page-context.ts"

interface LenientAnswer<E extends Endpoint> {
  readonly data: CallData<E>
  /** What was asked in the end. */
  readonly query: QueryValues
  /** What was left out because nobody knows it. */
  readonly dropped: readonly DroppedPart[]
}

/**
 * Calls a list with what stands in an address. What the API refuses is left out and named, so that an old or
 * mistyped address still shows a list: of a filter with several values only those that are unknown. Throws the error
 * page for anything else. `names` tells which parameters of the address have another name in the API.
 */
export async function callLeniently<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  values: QueryValues,
  names: QueryValues = {},
): Promise<LenientAnswer<E>> {
  const dropped: DroppedPart[] = []
  let query = values
  const drop = (parts: readonly DroppedPart[]): void => {
    dropped.push(...parts)
    for (const part of parts) query = takeOut(query, part)
  }
  // One is behind a place, the other before it: both at once are nowhere.
  if (query.after && query.before) drop([{ name: "before", values: null }])
  for (;;) {
    // The values are what the endpoint's own schema will judge.
    const outcome = await tryCall(context, endpoint, { query: toApiNames(query, names) } as never)
    if (outcome.ok) return { data: outcome.data, query, dropped }
    const parts = partsAtFault(outcome.faults, query, names)
    if (parts.length === 0) throw data(outcome.failure, { status: outcome.status })
    drop(parts)
  }
}

/** The query as the API names its parts. */
export const toApiNames = (query: QueryValues, names: QueryValues): QueryValues =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [names[name] ?? name, value]))

/** What of the query is refused; nothing when the fault lies elsewhere. */
function partsAtFault(
  faults: readonly InputFault[],
  query: QueryValues,
  names: QueryValues,
): readonly DroppedPart[] {
  const parts = new Map<string, DroppedPart>()
  for (const { path, values } of faults) {
    const [place, apiName, at] = path.split(".")
    const name = Object.keys(query).find((own) => (names[own] ?? own) === apiName)
    if (place !== "query" || name === undefined) continue
    const given = listValues(query[name])
    // A schema names the place in the list, a book of values the values themselves.
    const refused = given.filter((value, place) => values?.includes(value) || String(place) === at)
    const known = parts.get(name)
    const isWhole = refused.length === 0 || known?.values === null
    parts.set(name, { name, values: isWhole ? null : [...(known?.values ?? []), ...refused] })
  }
  return [...parts.values()]
}

function takeOut(query: QueryValues, { name, values }: DroppedPart): QueryValues {
  const { [name]: given, ...rest } = query
  const left = values === null ? [] : listValues(given).filter((value) => !values.includes(value))
  return left.length > 0 ? { ...rest, [name]: left.join(",") } : rest
}
