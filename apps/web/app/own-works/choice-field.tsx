import { classNames } from "@roomwright/ui/class-names"
import { FieldNote } from "@roomwright/ui/field-note"
import { useId } from "react"

interface ChoiceFieldProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly error?: string | undefined
  readonly name?: string
  readonly onChange: (value: string) => void
}

/** One of several, by the browser's own list; what is wrong with it below. */
export function ChoiceField({ label, value, options, error, name, onChange }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5 text-14">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(
          "min-h-11 w-full min-w-0 rounded-control border bg-card px-3 text-16",
          error ? "border-bad" : "border-field",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}
