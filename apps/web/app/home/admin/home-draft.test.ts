import type { HomeThing } from "@roomwright/contract/home/admin"
import fc from "fast-check"
import { expect, test } from "vitest"
import { moveThing } from "./home-draft.ts"

const thing = (id: string): HomeThing => ({
  kind: "work",
  id,
  state: "SHOWN",
  name: null,
  by: "",
  picture: null,
})
const idsAfter = (count: number, from: number, to: number): string =>
  moveThing(Array.from("abcdef".slice(0, count), thing), from, to)
    .map(({ id }) => id)
    .join("")

test.each([
  [3, 0, 1, "bac"],
  [3, 0, 2, "bca"],
  [3, 2, 0, "cab"],
  [3, 1, 1, "abc"],
  [3, 0, -1, "abc"],
  [3, 2, 3, "abc"],
  [0, 0, 0, ""],
])("of %i things the one at %i moved to %i: %j", (count, from, to, ids) => {
  expect(idsAfter(count, from, to)).toBe(ids)
})

test("nothing is ever lost or doubled", () => {
  const place = fc.integer({ min: -2, max: 8 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), place, place, (count, from, to) => {
      expect([...idsAfter(count, from, to)].toSorted().join("")).toBe("abcdef".slice(0, count))
    }),
  )
})
