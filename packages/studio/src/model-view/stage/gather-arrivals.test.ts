import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createArrivals } from "./gather-arrivals.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Files that come every 50 ms for two seconds, where a frame takes so long. */
function bring(frameMs: number) {
  let shown = 0
  const arrivals = createArrivals(
    () => {
      shown += 1
    },
    () => Date.now(),
  )
  arrivals.drawing(Date.now() - frameMs)
  vi.advanceTimersByTime(0)
  for (let at = 0; at < 40; at += 1) {
    arrivals.came()
    vi.advanceTimersByTime(50)
  }
  return { arrivals, shown: () => shown }
}

test("where frames are quick, each file is shown as it comes", () => {
  expect(bring(12).shown()).toBe(40)
})

test("where a frame takes long, files are shown together, and none is left out", () => {
  const { arrivals, shown } = bring(500)
  expect(shown()).toBe(1)
  vi.advanceTimersByTime(1_500)
  expect(shown()).toBe(2)
  arrivals.came()
  vi.advanceTimersByTime(1_500)
  expect(shown()).toBe(3)
})

test("a view refines later while files come, and as soon as ever after them", () => {
  const { arrivals } = bring(500)
  expect(arrivals.restAfter()).toBe(1_500)
  vi.advanceTimersByTime(10_000)
  expect(arrivals.restAfter()).toBe(160)
})

test("nothing is shown once the stage is gone", () => {
  const { arrivals, shown } = bring(800)
  arrivals.stop()
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe(0)
})
