import { describe, expect, test } from "vitest"
import { readConfig } from "../../config.ts"
import { canonicalKeyOf, createCachedReads } from "./cached-reads.ts"
import type { EventType } from "../events/event.ts"
import { createFairQueue } from "../fair-queue.ts"

/** Reads that end when a test says so. */
function openReads({ cacheMb = 8 } = {}) {
  const handlers = new Map<EventType, () => void>()
  const started: string[] = []
  const ends: (() => void)[] = []
  const cached = createCachedReads<string>(
    {
      config: readConfig({ PAGE_CACHE_MB: String(cacheMb) }),
      events: {
        on: (type, handle) => void handlers.set(type, handle as () => void),
        onGap: () => {},
        isCurrent: () => true,
        wake: async () => {},
        start: () => {},
        stop: async () => {},
      },
      heavyReads: createFairQueue({ atOnce: 1, waiting: 9, eachWaiting: 9, retryAfterSeconds: 1 }),
    },
    { changedBy: ["work-changed"], bytesOf: (result) => result.length },
  )
  return {
    started,
    tell: (type: EventType) => handlers.get(type)?.(),
    ask: (key: string, caller = "a"): Promise<string> =>
      cached(key, caller, () => {
        started.push(key)
        const result = `${key} ${started.length}`
        return new Promise((resolve) => ends.push(() => resolve(result)))
      }),
    async endAll() {
      while (ends.length > 0) {
        ends.shift()?.()
        await new Promise(setImmediate)
      }
    },
  }
}

test("who asks the same at once, or a moment later, gets the same", async () => {
  const reads = openReads()
  const both = [reads.ask("one"), reads.ask("one", "b")]
  await reads.endAll()
  expect(await Promise.all(both)).toEqual(["one 1", "one 1"])
  expect(await reads.ask("one", "c")).toBe("one 1")
  expect(reads.started).toEqual(["one"])
})

test("different questions take turns", async () => {
  const reads = openReads()
  const all = [reads.ask("one"), reads.ask("two"), reads.ask("three"), reads.ask("other", "b")]
  expect(reads.started).toEqual(["one"])
  await reads.endAll()
  await Promise.all(all)
  expect(reads.started).toEqual(["one", "two", "other", "three"])
})

test.each(["work-changed", "settings-changed"] as const)("after %s all is read anew", async (event) => {
  const reads = openReads()
  const before = reads.ask("one")
  // What was begun before may not know of it: who asks from now on does not get it.
  reads.tell(event)
  const after = reads.ask("one")
  await reads.endAll()
  expect(await Promise.all([before, after])).toEqual(["one 1", "one 2"])
  reads.tell(event)
  const again = reads.ask("one")
  await reads.endAll()
  expect(await again).toBe("one 3")
})

test("a process where nothing may be cached shares nothing either", async () => {
  const reads = openReads({ cacheMb: 0 })
  const both = [reads.ask("one"), reads.ask("one")]
  await reads.endAll()
  expect(await Promise.all(both)).toEqual(["one 1", "one 2"])
})

describe("the key of a question", () => {
  const key = canonicalKeyOf({ style: ["nordic", "retro"], w: "oak", inStock: undefined })
  test("is the same however it is asked", () => {
    expect(canonicalKeyOf({ w: "oak", style: ["retro", "nordic"] })).toBe(key)
  })
  test("is another for another question", () => {
    expect(canonicalKeyOf({ w: "oak", style: ["nordic"] })).not.toBe(key)
    expect(canonicalKeyOf({ w: "oak", material: ["nordic", "retro"] })).not.toBe(key)
  })
})
