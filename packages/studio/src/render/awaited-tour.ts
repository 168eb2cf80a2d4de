import type { StudioRender } from "./render-host.ts"

/** A tour whose panoramas are being made. */
export interface AwaitedTour {
  readonly key: string
  readonly name: string
  readonly renders: readonly string[]
}

const slotOf = (project: string): string => `roomwright-tour-${project}`

/** What this browser waits for in a project; null for nothing. A window that was closed goes on with it. */
export function readAwaited(project: string): AwaitedTour | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(slotOf(project)) ?? "null")
    return isAwaited(kept) ? kept : null
  } catch {
    return null
  }
}

function isAwaited(value: unknown): value is AwaitedTour {
  if (typeof value !== "object" || value === null) return false
  const { key, name, renders } = value as Readonly<Record<string, unknown>>
  return (
    typeof key === "string" &&
    typeof name === "string" &&
    Array.isArray(renders) &&
    renders.every((id) => typeof id === "string")
  )
}

export function keepAwaited(project: string, awaited: AwaitedTour | null): void {
  try {
    if (awaited) localStorage.setItem(slotOf(project), JSON.stringify(awaited))
    else localStorage.removeItem(slotOf(project))
  } catch {
    // A browser that keeps nothing goes on as long as the window is open.
  }
}

/** How far the panoramas of an awaited tour are. What was deleted, cancelled or has failed will not come. */
export function countAwaited(
  { renders }: AwaitedTour,
  known: readonly StudioRender[],
): { readonly finished: readonly string[]; readonly isSettled: boolean } {
  const states = renders.map((id) => known.find((one) => one.id === id)?.state ?? "cancelled")
  return {
    finished: renders.filter((_, at) => states[at] === "finished"),
    isSettled: states.every((state) => state !== "waiting" && state !== "running"),
  }
}
