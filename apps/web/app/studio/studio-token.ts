/** The token of a studio window. It lives an hour, and is exchanged when it has less than five minutes left. */
const oldAfterMs = 55 * 60_000
const name = "studio-session"

interface Kept {
  readonly token: string
  readonly at: number
}

/** What a browser does not keep lasts as long as the page. */
let kept: Kept | null = null
let isRead = false

export function readStudioToken(): { readonly token: string; readonly isOld: boolean } | null {
  if (!isRead) kept = readKept()
  isRead = true
  if (!kept) return null
  const age = Date.now() - kept.at
  // A clock that was set back tells nothing.
  return { token: kept.token, isOld: age < 0 || age > oldAfterMs }
}

/** Keeps it for this window alone; null for none. */
export function saveStudioToken(token: string | null): void {
  isRead = true
  kept = token === null ? null : { token, at: Date.now() }
  try {
    if (kept) sessionStorage.setItem(name, JSON.stringify(kept))
    else sessionStorage.removeItem(name)
  } catch {
    // Private windows and full discs.
  }
}

function readKept(): Kept | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null")
    if (typeof value !== "object" || value === null) return null
    const { token, at } = value as Partial<Record<keyof Kept, unknown>>
    return typeof token === "string" && typeof at === "number" ? { token, at } : null
  } catch {
    return null
  }
}
