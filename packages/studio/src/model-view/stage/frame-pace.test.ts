import { expect, test } from "vitest"
import { createFramePace } from "./frame-pace.ts"

/** The count after so many frames that each took so long, ms. */
function after(most: number, frames: readonly number[]): number {
  const pace = createFramePace(most)
  let [now, count] = [1_000, pace.next(1_000)]
  for (const took of frames) {
    now += took
    count = pace.next(now)
  }
  return count
}
const of = (count: number, ms: number): readonly number[] => Array.from({ length: count }, () => ms)

test("a fast card takes more and more pictures for a frame, to the most that are wanted", () => {
  expect(after(12, of(3, 16))).toBe(7)
  expect(after(12, of(100, 16))).toBe(12)
})

test("frames that come late hold fewer, and of a card that cannot keep up one picture as always", () => {
  expect(after(12, [...of(20, 16), ...of(2, 40)])).toBe(10)
  expect(after(12, [...of(20, 16), ...of(2, 90)])).toBe(3)
  expect(after(12, of(10, 200))).toBe(0)
})

test("a pause says nothing of the card, and a quality without it never begins", () => {
  expect(after(12, [16, 16, 5_000])).toBe(6)
  expect(after(0, of(50, 10))).toBe(0)
})
