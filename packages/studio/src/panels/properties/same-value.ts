/** What all of them have in common; null where they differ. */
export function sameValue<T, V>(things: readonly T[], of: (thing: T) => V): V | null {
  const [first, ...rest] = things
  if (first === undefined) return null
  const value = of(first)
  return rest.every((thing) => of(thing) === value) ? value : null
}
