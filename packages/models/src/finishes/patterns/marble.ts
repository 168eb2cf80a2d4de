import type { Pattern } from "../finish.ts"
import { step, tileFractal, tileGrain } from "./tile-noise.ts"
import { cover, paint, shade, tone } from "./tone.ts"

export interface MarbleLook {
  readonly colour: string
  /** Of the large veins, of their rim, and of the fine ones. */
  readonly vein: string
  readonly halo: string
  readonly fine: string
  /** Of a large vein, in tiles. */
  readonly width: number
  readonly strength: number
  readonly fineStrength: number
  readonly clouds: number
  readonly roughness: number
  readonly seed: number
}

/** How far a value is from the nearest whole number. */
const fromWhole = (value: number): number => Math.abs(value - Math.floor(value + 0.5))

/** Polished marble: clouds, a few large veins across that swell and fade, branches from them, and a net of fine ones. */
export function marble(look: MarbleLook): Pattern {
  const { seed, width } = look
  const bend = tileFractal(2, 2, 6, seed, 0.52)
  const bendToo = tileFractal(3, 3, 5, seed + 100, 0.55)
  const fade = tileFractal(3, 3, 2, seed + 500)
  const clouds = tileFractal(3, 4, 4, seed + 600)
  const crystals = tileGrain(700, 700, seed + 700)
  const base = tone(look.colour)
  const vein = tone(look.vein)
  const halo = tone(look.halo)
  const fine = tone(look.fine)
  const dark = shade(base, 1 - look.clouds)
  const pale = shade(base, 1 + look.clouds * 0.3)
  return (u, v, texel) => {
    const bx = bend(u, v)
    const by = bendToo(u, v)
    const there = fade(u, v)
    const cloud = clouds(u + by * 0.08, v + bx * 0.08)
    paint(texel, dark, pale, 0.55 + cloud * 0.5)
    // Each family of veins runs along one direction; whole numbers keep the tile closed.
    const presence = step(-0.5, 0.45, there)
    const a = fromWhole(u + v * 2 + bx * 0.42 + by * 0.1) / 2.236
    const wide = width * (0.35 + 0.9 * presence * presence)
    cover(texel, halo, step(wide * 6, 0, a) * presence * 0.4 * look.strength)
    const core = step(wide, wide * 0.15, a + by * 0.004) * (0.2 + 0.8 * presence)
    cover(texel, vein, core * 0.85 * look.strength)
    const b = fromWhole(u * 2 - v + by * 0.4 + bx * 0.14 + 0.3) / 2.236
    const branch = step(width * 0.42, 0, b) * step(0.35, -0.35, there)
    cover(texel, vein, branch * 0.6 * look.strength)
    const c = fromWhole(u + v * 4 + bx * 0.55 - by * 0.35 + 0.2) / 4.1
    const d = fromWhole(u * 3 - v * 2 + by * 0.75 - bx * 0.2 + 0.7) / 3.6
    const thread = Math.max(
      step(0.0055, 0, c) * step(-0.3, 0.4, by + cloud * 0.4),
      step(0.0045, 0, d) * step(0.25, -0.35, bx),
    )
    cover(texel, fine, thread * look.fineStrength)
    const grain = crystals(u, v) - 0.5
    texel.red += grain * 0.012
    texel.green += grain * 0.012
    texel.blue += grain * 0.012
    texel.height = 0.5
    texel.roughness = look.roughness + core * 0.05 + grain * 0.02 + thread * 0.03
  }
}
