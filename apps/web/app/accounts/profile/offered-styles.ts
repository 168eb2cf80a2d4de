import { firstFilterValues } from "@roomwright/contract/filter-kinds"
import type { FilterLabel } from "@roomwright/contract/filters"
import { showText, type Language } from "@roomwright/contract/language"

/**
 * The styles to choose from: those the site begins with, then those that only designers of today have, and one's own.
 * Names as the server has them where it names them.
 */
export function offeredStyles(
  named: readonly FilterLabel[],
  own: readonly string[],
  language: Language,
): readonly FilterLabel[] {
  const first = firstFilterValues.style.map(({ id, name }) => ({ id, name: showText(name, language) }))
  const labels = new Map([...first, ...named].map((label) => [label.id, label]))
  const unnamed = own.filter((id) => !labels.has(id)).map((id) => ({ id, name: { text: id, language } }))
  return [...labels.values(), ...unnamed]
}
