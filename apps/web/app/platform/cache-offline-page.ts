import { shownLanguage } from "./locale/shown-language.ts"

/** Has the browser keep the page that is shown while there is no network, once this one has nothing more to do. */
export function cacheOfflinePage(): void {
  // Not there without a secure connection, and closed in some private windows.
  if (!("serviceWorker" in navigator)) return
  const keep = () => {
    const address = `/offline-worker.js?lang=${shownLanguage()}`
    navigator.serviceWorker.register(address).catch(() => {
      // The browser's own page will have to do.
    })
  }
  setTimeout(keep, afterStartMs)
}

/** Later than everything that a reader waits for. */
const afterStartMs = 8_000
