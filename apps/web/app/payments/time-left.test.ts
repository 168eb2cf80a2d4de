import { expect, test } from "vitest"
import { toTimeLeft } from "./time-left.ts"

test.each([
  [0, 0, "00:00:00"],
  [-5_000, 0, "00:00:00"],
  [1, 0, "00:00:01"],
  [59_000, 0, "00:00:59"],
  [86_399_000, 0, "23:59:59"],
  [86_400_000, 1, "00:00:00"],
  [172_800_000 - 1_000, 1, "23:59:59"],
])("%i ms are %i days and %s", (ms, days, clock) => {
  expect(toTimeLeft(ms)).toEqual({ days, clock })
})
