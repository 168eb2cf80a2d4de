import { useEffect, useState, useSyncExternalStore } from "react"
import { useStudioText } from "../use-studio-text.ts"
import type { LiveDesk, LiveState } from "./live-desk.ts"

export const useLive = (desk: LiveDesk): LiveState => useSyncExternalStore(desk.subscribe, desk.read)

/** Minutes and seconds until then, by this window's clock. */
export function LiveClock({ endsAt }: { readonly endsAt: number }) {
  const t = useStudioText()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
  return (
    <span role="timer" aria-label={t("live.left")} className="num text-12 text-accent-2">
      {text}
    </span>
  )
}
