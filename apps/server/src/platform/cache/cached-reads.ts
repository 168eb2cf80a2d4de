import type { EventType } from "../events/event.ts"
import { createTaggedCache } from "./tagged-cache.ts"
import type { Services } from "../services.ts"
import { isRefusal } from "../shared-work.ts"

interface CachedReadsOptions<Result> {
  /** The events that may change what is read. All of it goes when settings change. */
  readonly changedBy: readonly EventType[]
  /** What a result takes in memory, about. */
  readonly bytesOf: (result: Result) => number
}

/** Gives what was read for this key a moment ago, or has it read when the caller's turn comes. */
export type CachedRead<Result> = (key: string, caller: string, read: () => Promise<Result>) => Promise<Result>

const livesMs = 30_000
const mostBytes = 8_000_000
const everything = "everything"

/**
 * Makes the way for reads that cost the database much and that anybody may ask for: few run at once, callers take
 * turns, who asks the same shares one, and its result is cached until something that it shows changes. Nothing is shared
 * where nothing may be cached.
 */
export function createCachedReads<Result>(
  { config, events, heavyReads }: Pick<Services, "config" | "events" | "heavyReads">,
  { changedBy, bytesOf }: CachedReadsOptions<Result>,
): CachedRead<Result> {
  const cache = createTaggedCache<Result>({
    maxBytes: config.pageCacheMb > 0 ? mostBytes : 0,
    livesMs,
    isCurrent: events.isCurrent,
  })
  for (const type of changedBy) events.on(type, () => cache.purge([everything]))
  events.on("settings-changed", () => cache.clear())
  events.onGap(() => cache.clear())
  return async function readCached(key, caller, read) {
    let isOwn = false
    try {
      const { value } = await cache.get(key, async () => {
        isOwn = true
        const result = await heavyReads(caller, read)
        return { value: result, kept: { bytes: bytesOf(result), tags: new Set([everything]) } }
      })
      return value
    } catch (error) {
      // Whoever asked first had too many waiting: that is no reason to refuse it to this caller.
      if (!isOwn && isRefusal(error)) return readCached(key, caller, read)
      throw error
    }
  }
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** One key for all that mean the same: values are chosen in any order, and what is not chosen is left out. */
export const canonicalKeyOf = (asked: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted(compareTexts) : value])
      .toSorted(([one], [other]) => compareTexts(String(one), String(other))),
  )
