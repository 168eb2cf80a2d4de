import { languageTag, showText, type Language, languages } from "@roomwright/contract/language"
import { productLimits } from "@roomwright/contract/catalogue/my-products"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { languageNames } from "../../platform/locale/language-names.ts"
import type { FormPart } from "./form-parts.ts"
import { useMyProductsText } from "./my-products-texts.ts"
import type { Texts } from "./product-draft.ts"
import { Segments } from "@roomwright/ui/segments"

interface TextsSectionProps extends FormPart {
  readonly onLanguage: (language: Language) => void
}

/** Name and description, in one language after the other. */
export function TextsSection({ draft, change, faultAt, language, onLanguage }: TextsSectionProps) {
  const t = useMyProductsText()
  const insteadOf = (texts: Texts): string | undefined => {
    if (texts[language].trim() !== "") return undefined
    const shown = showText(texts, language)
    return shown.text === ""
      ? undefined
      : t("myProducts.texts.instead", { language: languageNames[shown.language] })
  }
  const nameHint = insteadOf(draft.name)
  const field = { lang: languageTag[language] }
  return (
    <SectionCard
      title={t("myProducts.texts.title")}
      aside={<LanguageTabs name={draft.name} value={language} onChange={onLanguage} />}
    >
      <p className="mt-1 text-15 text-ink-2">{t("myProducts.texts.text")}</p>
      <div className="mt-5 grid gap-5">
        <TextField
          {...field}
          key={`name-${language}`}
          label={t("myProducts.texts.name")}
          {...(nameHint === undefined ? {} : { hint: nameHint })}
          error={faultAt("localName")}
          maxLength={productLimits.name * 2}
          value={draft.name[language]}
          onChange={({ target }) => change({ name: { ...draft.name, [language]: target.value } })}
        />
        <TextArea
          {...field}
          key={`description-${language}`}
          label={t("myProducts.texts.description")}
          hint={insteadOf(draft.description)}
          error={faultAt("localDescription")}
          maxLength={productLimits.description * 2}
          value={draft.description[language]}
          onChange={({ target }) =>
            change({ description: { ...draft.description, [language]: target.value } })
          }
        />
        <TextField
          {...field}
          key={`called-${language}`}
          label={t("myProducts.texts.alsoCalled")}
          hint={t("myProducts.texts.alsoCalledHint")}
          autoComplete="off"
          error={faultAt("alsoCalled")}
          maxLength={productLimits.alsoCalled}
          value={draft.alsoCalled[language]}
          onChange={({ target }) => change({ alsoCalled: { ...draft.alsoCalled, [language]: target.value } })}
        />
      </div>
    </SectionCard>
  )
}

interface LanguageTabsProps {
  readonly name: Texts
  readonly value: Language
  readonly onChange: (language: Language) => void
}

/** In which language the texts of the form are written; a tick says that the name is there. */
function LanguageTabs({ name, value, onChange }: LanguageTabsProps) {
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
