import { useEffect, useState } from "react"

/** When another code may be asked for (ms since 1970), for each account. It outlives the form it was asked in. */
const waits = new Map<string, number>()

const msLeft = (account: string | null): number =>
  account === null ? 0 : Math.max(0, (waits.get(account) ?? 0) - Date.now())

export function waitForCode(account: string, ms: number): void {
  waits.set(account, Date.now() + ms)
}

/** Seconds until a code may be asked for again; 0 is now. `restart` looks again after `waitForCode`. */
export function useCodeWait(account: string | null): {
  readonly seconds: number
  readonly restart: () => void
} {
  const [, setTick] = useState(0)
  const seconds = Math.ceil(msLeft(account) / 1000)
  useEffect(() => {
    const left = msLeft(account)
    if (left === 0) return
    // At the next full second, so that none is skipped.
    const timer = setTimeout(() => setTick((tick) => tick + 1), left % 1000 || 1000)
    return () => clearTimeout(timer)
  })
  return { seconds, restart: () => setTick((tick) => tick + 1) }
}
