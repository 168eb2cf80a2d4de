import { panoramaLimits } from "@roomwright/contract/works/panoramas"
import fc from "fast-check"
import { expect, test } from "vitest"
import { levelsOf, tileNames, tilingOf } from "./panorama-tiles.ts"

const { baseWidth, mostWidth } = panoramaLimits

test.each([
  [2_048, null],
  [2_049, { size: 256, columns: 8 }],
  [4_096, { size: 512, columns: 8 }],
  [4_097, { size: 256, columns: 16 }],
  [6_000, { size: 375, columns: 16 }],
  [8_192, { size: 512, columns: 16 }],
])("a panorama of %i px is cut as %o", (width, tiling) => {
  expect(tilingOf(width, baseWidth)).toEqual(tiling)
})

test("whatever its width, tiles are whole px, no larger than 512, and lose less than a tile of 16 px", () => {
  fc.assert(
    fc.property(fc.integer({ min: baseWidth + 1, max: mostWidth }), (width) => {
      const tiling = tilingOf(width, baseWidth)
      if (!tiling) throw new Error("not cut")
      expect(tiling.size).toBeLessThanOrEqual(512)
      expect(width - tiling.size * tiling.columns).toBeGreaterThanOrEqual(0)
      expect(width - tiling.size * tiling.columns).toBeLessThan(16)
      const levels = levelsOf(tiling)
      expect(levels.at(-1)?.width).toBe(tiling.size * tiling.columns)
      for (const level of levels) {
        expect(level.width / level.columns).toBe(tiling.size)
        expect(new Set(tileNames(level)).size).toBe(level.columns * (level.columns / 2))
        expect(tileNames(level).at(-1)).toBe(`${level.width}-${level.columns - 1}-${level.columns / 2 - 1}`)
      }
    }),
  )
})
