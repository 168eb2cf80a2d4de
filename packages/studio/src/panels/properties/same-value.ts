/** What all of them have in common; null where they differ. */
export function sameValue<T, V>(elements: readonly T[], of: (element: T) => V): V | null {
  const [first, ...rest] = elements
  if (first === undefined) return null
  const value = of(first)
  return rest.every((element) => of(element) === value) ? value : null
}
