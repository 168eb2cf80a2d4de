import { expect, test } from "vitest"
import { stepInGrid } from "./step-in-grid.ts"

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, null],
  ["ArrowDown", 1, 3],
  ["ArrowDown", 4, null],
  ["ArrowUp", 1, null],
  ["ArrowUp", 4, 2],
  ["Home", 3, 0],
  ["End", 0, 4],
  ["PageDown", 0, 4],
  ["PageUp", 4, 0],
  ["a", 0, null],
] as const)("%s from %i of five leads to %s", (key, at, to) => {
  expect(stepInGrid(key, { at, count: 5, columns: 2 })).toBe(to)
})
