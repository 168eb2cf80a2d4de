import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { isLanguage, languages } from "@roomwright/contract/language"
import { Icon } from "@roomwright/ui/icon"
import { Globe, SunMoon } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useLocation } from "react-router"
import { SendWithoutScript } from "../platform/forms/send-without-script.tsx"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { currentTheme, subscribeTheme, switchTheme, themes } from "../platform/theme.ts"
import { languageNames } from "../platform/locale/language-names.ts"
import { useSwitchLanguage } from "../platform/locale/use-switch-language.ts"

const selectClass =
  "h-10 field-sizing-content cursor-pointer rounded-control bg-transparent pr-1 pl-1.5 text-14 text-ink-2 hover:text-ink [&>option]:bg-card [&>option]:text-ink"

/** Language and theme as two plain lists, for the footer and the phone's sheet. */
export function Preferences({ theme: first }: { readonly theme: "light" | "dark" | null }) {
  const t = useText()
  const language = useLanguage()
  const switchTo = useSwitchLanguage()
  const { search } = useLocation()
  // The footer and the sheet show the same choice, whichever made it.
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => first ?? "system")
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {/* Until the page runs the choice asks for the page in that language. */}
      <form data-sends className="flex items-center gap-1">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={cleanKeyword(value)} />
        ))}
        <label className="flex items-center gap-1 text-ink-2">
          <Icon of={Globe} size={16} />
          <span className="sr-only">{t("shell.language")}</span>
          <select
            name="lang"
            value={language}
            onChange={(event) => {
              if (isLanguage(event.target.value)) switchTo(event.target.value)
            }}
            className={selectClass}
          >
            {languages.map((value) => (
              <option key={value} value={value}>
                {languageNames[value]}
              </option>
            ))}
          </select>
        </label>
        <SendWithoutScript />
      </form>
      <label className="needs-script flex items-center gap-1 text-ink-2">
        <Icon of={SunMoon} size={16} />
        <span className="sr-only">{t("shell.theme")}</span>
        <select
          name="theme"
          value={theme}
          onChange={(event) => {
            switchTheme(themes.find((value) => value === event.target.value) ?? "system")
          }}
          className={selectClass}
        >
          {themes.map((value) => (
            <option key={value} value={value}>
              {t(`theme.${value}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
