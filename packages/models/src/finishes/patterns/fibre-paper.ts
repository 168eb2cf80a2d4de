import type { Pattern } from "../finish.ts"
import { step, tileFractal, tileGrain, tileNoise } from "./tile-noise.ts"
import { paint, shade, tone } from "./tone.ts"

/** Paper made by hand: long fibres this way and that in a cloudy sheet. */
export function fibrePaper(colour: string, strength: number, roughness: number, seed: number): Pattern {
  const clouds = tileFractal(6, 6, 4, seed)
  const bend = tileNoise(7, 7, seed + 40)
  const along = tileGrain(24, 200, seed + 41)
  const across = tileGrain(200, 24, seed + 42)
  const tooth = tileGrain(600, 600, seed + 43)
  const base = tone(colour)
  const low = shade(base, 1 - strength)
  const high = shade(base, 1 + strength * 0.6)
  return (u, v, texel) => {
    const bent = bend(u, v) * 0.03
    const fibre = step(0.8, 0.95, Math.max(along(u, v + bent), across(u + bent, v)))
    const point = tooth(u, v) - 0.5
    paint(texel, low, high, 0.5 + clouds(u, v) * 0.5 + point * 0.4 - fibre * 0.45)
    texel.height = 0.4 + fibre * 0.3 + point * 0.3
    texel.roughness = roughness + point * 0.03
  }
}
