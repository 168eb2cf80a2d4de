import { Icon } from "@roomwright/ui/icon"
import { X } from "lucide-react"
import { useEffect, useRef, type ReactNode } from "react"
import { useStudioText } from "../use-studio-text.ts"

interface PiecePanelProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of the list of pieces: there at once. Who closes it goes on where they were. */
export function PiecePanel({ onClose, children }: PiecePanelProps) {
  const t = useStudioText()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t("visit.pieces")}
      className="absolute inset-x-0 bottom-0 z-10 flex max-h-[70%] flex-col overflow-hidden rounded-t-card border-t border-line bg-paper shadow-float outline-none sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-96 sm:max-w-[60%] sm:rounded-none sm:border-t-0 sm:border-l"
    >
      <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-5">
        <h2 className="text-20">{t("visit.pieces")}</h2>
        <button
          type="button"
          aria-label={t("visit.closePieces")}
          onClick={onClose}
          className="inline-grid size-10 place-items-center rounded-pill hover:bg-sunk"
        >
          <Icon of={X} size={20} />
        </button>
      </header>
      {/* It scrolls by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 -outline-offset-2">
        {children}
      </div>
    </aside>
  )
}

/** More rows than this are below the edge. */
const mostRows = 12
/** Names are not all equally long, % of the row. */
const widths = ["w-3/5", "w-2/5", "w-1/2", "w-2/3"] as const

/** In place of names that are on their way. */
export function PieceSkeleton({ rows }: { readonly rows: number }) {
  const t = useStudioText()
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t("visit.piecesComing")}</span>
      {Array.from({ length: Math.min(rows, mostRows) }, (_, at) => (
        <div key={at} className="border-b border-line py-3">
          <div className={`h-3 animate-pulse rounded-pill bg-line ${widths[at % widths.length]}`} />
        </div>
      ))}
    </div>
  )
}
