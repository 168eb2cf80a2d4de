import type { Language } from "@roomwright/contract/language"
import type { Total } from "../platform/lists/nearest-to-drop.ts"
import { formatNumber } from "../platform/locale/format.ts"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"

/** "86 products", or "1,000+ products" where counting ended. */
export function formatProductTotal({ total, isCapped }: Total, t: SiteTranslate, language: Language): string {
  const shown = formatNumber(total, language)
  return isCapped ? t("products.countMore", { shown }) : t("products.count", { count: total, shown })
}
