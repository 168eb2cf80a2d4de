const inMemory = new Map<string, string>()

/** Keeps what is typed for as long as the tab lives, over reloads; null forgets it. */
export function saveDraft(place: string, value: object | null): void {
  const text = value === null ? null : JSON.stringify(value)
  if (text === null) inMemory.delete(place)
  else inMemory.set(place, text)
  try {
    if (text === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, text)
  } catch {
    // A browser that keeps nothing still knows it for as long as the page lives.
  }
}

/** What was kept there; null when there is nothing, or nothing of this shape. */
export function readDraft<Draft extends object>(
  place: string,
  isDraft: (value: object) => value is Draft,
): Draft | null {
  const value = parse(inMemory.get(place) ?? readStored(place))
  return value !== null && isDraft(value) ? value : null
}

function readStored(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

function parse(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? "null")
    return typeof value === "object" ? value : null
  } catch {
    return null
  }
}
