import { expect, test } from "vitest"
import { moveItem } from "./move-item.ts"

const ids = ["a", "b", "c"]

test.each([
  [0, 1, ["b", "a", "c"]],
  [1, 1, ["a", "c", "b"]],
  [2, -1, ["a", "c", "b"]],
  [1, -1, ["b", "a", "c"]],
  [0, -1, null],
  [2, 1, null],
] as const)("the thing at %d goes %d", (from, by, expected) => {
  expect(moveItem(ids, from, by)).toEqual(expected)
})
