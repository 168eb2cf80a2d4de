import { SelectField } from "@roomwright/ui/select-field"

interface ChoiceFieldProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly error?: string | undefined
  readonly name?: string
  readonly onChange: (value: string) => void
}

/** One of several, by value and text. */
export function ChoiceField({ options, onChange, ...field }: ChoiceFieldProps) {
  return (
    <SelectField className="min-w-0" {...field} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </SelectField>
  )
}
