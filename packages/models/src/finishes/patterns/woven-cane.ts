import type { Pattern } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { step, tileGrain } from "./tile-noise.ts"
import { cover, dim, paint, shade, tone } from "./tone.ts"

const part = (value: number): number => value - Math.floor(value)

/** Rattan or wicker: flat strands that go over and under stakes. */
export function wicker(colour: string, stakes: number, rows: number, gap: number, seed: number): Pattern {
  const fibre = tileGrain(60, 620, seed)
  const tones = tileGrain(9, rows, seed + 1)
  const base = tone(colour)
  const low = shade(base, 1 - gap)
  return (u, v, texel) => {
    const y = v * rows
    const row = Math.floor(y)
    const fy = y - row - 0.5
    const x = u * stakes + (((row % 2) + 2) % 2) * 0.5
    const fx = part(x) - 0.5
    const isOver = Math.abs(fx) < 0.36
    // Over a stake a strand bulges, between two it dives.
    const bulge = Math.cos(fx * Math.PI)
    const round = (1 - fy * fy * 3.4) * (0.35 + 0.65 * bulge * bulge)
    const stake = isOver ? 0 : (1 - ((Math.abs(fx) - 0.5) / 0.15) ** 2) * 0.55
    const height = Math.max(round, stake, 0)
    paint(texel, low, base, 0.08 + 0.92 * Math.sqrt(height))
    dim(
      texel,
      1 +
        (tones(u, v) - 0.5) * 0.24 +
        (fibre(u, v) - 0.5) * 0.16 +
        (chance(((row % rows) + rows) % rows, seed) - 0.5) * 0.1,
    )
    texel.height = height
    texel.roughness = 0.7 - height * 0.12
  }
}

/** Cane webbing: pairs of strands both ways, one each way aslant, eight-sided holes; the holes are dark. */
export function cane(colour: string, holes: number, seed: number): Pattern {
  const fibre = tileGrain(500, 500, seed)
  const base = tone(colour)
  const hole = shade(base, 0.36)
  const low = shade(base, 0.74)
  const strand = (at: number, halfWidth: number): number => {
    const off = Math.abs(part(at) - 0.5) / halfWidth
    return off < 1 ? 1 - off * off : 0
  }
  return (u, v, texel) => {
    const x = u * holes
    const y = v * holes
    const across = Math.max(strand(x + 0.41, 0.075), strand(x + 0.59, 0.075))
    const along = Math.max(strand(y + 0.41, 0.075), strand(y + 0.59, 0.075))
    const rising = strand(x + y, 0.08)
    const falling = strand(x - y, 0.08)
    const height = Math.max(across * 0.8, along * 0.86, rising, falling * 0.94)
    const solid = step(0.02, 0.2, height)
    paint(texel, low, base, 0.3 + 0.7 * height)
    dim(texel, 1 + (fibre(u, v) - 0.5) * 0.14)
    cover(texel, hole, 1 - solid)
    texel.height = height
    texel.roughness = 0.62 + (1 - solid) * 0.3
  }
}
