import { Button } from "@roomwright/ui/button"
import { useId, type ReactNode } from "react"
import type { AdminForm } from "./use-admin-form.ts"

interface FormCardProps {
  readonly of: Pick<AdminForm<never>, "root" | "submit" | "isBusy">
  /** Its heading, or with `isSilent` only its name. */
  readonly title: string
  readonly isSilent?: boolean
  readonly go: string
  /** Nobody may send it; what it holds says why. */
  readonly isOff?: boolean
  /** Beside the button that sends it. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A form on a card, with the button that sends it. */
export function FormCard({
  of,
  title,
  isSilent = false,
  go,
  isOff = false,
  beside,
  children,
}: FormCardProps) {
  const id = useId()
  return (
    <form
      ref={of.root}
      onSubmit={of.submit}
      noValidate
      {...(isSilent ? { "aria-label": title } : { "aria-labelledby": id })}
      className="grid min-w-0 grid-cols-1 gap-5 rounded-card border border-line bg-card p-6 lg:p-8"
    >
      {isSilent ? null : (
        <h2 id={id} className="text-22">
          {title}
        </h2>
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" disabled={isOff} aria-disabled={of.isBusy}>
          {go}
        </Button>
        {beside}
      </div>
    </form>
  )
}
