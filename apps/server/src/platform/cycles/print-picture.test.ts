import * as fc from "fast-check"
import { expect, it } from "vitest"
import type { Plane } from "./passes.ts"
import { addBloom, meter, printPicture } from "./print-picture.ts"

const planeOf = (values: readonly (readonly [number, number, number])[]): Plane => ({
  width: values.length,
  height: 1,
  pixels: Float32Array.from(values.flat()),
})
const even = { gain: [1, 1, 1] } as const

it("prints grey as grey, and more light never darker", () => {
  const greys = Array.from({ length: 60 }, (_, i) => 0.002 * 1.2 ** i)
  const print = printPicture(planeOf(greys.map((grey) => [grey, grey, grey])), even)
  for (let i = 0; i < greys.length; i++) {
    const [red = 0, green = 0, blue = 0] = print.subarray(i * 3, i * 3 + 3)
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(3)
    if (i > 0) expect(green).toBeGreaterThanOrEqual(print[i * 3 - 2] ?? 0)
  }
  expect(print[1]).toBeLessThan(12)
  expect(print.at(-2)).toBeGreaterThan(245)
})

it("prints a room alike, however bright its light is", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (light) => {
      const room = (by: number) =>
        planeOf(Array.from({ length: 64 }, (_, i) => [i * by, (i + 1) * by, (i + 2) * by] as const))
      const [one, other] = [room(1), room(light)].map((plane) => printPicture(plane, meter(plane)))
      for (const [i, value] of (one ?? []).entries())
        expect(Math.abs(value - (other?.[i] ?? 0))).toBeLessThanOrEqual(2)
    }),
  )
})

it("takes part of the colour of lamplight away, and never turns it blue", () => {
  const lamplit = planeOf(Array.from({ length: 64 }, (_, i) => [i * 1.6, i, i * 0.5] as const))
  const [red, green, blue] = meter(lamplit).gain
  expect(red).toBeLessThan(green)
  expect(blue).toBeGreaterThan(green)
  expect(blue * 0.5).toBeLessThan(green)
})

it("glows around what is brighter than white only", () => {
  const dark = planeOf(Array.from({ length: 50 }, () => [0.4, 0.4, 0.4] as const))
  expect(addBloom(dark, even).pixels).toEqual(dark.pixels)
  dark.pixels.set([20, 20, 20], 75)
  expect(addBloom(dark, even).pixels[78]).toBeGreaterThan(0.4)
})
