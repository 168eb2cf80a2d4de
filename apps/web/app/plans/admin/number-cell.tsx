interface NumberCellProps {
  /** Row and column, for who does not see the table. */
  readonly label: string
  readonly name: string
  readonly value: string
  readonly isWrong: boolean
  readonly placeholder?: string
  readonly onChange: (value: string) => void
}

/** A figure in a table, to be typed over. */
export function NumberCell({ label, name, value, isWrong, placeholder, onChange }: NumberCellProps) {
  return (
    <td className="border-b border-line px-1.5 py-1.5">
      <input
        name={name}
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="num min-h-10 w-full min-w-24 rounded-control border border-field bg-card px-2.5 text-right aria-invalid:border-bad"
      />
    </td>
  )
}
