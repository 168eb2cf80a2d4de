import type { Language } from "@roomwright/contract/language"
import { useRevalidator } from "react-router"
import { switchLanguage } from "../platform/locale/switch-language.ts"
import { useText } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"

/** Switches the language in place: the page stays, its texts and data come anew. */
export function useSwitchLanguage(): (language: Language) => void {
  const { revalidate } = useRevalidator()
  const t = useText()
  return (language) => {
    switchLanguage(language).then(revalidate, () => showToast("error", t("error.network")))
  }
}
