import type { FoundProducts } from "@roomwright/contract/catalogue/calls"
import { withParameters } from "../platform/filter-address.ts"
import type { ActiveFilter } from "../platform/lists/active-filters.tsx"
import { useText } from "../platform/locale/locale.tsx"

/** What a keyword says of the thing, as filters to take away: the keyword then goes without it. */
export const understoodFilters = (
  { understood = [] }: FoundProducts,
  search: URLSearchParams,
): ActiveFilter[] =>
  understood.map(({ kind, name, without }) => ({
    key: `${kind}-${name}`,
    name: kind,
    text: name,
    to: withParameters(search, { w: without === "" ? null : without }),
  }))

/** Says which words of a keyword no product has, and what is shown instead. */
export function LeftOutWords({ leftOut }: Pick<FoundProducts, "leftOut">) {
  const t = useText()
  if (!leftOut) return null
  return (
    <p role="status" className="mb-6 rounded-control bg-sunk px-4 py-3 text-15">
      {t("search.leftOut", { words: leftOut.words.join(" "), keyword: leftOut.keyword })}
    </p>
  )
}
