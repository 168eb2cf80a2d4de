import { useId, type ReactNode, type SelectHTMLAttributes } from "react"
import { classNames } from "./class-names.ts"
import { FieldNote } from "./field-note.tsx"

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: ReactNode
  /** Says what to do; the field is marked as wrong. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** The options. */
  readonly children: ReactNode
}

/** One of several, by the browser's own list: label above, what is wrong or a hint below. */
export function SelectField({ label, error, hint, className, children, ...select }: SelectFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={classNames("grid content-start gap-1.5 text-14", className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? hint) ? noteId : undefined}
        className={classNames(
          "min-h-11 w-full min-w-0 rounded-control border bg-card px-3 text-16",
          error ? "border-bad" : "border-field",
        )}
      >
        {children}
      </select>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}
