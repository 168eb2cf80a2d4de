import { useEffect, useState } from "react"

/** When another code may be asked for (ms since 1970), for each account. It outlives the form it was asked in. */
const waits = new Map<string, number>()

const secondsLeft = (account: string): number =>
  Math.max(0, Math.ceil(((waits.get(account) ?? 0) - Date.now()) / 1000))

export function waitForCode(account: string, ms: number): void {
  waits.set(account, Date.now() + ms)
}

/** Seconds until a code may be asked for again; 0 is now. `restart` looks again after `waitForCode`. */
export function useCodeWait(account: string | null): {
  readonly seconds: number
  readonly restart: () => void
} {
  const [, setTick] = useState(0)
  const seconds = account === null ? 0 : secondsLeft(account)
  useEffect(() => {
    if (seconds === 0) return
    // Near the next full second, so that none is skipped.
    const timer = setTimeout(() => setTick((tick) => tick + 1), 1000)
    return () => clearTimeout(timer)
  })
  return { seconds, restart: () => setTick((tick) => tick + 1) }
}
