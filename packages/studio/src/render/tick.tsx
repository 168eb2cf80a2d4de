interface TickProps {
  readonly label: string
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}

/** A box to tick, with its words. */
export const Tick = ({ label, isOn, onSet }: TickProps) => (
  <label className="flex min-h-6 items-start gap-2">
    <input
      type="checkbox"
      checked={isOn}
      onChange={(event) => onSet(event.target.checked)}
      className="mt-0.5 size-4 flex-none accent-accent"
    />
    {label}
  </label>
)
