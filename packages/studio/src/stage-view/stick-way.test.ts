import { describe, expect, test } from "vitest"
import { knobPlace, stickWay } from "./stick-way.ts"

describe("a stick under a thumb", () => {
  test("that rests in its middle goes nowhere", () => {
    for (const from of [
      { x: 0, y: 0 },
      { x: 4, y: -4 },
      { x: -6, y: 0 },
    ])
      expect(stickWay(from, 48)).toEqual({ x: 0, y: 0 })
  })

  test.each([
    ["up is ahead", { x: 0, y: -48 }, { x: 0, y: 1 }],
    ["down is back", { x: 0, y: 48 }, { x: 0, y: -1 }],
    ["right is right", { x: 48, y: 0 }, { x: 1, y: 0 }],
    ["beyond the edge is no faster", { x: -480, y: 0 }, { x: -1, y: 0 }],
  ])("%s", (_what, from, way) => {
    const { x, y } = stickWay(from, 48)
    expect(x).toBeCloseTo(way.x)
    expect(y).toBeCloseTo(way.y)
  })

  test("goes where it points and faster the farther it is pushed, at most 1", () => {
    for (let turn = 0; turn < 360; turn += 15) {
      let last = 0
      for (let far = 8; far <= 96; far += 4) {
        const radians = (turn * Math.PI) / 180
        const from = { x: Math.cos(radians) * far, y: Math.sin(radians) * far }
        const way = stickWay(from, 48)
        const speed = Math.hypot(way.x, way.y)
        expect(speed).toBeGreaterThanOrEqual(last - 1e-9)
        expect(speed).toBeLessThanOrEqual(1 + 1e-9)
        expect(way.x * -from.y - way.y * from.x).toBeCloseTo(0)
        last = speed
      }
      expect(last).toBeCloseTo(1)
    }
  })

  test("shows its knob within the edge", () => {
    expect(knobPlace({ x: 300, y: 400 }, 50)).toEqual({ x: 30, y: 40 })
    expect(knobPlace({ x: 3, y: 4 }, 50)).toEqual({ x: 3, y: 4 })
  })
})
