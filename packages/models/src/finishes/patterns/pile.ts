import type { Pattern } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { step, tileGrain, tileNoise } from "./tile-noise.ts"
import { paint, shade, tone } from "./tone.ts"

export interface LoopLook {
  readonly colour: string
  /** Loops along and across a tile. */
  readonly loops: number
  /** How dark it is between loops, 0 to 1. */
  readonly gap: number
  /** How unequal loops are in tone, 0 to 1. */
  readonly unequal: number
  /** Radius of a loop in cells, and how thick its yarn is. */
  readonly radius?: number
  readonly yarn?: number
  readonly roughness: number
  readonly seed: number
}

/** Bouclé, terry and looped rugs: crooked loops of yarn that lie over one another. */
export function loops(look: LoopLook): Pattern {
  const { loops: count, seed, radius = 0.4, yarn = 0.3 } = look
  const total = count * count
  const table = new Float32Array(total * 8)
  for (let i = 0; i < total; i++) {
    const angle = chance(i, seed, 1) * Math.PI
    const size = radius * (0.75 + 0.6 * chance(i, seed, 2))
    table.set(
      [
        0.5 + (chance(i, seed, 3) - 0.5) * 0.95,
        0.5 + (chance(i, seed, 4) - 0.5) * 0.95,
        Math.cos(angle),
        Math.sin(angle),
        size,
        0.62 + 0.38 * chance(i, seed, 5),
        chance(i, seed, 6) - 0.5,
        0.6 + 0.4 * chance(i, seed, 7),
      ],
      i * 8,
    )
  }
  const twist = tileGrain(count * 7, count * 7, seed + 11)
  const clouds = tileNoise(5, 5, seed + 12)
  const warp = tileNoise(count, count, seed + 13)
  const base = tone(look.colour)
  const low = shade(base, 1 - look.gap)
  const get = (i: number): number => table[i] ?? 0
  return (u, v, texel) => {
    const bent = warp(u, v) * 0.22
    const x = u * count + bent
    const y = v * count - bent
    const left = Math.floor(x)
    const under = Math.floor(y)
    let height = 0
    let tint = 0
    for (let dy = -1; dy <= 1; dy++) {
      const row = ((under + dy + count) % count) * count
      for (let dx = -1; dx <= 1; dx++) {
        const i = (row + ((left + dx + count) % count)) * 8
        const ax = x - left - dx - get(i)
        const ay = y - under - dy - get(i + 1)
        const px = ax * get(i + 2) + ay * get(i + 3)
        const py = (ay * get(i + 2) - ax * get(i + 3)) / get(i + 7)
        const off = (Math.sqrt(px * px + py * py) - get(i + 4)) / yarn
        if (off * off > 1) continue
        // One side of a loop dips under its neighbours.
        const round = (1 - off * off) * (get(i + 5) + px * 0.55)
        if (round > height) {
          height = round
          tint = get(i + 6)
        }
      }
    }
    const fibre = twist(u, v)
    const lit = 0.2 + 0.8 * Math.sqrt(height)
    paint(texel, low, base, lit)
    const factor = 1 + tint * look.unequal + (fibre - 0.5) * 0.14 + clouds(u, v) * 0.03
    texel.red *= factor
    texel.green *= factor
    texel.blue *= factor
    texel.height = height + fibre * 0.22
    texel.roughness = look.roughness
  }
}

export interface NapLook {
  readonly colour: string
  /** Strokes of a hand along and across a tile. */
  readonly strokes: number
  /** How strongly brushed places differ, 0 to 1. */
  readonly brushed: number
  /** Fibres along and across a tile. */
  readonly fibres: readonly [number, number]
  readonly grain: number
  readonly roughness: number
  readonly seed: number
}

/** Velvet and felt: short hair, laid this way and that. */
export function nap(look: NapLook): Pattern {
  const { seed, strokes, fibres, grain } = look
  const slow = tileNoise(strokes, strokes, seed)
  const quick = tileNoise(strokes * 4, strokes * 3, seed + 1)
  const hair = tileGrain(fibres[0], fibres[1], seed + 2)
  const fine = tileGrain(940, 940, seed + 3)
  const base = tone(look.colour)
  const [low, high] = [shade(base, 1 - look.brushed), shade(base, 1 + look.brushed)]
  return (u, v, texel) => {
    const laid = step(-0.75, 0.75, slow(u, v) + quick(u, v) * 0.35)
    const one = hair(u, v) * 0.6 + fine(u, v) * 0.4
    const t = laid * 0.6 + 0.2 + (one - 0.5) * grain
    paint(texel, low, high, t)
    texel.height = one + laid * 0.4
    texel.roughness = look.roughness + (0.5 - laid) * 0.12
  }
}

export interface KnitLook {
  readonly colour: string
  /** Stitches across a tile and rows along it. */
  readonly stitches: number
  readonly rows: number
  readonly gap: number
  readonly roughness: number
  readonly seed: number
}

/** Plain knitting: columns of V. */
export function knit(look: KnitLook): Pattern {
  const { stitches, rows, seed } = look
  const wobble = tileNoise(stitches, rows, seed)
  const fibre = tileGrain(700, 700, seed + 1)
  const clouds = tileNoise(5, 5, seed + 2)
  const base = tone(look.colour)
  const low = shade(base, 1 - look.gap)
  return (u, v, texel) => {
    const x = u * stitches + wobble(u, v) * 0.06
    const fx = x - Math.floor(x) - 0.5
    const half = Math.abs(fx) * 2
    const y = v * rows - half * 0.62 + wobble(v, u) * 0.08
    const fy = y - Math.floor(y) - 0.5
    // Each half of a V is a plump strand: round across, thin at the middle and at the edge of its column.
    const across = 1 - 4 * fy * fy
    const over = 1 - (half - 0.52) * (half - 0.52) * 3.4
    const height = Math.max(0, across * over)
    const twist = Math.sin((fy * 2.2 + half * 1.6) * Math.PI * 2) * 0.5 + 0.5
    const hair = fibre(u, v)
    const lit = 0.15 + 0.85 * Math.sqrt(height)
    paint(texel, low, base, lit)
    const factor = 1 + (hair - 0.5) * 0.16 + clouds(u, v) * 0.03 + (twist - 0.5) * 0.07
    texel.red *= factor
    texel.green *= factor
    texel.blue *= factor
    texel.height = height + hair * 0.16 + twist * 0.08
    texel.roughness = look.roughness
  }
}
