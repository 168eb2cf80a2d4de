import { useSyncExternalStore } from "react"

/** As the breakpoint `lg` of the tokens. */
const wide = "(width >= 64rem)"

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}

/** Whether the window has room for the studio. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
