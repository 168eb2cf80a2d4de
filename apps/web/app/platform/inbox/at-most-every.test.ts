import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { atMostEvery } from "./at-most-every.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test("the first is done at once, those that follow once when the time is over", () => {
  let done = 0
  const ask = atMostEvery(2_000, () => (done += 1))
  ask()
  expect(done).toBe(1)
  for (let at = 0; at < 10; at++) ask()
  vi.advanceTimersByTime(1_999)
  expect(done).toBe(1)
  vi.advanceTimersByTime(1)
  expect(done).toBe(2)
  ask()
  expect(done).toBe(2)
  vi.advanceTimersByTime(2_000)
  expect(done).toBe(3)
  vi.advanceTimersByTime(60_000)
  expect(done).toBe(3)
})

test("nothing is done once it is stopped", () => {
  let done = 0
  const ask = atMostEvery(2_000, () => (done += 1))
  ask()
  ask()
  ask.stop()
  vi.advanceTimersByTime(60_000)
  expect(done).toBe(1)
})
