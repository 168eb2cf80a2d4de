/** What the browser refused to keep (private mode, no room left) is kept for as long as the page lives. */
const memory = new Map<string, string>()

export function readStored(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value, null for none. */
export function writeStored(key: string, value: string | null): void {
  memory.delete(key)
  try {
    // First of all: a value that does not fit must not leave the old one behind.
    localStorage.removeItem(key)
    if (value !== null) localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

/** The value as JSON; null when there is none or it cannot be read. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Another tab has changed a key (null: all of them): what this page kept for itself is out of date. */
export function forgetKept(key: string | null): void {
  if (key === null) memory.clear()
  else memory.delete(key)
}
