import { isLanguage } from "@roomwright/contract/language"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { guardPageCode } from "./platform/guard-page-code.tsx"
import { loadSiteTexts } from "./platform/locale/site-texts.ts"
import { PageRuns } from "./platform/page-start/page-runs.tsx"
import { watchBuild } from "./platform/stale-build/watch-build.ts"

const language = document.documentElement.lang.slice(0, 2)
await loadSiteTexts(isLanguage(language) ? language : "zh")
guardPageCode()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageRuns>
        <HydratedRouter />
      </PageRuns>
    </StrictMode>,
  )
})
if (import.meta.env.PROD) watchBuild()
