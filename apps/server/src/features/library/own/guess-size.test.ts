import { expect, test } from "vitest"
import { guessSize } from "./guess-size.ts"

const cube = (side: number) => ({ width: side, depth: side, height: side })

test.each([
  ["furniture in metres", 800, 800, false],
  ["3 cm", 30, 30, true],
  ["15 m", 15_000, 15_000, true],
  ["40 m: 40 cm", 40_000, 400, true],
  ["200 m: 2 m in centimetres", 200_000, 2_000, true],
  ["2 km: 2 m in millimetres", 2_000_000, 2_000, true],
  ["15 km: 15 m in millimetres", 15_000_000, 15_000, true],
])("%s", (_what, measured, side, asks) => {
  expect(guessSize(cube(measured))).toEqual({ size: cube(side), asks })
})

test("what no unit makes sense of is nothing", () => {
  expect(guessSize(cube(20_000_001))).toBeNull()
})

test("a thin side stays at least 1 mm", () => {
  expect(guessSize({ width: 2_000_000, depth: 600_000, height: 300 })?.size.height).toBe(1)
})
