/** So many are drawn as one: when one of them changes, the others of its chunk are looked at, and no more. */
const chunkSize = 64

/** The chunks that began with this entry last. */
const known = new WeakMap<object, readonly unknown[]>()

/** A long list in chunks. A chunk in which nothing changed is the same object as before, so that it is not drawn again. */
export function chunksOf<T extends object>(entries: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(entries.length / chunkSize) }, (_, number) => {
    const chunk = entries.slice(number * chunkSize, (number + 1) * chunkSize)
    const [first] = chunk
    if (!first) return chunk
    const last = known.get(first)
    if (last?.length === chunk.length && chunk.every((entry, at) => entry === last[at])) {
      // It holds just these entries.
      return last as readonly T[]
    }
    known.set(first, chunk)
    return chunk
  })
}
