import type { Pattern } from "../finish.ts"
import { step, tileFractal, tileGrain, tileNoise } from "./tile-noise.ts"
import { paint, shade, tone } from "./tone.ts"

/** Metal brushed along u: hair lines in tone, height and gloss. */
export function brushed(colour: string, roughness: number, seed: number): Pattern {
  const long = tileGrain(3, 700, seed)
  const short = tileGrain(14, 1024, seed + 1)
  const slow = tileNoise(3, 5, seed + 2)
  const base = tone(colour)
  const [low, high] = [shade(base, 0.9), shade(base, 1.08)]
  return (u, v, texel) => {
    const line = long(u, v) * 0.55 + short(u, v) * 0.45
    paint(texel, low, high, 0.5 + (line - 0.5) * 1.1)
    texel.height = line
    texel.roughness = roughness + (line - 0.5) * 0.16 + slow(u, v) * 0.03
  }
}

/** Metal that has darkened in hollows and was rubbed bright elsewhere. */
export function aged(colour: string, roughness: number, seed: number): Pattern {
  const patches = tileFractal(5, 5, 5, seed)
  const scratches = tileGrain(40, 600, seed + 1)
  const base = tone(colour)
  const [low, high] = [shade(base, 0.72), shade(base, 1.16)]
  return (u, v, texel) => {
    const worn = step(-0.6, 0.6, patches(u, v))
    const line = scratches(u, v)
    paint(texel, low, high, worn * 0.75 + line * 0.25)
    texel.height = line * 0.3 + worn * 0.4
    texel.roughness = roughness + (0.5 - worn) * 0.26 + (line - 0.5) * 0.05
  }
}

/** Sprayed and powder coats: the fine waves of orange peel. */
export function orangePeel(colour: string, roughness: number, waves: number, seed: number): Pattern {
  const peel = tileNoise(waves, waves, seed)
  const fine = tileNoise(waves * 2 + 3, waves * 2 + 3, seed + 1)
  const slow = tileNoise(4, 4, seed + 2)
  const base = tone(colour)
  const [low, high] = [shade(base, 0.975), shade(base, 1.02)]
  return (u, v, texel) => {
    const height = peel(u, v) * 0.6 + fine(u, v) * 0.4
    paint(texel, low, high, 0.5 + height * 0.35 + slow(u, v) * 0.15)
    texel.height = height * 0.5 + 0.5
    texel.roughness = roughness + height * 0.03
  }
}

/** Wall paint from a roller: soft stipple, a touch drier here and there. */
export function rolled(colour: string, roughness: number, seed: number): Pattern {
  const stipple = tileGrain(360, 420, seed)
  const lumps = tileNoise(90, 110, seed + 1)
  const slow = tileFractal(3, 3, 3, seed + 2)
  const base = tone(colour)
  const [low, high] = [shade(base, 0.965), shade(base, 1.025)]
  return (u, v, texel) => {
    const point = stipple(u, v)
    const lump = lumps(u, v)
    paint(texel, low, high, 0.5 + (point - 0.5) * 0.35 + lump * 0.14 + slow(u, v) * 0.3)
    texel.height = point * 0.5 + lump * 0.3
    texel.roughness = roughness + (point - 0.5) * 0.04
  }
}
