import * as fc from "fast-check"
import { expect, it } from "vitest"
import { tilesOf } from "./render-view.ts"
import { followProgress, type Region } from "./run-blender.ts"

const region = (side: number, samples: number): Region => ({
  box: [0, 0, side, side],
  width: side,
  height: side,
  samples,
})

it("reads from Blender's lines how far it is, by the work in each region", () => {
  const follow = followProgress([region(10, 10), region(30, 10)])
  expect(
    follow("Fra:1 Mem:30.12M | Time:00:01.02 | Remaining:00:01.10 | Scene | Sample 5/10")?.share,
  ).toBeCloseTo(0.05)
  expect(follow("REGION 0 10 10")).toEqual({ share: 0.1, region: 0 })
  expect(follow("Fra:1 Mem:30.12M | Scene | Sample 5/10")?.share).toBeCloseTo(0.55)
  expect(follow("Warning: something else")).toBeNull()
  expect(follow("REGION 7 10 10")).toBeNull()
  expect(follow("REGION 1 30 30")).toEqual({ share: 1, region: 1 })
})

it("cuts every picture into tiles that cover it once", () => {
  const side = fc.integer({ min: 1, max: 9_000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 64, max: 2_048 }), (width, height, most) => {
      const tiles = tilesOf(width, height, most)
      expect(tiles.reduce((sum, { box: [l, t, r, b] }) => sum + (r - l) * (b - t), 0)).toBe(width * height)
      for (const {
        box: [l, t, r, b],
      } of tiles) {
        expect(Math.max(r - l, b - t)).toBeLessThanOrEqual(most)
        expect(Math.min(l, t, width - r, height - b)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
