import { CircleAlert } from "lucide-react"
import { Icon } from "./icon.tsx"

interface FieldNoteProps {
  /** What the field is described by. */
  readonly id: string
  /** Says what to do. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** What stands below a field: what is wrong with it, else a hint, else nothing. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  if (error) {
    return (
      <p id={id} className="flex gap-1.5 text-bad">
        <Icon of={CircleAlert} size={16} className="mt-[0.2em]" />
        <span>{error}</span>
      </p>
    )
  }
  if (!hint) return null
  return (
    <p id={id} className="text-ink-2">
      {hint}
    </p>
  )
}
