import { expect, test } from "vitest"
import { between, eased, widened } from "./visit-eye.ts"

const eye = { at: [0, 1.5, 0], to: [0, 1.5, -1], fieldOfView: 58 } as const

test("a phone held upright sees as much to the sides as a room needs; a wide window stays as it is", () => {
  expect(widened(eye, 16 / 9)).toEqual(eye)
  const upright = widened(eye, 9 / 16)
  expect(upright.fieldOfView).toBeGreaterThan(80)
  expect(upright.fieldOfView).toBeLessThanOrEqual(84)
  const almost = widened(eye, 0.8)
  const across = 2 * Math.atan(Math.tan((almost.fieldOfView * Math.PI) / 360) * 0.8)
  expect((across * 180) / Math.PI).toBeCloseTo(54)
})

test("a glide begins and ends where it should and turns the shorter way", () => {
  const from = { target: [0, 0, 0], distance: 10, azimuth: 0.2, elevation: 0.6 } as const
  const to = { target: [2, 1, -4], distance: 4, azimuth: Math.PI * 2 - 0.2, elevation: 1 } as const
  expect(between(from, to, 0)).toEqual(from)
  const end = between(from, to, 1)
  expect(end.target).toEqual(to.target)
  expect(Math.cos(end.azimuth)).toBeCloseTo(Math.cos(to.azimuth))
  expect(Math.sin(end.azimuth)).toBeCloseTo(Math.sin(to.azimuth))
  for (let share = 0; share <= 1; share += 0.1)
    expect(Math.abs(between(from, to, share).azimuth - from.azimuth)).toBeLessThan(0.41)
})

test("easing goes from 0 to 1 and never back", () => {
  const shares = Array.from({ length: 21 }, (_, i) => eased(i / 20))
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  for (const [i, share] of shares.entries()) expect(share).toBeGreaterThanOrEqual(shares[i - 1] ?? 0)
})
