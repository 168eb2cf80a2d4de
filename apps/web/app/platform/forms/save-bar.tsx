import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import type { ReactNode } from "react"

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
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card px-5 py-3 sm:px-6",
        // On phones above the bar.
        isDirty && "sticky bottom-[calc(var(--spacing-bar)+12px)] z-5 shadow-float md:bottom-4",
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
