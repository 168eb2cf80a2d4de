import { useId } from "react"

interface PickFieldProps<Value extends string> {
  readonly label: string
  /** Null where several elements differ. */
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  /** Shown while nothing is picked. */
  readonly none?: string
  readonly onPick: (value: Value) => void
}

/** One of several, by the browser's own list. */
export function PickField<Value extends string>(props: PickFieldProps<Value>) {
  const { label, value, options, none, onPick } = props
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-12 text-ink-2">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ""}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value)
          if (picked) onPick(picked.value)
        }}
        className="h-8 w-full min-w-0 rounded-control border border-field bg-paper px-1.5 focus-visible:-outline-offset-1"
      >
        {value === null ? <option value="">{none}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
