import { createBoundedStore, type Stored } from "./bounded-store.ts"

/** What was made; null says that it must not be kept. */
export interface Made<Value> {
  readonly value: Value
  readonly kept: Stored | null
}

interface CacheOptions {
  readonly maxBytes: number
  readonly livesMs: number
  /** Whether this process would know by now if something had been hidden. */
  readonly isCurrent: () => boolean
  readonly nowMs?: () => number
}

export interface Cached<Value> {
  readonly value: Value
  /** How long it has been kept; null for one that was made now. */
  readonly ageMs: number | null
}

/** Values that were made a moment ago, kept until their time is over or something they show, named by tags, changes. */
export interface TaggedCache<Value> {
  /** The value under this key: a kept one, one that is being made for somebody else, or a new one. */
  get(key: string, make: () => Promise<Made<Value>>): Promise<Cached<Value>>
  /** The kept value alone, at once. */
  find(key: string): Cached<Value> | null
  purge(tags: readonly string[]): void
  clear(): void
}

interface UnderWay<Value> {
  readonly result: Promise<Cached<Value>>
}

/** What was purged while a value was being made. */
interface Purged {
  readonly tags: Set<string>
  all: boolean
}

/** Makes a cache of this process, bounded in bytes. A value is made once for all who ask at the same moment. */
export function createTaggedCache<Value>({
  maxBytes,
  livesMs,
  isCurrent,
  nowMs = () => performance.now(),
}: CacheOptions): TaggedCache<Value> {
  const store = createBoundedStore<Stored & { readonly value: Value; readonly storedAt: number }>({
    maxBytes,
    livesMs,
    nowMs,
  })
  const underWay = new Map<string, UnderWay<Value>>()
  const purgedMeanwhile = new Set<Purged>()

  function find(key: string): Cached<Value> | null {
    if (!isCurrent()) return null
    const found = store.get(key)
    return found && { value: found.value, ageMs: nowMs() - found.storedAt }
  }

  async function makeAndCache(key: string, make: () => Promise<Made<Value>>): Promise<Cached<Value>> {
    // While something may be changed without our knowing, what is made may show what is old for ever.
    const purged: Purged = { tags: new Set(), all: !isCurrent() }
    purgedMeanwhile.add(purged)
    try {
      const { value, kept } = await make()
      // It may have read its data before the change that was purged for.
      const isStale = purged.all || [...purged.tags].some((tag) => kept?.tags.has(tag))
      if (kept && !isStale) {
        store.put(key, { value, storedAt: nowMs(), bytes: kept.bytes + key.length * 2, tags: kept.tags })
      }
      return { value, ageMs: null }
    } finally {
      purgedMeanwhile.delete(purged)
    }
  }

  return {
    find,
    async get(key, make) {
      // Where nothing is kept, nothing is shared either: each asks for his own.
      if (maxBytes === 0) return { value: (await make()).value, ageMs: null }
      const found = find(key)
      if (found) return found
      const other = underWay.get(key)
      if (other) return other.result
      const own: UnderWay<Value> = { result: makeAndCache(key, make) }
      underWay.set(key, own)
      try {
        return await own.result
      } finally {
        if (underWay.get(key) === own) underWay.delete(key)
      }
    },
    purge(tags) {
      store.purge(tags)
      for (const purged of purgedMeanwhile) for (const tag of tags) purged.tags.add(tag)
      // What is under way may show what was: who asks from now on has his own made.
      underWay.clear()
    },
    clear() {
      store.clear()
      for (const purged of purgedMeanwhile) purged.all = true
      underWay.clear()
    },
  }
}
