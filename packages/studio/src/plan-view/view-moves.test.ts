import { oneRoom, ground, emptyHome } from "@roomwright/scene/testing/make-scene"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { describe, expect, it } from "vitest"
import { fitView, keepInSight, nearest, farthest, panBy, toPaper, toPlan, zoomAround } from "./view-moves.ts"

const paper = { width: 800, height: 600 }
const view = { centre: { x: 1_000, y: 2_000 }, mmPerPixel: 10 }

describe("the view of a plan", () => {
  it("has y go up where the screen's goes down", () => {
    expect(toPaper(view, paper, { x: 1_100, y: 2_200 })).toEqual({ x: 410, y: 280 })
    expect(toPlan(view, paper, { x: 410, y: 280 })).toEqual({ x: 1_100, y: 2_200 })
  })

  it("zooms around a place that stays where it is on the screen", () => {
    const place = { x: 3_000, y: -500 }
    const zoomed = zoomAround(view, 1.7, place)
    expect(zoomed.mmPerPixel).toBeCloseTo(10 / 1.7)
    expect(toPaper(zoomed, paper, place).x).toBeCloseTo(toPaper(view, paper, place).x)
    expect(toPaper(zoomed, paper, place).y).toBeCloseTo(toPaper(view, paper, place).y)
  })

  it("goes no nearer and no farther than its bounds, and then does not wander", () => {
    const near = zoomAround(view, 1e6, { x: 0, y: 0 })
    expect(near.mmPerPixel).toBe(nearest)
    expect(zoomAround(near, 2, { x: 5_000, y: 5_000 })).toEqual(near)
    expect(zoomAround(view, 1e-6, { x: 0, y: 0 }).mmPerPixel).toBe(farthest)
  })

  it("is pushed as far as the pointer goes", () => {
    const pushed = panBy(view, { x: 30, y: -20 })
    expect(toPaper(pushed, paper, { x: 1_000, y: 2_000 })).toEqual({ x: 430, y: 280 })
  })

  it("fits a level with space for its dimensions around it", () => {
    const scene = oneRoom()
    for (const size of [paper, { width: 360, height: 500 }, { width: 1_600, height: 300 }]) {
      const fitted = fitView(scene, ground, size)
      for (const corner of [
        { x: 0, y: 0 },
        { x: 6_000, y: 4_000 },
      ]) {
        const { x, y } = toPaper(fitted, size, corner)
        // Small paper has the whole lengths alone.
        const least = size === paper ? 75 : 40
        expect(Math.min(x, size.width - x), "aside").toBeGreaterThan(least)
        expect(Math.min(y, size.height - y), "above and below").toBeGreaterThan(least)
      }
    }
  })

  it("of an empty level shows what a flat needs", () => {
    const fitted = fitView(emptyHome(countedIds()), ground, paper)
    expect(fitted.centre).toEqual({ x: 0, y: 0 })
    expect(fitted.mmPerPixel * paper.width).toBeGreaterThan(10_000)
  })

  it("follows a place only when that leaves the paper", () => {
    expect(keepInSight(view, paper, { x: 1_500, y: 2_000 }, 40)).toBe(view)
    const followed = keepInSight(view, paper, { x: 6_000, y: 2_000 }, 40)
    expect(toPaper(followed, paper, { x: 6_000, y: 2_000 })).toEqual({ x: 760, y: 300 })
  })
})
