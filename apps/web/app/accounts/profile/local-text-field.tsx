import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { languageTag, showText, type Language } from "@roomwright/contract/language"
import { useFormContext, useWatch } from "react-hook-form"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { LanguageSwitch } from "./language-switch.tsx"
import { lengthOf, type TextPath } from "./profile-faults.ts"
import type { ProfileValues } from "./profile-values.ts"
import { useTextLanguage } from "./text-language.ts"

interface LocalTextFieldProps {
  readonly name: TextPath
  readonly label: string
  readonly maximum: number
  readonly hint?: string
  /** For several lines. */
  readonly isLong?: boolean
}

/** One text in the languages of the site: one field, and a switch that says which language it holds. */
export function LocalTextField({ name, label, maximum, hint, isLong = false }: LocalTextFieldProps) {
  const t = useDashboardText()
  const reader = useLanguage()
  const { language, setLanguage } = useTextLanguage()
  const { register, control, getFieldState, formState } = useFormContext<ProfileValues>()
  const texts = useWatch({ control, name })
  const path = `${name}.${language}` as const
  const errorIn = (one: Language) => getFieldState(`${name}.${one}`, formState).error?.message
  const nameOf = (one: Language): string =>
    new Intl.DisplayNames(languageTag[reader], { type: "language" }).of(one) ?? one

  const isEmpty = texts[language].trim() === ""
  const shown = showText(texts, language)
  const instead =
    isEmpty && shown.text !== ""
      ? t("dashboards.texts.instead", { language: nameOf(shown.language) })
      : undefined
  const count = isLong
    ? t("dashboards.texts.count", { count: lengthOf(texts[language]), maximum })
    : undefined
  const note = [hint, instead ?? count].filter((part) => part !== undefined).join(" ")
  const field = {
    // Another language is another field: its caret and history are its own.
    key: language,
    label,
    lang: languageTag[language],
    error: errorIn(language),
    ...(note ? { hint: note } : {}),
    aside: (
      <LanguageSwitch
        field={label}
        texts={texts}
        value={language}
        isWrong={(one) => errorIn(one) !== undefined}
        onChange={setLanguage}
      />
    ),
  }
  const { key, ...rest } = field
  return isLong ? (
    <TextArea key={key} {...rest} {...register(path)} />
  ) : (
    <TextField key={key} {...rest} {...register(path)} />
  )
}
