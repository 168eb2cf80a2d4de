import { languageTag } from "@roomwright/contract/language"
import { useLanguage } from "./locale.tsx"

/** A day with its time, in the reader's own zone: this page is made in their browser alone. */
export function Moment({ iso }: { readonly iso: string }) {
  const language = useLanguage()
  const text = new Intl.DateTimeFormat(languageTag[language], {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(iso))
  return (
    <time dateTime={iso} className="num whitespace-nowrap">
      {text}
    </time>
  )
}
