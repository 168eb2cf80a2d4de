import { lazy, Suspense, useSyncExternalStore } from "react"
import { currentToasts, subscribeToasts } from "./toast-store.ts"

// Most visits see no toast: the code comes with the first one.
const ToastRegion = lazy(() => import("./toast-region.tsx"))

/** The place where toasts appear. One in the whole page. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts)
  return shown.length === 0 ? null : (
    <Suspense>
      <ToastRegion messages={shown} />
    </Suspense>
  )
}
