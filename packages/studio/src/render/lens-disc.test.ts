import { expect, it } from "vitest"
import { lensPlace, openingOf } from "./lens-disc.ts"

const camera = (distance: number, aperture: number, fieldOfView = 60) => ({
  fieldOfView,
  focus: { distance, aperture },
})

/** Where a point is in the picture, in widths to the right and down of its frame; the camera looks along -z. */
function seen(
  [x, y, z]: readonly [number, number, number],
  { right, up, frameRight, frameDown }: ReturnType<typeof lensPlace>,
  fieldOfView = 60,
): readonly [number, number] {
  const width = 2 * Math.tan((fieldOfView * Math.PI) / 360)
  return [(x - right) / -z / width - frameRight, -(y - up) / -z / width - frameDown]
}

const sharp = { right: 0, up: 0, frameRight: 0, frameDown: 0 }

it("what the lens is focused on does not move, wherever it is in the picture", () => {
  for (const distance of [0.4, 2, 7.5])
    for (const field of [20, 60, 95])
      for (let i = 0; i < 40; i++)
        for (const point of [
          [0, 0, -distance],
          [0.7, -0.4, -distance],
          [-1.2, 0.9, -distance],
        ] as const) {
          const [right, down] = seen(point, lensPlace(camera(distance, 1.4, field), i, 40), field)
          const [x, y] = seen(point, sharp, field)
          expect(right).toBeCloseTo(x, 12)
          expect(down).toBeCloseTo(y, 12)
        }
})

it("what is farther or nearer is spread over the disc that optics say", () => {
  const [distance, far, count] = [2, 6, 500]
  const opening = openingOf(1.4, 60)
  const spreads = Array.from({ length: count }, (_none, i) => {
    const [x, y] = seen([0, 0, -far], lensPlace(camera(distance, 1.4), i, count))
    return Math.hypot(x, y)
  })
  // The radius of the blur: of the opening what two thirds of the way leave of it.
  const radius = (opening * (1 / distance - 1 / far)) / (2 * Math.tan(Math.PI / 6))
  expect(Math.max(...spreads)).toBeLessThanOrEqual(radius)
  expect(Math.max(...spreads)).toBeGreaterThan(radius * 0.98)
  // Evenly: a quarter of the pictures within half of it.
  expect(spreads.filter((one) => one < radius / 2).length / count).toBeCloseTo(0.25, 2)
  const near = seen([0, 0, -0.5], lensPlace(camera(distance, 1.4), 7, count))
  const behind = seen([0, 0, -far], lensPlace(camera(distance, 1.4), 7, count))
  // Before the focus it lies on the other side than behind it.
  expect(Math.sign(near[0])).toBe(-Math.sign(behind[0]))
})

it("a smaller opening and a wider lens blur less, and without a focus all is sharp", () => {
  expect(openingOf(16, 60)).toBeLessThan(openingOf(1.4, 60) / 11)
  expect(openingOf(2, 90)).toBeLessThan(openingOf(2, 40))
  expect(openingOf(2, 2 * (180 / Math.PI) * Math.atan(18 / 50))).toBeCloseTo(0.0125, 6)
  expect(lensPlace({ fieldOfView: 60, focus: null }, 3, 10)).toEqual(sharp)
})

it("the same picture of the same order has the same place, in every window and tile", () => {
  expect(lensPlace(camera(2, 2), 11, 96)).toEqual(lensPlace(camera(2, 2), 11, 96))
})
