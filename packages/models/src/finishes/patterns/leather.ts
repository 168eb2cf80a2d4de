import type { Pattern } from "../finish.ts"
import { newCellHit, step, tileCells, tileFractal, tileNoise } from "./tile-noise.ts"
import { mixTones, paint, shade, tone } from "./tone.ts"

export interface LeatherLook {
  readonly colour: string
  /** Pebbles along a tile. */
  readonly pebbles: number
  /** How much lighter hide is where it is stretched (pull-up), 0 to 1. */
  readonly pull: number
  readonly roughness: number
  readonly seed: number
}

/** Hide: pebbles of two sizes, creases, and a tone that wanders. */
export function leather({ colour, pebbles, pull, roughness, seed }: LeatherLook): Pattern {
  const large = tileCells(pebbles, pebbles, seed, 0.95)
  const small = tileCells(Math.round(pebbles * 2.3), Math.round(pebbles * 2.3), seed + 1, 0.95)
  const warp = tileNoise(24, 24, seed + 2)
  const warpToo = tileNoise(24, 24, seed + 3)
  const clouds = tileFractal(4, 4, 3, seed + 4)
  const crease = tileFractal(5, 7, 3, seed + 5)
  const hit = newCellHit()
  const base = tone(colour)
  const worn = mixTones(
    base,
    { red: base.red * 1.16 + 0.02, green: base.green * 1.12 + 0.015, blue: base.blue + 0.01 },
    pull,
  )
  const [low, high] = [shade(base, 0.8), shade(worn, 1.06)]
  return (u, v, texel) => {
    const x = u + warp(u, v) * 0.006
    const y = v + warpToo(u, v) * 0.006
    large(x, y, hit)
    const big = step(0.02, 0.42, hit.second - hit.nearest)
    small(x, y, hit)
    const fine = step(0, 0.5, hit.second - hit.nearest)
    const cloud = clouds(u, v)
    const fold = step(0.05, 0, Math.abs(crease(u, v))) * step(-0.1, 0.5, cloud)
    const height = big * 0.62 + fine * 0.3 - fold * 0.3
    paint(texel, low, high, 0.48 + (big - 0.75) * 0.42 + (fine - 0.7) * 0.12 + cloud * 0.26 - fold * 0.05)
    texel.height = height
    texel.roughness = roughness + (0.7 - big) * 0.16 + cloud * 0.05 + fold * 0.06
  }
}
