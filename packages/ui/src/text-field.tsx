import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react"
import { classNames } from "./class-names.ts"
import { FieldNote } from "./field-note.tsx"

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode
  /** Says what to do; the field is marked as wrong. */
  readonly error?: string | undefined
  readonly hint?: string
  /** At the other end of the label's line. */
  readonly aside?: ReactNode
  /** Inside the field, before and after what is typed. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** Beside the field, such as a button that fills it. */
  readonly beside?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line to type into: label above, what is wrong with it or a hint below. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, aside, before, after, beside, className, ...input } = props
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={classNames("grid gap-1.5 text-14", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className="flex gap-2">
        <div
          className={classNames(
            "flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control border bg-card px-3.5 text-16 focus-within:outline-2 focus-within:-outline-offset-1",
            error
              ? "border-bad shadow-[inset_0_0_0_1px_var(--color-bad)] focus-within:outline-bad"
              : "border-field focus-within:outline-accent",
          )}
        >
          {before}
          <input
            {...input}
            id={id}
            aria-invalid={error !== undefined}
            aria-describedby={(error ?? hint) ? noteId : undefined}
            className="min-h-10 w-full min-w-0 flex-1 bg-transparent outline-none"
          />
          {after}
        </div>
        {beside}
      </div>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}
