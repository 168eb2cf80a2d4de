export type PlainObject = Readonly<Record<string, unknown>>

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether a JSON value nests at most this deep. Stops at the first part that does not. */
export function isNestedAtMost(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true
  if (depth === 0) return false
  return Object.values(value).every((inner) => isNestedAtMost(inner, depth - 1))
}
