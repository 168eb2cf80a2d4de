import * as fc from "fast-check"
import { expect, it } from "vitest"
import { denoise } from "./denoise.ts"
import type { Passes } from "./passes.ts"

const [width, height] = [40, 30]

/** A seeded noise of -1 to 1. */
function noiseOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return (state / 2 ** 32) * 2 - 1
  }
}

/** A floor and a wall that meet in the middle, striped in their colour, under even light with noise. */
function room(seed: number, spread: number): Passes {
  const [light, albedo, normal] = [0, 1, 2].map(() => new Float32Array(width * height * 3))
  if (!light || !albedo || !normal) throw new Error("no planes")
  const noise = noiseOf(seed)
  for (let i = 0; i < width * height; i++) {
    const isFloor = i / width >= height / 2
    const colour = (i % width) % 4 < 2 ? 0.3 : 0.6
    const shine = (isFloor ? 2 : 1) * (1 + spread * noise())
    normal[i * 3 + (isFloor ? 1 : 2)] = 1
    for (let part = 0; part < 3; part++) {
      albedo[i * 3 + part] = colour
      light[i * 3 + part] = colour * shine
    }
  }
  const plane = (pixels: Float32Array) => ({ width, height, pixels })
  return { light: plane(light), albedo: plane(albedo), normal: plane(normal) }
}

const errorOf = (pixels: Float32Array, truth: Float32Array): number =>
  Math.sqrt(pixels.reduce((sum, value, i) => sum + (value - (truth[i] ?? 0)) ** 2, 0) / pixels.length)

it("takes three quarters of the noise away, and keeps stripes of a texture and the edge of a wall", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      const noisy = room(seed, 0.4)
      const truth = room(seed, 0).light.pixels
      expect(errorOf(denoise(noisy).pixels, truth)).toBeLessThan(errorOf(noisy.light.pixels, truth) / 4)
    }),
    { numRuns: 5 },
  )
})

it("leaves a clean picture as it is", () => {
  const clean = room(1, 0)
  expect(errorOf(denoise(clean).pixels, clean.light.pixels)).toBeLessThan(0.004)
})

it("takes a firefly out", () => {
  const noisy = room(3, 0.05)
  const at = (8 * width + 21) * 3
  noisy.light.pixels.set([50, 50, 50], at)
  expect(denoise(noisy).pixels[at]).toBeLessThan(2)
})
