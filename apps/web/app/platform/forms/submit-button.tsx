import { Button } from "@roomwright/ui/button"
import type { ReactNode } from "react"

interface SubmitButtonProps {
  readonly isBusy: boolean
  /** Until the form can be sent at all. */
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** Sends a form, once at a time. While it is on its way the button keeps the focus. */
export function SubmitButton({ isBusy, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button
      look="primary"
      type="submit"
      disabled={disabled}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      className="w-full aria-busy:opacity-60"
    >
      {children}
    </Button>
  )
}
