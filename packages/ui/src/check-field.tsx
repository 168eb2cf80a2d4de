import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react"
import { FieldNote } from "./field-note.tsx"

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode
  /** Says what to do; the box is marked as wrong. */
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** A box to tick, with what is wrong about it below. */
export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="grid gap-1.5 text-14">
      <div className="flex items-start gap-2.5 text-ink-2">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error ? noteId : input["aria-describedby"]}
          className="mt-[0.2em] size-[18px] flex-none cursor-pointer accent-accent"
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldNote id={noteId} error={error} />
    </div>
  )
}
