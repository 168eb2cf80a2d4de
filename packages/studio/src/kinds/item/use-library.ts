import { useEffect, useSyncExternalStore } from "react"
import { loadLibrary, loadedLibrary, onLibrary, type ModelLibrary } from "./model-library.ts"

/** The furniture library, fetched once it is wanted; null until it came. Without it pieces are boxes with the names of boxes. */
export function useLibrary(isWanted: boolean): ModelLibrary | null {
  useEffect(() => {
    // A dead network leaves boxes; whatever asks next tries again.
    if (isWanted) loadLibrary().catch(() => {})
  }, [isWanted])
  return useSyncExternalStore(onLibrary, loadedLibrary, () => null)
}
