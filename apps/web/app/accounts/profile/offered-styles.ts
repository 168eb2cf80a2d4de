import { firstFilterValues } from "@roomwright/contract/filter-kinds"
import type { FilterLabel } from "@roomwright/contract/filters"
import { showText, type Language } from "@roomwright/contract/language"

/**
 * The styles to choose from: those that are offered, then one's own that are offered no more. Without an answer of the
 * server those that the site begins with.
 */
export function offeredStyles(
  offered: readonly FilterLabel[],
  own: readonly string[],
  language: Language,
): readonly FilterLabel[] {
  const first = firstFilterValues.style.map(({ id, name }) => ({ id, name: showText(name, language) }))
  const shown = offered.length > 0 ? offered : first
  const ids = new Set(shown.map(({ id }) => id))
  const others = own
    .filter((id) => !ids.has(id))
    .map((id) => first.find((label) => label.id === id) ?? { id, name: { text: id, language } })
  return [...shown, ...others]
}
