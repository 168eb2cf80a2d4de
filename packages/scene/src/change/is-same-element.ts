/** Whether two JSON values are equal, whatever the order of their fields. */
export function isSameElement(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = Object.entries(one)
  const others = new Map<string, unknown>(Object.entries(other))
  return (
    fields.length === others.size &&
    fields.every(([key, value]) => others.has(key) && isSameElement(value, others.get(key)))
  )
}
