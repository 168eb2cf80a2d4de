import type { Pattern, Texel } from "../finish.ts"
import { arch, circle, fill, leaf, stroke } from "./drawing.ts"
import { tileGrain, tileNoise } from "./tile-noise.ts"
import { dim, mixTones, paint, shade, tone } from "./tone.ts"

const part = (value: number): number => value - Math.floor(value)

/** Paper with a faint tooth under a print that repeats. */
function printed(colour: string, seed: number, draw: (u: number, v: number, texel: Texel) => void): Pattern {
  const tooth = tileGrain(480, 480, seed)
  const ground = tone(colour)
  return (u, v, texel) => {
    paint(texel, ground, ground, 0)
    draw(u, v, texel)
    const point = tooth(u, v) - 0.5
    dim(texel, 1 + point * 0.035)
    texel.height = 0.5 + point * 0.4
    texel.roughness = 0.9
  }
}

/** Grasses woven by hand: long uneven strands, knots where one ends. */
export function grasscloth(colour: string, seed: number): Pattern {
  const strands = tileGrain(5, 190, seed)
  const fine = tileGrain(16, 420, seed + 1)
  const warp = tileGrain(150, 3, seed + 2)
  const wobble = tileNoise(9, 30, seed + 3)
  const knots = tileGrain(90, 190, seed + 4)
  const base = tone(colour)
  const low = mixTones(shade(base, 0.72), tone("#8c7a52"), 0.25)
  const high = shade(base, 1.12)
  return (u, v, texel) => {
    const y = v + wobble(u, v) * 0.0035
    const strand = strands(u, y) * 0.6 + fine(u, y) * 0.4
    const thread = warp(u, v) > 0.72 ? 0.12 : 0
    const knot = knots(u, y) > 0.985 ? 0.3 : 0
    paint(texel, low, high, 0.5 + (strand - 0.5) * 1.2 - thread - knot)
    texel.height = strand + thread * 0.5 + knot
    texel.roughness = 0.9 - strand * 0.08
  }
}

/** Broad soft stripes with a thin one beside each. */
export function stripePaper(colour: string, seed: number): Pattern {
  const other = shade(tone(colour), 0.925)
  const thin = shade(tone(colour), 0.8)
  return printed(colour, seed, (u, _v, texel) => {
    const x = part(u * 4)
    fill(texel, Math.abs(x - 0.5) - 0.25, other, 0.004)
    fill(texel, Math.abs(Math.abs(x - 0.5) - 0.29) - 0.006, thin, 0.004, 0.7)
  })
}

/** Sprigs of leaves in two rows, each the mirror of the next. */
export function leafPaper(colour: string, seed: number): Pattern {
  const pale = mixTones(tone(colour), tone("#f1efe2"), 0.55)
  const deep = shade(tone(colour), 0.68)
  const stem = shade(tone(colour), 0.58)
  return printed(colour, seed, (u, v, texel) => {
    for (let column = 0; column < 2; column++) {
      const side = column === 0 ? 1 : -1
      const y = part(v + column * 0.5 + 0.02)
      let x = u - 0.25 - column * 0.5
      x = (x - Math.round(x)) * side
      // The stem sways once a tile, so that it goes on without end.
      const bend = Math.sin(y * 2 * Math.PI) * 0.055
      fill(texel, Math.abs(x - bend) - 0.0035, stem, 0.002)
      for (let k = -1; k < 9; k++) {
        const at = (k + 0.2) / 8
        const from = Math.sin(at * 2 * Math.PI) * 0.055
        const hand = k % 2 === 0 ? 1 : -1
        const dx = (x - from) * hand
        const dy = y - at
        const shape = leaf(dx * 0.84 + dy * 0.54, dy * 0.84 - dx * 0.54, 0.21, 0.036)
        fill(texel, shape, k % 3 === 0 ? pale : deep, 0.002)
        if (shape < 0) fill(texel, Math.abs(dy * 0.84 - dx * 0.54) - 0.0016, stem, 0.0016, 0.7)
      }
    }
  })
}

