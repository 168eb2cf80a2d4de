import { Button } from "@roomwright/ui/button"
import { useRef, useState, type ReactNode } from "react"

interface SettingRowProps {
  readonly name: ReactNode
  readonly value?: ReactNode
  /** What the button says, and to screen readers, of which row it is. */
  readonly action: string
  readonly actionLabel?: string
  /** What opens below; `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode
}

/** A line that says how something is, with a button that opens what changes it below. */
export function SettingRow({ name, value, action, actionLabel, children }: SettingRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setIsOpen(false)
    // After the form is gone.
    setTimeout(() => button.current?.focus())
  }
  return (
    <div className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-4 sm:gap-6">
        <div className="min-w-0 flex-1">
          <div className="font-medium wrap-anywhere">{name}</div>
          {value ? <div className="text-14 text-ink-2 wrap-anywhere">{value}</div> : null}
        </div>
        {isOpen ? null : (
          <Button
            ref={button}
            small
            className="flex-none"
            aria-label={actionLabel}
            onClick={() => setIsOpen(true)}
          >
            {action}
          </Button>
        )}
      </div>
      {isOpen ? <div className="mt-4 rounded-inner bg-sunk p-4 sm:p-5">{children(close)}</div> : null}
    </div>
  )
}
