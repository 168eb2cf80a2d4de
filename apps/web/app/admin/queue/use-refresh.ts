import { useEffect, useRef } from "react"

/** How often the list comes anew while it is in sight. */
const refreshMs = 45_000

/** Does something every while as long as the page is in sight, and when it comes back into sight. */
export function useRefresh(refresh: () => void): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const run = (): void => {
      if (document.visibilityState === "visible") latest.current()
    }
    const timer = setInterval(run, refreshMs)
    document.addEventListener("visibilitychange", run)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", run)
    }
  }, [])
}
