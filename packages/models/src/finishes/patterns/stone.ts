import type { Pattern } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { newCellHit, step, tileCells, tileFractal, tileGrain, tileNoise } from "./tile-noise.ts"
import { cover, dim, mixTones, paint, shade, tone } from "./tone.ts"

/** Travertine cut along its bed: wandering bands, and pits in rows. */
export function travertine(colour: string, roughness: number, seed: number): Pattern {
  const bend = tileFractal(2, 3, 4, seed)
  const bands = tileNoise(1, 17, seed + 50)
  const thin = tileNoise(2, 61, seed + 51)
  const clouds = tileFractal(4, 6, 4, seed + 52)
  const pits = tileCells(74, 300, seed + 53, 1)
  const where = tileFractal(3, 9, 3, seed + 54)
  const specks = tileGrain(640, 640, seed + 55)
  const base = tone(colour)
  const [low, high] = [
    shade(mixTones(base, tone("#a27a4c"), 0.34), 0.92),
    shade(mixTones(base, tone("#fff7e8"), 0.4), 1.02),
  ]
  const hole = shade(base, 0.5)
  const hit = newCellHit()
  return (u, v, texel) => {
    const y = v + bend(u, v) * 0.035
    const band = bands(u, y) * 0.55 + thin(u, y) * 0.3 + clouds(u, v) * 0.4
    const speck = specks(u, v) - 0.5
    paint(texel, low, high, 0.52 + band * 0.52 + speck * 0.12)
    pits(u, y, hit)
    const rows = where(u, y) + bands(u, y) * 0.4
    const size = 0.1 + 0.3 * chance(hit.id, seed) ** 2
    const pit =
      rows > 0.1 && chance(hit.id, seed, 2) < 0.62
        ? step(size, size * 0.55, hit.nearest) * step(0.1, 0.35, rows)
        : 0
    cover(texel, hole, pit * 0.5)
    texel.height = 0.8 - pit * 0.8 + band * 0.05 + speck * 0.05
    texel.roughness = roughness + pit * 0.3 - band * 0.05
  }
}

/** Limestone and quartz: an even ground with soft clouds and specks of other colours. */
export function specked(
  colour: string,
  {
    specks,
    light,
    dark,
    clouds,
    roughness,
    seed,
  }: Readonly<Record<"specks" | "light" | "dark" | "clouds" | "roughness" | "seed", number>>,
): Pattern {
  const cells = tileCells(specks, specks, seed, 1)
  const cloud = tileFractal(4, 4, 5, seed + 1)
  const grain = tileGrain(900, 900, seed + 2)
  const base = tone(colour)
  const [low, high] = [shade(base, 1 - clouds), shade(base, 1 + clouds)]
  const [pale, deep] = [
    mixTones(base, tone("#ffffff"), 0.6),
    shade(mixTones(base, tone("#8a7a66"), 0.5), 0.8),
  ]
  const hit = newCellHit()
  return (u, v, texel) => {
    const slow = cloud(u, v)
    const point = grain(u, v) - 0.5
    paint(texel, low, high, 0.5 + slow * 0.5 + point * 0.5)
    cells(u, v, hit)
    const which = chance(hit.id, seed, 1)
    const size = 0.1 + 0.3 * chance(hit.id, seed, 2)
    const inside = step(size, size * 0.5, hit.nearest)
    if (which < light) cover(texel, pale, inside * 0.7)
    else if (which > 1 - dark) cover(texel, deep, inside * 0.55)
    texel.height = 0.5 + point * 0.3 + slow * 0.1
    texel.roughness = roughness + slow * 0.05 + point * 0.05
  }
}

/** Granite: crystals of feldspar, quartz and mica that fit together. */
export function granite(colour: string, roughness: number, seed: number): Pattern {
  const large = tileCells(110, 110, seed, 1)
  const small = tileCells(260, 260, seed + 1, 1)
  const warp = tileNoise(150, 150, seed + 2)
  const cloud = tileFractal(4, 4, 3, seed + 3)
  const base = tone(colour)
  const crystals = [1.34, 1.16, 0.98, 0.74, 0.5, 0.3].map((factor) => shade(base, factor))
  const ground = shade(base, 0.95)
  const hit = newCellHit()
  return (u, v, texel) => {
    const bent = warp(u, v) * 0.003
    large(u + bent, v - bent, hit)
    const first = chance(hit.id, seed, 1)
    const edge = step(0.02, 0.16, hit.second - hit.nearest)
    small(u, v, hit)
    const other = chance(hit.id, seed, 2)
    const pick = first < 0.62 ? first * 0.66 : other
    const crystal = crystals[Math.min(5, Math.floor(pick ** 1.15 * 6))] ?? ground
    paint(texel, ground, crystal, 0.45 + 0.5 * edge)
    dim(texel, 1 + cloud(u, v) * 0.06)
    texel.height = 0.5 + (first - 0.5) * 0.05
    texel.roughness = roughness + (other - 0.5) * 0.1
  }
}

/** Slate, split: ledges that break off along its bed. */
export function slate(colour: string, roughness: number, seed: number): Pattern {
  const bend = tileFractal(3, 3, 5, seed)
  const bed = tileFractal(3, 4, 6, seed + 50, 0.6)
  const fine = tileNoise(60, 160, seed + 51)
  const rust = tileFractal(3, 5, 5, seed + 52, 0.65)
  const base = tone(colour)
  const [low, high] = [shade(base, 0.82), shade(base, 1.2)]
  const warm = mixTones(base, tone("#7a6a58"), 0.5)
  return (u, v, texel) => {
    const level = bed(u + bend(u, v) * 0.05, v) * 4
    const ledge = Math.floor(level)
    const t = level - ledge
    const height = (ledge + step(0.75, 1, t)) * 0.3 + fine(u, v) * 0.12 + bend(u, v) * 0.4
    paint(texel, low, high, 0.5 + height * 0.16 + fine(u, v) * 0.18 + (t > 0.75 ? 0.12 : 0))
    cover(texel, warm, step(0.15, 0.7, rust(u, v)) * 0.2)
    texel.height = height
    texel.roughness = roughness + fine(u, v) * 0.06
  }
}