/** Nested arches in rows, each row between those of the next. */
export function archPaper(colour: string, seed: number): Pattern {
  const base = tone(colour)
  const tones = [
    shade(base, 0.86),
    mixTones(base, tone("#f6ebdf"), 0.6),
    shade(base, 0.94),
    mixTones(base, tone("#f6ebdf"), 0.75),
  ]
  return printed(colour, seed, (u, v, texel) => {
    const row = Math.floor(part(v) * 4)
    const x = part(u * 4 + (row % 2) * 0.5) - 0.5
    const y = part(v) * 4 - row
    for (let i = 0; i < 4; i++) {
      const own = tones[i]
      if (own) fill(texel, arch(x, y, 0.46 - i * 0.1, 0.95 - i * 0.1), own, 0.008)
    }
  })
}

/** Small dots put by hand. */
export function dotPaper(colour: string, seed: number): Pattern {
  const dot = shade(mixTones(tone(colour), tone("#a98f70"), 0.5), 0.9)
  const sway = tileNoise(22, 22, seed + 5)
  return printed(colour, seed, (u, v, texel) => {
    const y = v * 12
    const row = Math.floor(y)
    const x = u * 12 + (((row % 2) + 2) % 2) * 0.5
    const bent = sway(u, v) * 0.05
    fill(texel, circle(part(x) - 0.5 + bent, y - row - 0.5 - bent, 0.1 + sway(v, u) * 0.02), dot, 0.015, 0.85)
  })
}

/** Branches of blossom, after painted silk. */
export function blossomPaper(colour: string, seed: number): Pattern {
  const bark = tone("#7a6a5a")
  const petal = tone("#f0e4dc")
  const heart = tone("#c98f7c")
  const green = shade(tone(colour), 0.7)
  const branch = [
    [0.02, 0.12],
    [0.2, 0.22],
    [0.36, 0.2],
    [0.52, 0.36],
    [0.66, 0.4],
    [0.82, 0.58],
    [1.02, 0.62],
  ] as const
  const twigs = [
    [0.2, 0.22, 0.26, 0.42],
    [0.36, 0.2, 0.5, 0.1],
    [0.52, 0.36, 0.5, 0.6],
    [0.66, 0.4, 0.84, 0.34],
    [0.82, 0.58, 0.84, 0.82],
    [0.5, 0.6, 0.6, 0.76],
    [0.26, 0.42, 0.16, 0.56],
  ] as const
  const blossoms = [
    [0.26, 0.43, 0.05],
    [0.5, 0.1, 0.045],
    [0.5, 0.61, 0.052],
    [0.85, 0.34, 0.045],
    [0.84, 0.83, 0.05],
    [0.61, 0.77, 0.04],
    [0.16, 0.57, 0.042],
    [0.38, 0.24, 0.036],
    [0.7, 0.45, 0.04],
    [0.1, 0.2, 0.034],
  ] as const
  return printed(colour, seed, (u, v, texel) => {
    const x = part(u)
    const y = part(v)
    for (let i = 0; i + 1 < branch.length; i++) {
      const from = branch[i]
      const to = branch[i + 1]
      if (from && to)
        fill(texel, stroke(x, y, from[0], from[1], to[0], to[1], 0.009 - i * 0.0009), bark, 0.002)
    }
    for (const [ax, ay, bx, by] of twigs) fill(texel, stroke(x, y, ax, ay, bx, by, 0.0035), bark, 0.002)
    for (const [bx, by, size] of blossoms) {
      const dx = x - bx
      const dy = y - by
      if (dx * dx + dy * dy > size * size * 4) continue
      fill(
        texel,
        leaf(dx * 0.8 - dy * 0.6 - size * 0.6, dx * 0.6 + dy * 0.8, size * 1.2, size * 0.26),
        green,
        0.002,
      )
      const far = Math.sqrt(dx * dx + dy * dy)
      const petals = size * (0.8 + 0.2 * Math.cos(Math.atan2(dy, dx) * 5 + bx * 9))
      fill(texel, far - petals, petal, 0.003)
      fill(texel, far - size * 0.22, heart, 0.012, 0.8)
    }
  })
}
