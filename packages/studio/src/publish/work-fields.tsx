import { useId } from "react"

/** What is wrong with a field. */
export const Fault = ({ text }: { readonly text: string | null }) => (
  <p data-fault={text === null ? undefined : ""} className="text-12 text-bad empty:hidden">
    {text}
  </p>
)

interface TextLineProps {
  readonly label: string
  readonly value: string
  readonly error: string | null
  readonly hint?: string
  readonly mode?: "decimal" | "numeric"
  readonly isLong?: boolean
  readonly onType: (text: string) => void
}

/** A text to type: one line, or several. */
export function TextLine({ label, value, error, hint, mode, isLong, onType }: TextLineProps) {
  const id = useId()
  const note = `${id}-note`
  const shared = {
    id,
    value,
    "aria-invalid": error !== null,
    "aria-describedby": (error ?? hint) ? note : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onType(target.value),
  }
  const look = "w-full min-w-0 rounded-control border border-field bg-paper px-2 aria-invalid:border-bad"
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-12 text-ink-2">
        {label}
      </label>
      {isLong ? (
        <textarea {...shared} rows={4} className={`${look} py-1.5`} />
      ) : (
        <input {...shared} inputMode={mode ?? "text"} className={`${look} h-8`} />
      )}
      <p
        id={note}
        data-fault={error === null ? undefined : ""}
        className={error ? "text-12 text-bad" : "text-12 text-pretty text-ink-2 empty:hidden"}
      >
        {error ?? hint}
      </p>
    </div>
  )
}

interface TickProps {
  readonly label: string
  readonly text: string
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}

/** A choice to tick, with what it means. */
export function Tick({ label, text, isOn, onSet }: TickProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => onSet(target.checked)}
        className="mt-0.5 size-4 flex-none accent-accent"
      />
      <div className="grid gap-0.5">
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-text`} className="text-12 text-pretty text-ink-2">
          {text}
        </p>
      </div>
    </div>
  )
}
