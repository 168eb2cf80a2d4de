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

it("keeps the colours of a product in the neutral look, and lets what is brighter turn white without a step", () => {
  const neutral = { ...even, look: "neutral" } as const
  // #b7744a, #98a27e and a middle grey as linear light.
  const colours = [
    [0.473, 0.174, 0.069],
    [0.314, 0.361, 0.209],
    [0.216, 0.216, 0.216],
  ] as const
  const expected = [0xb7, 0x74, 0x4a, 0x98, 0xa2, 0x7e, 0x80, 0x80, 0x80]
  for (const [at, value] of printPicture(planeOf(colours), neutral).entries())
    expect(Math.abs(value - (expected[at] ?? 0))).toBeLessThanOrEqual(1)
  const rising = Array.from(
    { length: 80 },
    (_, i) => [0.05 * (i + 1), 0.04 * (i + 1), 0.03 * (i + 1)] as const,
  )
  const print = printPicture(planeOf(rising), neutral)
  for (let i = 3; i < print.length; i++) {
    const step = (print[i] ?? 0) - (print[i - 3] ?? 0)
    expect(step).toBeGreaterThanOrEqual(0)
    expect(step).toBeLessThan(40)
  }
  expect(Math.min(...print.subarray(-3))).toBeGreaterThan(200)
})
