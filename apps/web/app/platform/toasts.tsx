import { limits } from "@roomwright/contract/limits"
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import { currentToasts, dismissToast, subscribeToasts, type ToastMessage } from "./toast-store.ts"

// Most visits see no toast: the code comes with the first one. What toasts have to say is often that the network is
// away, so it must be said without that code, too.
const ToastRegion = lazy(() => import("./toast-region.tsx").catch(() => ({ default: PlainToasts })))

/** The texts alone, for as long as a toast stays. */
function PlainToasts({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const newest = messages.at(-1)
  useEffect(() => {
    if (!newest) return
    const timer = setTimeout(() => dismissToast(newest.id), limits.toastMs)
    return () => clearTimeout(timer)
  }, [newest])
  return (
    <p
      role="alert"
      className="toast-place fixed top-[calc(var(--spacing-header)+12px)] left-1/2 z-50 w-[min(420px,calc(100vw-32px))] -translate-x-1/2 rounded-card border border-line bg-card px-4 py-3 text-15 shadow-float"
    >
      {newest?.text}
    </p>
  )
}

/** The place where toasts appear. One in the whole page. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts)
  return shown.length === 0 ? null : (
    <Suspense>
      <ToastRegion messages={shown} />
    </Suspense>
  )
}
