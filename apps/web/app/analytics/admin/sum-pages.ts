import type { Analytics, PageKind } from "@roomwright/contract/analytics/calls"
import { languages, type Language } from "@roomwright/contract/language"

export interface PageSum {
  readonly page: PageKind
  /** By day, in all languages. */
  readonly daily: readonly number[]
  readonly byLanguage: Readonly<Record<Language, number>>
  readonly total: number
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** What was counted of each kind of page, the one seen most first. */
export function sumPages({ days, pages }: Pick<Analytics, "days" | "pages">): readonly PageSum[] {
  return [...Map.groupBy(pages, ({ page }) => page)]
    .map(([page, counted]) => {
      const inLanguage = (language: Language): number =>
        sumOf(counted.flatMap((one) => (one.language === language ? one.views : [])))
      const [zh, en, vi] = languages.map(inLanguage)
      const daily = days.map((_day, at) => sumOf(counted.map(({ views }) => views[at] ?? 0)))
      return { page, daily, byLanguage: { zh: zh ?? 0, en: en ?? 0, vi: vi ?? 0 }, total: sumOf(daily) }
    })
    .toSorted((one, other) => other.total - one.total)
}
