/**
 * Writes data as indented JSON, in parts: an iterable becomes a list, item by item, so long lists are never
 * in memory twice. Null if there is nothing, also for a list without items.
 */
export async function toJsonParts(data: unknown): Promise<Uint8Array[] | null> {
  if (data === null || data === undefined) return null
  if (!isList(data)) return [Buffer.from(`${JSON.stringify(data, null, 2)}\n`)]
  const parts: Uint8Array[] = []
  for await (const item of data) {
    const text = JSON.stringify(item, null, 2).replaceAll("\n", "\n  ")
    parts.push(Buffer.from(`${parts.length === 0 ? "[" : ","}\n  ${text}`))
  }
  return parts.length === 0 ? null : [...parts, Buffer.from("\n]\n")]
}

const isList = (data: unknown): data is readonly unknown[] | AsyncIterable<unknown> =>
  Array.isArray(data) || (typeof data === "object" && data !== null && Symbol.asyncIterator in data)
