import type { Pattern } from "../finish.ts"
import { arch, fill, leaf, rhomb, stroke } from "./drawing.ts"
import { tileNoise } from "./tile-noise.ts"
import { paint, tone } from "./tone.ts"

const part = (value: number): number => value - Math.floor(value)
/** Where a point lies in the nearest of so many equal fields, -0.5 to 0.5. */
const centred = (value: number, count: number): number => part(value * count) - 0.5

/** Pale bands with thin lines between, woven flat. */
export function stripes(): Pattern {
  const cream = tone("#ebe3d4")
  const sand = tone("#cdbb9e")
  const ink = tone("#5f5a52")
  const lines = [0.08, 0.58, 0.66, 0.9]
  return (_u, v, texel) => {
    paint(texel, cream, cream, 0)
    const y = part(v * 3)
    fill(texel, Math.abs(y - 0.3) - 0.13, sand, 0.006)
    for (const at of lines) fill(texel, Math.abs(y - at) - 0.014, ink, 0.006, 0.8)
  }
}

/** Broad bands in the colours of a harvest, woven flat: a few stitches stray where they meet. */
export function bands(): Pattern {
  const tones = { ochre: "#c79a52", cream: "#e6dac2", rust: "#a9603f", brown: "#6d4a37" }
  const woven = (
    [
      ["ochre", 0.15],
      ["cream", 0.035],
      ["rust", 0.115],
      ["brown", 0.05],
      ["ochre", 0.13],
      ["cream", 0.025],
      ["brown", 0.09],
      ["rust", 0.05],
      ["cream", 0.055],
      ["ochre", 0.14],
      ["rust", 0.04],
      ["brown", 0.06],
      ["cream", 0.06],
    ] as const
  ).map(([name, width]) => ({ colour: tone(tones[name]), width }))
  const strays = tileNoise(46, 11, 311)
  return (u, v, texel) => {
    let end = 0
    // Whole threads stray, not parts of them.
    const at = v + Math.round(strays(u, v) * 2) * 0.0011
    for (const { colour, width } of woven) {
      if (at >= end) paint(texel, colour, colour, 0)
      end += width
    }
  }
}

/** Nested arches in earth colours. */
export function arcs(): Pattern {
  const ground = tone("#e4d9c5")
  const tones = ["#b9775a", "#e4d9c5", "#d2a57e", "#e4d9c5", "#8b8f75", "#e4d9c5", "#c9b391"].map(tone)
  return (u, v, texel) => {
    paint(texel, ground, ground, 0)
    const isLeft = u < 0.5
    const x = isLeft ? u - 0.27 : u - 0.73
    const y = isLeft ? v - 0.1 : 0.9 - v
    for (let i = 0; i < tones.length; i++) {
      const colour = tones[i]
      if (colour) fill(texel, arch(x, y, 0.21 - i * 0.029, 0.74 - i * 0.029), colour, 0.003)
    }
  }
}

/** Rows of rhombs and steps in terracotta. */
export function kilim(): Pattern {
  const ground = tone("#b97a5e")
  const cream = tone("#e2d1b8")
  const deep = tone("#7e4636")
  const ochre = tone("#c99a5b")
  return (u, v, texel) => {
    paint(texel, ground, ground, 0)
    const x = centred(u, 3)
    const y = centred(v, 4)
    // Steps: a kilim is woven in whole threads.
    const sx = Math.round(x * 22) / 22
    const sy = Math.round(y * 22) / 22
    fill(texel, rhomb(sx, sy, 0.5, 0.5), cream, 0.004)
    fill(texel, rhomb(sx, sy, 0.39, 0.39), deep, 0.004)
    fill(texel, rhomb(sx, sy, 0.27, 0.27), ochre, 0.004)
    fill(texel, rhomb(sx, sy, 0.13, 0.13), cream, 0.004)
    const edge = Math.min(v, 1 - v)
    fill(texel, edge - 0.06, deep, 0.002)
    fill(texel, Math.max(edge - 0.046, 0.016 - edge), cream, 0.002)
    const tooth = Math.abs(centred(u, 18)) * 0.05
    fill(texel, Math.abs(edge - 0.031) - tooth * 0.5, deep, 0.002)
  }
}

