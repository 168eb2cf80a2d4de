import type { Language, ShownText } from "@roomwright/contract/language"
import { designerPath, productPath, workPath } from "@roomwright/contract/page-paths"
import type { Picture } from "@roomwright/contract/media/picture"
import type { Suggestions } from "@roomwright/contract/search/calls"
import { formatMoney } from "../platform/locale/format.ts"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"

export interface SuggestionRow {
  /** Its page, which no two rows share. */
  readonly to: string
  /** A designer may have none. */
  readonly picture: Picture | null
  readonly name: ShownText
  readonly meta: ShownText
}

export interface SuggestionGroup {
  readonly heading: string
  readonly rows: readonly SuggestionRow[]
}

/** Suggestions as they are listed: those of a kind under one heading, kinds without any left out. */
export function groupSuggestions(
  found: Suggestions | null,
  language: Language,
  t: SiteTranslate,
): readonly SuggestionGroup[] {
  if (!found) return []
  const own = (text: string): ShownText => ({ text, language })
  const priceOf = ({ price, priceVaries }: Suggestions["products"][number]): string => {
    const shown = formatMoney(price, language)
    return priceVaries ? t("product.priceFrom", { price: shown }) : shown
  }
  const groups: SuggestionGroup[] = [
    {
      heading: t("nav.products"),
      rows: found.products.map((product) => ({
        to: productPath(product.id),
        picture: product.picture,
        name: product.name,
        meta: own(priceOf(product)),
      })),
    },
    {
      heading: t("nav.works"),
      rows: found.works.map(({ id, name, picture, designer }) => ({
        to: workPath(id),
        picture,
        name,
        meta: own(designer.nickname),
      })),
    },
    {
      heading: t("nav.designers"),
      rows: found.designers.map(({ id, nickname, avatar, city }) => ({
        to: designerPath(id),
        picture: avatar,
        name: own(nickname),
        meta: city,
      })),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
