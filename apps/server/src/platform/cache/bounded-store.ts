/** What is known of a kept value: how much room it takes, and by what it is purged. */
export interface Stored {
  readonly bytes: number
  readonly tags: ReadonlySet<string>
}

interface StoreOptions {
  readonly maxBytes: number
  readonly livesMs: number
  readonly nowMs: () => number
}

interface Entry<Item> {
  readonly item: Item
  readonly bytes: number
  readonly expiresAt: number
}

/** No single value may push out many. */
const largestShare = 1 / 32
/** Room for what nobody has asked for twice: a flood of addresses pushes out only its own kind. */
const newcomersShare = 1 / 4

/**
 * Values by key, bounded in bytes. Who was asked for again is a regular; newcomers have a quarter of the room, and the
 * longest unused goes first in both. Every entry goes when its time is over or one of its tags is purged.
 */
export function createBoundedStore<Item extends Stored>({ maxBytes, livesMs, nowMs }: StoreOptions) {
  // A Map keeps the order of insertion: putting an entry in anew makes it the youngest.
  const newcomers = createShelf<Item>()
  const regulars = createShelf<Item>()
  const keysOfTag = new Map<string, Set<string>>()

  function remove(key: string): void {
    const entry = newcomers.take(key) ?? regulars.take(key)
    for (const tag of entry?.item.tags ?? []) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
  }

  function makeRoom(): void {
    while (newcomers.bytes() > maxBytes * newcomersShare) remove(newcomers.oldest())
    while (newcomers.bytes() + regulars.bytes() > maxBytes) remove(regulars.oldest())
  }

  return {
    get bytes(): number {
      return newcomers.bytes() + regulars.bytes()
    },
    get size(): number {
      return newcomers.size() + regulars.size()
    },
    get(key: string): Item | null {
      const entry = newcomers.peek(key) ?? regulars.peek(key)
      if (!entry) return null
      if (entry.expiresAt <= nowMs()) {
        remove(key)
        return null
      }
      newcomers.take(key)
      regulars.take(key)
      regulars.put(key, entry)
      makeRoom()
      return entry.item
    },
    put(key: string, item: Item): void {
      remove(key)
      if (item.bytes > maxBytes * largestShare) return
      newcomers.put(key, { item, bytes: item.bytes, expiresAt: nowMs() + livesMs })
      for (const tag of item.tags) {
        const keys = keysOfTag.get(tag) ?? new Set()
        keysOfTag.set(tag, keys.add(key))
      }
      makeRoom()
    },
    purge(tags: Iterable<string>): void {
      for (const tag of tags) for (const key of keysOfTag.get(tag) ?? []) remove(key)
    },
    clear(): void {
      for (const key of [...newcomers.keys(), ...regulars.keys()]) remove(key)
    },
  }
}

function createShelf<Item>() {
  const entries = new Map<string, Entry<Item>>()
  let bytes = 0
  return {
    bytes: () => bytes,
    size: () => entries.size,
    keys: () => entries.keys(),
    peek: (key: string) => entries.get(key),
    oldest(): string {
      const { value } = entries.keys().next()
      if (value === undefined) throw new Error("An empty shelf takes no room.")
      return value
    },
    put(key: string, entry: Entry<Item>): void {
      entries.set(key, entry)
      bytes += entry.bytes
    },
    take(key: string): Entry<Item> | undefined {
      const entry = entries.get(key)
      if (entry && entries.delete(key)) bytes -= entry.bytes
      return entry
    },
  }
}
