import type { Pattern } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { newCellHit, step, tileCells, tileFractal, tileGrain, tileNoise } from "./tile-noise.ts"
import { cover, dim, mixTones, paint, shade, tone } from "./tone.ts"

/** A leaf's skin: veins that leave a rib every few centimetres, cells between them, a tone that wanders. */
export function leafSkin(
  colour: string,
  look: Readonly<Record<"veins" | "variety" | "roughness" | "seed", number>>,
): Pattern {
  const { seed } = look
  const clouds = tileFractal(3, 3, 4, seed)
  const cells = tileCells(70, 70, seed + 40, 1)
  const bend = tileNoise(6, 6, seed + 41)
  const base = tone(colour)
  const low = shade(base, 1 - look.variety)
  const high = mixTones(shade(base, 1 + look.variety), tone("#d8dfa8"), look.variety * 0.3)
  const pale = mixTones(base, tone("#dfe6bd"), 0.4)
  const hit = newCellHit()
  return (u, v, texel) => {
    const at = (v + bend(u, v) * 0.012) * look.veins + Math.abs(u - Math.floor(u) - 0.5) * 4
    const vein = step(0.09, 0, Math.abs(at - Math.floor(at) - 0.5))
    cells(u, v, hit)
    const net = step(0.09, 0, hit.second - hit.nearest)
    const cloud = clouds(u, v)
    paint(texel, low, high, 0.5 + cloud * 0.75)
    cover(texel, pale, vein * 0.3 + net * 0.08)
    texel.height = 0.6 - vein * 0.5 - net * 0.12 + cloud * 0.1
    texel.roughness = look.roughness + vein * 0.1 + cloud * 0.06
  }
}

/** A leaf with pale islands. */
export function variegated(colour: string, spot: string, seed: number): Pattern {
  const islands = tileFractal(5, 7, 5, seed, 0.6)
  const skin = leafSkin(colour, { veins: 14, variety: 0.12, roughness: 0.5, seed: seed + 50 })
  const pale = tone(spot)
  return (u, v, texel) => {
    skin(u, v, texel)
    cover(texel, pale, step(0.12, 0.24, islands(u, v)) * 0.85)
  }
}

/** Bands across, as on a snake plant. */
export function banded(colour: string, seed: number): Pattern {
  const bands = tileNoise(3, 26, seed)
  const jag = tileFractal(34, 9, 2, seed + 1)
  const base = tone(colour)
  const low = shade(base, 0.66)
  const high = mixTones(base, tone("#b9c49a"), 0.5)
  return (u, v, texel) => {
    const t = step(-0.3, 0.3, bands(u, v + jag(u, v) * 0.008))
    paint(texel, low, high, t)
    dim(texel, 1 + jag(u, v) * 0.05)
    texel.height = 0.5 + t * 0.1
    texel.roughness = 0.5
  }
}

/** Petals: fine lines along u; `throat` is their colour where they are held (u = 0), which fades to their rims at half a tile. */
export function petal(colour: string, seed: number, throat?: string): Pattern {
  const lines = tileGrain(5, 130, seed)
  const slow = tileFractal(3, 3, 3, seed + 1)
  const base = tone(colour)
  const low = shade(base, 0.9)
  const high = mixTones(base, tone("#ffffff"), throat === undefined ? 0.18 : 0.34)
  const deep = throat === undefined ? null : tone(throat)
  return (u, v, texel) => {
    const line = lines(u, v)
    paint(texel, low, high, 0.5 + (line - 0.5) * 0.7 + slow(u, v) * 0.4)
    if (deep) cover(texel, deep, (0.5 + 0.5 * Math.cos(u * 2 * Math.PI)) ** 1.6 * (0.75 + 0.25 * line))
    texel.height = line
    texel.roughness = 0.8
  }
}

/** Bark: plates with deep cracks along u. */
export function bark(colour: string, seed: number): Pattern {
  const plates = tileCells(9, 34, seed, 1)
  const bend = tileFractal(6, 6, 4, seed + 1)
  const fine = tileGrain(120, 500, seed + 40)
  const base = tone(colour)
  const low = shade(base, 0.5)
  const high = mixTones(shade(base, 1.25), tone("#a59c8c"), 0.25)
  const hit = newCellHit()
  return (u, v, texel) => {
    const warp = bend(u, v)
    plates(u + warp * 0.03, v + warp * 0.02, hit)
    const plate = step(0.02, 0.4, hit.second - hit.nearest)
    const grain = fine(u, v)
    paint(texel, low, high, plate * 0.7 + (chance(hit.id, seed) - 0.5) * 0.25 + (grain - 0.5) * 0.4 + 0.1)
    texel.height = plate + grain * 0.25
    texel.roughness = 0.95
  }
}

/** Soil and moss: crumbs of two sizes. */
export function crumbs(colour: string, count: number, variety: number, seed: number): Pattern {
  const large = tileCells(count, count, seed, 1)
  const small = tileCells(count * 3, count * 3, seed + 1, 1)
  const slow = tileFractal(5, 5, 3, seed + 2)
  const base = tone(colour)
  const low = shade(base, 0.45)
  const high = shade(base, 1.4)
  const hit = newCellHit()
  return (u, v, texel) => {
    large(u, v, hit)
    const lump = 1 - hit.nearest
    const pick = chance(hit.id, seed, 1) - 0.5
    small(u, v, hit)
    const crumb = 1 - hit.nearest
    const height = Math.max(0, lump * 0.6 + crumb * 0.4)
    paint(texel, low, high, height * 0.8 - 0.1 + pick * variety + slow(u, v) * 0.2)
    texel.height = height
    texel.roughness = 0.97
  }
}

/** The peel of a fruit: waxy, with a pore every other millimetre and a greener breath here and there. */
export function pores(colour: string, unripe: string, seed: number): Pattern {
  const cells = tileCells(56, 56, seed, 1)
  const clouds = tileFractal(3, 3, 3, seed + 1)
  const base = tone(colour)
  const green = tone(unripe)
  const hit = newCellHit()
  return (u, v, texel) => {
    cells(u, v, hit)
    const pore = step(0.42, 0.05, hit.nearest)
    const cloud = clouds(u, v)
    paint(texel, base, green, step(0.1, 0.7, cloud) * 0.35)
    dim(texel, 1.02 - pore * 0.07)
    texel.height = 0.7 - pore * 0.5
    texel.roughness = 0.4 + pore * 0.12 + cloud * 0.04
  }
}
