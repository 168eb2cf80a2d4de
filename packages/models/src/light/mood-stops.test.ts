import { expect, test } from "vitest"
import { moodStops } from "./mood-stops.ts"

test.each([
  [60, 0],
  [4, 0],
  [-4, -0.55],
  [-30, -0.55],
])("a sun at %d degrees takes %d stops back", (altitude, stops) => {
  expect(moodStops(altitude)).toBeCloseTo(stops, 9)
})

test("pictures grow darker as the sun goes down, never brighter", () => {
  const falling = Array.from({ length: 60 }, (_, step) => moodStops(20 - step))
  for (const [step, stops] of falling.entries()) expect(stops).toBeLessThanOrEqual(falling[step - 1] ?? 0)
})
