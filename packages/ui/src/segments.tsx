import { useId } from "react"

interface SegmentsProps<Value extends string> {
  /** Names the choice for screen readers. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few choices side by side, one of them made. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex w-fit max-w-full flex-wrap gap-0.5 rounded-inner bg-sunk p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="inline-flex min-h-9 cursor-pointer items-center rounded-control px-3.5 text-14 font-medium whitespace-nowrap has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
