import { languageTag, type Language, type ShownText } from "@roomwright/contract/language"
import { useLanguage, useText } from "./locale.tsx"

/** The name of a language in the reader's own. */
const nameOf = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(languageTag[reader], { type: "language" }).of(language) ?? language

/** Says that a text is not there in the reader's language, and which one it is in; nothing when it is. */
export function FallbackNote({ text }: { readonly text: ShownText }) {
  const t = useText()
  const language = useLanguage()
  if (text.text === "" || text.language === language) return null
  return (
    <p className="mb-3 text-14 text-ink-2">
      {t("locale.fallback", { language: nameOf(text.language, language) })}
    </p>
  )
}
