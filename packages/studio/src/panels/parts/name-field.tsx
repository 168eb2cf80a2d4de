import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import { useEffect, useId, useState } from "react"

interface NameFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly onSet: (name: string) => void
}

/** A name: Enter or leaving the field sets it, Escape gives back what was. */
export function NameField({ label, value, placeholder, onSet }: NameFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  useEffect(() => setDraft(null), [value])
  const commit = (): void => {
    if (draft !== null && draft.trim() !== value) onSet(draft.trim())
    setDraft(null)
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
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === "Enter") commit()
          else if (event.key === "Escape" && draft !== null) {
            setDraft(null)
            event.preventDefault()
          }
        }}
        className="h-8 w-full min-w-0 rounded-control border border-field bg-paper px-2 focus-visible:-outline-offset-1"
      />
    </div>
  )
}
