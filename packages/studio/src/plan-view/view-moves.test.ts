import { oneRoom, ground, emptyHome } from "@roomwright/scene/testing/make-scene"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { describe, expect, it } from "vitest"
import { fitView } from "./fit-view.ts"
import { keepInSight, nearest, farthest, panBy, toViewport, toPlan, zoomAround } from "./view-moves.ts"

const viewport = { width: 800, height: 600 }
const view = { centre: { x: 1_000, y: 2_000 }, mmPerPixel: 10 }

describe("the view of a plan", () => {
  it("has y go up where the screen's goes down", () => {
    expect(toViewport(view, viewport, { x: 1_100, y: 2_200 })).toEqual({ x: 410, y: 280 })
    expect(toPlan(view, viewport, { x: 410, y: 280 })).toEqual({ x: 1_100, y: 2_200 })
  })

  it("zooms around a place that stays where it is on the screen", () => {
    const place = { x: 3_000, y: -500 }
    const zoomed = zoomAround(view, 1.7, place)
    expect(zoomed.mmPerPixel).toBeCloseTo(10 / 1.7)
    expect(toViewport(zoomed, viewport, place).x).toBeCloseTo(toViewport(view, viewport, place).x)
    expect(toViewport(zoomed, viewport, place).y).toBeCloseTo(toViewport(view, viewport, place).y)
  })

  it("goes no nearer and no farther than its bounds, and then does not wander", () => {
    const near = zoomAround(view, 1e6, { x: 0, y: 0 })
    expect(near.mmPerPixel).toBe(nearest)
    expect(zoomAround(near, 2, { x: 5_000, y: 5_000 })).toEqual(near)
    expect(zoomAround(view, 1e-6, { x: 0, y: 0 }).mmPerPixel).toBe(farthest)
  })

  it("is pushed as far as the pointer goes", () => {
    const pushed = panBy(view, { x: 30, y: -20 })
    expect(toViewport(pushed, viewport, { x: 1_000, y: 2_000 })).toEqual({ x: 430, y: 280 })
  })

  it("fits a level with space for its dimensions around it", () => {
    const scene = oneRoom()
    for (const size of [viewport, { width: 360, height: 500 }, { width: 1_600, height: 300 }]) {
      const fitted = fitView(scene, ground, size)
      for (const corner of [
        { x: 0, y: 0 },
        { x: 6_000, y: 4_000 },
      ]) {
        const { x, y } = toViewport(fitted, size, corner)
        // A small viewport has the whole lengths alone.
        const least = size === viewport ? 75 : 40
        expect(Math.min(x, size.width - x), "aside").toBeGreaterThan(least)
        expect(Math.min(y, size.height - y), "above and below").toBeGreaterThan(least)
      }
    }
  })

  it("of an empty level shows what a flat needs", () => {
    const fitted = fitView(emptyHome(countedIds()), ground, viewport)
    expect(fitted.centre).toEqual({ x: 0, y: 0 })
    expect(fitted.mmPerPixel * viewport.width).toBeGreaterThan(10_000)
  })

  it("follows a place only when that leaves the viewport", () => {
    expect(keepInSight(view, viewport, { x: 1_500, y: 2_000 }, 40)).toBe(view)
    const followed = keepInSight(view, viewport, { x: 6_000, y: 2_000 }, 40)
    expect(toViewport(followed, viewport, { x: 6_000, y: 2_000 })).toEqual({ x: 760, y: 300 })
  })
})
