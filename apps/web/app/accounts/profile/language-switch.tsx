import { languages, type Language } from "@roomwright/contract/language"
import { classNames } from "@roomwright/ui/class-names"
import { useId } from "react"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import type { Texts } from "./profile-values.ts"

/** Each language as its readers know it, and short. */
const shortNames = { zh: "中文", en: "EN", vi: "VI" } as const satisfies Record<Language, string>

interface LanguageSwitchProps {
  /** What the field is called. */
  readonly field: string
  readonly texts: Texts
  readonly value: Language
  readonly isWrong: (language: Language) => boolean
  readonly onChange: (language: Language) => void
}

/** In which language a text is written just now, and which ones have one already. */
export function LanguageSwitch({ field, texts, value, isWrong, onChange }: LanguageSwitchProps) {
  const t = useDashboardText()
  const name = useId()
  return (
    // No higher than the label beside it, so that fields in one row stand in line.
    <fieldset className="-my-1 flex gap-1">
      <legend className="sr-only">{t("dashboards.texts.languageOf", { field })}</legend>
      {languages.map((language) => {
        const isFilled = texts[language].trim() !== ""
        const state = isWrong(language) ? "wrong" : isFilled ? "filled" : "empty"
        return (
          <label
            key={language}
            className={classNames(
              "inline-flex min-h-7 cursor-pointer items-center gap-1.5 rounded-pill border px-2.5 text-12 font-medium whitespace-nowrap",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              language === value
                ? "border-ink bg-ink text-paper"
                : "border-line-2 bg-card hover:border-ink-2",
            )}
          >
            <input
              type="radio"
              name={name}
              value={language}
              checked={language === value}
              onChange={() => onChange(language)}
              className="sr-only"
            />
            <span
              aria-hidden
              className={classNames(
                "size-2 rounded-pill border",
                state === "wrong"
                  ? "border-bad bg-bad"
                  : state === "filled"
                    ? "border-ok bg-ok"
                    : "border-current",
              )}
            />
            {shortNames[language]}
            <span className="sr-only">{t("dashboards.texts.state", { state })}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
