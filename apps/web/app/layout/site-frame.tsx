import { Suspense, type ReactNode } from "react"
import { useText } from "../platform/locale/locale.tsx"
import { useRootData } from "../platform/root-data.ts"
import { useLiveSession } from "../platform/session/use-live-session.ts"
import { BottomBar } from "./bottom-bar.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { ModalLayer, useModalIsOpen } from "./modal-layer.tsx"
import { NavigationProgress } from "./navigation-progress.tsx"
import { useTabsInStep } from "./use-tabs-in-step.ts"
import { useWaiting } from "./use-waiting.ts"

/** Header, page, footer and the phone's bar, with the modals above them. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const waiting = useWaiting()
  const root = useRootData()
  const modalIsOpen = useModalIsOpen()
  useLiveSession()
  useTabsInStep()
  return (
    <>
      {/* Behind a modal nothing is read, focused or pressed. */}
      <div className="whole-page" inert={modalIsOpen}>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-card px-4 py-2 shadow-float focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-4 focus:py-2"
        >
          {t("shell.skip")}
        </a>
        <NavigationProgress waiting={waiting} />
        {/* Each part runs for itself, the one that is touched first; none of them ever waits. */}
        <Suspense>
          <Header />
        </Suspense>
        <main id="main" tabIndex={-1} aria-busy={waiting} className="outline-none">
          <Suspense>{children}</Suspense>
        </main>
        <Suspense>
          <Footer settings={root?.settings ?? null} theme={root?.theme ?? null} year={root?.year ?? ""} />
        </Suspense>
        <Suspense>
          <BottomBar />
        </Suspense>
      </div>
      <ModalLayer />
    </>
  )
}
