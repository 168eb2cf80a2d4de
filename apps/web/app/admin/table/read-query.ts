import { limits } from "@roomwright/contract/limits"
import type { QueryValues } from "../../platform/filter-address.ts"

/** What a part of a list's address may be: free text, a day (YYYY-MM-DD), an id, or one of these words. */
export type QueryPart = "text" | "day" | "id" | readonly string[]

const shapes = {
  day: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  id: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const

/** The query of a list by its address. What nobody knows is left out: an old or mistyped address shows a list, too. */
export function readQuery(address: string, parts: Readonly<Record<string, QueryPart>>): QueryValues {
  const { searchParams } = new URL(address)
  const query: Record<string, string> = {}
  for (const [name, part] of Object.entries(parts)) {
    const value = (searchParams.get(name) ?? "").trim().slice(0, limits.keywordLength)
    const isKnown =
      part === "text" ? true : typeof part === "string" ? shapes[part].test(value) : part.includes(value)
    if (value !== "" && isKnown) query[name] = value
  }
  const page = Number(searchParams.get("page") ?? 1)
  return Number.isInteger(page) && page > 1 && page - 1 <= limits.pageMax
    ? { ...query, page: String(page - 1) }
    : query
}
