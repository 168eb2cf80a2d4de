import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { skipTransitionsQuietly } from "./platform/cards/skip-quietly.ts"
import { guardPageCode } from "./platform/guard-page-code.tsx"
import { cacheOfflinePage } from "./platform/cache-offline-page.ts"
import { shownLanguage } from "./platform/locale/shown-language.ts"
import { loadSiteTexts } from "./platform/locale/site-texts.ts"
import { PageRuns } from "./platform/page-start/page-runs.tsx"
import { watchBuild } from "./platform/stale-build/watch-build.ts"

await loadSiteTexts(shownLanguage())
guardPageCode()
skipTransitionsQuietly()
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
if (import.meta.env.PROD) {
  watchBuild()
  cacheOfflinePage()
}
