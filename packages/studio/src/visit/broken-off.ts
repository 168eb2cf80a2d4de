/** What holds a mark for as long as a tab lives. */
type TabStore = Pick<Storage, "getItem" | "setItem" | "removeItem">

const key = "roomwright-visit-goes-on"

/**
 * Whether the last view of this tab ended by no hand: a browser that runs out of memory ends a page without a word, and loads it
 * again. The same again would be broken off again.
 */
export const wasBrokenOff = (store: TabStore | null): boolean => store?.getItem(key) === "1"

/**
 * Marks that a view goes on, until the returned function is called, its page is left, or its tab goes into the background, where
 * browsers end pages as they like. Without a store nothing is known.
 */
export function markGoing(
  store: TabStore | null,
  page: Pick<Document, "hidden"> & EventTarget,
  tab: EventTarget = globalThis.window,
): () => void {
  const mark = (isGoing: boolean): void => {
    try {
      if (isGoing) store?.setItem(key, "1")
      else store?.removeItem(key)
    } catch {
      // Full: then nothing is known.
    }
  }
  const follow = (): void => mark(!page.hidden)
  const leave = (): void => mark(false)
  follow()
  page.addEventListener("visibilitychange", follow)
  tab.addEventListener("pagehide", leave)
  return () => {
    page.removeEventListener("visibilitychange", follow)
    tab.removeEventListener("pagehide", leave)
    leave()
  }
}

/** The tab's store; null where the browser has none for this page. */
export function openTabStore(): TabStore | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}

/** Whether an error says that there was no memory left for a list of numbers. */
export const isMemoryRefused = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory|length|buffer/i.test(error.message)
