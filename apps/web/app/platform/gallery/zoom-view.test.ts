import fc from "fast-check"
import { expect, test } from "vitest"
import { keepInFrame, mostZoom, sizeInFrame, wholeView, zoomAround } from "./zoom-view.ts"

const side = fc.integer({ min: 40, max: 4_000 })
const box = fc.record({ width: side, height: side })
const place = fc.record({
  x: fc.integer({ min: -2_000, max: 2_000 }),
  y: fc.integer({ min: -2_000, max: 2_000 }),
})
const view = fc.record({
  scale: fc.double({ min: 1, max: mostZoom, noNaN: true }),
  x: fc.double({ min: -3_000, max: 3_000, noNaN: true }),
  y: fc.double({ min: -3_000, max: 3_000, noNaN: true }),
})

test("a picture that is kept in its frame shows no gap that could be filled", () => {
  fc.assert(
    fc.property(view, box, box, (wanted, picture, frame) => {
      const whole = sizeInFrame(picture, frame)
      const { scale, x, y } = keepInFrame(wanted, whole, frame)
      for (const [size, room, away] of [
        [whole.width * scale, frame.width, x],
        [whole.height * scale, frame.height, y],
      ] as const) {
        if (size <= room) expect(away).toBe(0)
        else expect(Math.abs(away)).toBeLessThanOrEqual((size - room) / 2 + 1e-6)
      }
    }),
  )
})

test("what lies under the finger stays there while one zooms", () => {
  fc.assert(
    fc.property(view, fc.double({ min: 0.2, max: 5, noNaN: true }), place, (before, factor, at) => {
      const after = zoomAround(before, factor, at)
      expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale, 6)
      expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale, 6)
    }),
  )
})

test("as small as it gets it is whole, in the middle", () => {
  const frame = { width: 800, height: 600 }
  const away = zoomAround({ scale: 3, x: 400, y: -80 }, 0.01, { x: 10, y: 10 })
  expect(keepInFrame(away, sizeInFrame({ width: 100, height: 50 }, frame), frame)).toEqual(wholeView)
})
