import { isLanguage } from "@roomwright/contract/language"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { loadSiteTexts } from "./platform/locale/site-texts.ts"

const language = document.documentElement.lang.slice(0, 2)
await loadSiteTexts(isLanguage(language) ? language : "zh")
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
