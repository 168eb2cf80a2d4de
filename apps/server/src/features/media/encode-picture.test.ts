import { pictureWidths } from "@roomwright/contract/media/picture"
import fc from "fast-check"
import { expect, test } from "vitest"
import { widthsFor } from "./encode-picture.ts"

test.each([
  [1, [1]],
  [64, [64]],
  [320, [320]],
  [321, [320, 321]],
  [700, [320, 640, 700]],
  [1600, [320, 640, 1024, 1600]],
  [8000, [320, 640, 1024, 1600]],
])("a picture %i px wide is kept in %j", (fullWidth, widths) => expect(widthsFor(fullWidth)).toEqual(widths))

test("no width enlarges, each is there once and they grow", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (fullWidth) => {
      const widths = widthsFor(fullWidth)
      expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other))
      expect(widths.at(-1)).toBe(Math.min(fullWidth, pictureWidths.at(-1) ?? 0))
    }),
  )
})
