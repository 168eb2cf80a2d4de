import type { PlacedProduct } from "@roomwright/contract/works/calls"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fillsStage, placeOnStage, stageRatio } from "./stage-crop.ts"

// Only places are moved: what the product is does not matter here.
const product = {} as PlacedProduct["product"]
const placed = (x: number, y: number): PlacedProduct => ({
  product,
  at: { x, y },
  atPublishing: null,
})
const placeOf = (x: number, y: number, ratio: number) => placeOnStage([placed(x, y)], ratio)[0]?.at

describe("the stage", () => {
  test("is filled by wide pictures only", () => {
    expect([2, stageRatio, 1.5, 1.3].map(fillsStage)).toEqual([true, true, true, true])
    expect([1.29, 1, 0.66].map(fillsStage)).toEqual([false, false, false])
  })

  test("of the picture's own proportions moves nothing", () => {
    expect(placeOf(0.2, 0.7, stageRatio)).toEqual({ x: expect.closeTo(0.2), y: expect.closeTo(0.7) })
  })

  test("cuts top and bottom off a taller picture", () => {
    // 4:3 on 16:9: three quarters of the height are seen.
    expect(placeOf(0.2, 0.5, 4 / 3)).toEqual({ x: expect.closeTo(0.2), y: expect.closeTo(0.5) })
    expect(placeOf(0.2, 0.725, 4 / 3)).toEqual({ x: expect.closeTo(0.2), y: expect.closeTo(0.8) })
  })

  test("cuts the sides off a wider picture", () => {
    expect(placeOf(0.75, 0.4, 2 * stageRatio)).toBeNull()
    expect(placeOf(0.6, 0.4, 2 * stageRatio)).toEqual({ x: expect.closeTo(0.7), y: expect.closeTo(0.4) })
  })

  test("takes the place, not the product, of a tag that was cut off", () => {
    expect(placeOnStage([placed(0.5, 0.02), { product, at: null, atPublishing: null }], 4 / 3)).toEqual([
      { product, at: null, atPublishing: null },
      { product, at: null, atPublishing: null },
    ])
  })

  test("never shows a tag at its very edge, and keeps the order", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(part, part)),
        fc.double({ min: 1.3, max: 4, noNaN: true }),
        (all, ratio) => {
          const moved = placeOnStage(
            all.map(([x, y]) => placed(x, y)),
            ratio,
          )
          expect(moved).toHaveLength(all.length)
          for (const { at } of moved) {
            if (at === null) continue
            for (const side of [at.x, at.y]) {
              expect(side).toBeGreaterThanOrEqual(0.03)
              expect(side).toBeLessThanOrEqual(0.97)
            }
          }
        },
      ),
    )
  })
})