/** A medallion in a field of small flowers with a border of three bands. */
export function persian(): Pattern {
  const field = tone("#87483b")
  const navy = tone("#37435a")
  const cream = tone("#dcc8a4")
  const rose = tone("#b67f67")
  const sage = tone("#7d8468")
  return (u, v, texel) => {
    paint(texel, field, field, 0)
    const x = Math.abs(u - 0.5)
    const y = Math.abs(v - 0.5)
    const far = Math.sqrt(x * x + y * y * 0.72)
    const angle = Math.atan2(y * 0.85, x)
    const flowerX = centred(u + (Math.floor(v * 18) % 2) / 36, 18)
    const flowerY = centred(v, 18)
    const flower = Math.sqrt(flowerX * flowerX + flowerY * flowerY)
    const petals = 0.2 + 0.1 * Math.cos(Math.atan2(flowerY, flowerX) * 5)
    fill(texel, flower - petals, rose, 0.03, 0.75)
    fill(texel, flower - 0.09, cream, 0.03)
    const lobes = 0.03 * Math.cos(angle * 12)
    fill(texel, far - 0.29 - lobes, cream, 0.002)
    fill(texel, far - 0.28 - lobes, navy, 0.002)
    const ring = 0.5 + 0.5 * Math.cos(angle * 16)
    fill(texel, Math.abs(far - 0.215) - 0.028 * ring, rose, 0.003)
    fill(texel, Math.abs(far - 0.215) - 0.009, cream, 0.002)
    fill(texel, far - 0.15 - 0.025 * Math.cos(angle * 8), cream, 0.002)
    fill(texel, far - 0.138 - 0.025 * Math.cos(angle * 8), field, 0.002)
    fill(texel, far - 0.07 - 0.03 * Math.cos(angle * 8), sage, 0.002)
    fill(texel, far - 0.026, cream, 0.002)
    // Quarter medallions in the corners of the field.
    const corner = Math.sqrt((0.4 - x) ** 2 + (0.4 - y) ** 2)
    fill(texel, corner - 0.12 - 0.014 * Math.cos(Math.atan2(0.4 - y, 0.4 - x) * 12), cream, 0.002)
    fill(texel, corner - 0.11 - 0.014 * Math.cos(Math.atan2(0.4 - y, 0.4 - x) * 12), sage, 0.002)
    fill(texel, corner - 0.05, rose, 0.002)
    const edge = Math.min(0.5 - x, 0.5 - y)
    fill(texel, edge - 0.105, navy, 0.002)
    const along = 0.5 - x < 0.5 - y ? v : u
    const bloom = Math.sqrt((centred(along, 14) / 14) ** 2 + (edge - 0.06) ** 2)
    fill(texel, bloom - 0.019, rose, 0.002)
    fill(texel, bloom - 0.008, cream, 0.002)
    const sprig = Math.sqrt((centred(along + 0.5 / 14, 14) / 14) ** 2 + (edge - 0.06) ** 2)
    fill(texel, sprig - 0.009, sage, 0.002)
    fill(texel, Math.abs(edge - 0.1) - 0.004, cream, 0.0015)
    fill(texel, Math.abs(edge - 0.022) - 0.005, cream, 0.0015)
    fill(texel, edge - 0.012, field, 0.002)
  }
}

/** Thin dark rhombs on cream, drawn by hand. */
export function berber(): Pattern {
  const cream = tone("#eee6d8")
  const ink = tone("#4b433b")
  const sway = tileNoise(7, 7, 311)
  return (u, v, texel) => {
    paint(texel, cream, cream, 0)
    const x = u + sway(u, v) * 0.012
    const y = v + sway(v + 0.31, u) * 0.012
    const a = Math.abs(centred(x * 1.5 + y, 2))
    const b = Math.abs(centred(x * 1.5 - y + 0.25, 2))
    fill(texel, Math.min(0.5 - a, 0.5 - b) - 0.024, ink, 0.008, 0.92)
    fill(texel, Math.max(a, b) - 0.035, ink, 0.008, 0.9)
  }
}

/** Grasses and seed heads in greens. */
export function meadow(): Pattern {
  const ground = tone("#99a384")
  const tones = ["#7c8a68", "#b7bc9d", "#6c7a5c", "#c9c7a8"].map(tone)
  return (u, v, texel) => {
    paint(texel, ground, ground, 0)
    for (let i = 0; i < 26; i++) {
      const start = part(i * 0.618_034 + 0.02)
      const lean = part(i * 0.414_214) * 0.16 - 0.08
      const tall = 0.35 + part(i * 0.302_776) * 0.55
      const isUp = i % 2 === 0
      const y = isUp ? v : 1 - v
      let x = u - start
      x -= Math.round(x)
      const bent = x - lean * (y / tall) ** 2 * tall * 2
      if (Math.abs(bent) > 0.09) continue
      const colour = tones[i % 4]
      if (!colour) continue
      fill(texel, stroke(bent, y, 0, 0, 0, tall, 0.0035), colour, 0.002)
      for (let k = 0; k < 5; k++) {
        const at = tall * (0.45 + k * 0.12)
        const side = k % 2 === 0 ? 1 : -1
        const dx = bent * side
        const dy = y - at
        fill(texel, leaf(dx * 0.6 + dy * 0.8, dx * 0.8 - dy * 0.6, 0.075 - k * 0.006, 0.011), colour, 0.002)
      }
    }
  }
}
