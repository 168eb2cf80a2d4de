import { boxBlur } from "./box-blur.ts"
import type { Passes, Plane } from "./passes.ts"

/** Sweeps over the picture: near partners first, then those far away level what is left on plain walls. */
const sweeps = [
  { reach: 3, step: 1, force: 1, left: 0 },
  { reach: 2, step: 3, force: 0.9, left: 0.1 },
  { reach: 2, step: 7, force: 0.9, left: 0.07 },
  { reach: 2, step: 15, force: 1.2, left: 0.06 },
] as const

/** How different albedo (of 1) and normal (length 1) of partners may be. */
const [albedoSpread, normalSpread] = [0.12, 0.25]

/** Darker surfaces keep their colour in the light, or they would be divided by nothing. */
const leastAlbedo = 0.06

/**
 * Takes the noise out of a picture: joint non-local means (Buades 2005; Rousselle 2013 for the weights by variance) of light without
 * texture, guided by albedo and normal. Textures are divided out before and come back untouched; edges of shapes and materials stay.
 */
export function denoise({ light, albedo, normal }: Passes): Plane {
  const { width, height } = light
  const flat = new Float32Array(light.pixels.length)
  for (const [i, value] of light.pixels.entries()) {
    const base = Math.max(leastAlbedo, albedo.pixels[i] ?? 0)
    flat[i] = Math.log1p(Math.min(60, Math.max(0, value / base)))
  }
  let now: Float32Array = flat
  const noise = noiseOf(flat, width, height)
  for (const sweep of sweeps) now = level(now, { width, height, albedo, normal, noise, ...sweep })
  const pixels = now.map((value, i) => Math.expm1(value) * Math.max(leastAlbedo, albedo.pixels[i] ?? 0))
  return { width, height, pixels }
}

interface Sweep {
  readonly width: number
  readonly height: number
  readonly albedo: Plane
  readonly normal: Plane
  readonly reach: number
  readonly step: number
  readonly force: number
  /** Of the noise before all sweeps. */
  readonly noise: Float32Array
  /** How much of it is at least left, in blotches as wide as a sweep before this one reached. */
  readonly left: number
}

/** One sweep. Weights are the same both ways, so half of the shifts are computed. */
function level(light: Float32Array, sweep: Sweep): Float32Array {
  const { width, height, reach, step, force, noise, left: rest } = sweep
  const count = width * height
  const brightness = brightnessOf(light)
  const spare = new Float32Array(count)
  const variance = varianceOf(brightness, width, height, spare)
  for (let i = 0; i < count; i++) variance[i] = Math.max(variance[i] ?? 0, rest * (noise[i] ?? 0))
  const sums = Float32Array.from(light)
  const weights = new Float32Array(count).fill(1)
  const apart = new Float32Array(count)
  for (let down = 0; down <= reach; down++)
    for (let across = -reach; across <= reach; across++) {
      if (down === 0 && across <= 0) continue
      const [y, x] = [down * step, across * step]
      if (y >= height || Math.abs(x) >= width) continue
      const shift = y * width + x
      const [left, right] = [Math.max(0, -x), width - Math.max(0, x)]
      apart.fill(0)
      for (let row = 0; row < height - y; row++)
        for (let a = row * width + left; a < row * width + right; a++) {
          const b = a + shift
          const far = (brightness[a] ?? 0) - (brightness[b] ?? 0)
          apart[a] = (far * far) / (force * force * ((variance[a] ?? 0) + (variance[b] ?? 0)) + 2e-4)
        }
      boxBlur(apart, width, height, 2, spare)
      for (let row = 0; row < height - y; row++)
        for (let a = row * width + left; a < row * width + right; a++) {
          const b = a + shift
          const guide = guideApart(sweep, a * 3, b * 3)
          if (guide > 12) continue
          const weight = Math.exp(-guide - Math.max(0, (apart[a] ?? 0) - 0.8) * 1.2)
          weights[a] = (weights[a] ?? 0) + weight
          weights[b] = (weights[b] ?? 0) + weight
          for (let part = 0; part < 3; part++) {
            sums[a * 3 + part] = (sums[a * 3 + part] ?? 0) + weight * (light[b * 3 + part] ?? 0)
            sums[b * 3 + part] = (sums[b * 3 + part] ?? 0) + weight * (light[a * 3 + part] ?? 0)
          }
        }
    }
  return settle(light, sums, weights, width, height)
}

function guideApart({ albedo, normal }: Sweep, a: number, b: number): number {
  let [colours, ways] = [0, 0]
  for (let part = 0; part < 3; part++) {
    const colour = (albedo.pixels[a + part] ?? 0) - (albedo.pixels[b + part] ?? 0)
    const way = (normal.pixels[a + part] ?? 0) - (normal.pixels[b + part] ?? 0)
    colours += colour * colour
    ways += way * way
  }
  return colours / (albedoSpread * albedoSpread) + ways / (normalSpread * normalSpread)
}

const brightnessOf = (light: Float32Array): Float32Array =>
  Float32Array.from(
    { length: light.length / 3 },
    (_none, i) => ((light[i * 3] ?? 0) + (light[i * 3 + 1] ?? 0) + (light[i * 3 + 2] ?? 0)) / 3,
  )

/** The noise before all sweeps, in the wide: a sweep sees little of it, and what is left of it are blotches. */
function noiseOf(light: Float32Array, width: number, height: number): Float32Array {
  const spare = new Float32Array(width * height)
  const noise = varianceOf(brightnessOf(light), width, height, spare)
  boxBlur(noise, width, height, 8, spare)
  return noise
}

/** The noise around each pixel: the smaller of its own and its neighbourhood's, or edges would count as noise. */
function varianceOf(
  brightness: Float32Array,
  width: number,
  height: number,
  spare: Float32Array,
): Float32Array {
  const mean = Float32Array.from(brightness)
  const squares = brightness.map((value) => value * value)
  boxBlur(mean, width, height, 2, spare)
  boxBlur(squares, width, height, 2, spare)
  const own = squares.map((value, i) => value - (mean[i] ?? 0) ** 2)
  const around = Float32Array.from(own)
  boxBlur(around, width, height, 4, spare)
  return own.map((value, i) => Math.max(1e-5, Math.min(value, around[i] ?? 0)))
}

/** Weighted means; a pixel that found no partners is a firefly or a fine detail: the median of its neighbourhood. */
function settle(
  light: Float32Array,
  sums: Float32Array,
  weights: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const result = new Float32Array(light.length)
  const near: number[] = []
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column
      const weight = weights[i] ?? 1
      const share = Math.max(0, Math.min(1, (weight - 1.2) / 2.5))
      for (let part = 0; part < 3; part++) {
        const mean = (sums[i * 3 + part] ?? 0) / weight
        if (share === 1) {
          result[i * 3 + part] = mean
          continue
        }
        near.length = 0
        for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
          for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++)
            near.push(light[(y * width + x) * 3 + part] ?? 0)
        near.sort((a, b) => a - b)
        const median = near[near.length >> 1] ?? mean
        result[i * 3 + part] = mean * share + median * (1 - share)
      }
    }
  return result
}
