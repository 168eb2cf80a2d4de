import { Icon, type Drawing } from "@roomwright/ui/icon"
import { Armchair, Expand, Shrink, Tag } from "lucide-react"
import { useEffect, useState, type ReactNode, type RefObject } from "react"
import { useStudioText } from "../use-studio-text.ts"
import { useVisit } from "./use-visit.ts"
import type { Visit } from "./visit-state.ts"

interface VisitToolsProps {
  readonly visit: Visit
  /** What fills the screen. */
  readonly frame: RefObject<HTMLElement | null>
  readonly hasTags: boolean
  readonly isListOpen: boolean
  readonly onList: () => void
  readonly children: ReactNode
}

/** Tags, the list of pieces, the full screen, and what the page adds. */
export function VisitTools({ visit, frame, hasTags, isListOpen, onList, children }: VisitToolsProps) {
  const t = useStudioText()
  const areTagsShown = useVisit(visit, (state) => state.hasTags)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener("fullscreenchange", look)
    return () => document.removeEventListener("fullscreenchange", look)
  }, [])
  const toggleFull = (): void => {
    // Refused by a browser that has its reasons: it stays as it is.
    const change = isFull ? document.exitFullscreen() : frame.current?.parentElement?.requestFullscreen()
    change?.catch(() => {})
  }
  return (
    <div className="pointer-events-auto flex flex-none gap-1 rounded-pill border border-line bg-glass p-1 shadow-float">
      {hasTags ? (
        <ToolButton
          icon={Tag}
          label={t(areTagsShown ? "visit.hideTags" : "visit.showTags")}
          isPressed={areTagsShown}
          onPress={() => visit.set({ hasTags: !areTagsShown })}
        />
      ) : null}
      <ToolButton icon={Armchair} label={t("visit.pieces")} isPressed={isListOpen} onPress={onList} />
      {children}
      {document.fullscreenEnabled ? (
        <ToolButton
          icon={isFull ? Shrink : Expand}
          label={t(isFull ? "visit.small" : "visit.full")}
          onPress={toggleFull}
        />
      ) : null}
    </div>
  )
}

interface ToolButtonProps {
  readonly icon: Drawing
  readonly label: string
  readonly isPressed?: boolean
  readonly onPress: () => void
}

/** A button of the bar at the upper right. */
export function ToolButton({ icon, label, isPressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className="inline-grid size-10 place-items-center rounded-pill text-ink-2 transition-colors duration-150 hover:text-ink aria-pressed:text-accent"
    >
      <Icon of={icon} size={20} />
    </button>
  )
}
