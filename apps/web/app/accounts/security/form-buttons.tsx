import { Button } from "@roomwright/ui/button"
import type { ReactNode } from "react"
import { useSecurityText } from "./security-texts.ts"

interface FormButtonsProps {
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Sends the form, once at a time, or gives it up. While it is on its way the button keeps the focus. */
export function FormButtons({ isBusy, onCancel, children }: FormButtonsProps) {
  const t = useSecurityText()
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look="primary"
        type="submit"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={(event) => {
          if (isBusy) event.preventDefault()
        }}
        className="aria-busy:opacity-60"
      >
        {children}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t("action.cancel")}
      </Button>
    </div>
  )
}
