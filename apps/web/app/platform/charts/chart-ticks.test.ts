import fc from "fast-check"
import { expect, test } from "vitest"
import { labelledPlaces, scaleOf } from "./chart-ticks.ts"

test.each([
  [30, 300, 60, [5, 11, 17, 23, 29]],
  [12, 1_000, 60, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [12, 10, 60, [11]],
  [0, 300, 60, []],
])("of %i places on %i px with labels of %i px these are labelled: %j", (count, width, label, places) => {
  expect(labelledPlaces(count, width, label)).toEqual(places)
})

test("labels never stand on each other, and the last place has one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 50, max: 2_000 }), (count, width) => {
      const places = labelledPlaces(count, width, 50)
      expect(places.at(-1)).toBe(count - 1)
      expect(places.length * 50).toBeLessThanOrEqual(width)
    }),
  )
})

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 4]],
  [
    [3, 7],
    [0, 8],
  ],
  [[2_600_000], [0, 4_000_000]],
  [
    [-300, 900],
    [-400, 1_000],
  ],
])("the scale of %j is %j", (values, scale) => {
  expect(scaleOf(values).map((end) => end + 0)).toEqual(scale)
})

test("whatever the values, they and 0 are in the scale, which is less than three times as high", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 })), (values) => {
      const [from, to] = scaleOf(values)
      for (const value of [0, ...values]) {
        expect(value).toBeGreaterThanOrEqual(from)
        expect(value).toBeLessThanOrEqual(to)
      }
      expect(to).toBeLessThanOrEqual(Math.max(4, 3 * Math.max(0, ...values)))
    }),
  )
})
