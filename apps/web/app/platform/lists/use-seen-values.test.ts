import { expect, test } from "vitest"
import { mergeSeen } from "./use-seen-values.ts"

const valuesOf = (ids: string) => ids.split("").map((id) => ({ id }))
const merge = (seen: string, values: string): string =>
  mergeSeen(valuesOf(seen), valuesOf(values))
    .map(({ id }) => id)
    .join("")

test.each([
  ["abc", "abc", "abc"],
  ["abc", "c", "abc"],
  ["bd", "abcde", "abcde"],
  ["ac", "bc", "bac"],
  ["", "ab", "ab"],
  ["ab", "", "ab"],
])("values %j that were seen keep their place when %j come: %j", (seen, values, merged) => {
  expect(merge(seen, values)).toBe(merged)
})
