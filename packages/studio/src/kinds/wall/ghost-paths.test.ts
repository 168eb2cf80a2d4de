import { describe, expect, it } from "vitest"
import { ghostPaths, ghostWall } from "./ghost-paths.ts"

const [a, b, c] = [
  { x: 0, y: 0 },
  { x: 3_000, y: 0 },
  { x: 3_000, y: 2_000 },
]

describe("walls that would be drawn", () => {
  it("are joined as they will be", () => {
    const [first, second] = ghostPaths([ghostWall(a, b, 100), ghostWall(b, c, 100)])
    // The outer corner is that of both.
    expect(first).toContain("3050 -50")
    expect(second).toContain("3050 -50")
  })

  it("are none while they have no length", () => {
    expect(ghostPaths([ghostWall(a, a, 100)])).toEqual([])
  })
})
