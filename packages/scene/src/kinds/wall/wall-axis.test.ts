import { describe, expect, test } from "vitest"
import { flattenWall } from "./wall-axis.ts"

describe("an arc as straight pieces", () => {
  const bow = (length: number, sagitta: number) =>
    flattenWall({ from: { x: 0, y: 0 }, to: { x: length, y: 0 }, sagitta })

  test.each([
    [2_000, 300],
    [2_000, 1_000],
    [1e12, 500],
    [1e15, -1],
  ])("of %d mm with a bow of %d mm is a bounded line from end to end", (length, sagitta) => {
    const corners = bow(length, sagitta)
    expect(corners.length).toBeGreaterThan(2)
    expect(corners.length).toBeLessThan(200)
    expect([corners[0], corners.at(-1)]).toEqual([
      { x: 0, y: 0 },
      { x: length, y: 0 },
    ])
  })
})