/** Concrete cast or trowelled: clouds, pin holes, and strokes where a trowel went. */
export function concrete(
  colour: string,
  {
    clouds,
    holes,
    strokes,
    roughness,
    seed,
  }: Readonly<Record<"clouds" | "holes" | "strokes" | "roughness" | "seed", number>>,
): Pattern {
  const cloud = tileFractal(2, 2, 6, seed, 0.55)
  const blur = tileFractal(7, 5, 4, seed + 20)
  const stroke = tileNoise(9, 4, seed + 40)
  const strokeToo = tileNoise(4, 10, seed + 41)
  const sand = tileGrain(900, 900, seed + 42)
  const pins = tileCells(42, 42, seed + 43, 1)
  const base = tone(colour)
  const [low, high] = [shade(base, 1 - clouds), shade(base, 1 + clouds * 0.8)]
  const hole = shade(base, 0.6)
  const hit = newCellHit()
  return (u, v, texel) => {
    const soft = cloud(u, v)
    const trowel = Math.max(stroke(u + soft * 0.1, v), strokeToo(u, v + soft * 0.1)) * strokes
    const grain = sand(u, v) - 0.5
    paint(texel, low, high, 0.5 + soft * 0.6 + blur(u, v) * 0.25 + trowel * 0.3 + grain * 0.22)
    pins(u, v, hit)
    const size = 0.03 + 0.06 * chance(hit.id, seed)
    const pin = chance(hit.id, seed, 3) < holes ? step(size, size * 0.5, hit.nearest) : 0
    cover(texel, hole, pin * 0.8)
    texel.height = 0.6 + soft * 0.1 + trowel * 0.12 + grain * 0.16 - pin * 0.7
    texel.roughness = roughness + soft * 0.06 + grain * 0.05 - trowel * 0.08 + pin * 0.15
  }
}

export interface TerrazzoLook {
  readonly colour: string
  readonly chips: readonly string[]
  /** Large chips along a tile. */
  readonly count: number
  /** How many of the places hold a chip, 0 to 1. */
  readonly dense: number
  readonly roughness: number
  readonly seed: number
}

/** Terrazzo: chips of stone of three sizes in polished cement. */
export function terrazzo({ colour, chips, count, dense, roughness, seed }: TerrazzoLook): Pattern {
  const layers = [1, 2.1, 4.6].map((times, i) => ({
    cells: tileCells(Math.round(count * times), Math.round(count * times), seed + i * 5, 1),
    seed: seed + i * 5,
    dense: dense * 0.8,
  }))
  const warp = tileNoise(Math.round(count * 2.2), Math.round(count * 2.2), seed + 40)
  const sand = tileGrain(900, 900, seed + 41)
  const cloud = tileFractal(3, 3, 3, seed + 42)
  const inner = tileFractal(24, 24, 3, seed + 43)
  const base = tone(colour)
  const tones = chips.map(tone)
  const [low, high] = [shade(base, 0.95), shade(base, 1.04)]
  const hit = newCellHit()
  return (u, v, texel) => {
    const bent = (warp(u, v) * 0.16) / count
    const grain = sand(u, v) - 0.5
    paint(texel, low, high, 0.5 + cloud(u, v) * 0.3 + grain * 0.5)
    texel.height = 0.5
    texel.roughness = roughness + 0.05 + grain * 0.05
    for (const layer of layers) {
      layer.cells(u + bent, v - bent, hit)
      if (chance(hit.id, layer.seed, 1) > layer.dense) continue
      const wide = 0.1 + 0.3 * chance(hit.id, layer.seed, 2)
      const inside = step(wide, wide + 0.07, hit.second - hit.nearest)
      if (inside === 0) continue
      const chip = tones[Math.floor(chance(hit.id, layer.seed, 3) * tones.length)] ?? base
      cover(texel, chip, inside)
      dim(texel, 1 + inside * ((chance(hit.id, layer.seed, 4) - 0.5) * 0.16 + inner(u, v) * 0.08))
      texel.height = 0.5 + inside * 0.05
      texel.roughness = roughness - inside * 0.04
      return
    }
  }
}

/** Cork: pressed granules, with darker ones here and there. */
export function cork(colour: string, roughness: number, seed: number): Pattern {
  const large = tileCells(70, 70, seed, 1)
  const small = tileCells(170, 170, seed + 1, 1)
  const warp = tileNoise(110, 110, seed + 2)
  const base = tone(colour)
  const [low, high, deep] = [shade(base, 0.78), shade(base, 1.16), shade(base, 0.45)]
  const hit = newCellHit()
  return (u, v, texel) => {
    const bent = warp(u, v) * 0.005
    large(u + bent, v - bent, hit)
    const edge = step(0, 0.14, hit.second - hit.nearest)
    const first = chance(hit.id, seed, 1)
    small(u - bent, v + bent, hit)
    const other = chance(hit.id, seed, 2)
    paint(texel, low, high, first * 0.6 + other * 0.4)
    cover(texel, deep, (1 - edge) * 0.3 + (other > 0.94 ? 0.55 : 0))
    texel.height = edge * 0.6 + other * 0.3
    texel.roughness = roughness + (other - 0.5) * 0.08
  }
}
