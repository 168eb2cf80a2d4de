import fc from "fast-check"
import { expect, test } from "vitest"
import { roundDirection, stepByKey, tidyDirection } from "./turn-direction.ts"

const direction = fc.record({
  yaw: fc.double({ min: -1_000, max: 1_000, noNaN: true }),
  pitch: fc.double({ min: -1_000, max: 1_000, noNaN: true }),
})
const radians = (degrees: number): number => (degrees * Math.PI) / 180

test("a tidy direction is in bounds and points where the other did", () => {
  fc.assert(
    fc.property(direction, (before) => {
      const { yaw, pitch } = tidyDirection(before)
      expect(Math.abs(yaw)).toBeLessThanOrEqual(180)
      expect(Math.abs(pitch)).toBeLessThanOrEqual(90)
      expect(Math.cos(radians(yaw))).toBeCloseTo(Math.cos(radians(before.yaw)), 6)
      expect(Math.sin(radians(yaw))).toBeCloseTo(Math.sin(radians(before.yaw)), 6)
    }),
  )
})

test("a rounded one is what is stored, and rounding it again changes nothing", () => {
  fc.assert(
    fc.property(direction, (before) => {
      const once = roundDirection(before)
      expect(roundDirection(once)).toEqual(once)
      expect(Object.is(once.yaw, -0) || Object.is(once.pitch, -0)).toBe(false)
    }),
  )
})

test.each([
  ["ArrowRight", { yaw: 175, pitch: 0 }, { yaw: -175, pitch: 0 }],
  ["ArrowLeft", { yaw: 0, pitch: 10 }, { yaw: -10, pitch: 10 }],
  ["ArrowUp", { yaw: 20, pitch: 85 }, { yaw: 20, pitch: 90 }],
  ["ArrowDown", { yaw: 20, pitch: 0 }, { yaw: 20, pitch: -10 }],
])("%s leads from %o to %o", (key, from, to) => {
  expect(stepByKey(from, key, 10)).toEqual(to)
})

test("other keys lead nowhere", () => {
  for (const key of ["Enter", "a", "Tab", "toString"])
    expect(stepByKey({ yaw: 0, pitch: 0 }, key, 10)).toBeNull()
})
