export interface TimeLeft {
  readonly days: number
  /** `05:09:00` */
  readonly clock: string
}

/** Milliseconds as one counts them down, never below nothing. */
export function toTimeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number): string => String(value).padStart(2, "0")
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(":")
  return { days: Math.floor(seconds / 86_400), clock }
}
