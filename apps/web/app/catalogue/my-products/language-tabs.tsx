import { languages, type Language } from "@roomwright/contract/language"
import { Segments } from "@roomwright/ui/segments"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useMyProductsText } from "./my-products-texts.ts"
import type { Texts } from "./product-draft.ts"

interface LanguageTabsProps {
  readonly name: Texts
  readonly value: Language
  readonly onChange: (language: Language) => void
}

/** In which language the texts of the form are written; a tick says that the name is there. */
export function LanguageTabs({ name, value, onChange }: LanguageTabsProps) {
  const t = useMyProductsText()
  return (
    <Segments
      label={t("myProducts.texts.language")}
      options={languages.map((one) => ({
        value: one,
        text: name[one].trim() === "" ? languageNames[one] : `${languageNames[one]} ✓`,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
