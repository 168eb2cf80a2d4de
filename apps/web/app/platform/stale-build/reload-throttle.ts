import { limits } from "@roomwright/contract/limits"

interface Surroundings {
  /** Throws where the browser keeps nothing. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">
  readonly now: number
  /** How long this page has been open. */
  readonly openMs: number
}

/** Whether a page may reload by itself now, at most once in ten seconds for each path; notes that it does. */
export function mayReload(path: string, { storage, now, openMs }: Surroundings = surroundings()): boolean {
  const key = `reloaded:${path}`
  try {
    const before = storage().getItem(key)
    const since = now - Number(before)
    // A clock that was set back must not forbid reloads for ever.
    if (before !== null && since >= 0 && since < limits.reloadThrottleMs) return false
    storage().setItem(key, String(now))
    return true
  } catch {
    // Nothing outlives the reload then: the page's own age keeps the distance.
    return openMs >= limits.reloadThrottleMs
  }
}

const surroundings = (): Surroundings => ({
  storage: () => sessionStorage,
  now: Date.now(),
  openMs: performance.now(),
})
