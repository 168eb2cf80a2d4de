import type { Pattern } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { step, tileGrain, tileLine, tileNoise } from "./tile-noise.ts"
import { cover, mixTones, paint, shade, tone } from "./tone.ts"

/** How a sawn wood looks; lengths in millimetres, strengths 0 to 1. */
export interface WoodLook {
  readonly colour: string
  /** Metres of one tile. */
  readonly tile: number
  /** Between two rings. */
  readonly ring: number
  /** Difference between early and late wood. */
  readonly contrast: number
  /** How suddenly late wood ends: 1 even, 4 a thin dark line. */
  readonly late: number
  readonly pores: number
  readonly poreLength: number
  /** Pale flecks of rays where the wood is cut on the quarter. */
  readonly rays: number
  /** Slow bands of lighter and darker wood. */
  readonly bands: number
  /** How far the grain sways. */
  readonly sway: number
  /** Leaves of veneer across a tile, each of another part of the log. */
  readonly leaves: number
  /** Hue of late wood over early wood: 0 the same, 1 redder and browner. */
  readonly warmth: number
  readonly roughness: number
  readonly seed: number
}

/** Veneer of a log sawn plain and on the quarter: rings about the heart of the log, cut by a plane that does not run along it quite. */
export function woodGrain(look: WoodLook): Pattern {
  const { tile, seed, contrast, pores, rays } = look
  const leaves = Array.from({ length: look.leaves }, (_, i) => ({
    middle: (i + 0.5 + (chance(i, seed) - 0.5) * 0.55) / look.leaves,
    depths: depthsOf(seed + i * 17, 0.03 + chance(i, seed, 4) * 0.03, i % 2 === 0 ? 0.85 : 0.16),
    tone: (chance(i, seed, 8) - 0.5) * 0.09,
  }))
  const sway = tileNoise(2, 4, seed + 101)
  const ripple = tileNoise(14, 44, seed + 102)
  const spacing = tileLine(97, seed + 103)
  const bands = tileNoise(2, 13, seed + 104)
  const clouds = tileNoise(6, 5, seed + 109)
  const fibres = tileGrain(Math.round(tile / 0.07), 640, seed + 105)
  const pore = tileGrain(Math.round(tile / (look.poreLength / 1000)), 900, seed + 106)
  const ray = tileNoise(Math.round(tile / 0.011), Math.round(tile / 0.034), seed + 107)
  const base = tone(look.colour)
  const rich = mixTones(
    base,
    { red: base.red * 0.86, green: base.green * 0.7, blue: base.blue * 0.52 },
    look.warmth,
  )
  const dark = shade(mixTones(base, rich, 0.8), 1 - contrast)
  const light = shade(base, 1 + contrast * 0.4)
  const poreTone = shade(rich, 0.5)
  const rings = 1000 / look.ring
  return (u, v, texel) => {
    const y = v + (sway(u, v) * look.sway + ripple(u, v) * 1.6) / 1000 / tile
    let near = 9
    let aside = 0
    let leafTone = 0
    const at = Math.floor((u - Math.floor(u)) * depthCount)
    for (let i = 0; i < leaves.length; i++) {
      const leaf = leaves[i] as (typeof leaves)[number] // i is within the list.
      let d = y - leaf.middle
      d = (d - Math.floor(d + 0.5)) * tile
      const deep = leaf.depths[at] ?? 0
      const r = d * d + deep * deep
      if (r < near) {
        near = r
        aside = d
        leafTone = leaf.tone
      }
    }
    const far = Math.sqrt(near)
    aside = Math.abs(aside) / far
    const ring = far * rings + spacing(far * 0.9) * 2.4
    const year = Math.floor(ring)
    const t = ring - year
    const strength = 0.45 + 0.55 * chance(year, seed, 21)
    const fall = t < 0.16 ? 1 - t / 0.16 : 0
    const late = Math.max(t ** look.late, fall * fall) * strength
    const streak = fibres(u, v)
    const tint =
      late * 0.62 +
      bands(u, y) * look.bands * 0.5 +
      clouds(u, v) * 0.09 +
      leafTone +
      (streak - 0.5) * 0.3 +
      0.16
    paint(texel, light, dark, tint < 0 ? 0 : tint > 1.1 ? 1.1 : tint)
    // Large pores stand in the wood of spring.
    const hole = step(0.66, 0.92, pore(u, v)) * (t < 0.42 ? 1 : 0.35) * pores
    cover(texel, poreTone, hole * 0.46)
    if (rays > 0) {
      const fleck = step(0.3, 0.62, ray(u, v)) * step(0.82, 0.985, aside) * rays
      if (fleck > 0) cover(texel, light, fleck * 0.55)
    }
    texel.height = 0.5 + streak * 0.12 - late * 0.16 - hole * 0.7
    texel.roughness = look.roughness + (0.5 - late) * 0.09 + hole * 0.18
  }
}

const depthCount = 2048

/** How deep under the cut the heart of the log runs along a tile (metres): mostly tapering one way, so that rings open as flames. */
function depthsOf(seed: number, deep: number, taper: number): Float32Array {
  const line = tileLine(5, seed)
  const start = chance(seed, 3)
  const skew = 0.8 + 0.15 * chance(seed, 4)
  return new Float32Array(depthCount).map((_, i) => {
    const angle = (i / depthCount + start) * 2 * Math.PI
    return deep * (1.4 + taper * Math.cos(angle + skew * Math.sin(angle)) + 0.12 * line(i / depthCount))
  })
}
