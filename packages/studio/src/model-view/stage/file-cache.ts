/** Models of files by their reference: each is asked for once, however many items are of it, and kept while one is. */
export interface FileCache<Model> {
  /** One more item is of it. */
  take(reference: string): void
  /** One item less; the last gives the model back. */
  leave(reference: string): void
  /** Null until it has come, and where there is none. */
  find(reference: string): Model | null
  /** Whether some are still on their way. */
  isWaiting(): boolean
  dispose(): void
}

interface CacheOptions<Model> {
  /** Null: there is no such file. Rejects when it does not come or cannot be read. */
  readonly load: (reference: string, signal: AbortSignal) => Promise<Model | null>
  readonly discard: (model: Model) => void
  readonly onCome: (reference: string) => void
}

interface Entry<Model> {
  users: number
  model: Model | null
  readonly loading: AbortController | null
}

/** What is not there, or did not come, is not asked for again as long as the cache lives. */
export function createFileCache<Model>({ load, discard, onCome }: CacheOptions<Model>): FileCache<Model> {
  const entries = new Map<string, Entry<Model>>()
  const missing = new Set<string>()
  const isUnderWay = (reference: string, { model, loading }: Entry<Model>): boolean =>
    model === null && loading !== null && !missing.has(reference)

  const begin = async (reference: string, loading: AbortController, entry: Entry<Model>): Promise<void> => {
    let model: Model | null = null
    try {
      model = await load(reference, loading.signal)
    } catch {
      // Its box stays.
    }
    if (loading.signal.aborted) {
      if (model) discard(model)
      return
    }
    entry.model = model
    if (model) onCome(reference)
    else missing.add(reference)
  }
  const drop = (reference: string, { model, loading }: Entry<Model>): void => {
    entries.delete(reference)
    loading?.abort()
    if (model) discard(model)
  }

  return {
    take(reference) {
      const known = entries.get(reference)
      if (known) {
        known.users++
        return
      }
      const loading = missing.has(reference) ? null : new AbortController()
      const entry: Entry<Model> = { users: 1, model: null, loading }
      entries.set(reference, entry)
      if (loading) void begin(reference, loading, entry)
    },
    leave(reference) {
      const entry = entries.get(reference)
      if (entry && --entry.users === 0) drop(reference, entry)
    },
    find: (reference) => entries.get(reference)?.model ?? null,
    isWaiting: () => [...entries].some(([reference, entry]) => isUnderWay(reference, entry)),
    dispose() {
      for (const [reference, entry] of entries) drop(reference, entry)
    },
  }
}
