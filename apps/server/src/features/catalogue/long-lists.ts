const rememberedMs = 30_000

/** Lists with more hits than are counted. */
export interface LongLists {
  isLong(key: string): boolean
  /** All lists known to be long. */
  keys(): string[]
  note(key: string, isLong: boolean): void
}

interface Options {
  readonly most?: number
  readonly nowMs?: (() => number) | undefined
}

/**
 * Remembers for half a minute that a list is long, which hardly changes; short ones are counted every time.
 */
export function rememberLongLists({ most = 2_000, nowMs = Date.now }: Options = {}): LongLists {
  const longUntil = new Map<string, number>()
  const isLong = (key: string): boolean => (longUntil.get(key) ?? 0) > nowMs()
  return {
    isLong,
    keys: () => [...longUntil.keys()].filter(isLong),
    note(key, long) {
      longUntil.delete(key)
      if (!long) return
      const [oldest] = longUntil.keys()
      if (longUntil.size >= most && oldest !== undefined) longUntil.delete(oldest)
      longUntil.set(key, nowMs() + rememberedMs)
    },
  }
}
