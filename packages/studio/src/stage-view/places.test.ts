import { expect, test } from "vitest"
import { parseCoordinate, placeAt, placeNames, places } from "./places.ts"

test("every city is found by its own place, and none by another", () => {
  for (const name of placeNames) expect(placeAt(places[name][0], places[name][1])).toBe(name)
  expect(placeAt(0, 0)).toBeNull()
})

test.each([
  ["21.03", 90, 21.03],
  ["−8,5", 90, -8.5],
  ["105°", 180, 105],
  ["105", 90, null],
  ["north", 90, null],
  ["", 90, null],
])("%s within %d is %s", (typed, most, read) => {
  expect(parseCoordinate(typed, most)).toBe(read)
})
