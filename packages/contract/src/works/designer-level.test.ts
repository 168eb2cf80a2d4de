import { describe, expect, test } from "vitest"
import { countPoints, designerLevels, levelAfter, levelOf } from "./designer-level.ts"

describe("the level of a designer", () => {
  test.each([
    // works, views, sales -> level
    [0, 0, 0, 0],
    [0, 1_000_000, 500, 0],
    [1, 0, 0, 1],
    [2, 20_000, 0, 1],
    [3, 199, 0, 1],
    [3, 200, 0, 2],
    [3, 0, 2, 2],
    [3, 100, 1, 2],
    [5, 1_000, 0, 2],
    [6, 999, 0, 2],
    [6, 900, 1, 3],
    [11, 5_000, 0, 3],
    [12, 4_999, 0, 3],
    [12, 5_000, 0, 4],
    [12, 0, 50, 4],
    [23, 20_000, 0, 4],
    [24, 19_999, 0, 4],
    [24, 20_000, 0, 5],
    [24, 0, 200, 5],
    [900, 90_000_000, 9_000, 5],
  ])("%d works, %d views and %d sales are level %d", (works, views, sales, level) => {
    expect(levelOf({ works, views, sales })).toBe(level)
  })

  test("every level asks for more than the one before", () => {
    for (const [at, { level, works, points }] of designerLevels.entries()) {
      const before = designerLevels[at - 1] ?? { works: 0, points: -1 }
      expect(level).toBe(at + 1)
      expect(works).toBeGreaterThan(before.works)
      expect(points).toBeGreaterThan(before.points)
    }
  })

  test("a sale weighs as much as a hundred views", () => {
    expect(countPoints({ works: 9, views: 7, sales: 3 })).toBe(307)
  })

  test("there is one after each but the last", () => {
    expect(levelAfter(0)).toEqual({ level: 1, works: 1, points: 0 })
    expect(levelAfter(4)?.level).toBe(5)
    expect(levelAfter(5)).toBeNull()
  })
})
