import type { Pattern, Texel } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { step, tileFractal, tileGrain, tileNoise } from "./tile-noise.ts"
import { cover, dim, mixTones, paint, shade, tone } from "./tone.ts"

/** The tile under a point: its number, its distance from its rim in metres, and where in it the point lies, -0.5 to 0.5. */
export interface LaidTile {
  id: number
  rim: number
  x: number
  y: number
  /** Whether it is of the second colour. */
  isOther: boolean
}

const newTile = (): LaidTile => ({ id: 0, rim: 0, x: 0, y: 0, isOther: false })

/** Finds the tile under a point; writes into `tile`. */
export type TileLaying = (u: number, v: number, tile: LaidTile) => void

const part = (value: number): number => value - Math.floor(value)

/** Rectangles in rows; each row is moved by `shift` of a tile against the one below. `side` is metres of the whole. */
export function rows(columns: number, count: number, shift: number, side: number): TileLaying {
  return (u, v, tile) => {
    const y = part(v) * count
    const row = Math.floor(y)
    const x = part(u + (row * shift) / columns) * columns
    const column = Math.floor(x)
    tile.id = row * columns + column
    tile.x = x - column - 0.5
    tile.y = y - row - 0.5
    tile.rim = Math.min((0.5 - Math.abs(tile.x)) / columns, (0.5 - Math.abs(tile.y)) / count) * side
    tile.isOther = (row + column) % 2 === 1
  }
}

/** Regular hexagons with a flat side upright; `count` of them along, and rows so that they stay nearly regular. */
export function hexagons(count: number, side: number): TileLaying {
  const pairs = Math.round(count / Math.sqrt(3))
  return (u, v, tile) => {
    const x = part(u) * count
    const y = part(v) * pairs
    // The nearer middle of two interleaved grids.
    const ax = x - Math.floor(x) - 0.5
    const ay = (y - Math.floor(y) - 0.5) * Math.sqrt(3)
    const bx = x + 0.5 - Math.floor(x + 0.5) - 0.5
    const by = (y + 0.5 - Math.floor(y + 0.5) - 0.5) * Math.sqrt(3)
    const isFirst = ax * ax + ay * ay < bx * bx + by * by
    tile.x = isFirst ? ax : bx
    tile.y = isFirst ? ay : by
    const column = isFirst ? Math.floor(x) : Math.floor(x + 0.5) % count
    const row = isFirst ? Math.floor(y) : Math.floor(y + 0.5) % pairs
    tile.id = (row * count + column) * 2 + (isFirst ? 0 : 1)
    const far = Math.max(Math.abs(tile.x), Math.abs(tile.x) * 0.5 + Math.abs(tile.y) * 0.866_025)
    tile.rim = ((0.5 - far) / count) * side
    tile.isOther = false
  }
}

export interface TiledLook {
  readonly colour: string
  readonly other?: string
  readonly grout: string
  /** Metres: half the joint, and how far from it the rim is rounded. */
  readonly joint: number
  readonly rounding: number
  /** How tiles differ in tone, tilt, and how wavy their glaze is, 0 to 1. */
  readonly unequal: number
  readonly tilt: number
  readonly waves: number
  readonly roughness: number
  readonly seed: number
  /** Draws on a tile over its colour. */
  readonly print?: (tile: LaidTile, texel: Texel) => void
}

/** Tiles with joints; each has its own tone and lies a little askew. */
export function tiled(look: TiledLook, laying: TileLaying): Pattern {
  const { seed, joint, rounding, waves, print } = look
  const wave = tileFractal(14, 14, 3, seed)
  const mottle = tileFractal(22, 22, 3, seed + 9)
  const sand = tileGrain(900, 900, seed + 10)
  const uneven = tileNoise(60, 60, seed + 11)
  const base = tone(look.colour)
  const other = tone(look.other ?? look.colour)
  const grout = tone(look.grout)
  const tile = newTile()
  return (u, v, texel) => {
    laying(u, v, tile)
    const { id } = tile
    const rim = tile.rim + uneven(u, v) * joint * waves * 0.7
    const inside = step(joint * 0.6, joint * 1.25, rim)
    const dome = step(joint, joint + rounding, rim)
    const glaze = wave(u + chance(id, seed, 1), v + chance(id, seed, 2))
    const spot = mottle(u, v)
    const own = tile.isOther ? other : base
    paint(texel, own, own, 0)
    print?.(tile, texel)
    dim(
      texel,
      1 +
        (chance(id, seed, 3) - 0.5) * look.unequal * 0.5 +
        (glaze * 0.5 + spot * 0.5) * (waves * 0.14 + 0.02) -
        (1 - dome) * 0.06,
    )
    const grain = sand(u, v) - 0.5
    cover(texel, grout, 1 - inside)
    if (inside < 1) dim(texel, 1 + grain * 0.12 * (1 - inside))
    const lean = ((chance(id, seed, 4) - 0.5) * tile.x + (chance(id, seed, 5) - 0.5) * tile.y) * look.tilt * 6
    texel.height = inside * (0.55 + dome * 0.45 + lean + glaze * waves * 0.9) + (1 - inside) * grain * 0.1
    texel.roughness = look.roughness + (1 - inside) * (0.85 - look.roughness) + spot * 0.04
  }
}

/** The ornament of a patterned cement tile: a star in a ring, quarter flowers at its corners. */
export function ornament(
  ground: string,
  first: string,
  second: string,
): (tile: LaidTile, texel: Texel) => void {
  const pale = tone(ground)
  const deep = tone(first)
  const soft = mixTones(tone(second), pale, 0.1)
  const line = shade(deep, 0.85)
  return (tile, texel) => {
    const { x, y } = tile
    paint(texel, pale, pale, 0)
    const far = Math.sqrt(x * x + y * y)
    const angle = Math.atan2(y, x)
    const petals = 0.2 + 0.1 * Math.cos(angle * 8)
    cover(texel, soft, step(0.006, -0.006, Math.abs(far - 0.385) - 0.035))
    cover(texel, deep, step(0.006, -0.006, far - petals))
    cover(texel, pale, step(0.006, -0.006, far - 0.075))
    cover(texel, soft, step(0.006, -0.006, far - 0.045))
    const cx = 0.5 - Math.abs(x)
    const cy = 0.5 - Math.abs(y)
    const corner = Math.sqrt(cx * cx + cy * cy)
    const leaf = 0.2 + 0.07 * Math.cos(Math.atan2(cy, cx) * 8)
    cover(texel, deep, step(0.006, -0.006, corner - leaf))
    cover(texel, pale, step(0.006, -0.006, corner - 0.09))
    cover(texel, line, step(0.006, -0.006, corner - 0.055))
  }
}
