import { lengthUnits } from "@roomwright/scene/units/length-units"
import { describe, expect, it } from "vitest"
import { gridPath, gridSteps } from "./grid-steps.ts"

describe("the grid", () => {
  it("has lines that are never crowded and never far apart", () => {
    for (const unit of lengthUnits) {
      for (let mmPerPixel = 0.5; mmPerPixel <= 400; mmPerPixel *= 1.1) {
        const { fine, strong } = gridSteps(mmPerPixel, unit)
        expect(fine / mmPerPixel).toBeGreaterThanOrEqual(14)
        expect(fine / mmPerPixel).toBeLessThanOrEqual(90)
        expect(Number.isInteger(Math.round((strong / fine) * 1e6) / 1e6)).toBe(true)
      }
    }
  })

  it("is of 500 mm where a flat fills the screen", () => {
    expect(gridSteps(13, "mm")).toEqual({ fine: 100 * 5, strong: 2_500 })
    expect(gridSteps(13, "ft-in").fine).toBeCloseTo(304.8)
  })

  it("draws every line once, the strong ones by themselves", () => {
    const view = { centre: { x: 0, y: 0 }, mmPerPixel: 10 }
    const viewport = { width: 410, height: 210 }
    const uprights = (path: string) => path.match(/M[\d.]+ 0V/g)?.length ?? 0
    // From -2050 to 2050 mm: 9 lines each 500 mm, one of them on the stronger grid.
    expect(uprights(gridPath(view, viewport, 500, 2_500))).toBe(8)
    expect(uprights(gridPath(view, viewport, 2_500))).toBe(1)
  })
})
