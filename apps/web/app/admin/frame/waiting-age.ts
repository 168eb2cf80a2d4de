const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long something waits: whole hours within the first day, then whole days. */
export function ageOf(iso: string, now: number): { readonly unit: "hours" | "days"; readonly count: number } {
  const ms = Math.max(0, now - Date.parse(iso))
  return ms < dayMs
    ? { unit: "hours", count: Math.floor(ms / hourMs) }
    : { unit: "days", count: Math.floor(ms / dayMs) }
}

/** Payers were told one to three working days. */
export type Urgency = "fresh" | "soon" | "late"
export const urgencyOf = (iso: string, now: number): Urgency => {
  const ms = now - Date.parse(iso)
  return ms < dayMs ? "fresh" : ms < 2 * dayMs ? "soon" : "late"
}
