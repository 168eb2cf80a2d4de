import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fitCrop, isFitting, outputSize, overlapOf, type Box } from "./crop-box.ts"

const inside: Box = { x: 50, y: 0, width: 300, height: 200 }

describe("a crop", () => {
  test.each([
    [
      "stays where it fits",
      { x: 60, y: 10, width: 100, height: 100 },
      { x: 60, y: 10, width: 100, height: 100 },
    ],
    ["is moved in", { x: 0, y: 150, width: 100, height: 100 }, { x: 50, y: 100, width: 100, height: 100 }],
    ["is made smaller", { x: 0, y: 0, width: 400, height: 400 }, { x: 50, y: 0, width: 200, height: 200 }],
    ["is 10 px at least", { x: 60, y: 10, width: 1, height: 1 }, { x: 60, y: 10, width: 10, height: 10 }],
  ])("%s", (_what, crop, expected) =>
    expect(fitCrop(crop, inside, { ratio: 1, leastSide: 10 })).toEqual(expected),
  )

  test("ends inside with its ratio, whatever is asked", () => {
    const side = fc.double({ min: -1_000, max: 1_000, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({ x: side, y: side, width: side, height: side }),
        fc.option(fc.double({ min: 0.25, max: 4, noNaN: true }), { nil: undefined }),
        (crop, ratio) => {
          const fitted = fitCrop(crop, inside, { ratio, leastSide: 10 })
          expect(isFitting(fitted, inside, { leastSide: 10 })).toBe(true)
          if (ratio !== undefined) expect(fitted.width / fitted.height).toBeCloseTo(ratio, 6)
        },
      ),
    )
  })
})

test("a crop comes out as large as it is in the picture, and at most 2000 px", () => {
  expect(outputSize({ width: 10, height: 10 })).toEqual({ width: 10, height: 10 })
  expect(outputSize({ width: 2_000, height: 1_000 })).toEqual({ width: 2_000, height: 1_000 })
  expect(outputSize({ width: 3_000, height: 6_000 })).toEqual({ width: 1_000, height: 2_000 })
  expect(outputSize({ width: 9_000, height: 1 })).toEqual({ width: 2_000, height: 1 })
})

test("what two boxes share is empty when they are apart", () => {
  expect(overlapOf(inside, { x: 0, y: 0, width: 100, height: 100 })).toEqual({
    x: 50,
    y: 0,
    width: 50,
    height: 100,
  })
  expect(overlapOf(inside, { x: 500, y: 0, width: 9, height: 9 }).width).toBe(0)
})
