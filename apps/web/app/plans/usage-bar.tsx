interface UsageBarProps {
  /** What a screen reader says of it. */
  readonly label: string
  readonly used: number
  readonly most: number
}

/** How much of something is used up, as a bar that changes its colour when nothing is left. */
export function UsageBar({ label, used, most }: UsageBarProps) {
  const whole = Math.max(most, 1)
  return (
    <>
      <meter aria-label={label} min={0} max={whole} value={used} className="sr-only" />
      <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-pill bg-still">
        <span
          className={`block h-full rounded-pill ${used >= most ? "bg-wait" : "bg-ok"}`}
          style={{ width: `${Math.min(100, (used / whole) * 100)}%` }}
        />
      </span>
    </>
  )
}
