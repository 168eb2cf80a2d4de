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
export function LeftOutWords({ leftOut, foreignPrice }: Pick<FoundProducts, "leftOut" | "foreignPrice">) {
  const t = useText()
  const lines = [
    leftOut && t("search.leftOut", { words: leftOut.words.join(" "), keyword: leftOut.keyword }),
    foreignPrice && t("search.foreignPrice", { price: foreignPrice }),
  ].flatMap((line) => line ?? [])
  if (lines.length === 0) return null
  return (
    <div role="status" className="mb-6 rounded-control bg-sunk px-4 py-3 text-15">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
