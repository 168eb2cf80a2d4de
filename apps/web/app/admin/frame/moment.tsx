import { languageTag } from "@roomwright/contract/language"
import { useLanguage } from "../../platform/locale/locale.tsx"

/** A day and time as the platform sees it: staff compare it with what a bank wrote. */
export function Moment({ iso }: { readonly iso: string }) {
  const language = useLanguage()
  return (
    <time dateTime={iso} className="num">
      {formatMoment(iso, languageTag[language])}
    </time>
  )
}

/** A day and time in Vietnam. */
export const formatMoment = (iso: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Asia/Ho_Chi_Minh",
  }).format(new Date(iso))
