import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import { useId } from "react"
import { useFieldDraft } from "./use-field-draft.ts"

interface NameFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly onSet: (name: string) => void
}

/** A name: Enter or leaving the field sets it, Escape gives back what was. */
export function NameField({ label, value, placeholder, onSet }: NameFieldProps) {
  const id = useId()
  const typed = useFieldDraft(value)
  const draft = typed.text
  const commit = (): void => {
    if (draft !== null && draft.trim() !== value) onSet(draft.trim())
    typed.giveBack()
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-12 text-ink-2">
        {label}
      </label>
      <input
        id={id}
        value={draft ?? value}
        placeholder={placeholder}
        maxLength={sceneLimits.nameLength}
        autoComplete="off"
        onChange={typed.type}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (typed.travel(event)) return
          if (event.key === "Enter") commit()
          else if (event.key === "Escape" && draft !== null) {
            typed.giveBack()
            event.preventDefault()
          }
        }}
        className="h-8 w-full min-w-0 rounded-control border border-field bg-paper px-2 focus-visible:-outline-offset-1"
      />
    </div>
  )
}
