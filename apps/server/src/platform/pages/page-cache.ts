import { createPageStore, type Stored } from "./page-store.ts"

/** A page as rendered; null says that it must not be kept. */
interface Rendered<Page> {
  readonly page: Page
  readonly kept: Stored | null
}

interface PageCacheOptions {
  readonly maxBytes: number
  readonly livesMs: number
  /** Whether this process would know by now if something had been hidden. */
  readonly isCurrent: () => boolean
  readonly nowMs?: () => number
}

export interface CachedPage<Page> {
  readonly page: Page
  /** How long it has been kept; null for one that was rendered now. */
  readonly ageMs: number | null
}

/** Pages that were rendered a moment ago, kept until their time is over or something they show changes. */
export interface PageCache<Page> {
  /** The page under this key: a kept one, one that is being rendered for somebody else, or a new one. */
  get(key: string, render: () => Promise<Rendered<Page>>): Promise<CachedPage<Page>>
  /** The kept page alone, at once. */
  find(key: string): CachedPage<Page> | null
  purge(tags: readonly string[]): void
  clear(): void
}

interface Render<Page> {
  readonly page: Promise<CachedPage<Page>>
}

/** What was purged while a page was being rendered. */
interface Purged {
  readonly tags: Set<string>
  all: boolean
}

export function createPageCache<Page>({
  maxBytes,
  livesMs,
  isCurrent,
  nowMs = () => performance.now(),
}: PageCacheOptions): PageCache<Page> {
  const store = createPageStore<Stored & { readonly page: Page; readonly storedAt: number }>({
    maxBytes,
    livesMs,
    nowMs,
  })
  const renders = new Map<string, Render<Page>>()
  const underWay = new Set<Purged>()

  function find(key: string): CachedPage<Page> | null {
    if (!isCurrent()) return null
    const found = store.get(key)
    return found && { page: found.page, ageMs: nowMs() - found.storedAt }
  }

  async function renderAndCache(
    key: string,
    render: () => Promise<Rendered<Page>>,
  ): Promise<CachedPage<Page>> {
    // While something may be changed without our knowing, a render may read what is old for ever.
    const purged: Purged = { tags: new Set(), all: !isCurrent() }
    underWay.add(purged)
    try {
      const { page, kept } = await render()
      // It may have read its data before the change that was purged for.
      const isStale = purged.all || [...purged.tags].some((tag) => kept?.tags.has(tag))
      if (kept && !isStale) {
        store.put(key, { page, storedAt: nowMs(), bytes: kept.bytes + key.length * 2, tags: kept.tags })
      }
      return { page, ageMs: null }
    } finally {
      underWay.delete(purged)
    }
  }

  return {
    find,
    async get(key, render) {
      // Where nothing is kept, nothing is shared either: each asks for his own.
      if (maxBytes === 0) return { page: (await render()).page, ageMs: null }
      const found = find(key)
      if (found) return found
      const other = renders.get(key)
      if (other) return other.page
      const own: Render<Page> = { page: renderAndCache(key, render) }
      renders.set(key, own)
      try {
        return await own.page
      } finally {
        if (renders.get(key) === own) renders.delete(key)
      }
    },
    purge(tags) {
      store.purge(tags)
      for (const purged of underWay) for (const tag of tags) purged.tags.add(tag)
      // What is under way may show what was: who asks from now on gets a render of his own.
      renders.clear()
    },
    clear() {
      store.clear()
      for (const purged of underWay) purged.all = true
      renders.clear()
    },
  }
}
