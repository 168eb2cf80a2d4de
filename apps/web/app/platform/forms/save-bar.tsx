import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import type { CSSProperties, ReactNode } from "react"
import { useNoticeRoom } from "../notice-room.ts"

interface SaveBarProps {
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly go: string
  /** Said at its end: whether anything is not saved. */
  readonly status: string | null
  /** Beside the button that saves. */
  readonly children: ReactNode
}

/** Saves the form above; as long as something is not saved it is in sight, however long the form is. */
export function SaveBar({ isDirty, isBusy, go, status, children }: SaveBarProps) {
  const room = useNoticeRoom()
  const style: CSSProperties & Record<"--notice-room", string> = { "--notice-room": `${room}px` }
  return (
    <div
      style={style}
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card px-5 py-3 sm:px-6",
        // Beside the question about cookies, which stands at the right; on phones above it.
        isDirty &&
          "sticky bottom-[calc(max(var(--spacing-bar),var(--notice-room))+12px)] z-5 shadow-float sm:bottom-[calc(var(--spacing-bar)+12px)] md:bottom-4",
      )}
    >
      <Button
        look="primary"
        type="submit"
        small
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={(event) => {
          if (isBusy) event.preventDefault()
        }}
        className="min-h-10 aria-busy:opacity-60"
      >
        {go}
      </Button>
      {children}
      <p role="status" className="ml-auto text-14 text-ink-2">
        {status}
      </p>
    </div>
  )
}
