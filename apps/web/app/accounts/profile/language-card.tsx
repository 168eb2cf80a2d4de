import { changeProfile } from "@roomwright/contract/accounts/calls"
import { languages, type Language } from "@roomwright/contract/language"
import { Segments } from "@roomwright/ui/segments"
import { useRef, useState } from "react"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useSwitchLanguage } from "../../platform/locale/use-switch-language.ts"
import { requireLogin } from "../../platform/session/request-login.ts"
import { DashboardCard } from "../dashboards/dashboard-card.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { useStoreAtOnce, type ProfileOwner } from "./use-store-at-once.ts"

/** In which language letters are written. Choosing one shows the site in it, too; it is stored at once. */
export function LanguageCard({ profile, onSaved }: ProfileOwner) {
  const t = useDashboardText()
  const switchLanguage = useSwitchLanguage()
  const { store } = useStoreAtOnce({ profile, onSaved })
  const [wanted, setWanted] = useState(profile.language)
  const lastChoice = useRef<Promise<void>>(Promise.resolve())

  const save = async (language: Language): Promise<void> => {
    const isStored = await store(
      (call) => call(changeProfile, { body: { language } }),
      "dashboards.language.stored",
    )
    if (!isStored) setWanted(profile.language)
  }
  const choose = (language: Language): void =>
    requireLogin(() => {
      setWanted(language)
      switchLanguage(language)
      // Arrow keys choose one after the other: the last is to be the one that stays.
      lastChoice.current = lastChoice.current.then(() => save(language))
    })
  return (
    <DashboardCard title={t("dashboards.language.title")}>
      <p className="mt-1 mb-4 max-w-measure text-15 text-ink-2">{t("dashboards.language.text")}</p>
      <Segments
        label={t("dashboards.language.title")}
        options={languages.map((value) => ({ value, text: languageNames[value] }))}
        value={wanted}
        onChange={choose}
      />
    </DashboardCard>
  )
}
