import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from "react"
import { classNames } from "./class-names.ts"
import { FieldNote } from "./field-note.tsx"

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: ReactNode
  /** Says what to do; the field is marked as wrong. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** At the other end of the label's line. */
  readonly aside?: ReactNode
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines to type into, growing with them: label above, what is wrong or a hint below. */
export function TextArea({ label, error, hint, aside, className, ...area }: TextAreaProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={classNames("grid gap-1.5 text-14", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <textarea
        {...area}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? hint) ? noteId : undefined}
        className={classNames(
          "field-sizing-content min-h-32 w-full min-w-0 rounded-control border bg-card px-3.5 py-2.5 text-16 focus:outline-2 focus:-outline-offset-1",
          error
            ? "border-bad shadow-[inset_0_0_0_1px_var(--color-bad)] focus:outline-bad"
            : "border-field focus:outline-accent",
        )}
      />
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}
