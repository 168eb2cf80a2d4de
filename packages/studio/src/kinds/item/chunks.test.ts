import { expect, test } from "vitest"
import { chunksOf } from "./chunks.ts"

const list = Array.from({ length: 200 }, (_, at) => ({ at }))

test("chunks hold everything in order, and stay the same objects where nothing changed", () => {
  const before = chunksOf(list)
  expect(before.flat()).toEqual(list)
  const after = chunksOf(list.map((one) => (one.at === 70 ? { at: 70 } : one)))
  expect(after.map((chunk, at) => chunk === before[at])).toEqual([true, false, true, true])
  expect(chunksOf(list.slice(1)).flat()).toEqual(list.slice(1))
  expect(chunksOf([])).toEqual([])
})
