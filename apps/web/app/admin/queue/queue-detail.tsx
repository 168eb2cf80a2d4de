import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { IconButton } from "@roomwright/ui/icon-button"
import { ChevronDown, ChevronUp } from "lucide-react"
import type { ReactNode } from "react"
import { useAdminText } from "../frame/admin-texts.ts"
import { KeyCap } from "../keys/key-cap.tsx"
import { useKeysAreOn } from "../keys/key-preference.ts"

/** The two answers below what is decided on, with their keys. */
export interface QueueAnswers {
  readonly accept: string
  readonly onAccept: () => void
  /** What one must not answer; the note says why. */
  readonly locked?: "accept" | "both" | null
  readonly refuse: string
  readonly onRefuse: () => void
  /** Beside them: that it is final, or what keeps one from accepting. */
  readonly note: string
}

export interface QueuePlace {
  readonly at: number
  readonly of: number
  readonly onMove: (by: 1 | -1) => void
}

interface QueueDetailProps {
  readonly title: ReactNode
  readonly tags: ReactNode
  readonly place: QueuePlace
  readonly pictures: ReactNode
  readonly factsLabel: string
  readonly facts: ReactNode
  /** Null once it is decided on. */
  readonly answers: QueueAnswers | null
}

/** One of a queue: pictures beside facts, and the two answers below. */
export function QueueDetail({ title, tags, place, pictures, factsLabel, facts, answers }: QueueDetailProps) {
  const t = useAdminText()
  const { at, of, onMove } = place
  return (
    <article
      aria-labelledby="shown-in-queue"
      className="grid min-h-0 min-w-0 grid-cols-1 lg:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-4 py-3 lg:px-6">
        <h2 id="shown-in-queue" className="num text-22 wrap-anywhere">
          {title}
        </h2>
        {tags}
        <span className="ml-auto flex items-center gap-1 text-14 text-ink-2">
          <span className="num">{t("admin.queue.place", { at: at + 1, of })}</span>
          <IconButton
            icon={ChevronUp}
            label={t("admin.keys.previous")}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label={t("admin.keys.next")}
            disabled={at >= of - 1}
            onClick={() => onMove(1)}
          />
        </span>
      </header>
      <div className="min-h-0 lg:grid lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_330px]">
        {pictures}
        {/* It scrolls beside the pictures: the arrow keys do it, too. */}
        <div
          role="region"
          aria-label={factsLabel}
          tabIndex={0}
          className="min-h-0 border-line bg-card -outline-offset-2 lg:overflow-y-auto lg:border-l"
        >
          {facts}
        </div>
      </div>
      {answers ? <Answers {...answers} /> : null}
    </article>
  )
}

const answerClass = "max-sm:flex-auto max-sm:px-3 max-sm:text-14"

function Answers({ accept, onAccept, locked = null, refuse, onRefuse, note }: QueueAnswers) {
  return (
    <footer className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 lg:static lg:px-6">
      <Button
        look="primary"
        aria-haspopup="dialog"
        disabled={locked !== null}
        onClick={onAccept}
        className={answerClass}
      >
        {accept}
        <ShownKey cap="A" />
      </Button>
      <Button
        aria-haspopup="dialog"
        disabled={locked === "both"}
        onClick={onRefuse}
        className={classNames(answerClass, "text-bad")}
      >
        {refuse}
        <ShownKey cap="R" />
      </Button>
      <p className={locked ? "text-12 text-wait" : "text-12 text-ink-2 max-xl:hidden"}>{note}</p>
    </footer>
  )
}

function ShownKey({ cap }: { readonly cap: string }) {
  return useKeysAreOn() ? (
    <span aria-hidden className="max-md:hidden">
      <KeyCap cap={cap} />
    </span>
  ) : null
}
