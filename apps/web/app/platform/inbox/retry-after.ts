/** Longer pauses are not believed: a clock may be wrong, and notifications are waited for. */
const longestMs = 600_000

/** How long a server wants to be left alone (ms): it says so in seconds or as a date. 0 where it says nothing one can read. */
export function readRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? ""
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(ms) ? Math.min(longestMs, Math.max(0, ms)) : 0
}
