import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Check, CloudOff, Eye, LoaderCircle, TriangleAlert, type LucideIcon } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { useStudioText, type StudioText } from "../use-studio-text.ts"
import type { ProjectSavingState } from "./project-saving.ts"
import { SaveDetails } from "./save-details.tsx"
import type { Saving } from "./use-saving.ts"

interface Shown {
  readonly icon: LucideIcon
  readonly text: string
  readonly tone: "quiet" | "busy" | "bad"
}

/** How saving stands, in the top bar; opened it says more and what can be done. */
export function SaveBadge({ saving }: { readonly saving: Saving }) {
  const t = useStudioText()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const now = useEveryMinute()
  const hasNews = useNews(saving.state.saving.merges)
  const shown = showState(saving.state, t, now)
  const text = hasNews && shown.tone === "quiet" ? t("saving.merged") : shown.text
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={classNames(
          "inline-flex h-8 min-w-0 items-center gap-1.5 rounded-control px-2 text-13 whitespace-nowrap hover:bg-sunk",
          shown.tone === "bad" ? "font-medium text-bad" : "text-ink-2",
        )}
      >
        <Icon of={shown.icon} size={16} className={shown.tone === "busy" ? "motion-safe:animate-spin" : ""} />
        <span className="truncate max-sm:sr-only">{text}</span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t("saving.details")}
        onBeforeToggle={() => {
          const below = opener.current?.getBoundingClientRect()
          if (!below || !panel.current) return
          panel.current.style.top = `${below.bottom + 6}px`
          panel.current.style.left = `${Math.max(8, Math.min(below.left, innerWidth - 348))}px`
        }}
        className="fixed inset-auto m-0 w-max max-w-[min(340px,calc(100vw-16px))] rounded-inner border border-line bg-card p-3.5 text-13 text-ink shadow-float"
      >
        <SaveDetails saving={saving} onDone={() => panel.current?.hidePopover()} />
      </div>
      {/* Only what matters is said aloud: not each save. */}
      <span role="status" className="sr-only">
        {shown.tone === "bad" || hasNews ? text : ""}
      </span>
    </>
  )
}

function showState({ saving, place }: ProjectSavingState, t: StudioText, now: number): Shown {
  if (place.kind === "elsewhere" || place.kind === "arriving")
    return { icon: Eye, text: t("saving.onlyLooking"), tone: "quiet" }
  const { phase } = saving
  switch (phase.kind) {
    case "saved":
      return { icon: Check, text: t("saving.saved"), tone: "quiet" }
    case "waiting":
    case "saving":
      return { icon: LoaderCircle, text: t("saving.saving"), tone: "busy" }
    case "lost": {
      const minutes = Math.floor((now - phase.since) / 60_000)
      if (phase.why === "serverFails") {
        const text = minutes < 1 ? t("saving.fails") : t("saving.failsFor", { minutes })
        return { icon: TriangleAlert, text, tone: "bad" }
      }
      const text = minutes < 1 ? t("saving.lost") : t("saving.lostFor", { minutes })
      return { icon: CloudOff, text, tone: "bad" }
    }
    case "conflict":
    case "signedOut":
    case "gone":
    case "refused":
      return { icon: TriangleAlert, text: t(`saving.${phase.kind}`), tone: "bad" }
  }
}

function useEveryMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const newsMs = 10_000

/** True for a while after the count went up. */
function useNews(count: number): boolean {
  const [told, setTold] = useState(count)
  useEffect(() => {
    if (told === count) return
    const timer = setTimeout(() => setTold(count), newsMs)
    return () => clearTimeout(timer)
  }, [told, count])
  return told !== count
}
