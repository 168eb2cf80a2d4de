import { useId } from "react"

interface ChoiceRowProps<Value> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly text: string; readonly isOff?: boolean }[]
  readonly onPick: (value: Value) => void
}

/** One of a few, all of them seen at once. */
export function ChoiceRow<Value extends string | number | null>(props: ChoiceRowProps<Value>) {
  const { label, value, options, onPick } = props
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1">
      <span id={id} className="text-12 text-ink-2">
        {label}
      </span>
      <div className="flex flex-wrap gap-1">
        {options.map((option) => (
          <button
            key={String(option.value)}
            type="button"
            aria-pressed={option.value === value}
            disabled={option.isOff}
            onClick={() => onPick(option.value)}
            className="min-h-8 rounded-control border border-line-2 px-2.5 text-13 transition-colors duration-150 hover:border-ink-2 disabled:opacity-45 aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-2"
          >
            {option.text}
          </button>
        ))}
      </div>
    </div>
  )
}
