import type { SiteTranslate } from "../platform/locale/site-texts.ts"

/** Within how many hours a merchant answers, in words: after a day, in days. */
export const wordAnswerTime = (hours: number, t: SiteTranslate): string =>
  hours <= 24
    ? t("merchant.withinHours", { count: hours })
    : t("merchant.withinDays", { count: Math.ceil(hours / 24) })
