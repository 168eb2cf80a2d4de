import type { Language } from "@roomwright/contract/language"
import { useRevalidator } from "react-router"
import { rememberLanguage, switchLanguage } from "./switch-language.ts"
import { useText } from "./locale.tsx"
import { requestLatestBuild } from "../stale-build/latest-build.ts"
import { ownBuild } from "../stale-build/router-globals.ts"
import { showToast } from "../toast-store.ts"

/** Switches the language in place: the page stays, its texts and data come anew. */
export function useSwitchLanguage(): (language: Language) => void {
  const { revalidate } = useRevalidator()
  const t = useText()
  return (language) => {
    switchLanguage(language).then(revalidate, async () => {
      if ((await requestLatestBuild(ownBuild())) !== "other") return showToast("error", t("error.network"))
      // The texts went with the build that this page is of.
      rememberLanguage(language)
      location.reload()
    })
  }
}
