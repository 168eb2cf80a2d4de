/** What a field makes of what was typed: a new value, "same" where nothing changes, null where it cannot be read. */
export function takeTyped(
  draft: string,
  {
    value,
    format,
    parse,
  }: {
    readonly value: number | null
    readonly format: (value: number) => string
    readonly parse: (typed: string) => number | null
  },
): number | "same" | null {
  const typed = draft.trim()
  // An emptied field is as it was: nothing is no length.
  if (typed === "" || (value !== null && typed === format(value))) return "same"
  const read = parse(typed)
  return read !== null && read === value ? "same" : read
}

/** The next value of a press of an arrow, whole mm or tenths of a degree. */
export const stepped = (from: number, by: number): number => Math.round((from + by) * 10) / 10

/** Degrees as people type them: "45", "45°", "-30,5"; from 0 to below 360. Null for what is none. */
export function parseDegrees(typed: string): number | null {
  const found = /^([-−]?)(\d{1,4}(?:[.,]\d{1,3})?)\s*°?$/.exec(typed.normalize("NFKC").trim())
  if (!found) return null
  const size = Number((found[2] ?? "").replace(",", "."))
  const degrees = ((found[1] ? -size : size) % 360) + 360
  return (Math.round((degrees % 360) * 10) / 10) % 360
}

/** A share in hundredths: "45", "45 %"; null for what is not from 0 to 100. */
export function parsePercent(typed: string): number | null {
  const found = /^(\d{1,3}(?:[.,]\d)?)\s*%?$/.exec(typed.normalize("NFKC").trim())
  const percent = found ? Number((found[1] ?? "").replace(",", ".")) : Number.NaN
  return percent <= 100 ? percent : null
}
