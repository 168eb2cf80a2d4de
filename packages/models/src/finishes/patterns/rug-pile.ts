import type { Pattern, Texel } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { newCellHit, step, tileCells, tileFractal, tileGrain, tileNoise } from "./tile-noise.ts"
import { dim, paint, shade, tone } from "./tone.ts"

/** Long, lazy tufts that fall over one another. */
export function shag(colour: string, seed: number): Pattern {
  const tufts = tileCells(62, 62, seed, 1)
  const lie = tileNoise(26, 26, seed + 1)
  const lieToo = tileNoise(26, 26, seed + 2)
  const strands = tileGrain(520, 520, seed + 3)
  const slow = tileFractal(4, 4, 3, seed + 4)
  const base = tone(colour)
  const low = shade(base, 0.76)
  const high = shade(base, 1.05)
  // Where feet and hands went, pile lies the other way: soft fields of light and shade that are seen from afar.
  const brushed = tileFractal(3, 4, 3, seed + 5)
  const hit = newCellHit()
  return (u, v, texel) => {
    const x = u + lie(u, v) * 0.012
    const y = v + lieToo(u, v) * 0.012
    tufts(x, y, hit)
    const dome = 1 - hit.nearest * hit.nearest * 1.1
    const angle = chance(hit.id, seed, 6) * 6.283
    const strand = strands(x + hit.x * 0.01 * Math.cos(angle), y + hit.y * 0.01 * Math.sin(angle))
    const height = (dome < 0 ? 0 : dome) * (0.75 + 0.25 * chance(hit.id, seed, 7)) + (strand - 0.5) * 0.3
    paint(texel, low, high, 0.12 + height * 0.85 + slow(u, v) * 0.06)
    dim(texel, 1 + step(-0.35, 0.35, brushed(u, v)) * 0.07)
    texel.height = height
    texel.roughness = 0.98
  }
}

/** Thick plaited strands in rows, of jute, seagrass or rope: each row a plait of two. */
export function plaits(
  colour: string,
  look: Readonly<Record<"rows" | "twists" | "gap" | "unequal" | "roughness" | "seed", number>>,
): Pattern {
  const { rows, twists, seed } = look
  const fibre = tileGrain(240, 640, seed)
  const tones = tileGrain(22, rows, seed + 1)
  const wobble = tileNoise(18, rows, seed + 2)
  const base = tone(colour)
  const low = shade(base, 1 - look.gap)
  return (u, v, texel) => {
    const y = v * rows + wobble(u, v) * 0.1
    const row = Math.floor(y)
    const fy = y - row - 0.5
    const isOdd = (row & 1) === 1
    const along = u * twists + (isOdd ? 0.5 : 0) + (isOdd ? fy : -fy) * 0.9
    const fx = along - Math.floor(along) - 0.5
    const round = (1 - fy * fy * 3.6) * (1 - fx * fx * 2.6)
    const hair = fibre(u + fy * 0.004, v)
    const height = Math.max(0, round)
    paint(texel, low, base, 0.1 + 0.9 * Math.sqrt(height))
    dim(texel, 1 + (tones(u, v) - 0.5) * look.unequal + (hair - 0.5) * 0.22)
    texel.height = height + hair * 0.18
    texel.roughness = look.roughness
  }
}

/** Short wool pile under a picture: `print` gives the colour, this the tufts, tones of dyeing and a soft nap. */
export function tufted(print: Pattern, tufts: number, seed: number): Pattern {
  const grid = tileCells(tufts, tufts, seed, 0.7)
  const abrash = tileNoise(1, 13, seed + 1)
  const slow = tileFractal(4, 4, 3, seed + 2)
  const edge = tileNoise(90, 90, seed + 3)
  const hit = newCellHit()
  return (u, v, texel: Texel) => {
    const bent = edge(u, v) * 0.0018
    print(u + bent, v - bent, texel)
    grid(u, v, hit)
    const dome = Math.max(0, 1 - hit.nearest * hit.nearest * 1.6)
    dim(
      texel,
      0.86 + dome * 0.16 + (chance(hit.id, seed, 4) - 0.5) * 0.09 + abrash(0.5, v) * 0.03 + slow(u, v) * 0.03,
    )
    texel.height = dome
    texel.roughness = 0.97 + step(0.8, 1, dome) * 0.02
  }
}

/** Short pile of one colour: tufts that differ a little in their dyeing, brushed to and fro. */
export function plainPile(colour: string, tufts: number, seed: number): Pattern {
  const base = tone(colour)
  const brushed = tileFractal(3, 3, 4, seed + 6)
  const pile = tufted((_u, _v, texel) => paint(texel, base, base, 0), tufts, seed)
  return (u, v, texel) => {
    pile(u, v, texel)
    dim(texel, 0.975 + step(-0.5, 0.5, brushed(u, v)) * 0.05)
  }
}
