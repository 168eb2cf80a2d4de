import { limits } from "@roomwright/contract/limits"
import { expect, test } from "vitest"
import { mayReload } from "./reload-throttle.ts"

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const start = 1_700_000_000_000

test("a path reloads once in ten seconds, each path for itself", () => {
  const kept = createStorage()
  const at = (path: string, ms: number) =>
    mayReload(path, { storage: () => kept, now: start + ms, openMs: 60_000 })
  expect(at("/works", 0)).toBe(true)
  expect(at("/works", 1)).toBe(false)
  expect(at("/product", 2)).toBe(true)
  expect(at("/works", limits.reloadThrottleMs - 1)).toBe(false)
  expect(at("/works", limits.reloadThrottleMs)).toBe(true)
  expect(at("/works", limits.reloadThrottleMs + 1)).toBe(false)
})

test("a clock that was set back forbids nothing", () => {
  const kept = createStorage()
  expect(mayReload("/works", { storage: () => kept, now: start, openMs: 0 })).toBe(true)
  expect(mayReload("/works", { storage: () => kept, now: start - 3_600_000, openMs: 0 })).toBe(true)
})

test("where nothing is kept, a page that just came does not reload", () => {
  const storage = () => {
    throw new Error("The operation is insecure.")
  }
  expect(mayReload("/works", { storage, now: start, openMs: limits.reloadThrottleMs - 1 })).toBe(false)
  expect(mayReload("/works", { storage, now: start, openMs: limits.reloadThrottleMs })).toBe(true)
})
