import type { Pattern, Texel } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { step } from "./tile-noise.ts"
import { cover, dim, shade, tone, type Tone } from "./tone.ts"
import { woodGrain, type WoodLook } from "./wood-grain.ts"

/** A board under a point: its number, where the point lies along and across it (metres from its start), and its size. */
interface Board {
  id: number
  along: number
  across: number
  length: number
  width: number
}

const newBoard = (): Board => ({ id: 0, along: 0, across: 0, length: 1, width: 1 })

/** Finds the board under a point in metres; writes into `board`. */
type Laying = (x: number, y: number, board: Board) => void

/** Boards of one wood, each of another part of a log, with a bevel and its own tone. */
function boards(look: WoodLook, tile: number, laying: Laying, bevel: number, unequal: number): Pattern {
  const grain = woodGrain(look)
  const gap: Tone = shade(tone(look.colour), 0.32)
  const board = newBoard()
  return (u, v, texel: Texel) => {
    laying(u * tile, v * tile, board)
    const { id, along, across, length, width } = board
    const turned = chance(id, look.seed, 3) < 0.5 ? -1 : 1
    grain(
      (along * turned) / look.tile + chance(id, look.seed, 1),
      (across * turned) / look.tile + chance(id, look.seed, 2),
      texel,
    )
    const pick = chance(id, look.seed, 4) - 0.5
    dim(texel, 1 + pick * unequal)
    texel.red *= 1 + (chance(id, look.seed, 5) - 0.5) * unequal * 0.12
    texel.blue *= 1 - (chance(id, look.seed, 5) - 0.5) * unequal * 0.16
    const edge = Math.min(across, width - across, along, length - along)
    const open = step(bevel, bevel * 0.2, edge)
    cover(texel, gap, open * 0.56)
    texel.height = texel.height * 0.25 + 0.75 * (1 - open) + pick * 0.05
    texel.roughness += open * 0.2
  }
}

const mod = (value: number, period: number): number => value - Math.floor(value / period) * period

/** Long boards in rows, one or two to a row, their ends never in line. */
export function planks(look: WoodLook, tile: number, rows: number): Pattern {
  const width = tile / rows
  const laying: Laying = (x, y, board) => {
    const row = Math.min(rows - 1, Math.floor(mod(y, tile) / width))
    const start = mod(chance(row, look.seed, 31) * 0.6 + row * 0.381_966, 1) * tile
    const first = tile * (0.42 + 0.2 * chance(row, look.seed, 32))
    const at = mod(x - start, tile)
    const isFirst = at < first
    board.id = row * 2 + (isFirst ? 0 : 1)
    board.along = isFirst ? at : at - first
    board.length = isFirst ? first : tile - first
    board.across = mod(y, tile) - row * width
    board.width = width
  }
  return boards(look, tile, laying, 0.0022, 0.15)
}

/** Herringbone at 45 degrees to the room: blocks as long as `ratio` widths; the tile is `repeats` blocks times the root of two. */
export function herringbone(look: WoodLook, tile: number, ratio: number, repeats: number): Pattern {
  const width = tile / Math.SQRT2 / ratio / repeats
  const length = width * ratio
  const laying: Laying = (x, y, board) => {
    const a = (x + y) / Math.SQRT2
    const b = (x - y) / Math.SQRT2
    const i = Math.floor(a / width)
    const j = Math.floor(b / width)
    const phase = mod(i - j, 2 * ratio)
    let left = 0
    let low = 0
    if (phase < ratio) {
      left = (i - phase) * width
      low = j * width
      board.along = a - left
      board.across = b - low
    } else {
      // The upright block of this column starts where the lying one of its row ended.
      const up = 2 * ratio - 1 - phase
      left = i * width
      low = (j - up) * width
      board.along = b - low
      board.across = a - left
    }
    board.length = length
    board.width = width
    // The same block in the next tile has the same number.
    const px = mod((left + low) / Math.SQRT2 + 1e-6, tile)
    const py = mod((left - low) / Math.SQRT2 + 1e-6, tile)
    board.id =
      Math.round((px / tile) * 4096) * 8192 +
      Math.round((py / tile) * 4096) +
      (phase < ratio ? 0 : 50_331_649)
  }
  return boards(look, tile, laying, 0.0012, 0.22)
}

/** Chevron: columns of blocks cut at 45 degrees that meet in a line. */
export function chevron(look: WoodLook, tile: number, columns: number, rows: number): Pattern {
  const column = tile / columns
  const pitch = tile / rows
  const laying: Laying = (x, y, board) => {
    const i = Math.floor(mod(x, tile) / column)
    const fx = mod(x, tile) - i * column
    const rise = i % 2 === 0 ? fx : column - fx
    const level = mod(y, tile) - rise
    const j = Math.floor(level / pitch)
    board.id = i * rows + mod(j, rows)
    board.width = pitch / Math.SQRT2
    board.across = (level - j * pitch) / Math.SQRT2
    board.length = column * Math.SQRT2
    board.along = rise * Math.SQRT2
  }
  return boards(look, tile, laying, 0.0012, 0.2)
}

/** Basket weave: squares of staves, turned by turns. */
export function basket(look: WoodLook, tile: number, squares: number, staves: number): Pattern {
  const side = tile / squares
  const width = side / staves
  const laying: Laying = (x, y, board) => {
    const i = Math.floor(mod(x, tile) / side)
    const j = Math.floor(mod(y, tile) / side)
    const fx = mod(x, tile) - i * side
    const fy = mod(y, tile) - j * side
    const isUpright = (i + j) % 2 === 1
    const [along, across] = isUpright ? [fy, fx] : [fx, fy]
    const stave = Math.min(staves - 1, Math.floor(across / width))
    board.id = (j * squares + i) * staves + stave
    board.along = along
    board.length = side
    board.across = across - stave * width
    board.width = width
  }
  return boards(look, tile, laying, 0.001, 0.22)
}

/** Strips of bamboo side by side with the nodes of the cane. */
export function bamboo(colour: string, strips: number, roughness: number, seed: number): Pattern {
  const look: WoodLook = {
    colour,
    tile: 1.2,
    ring: 2,
    contrast: 0.08,
    late: 1,
    pores: 0.5,
    poreLength: 60,
    rays: 0,
    bands: 0.1,
    sway: 0.4,
    leaves: 3,
    warmth: 0.3,
    roughness,
    seed,
  }
  const fibre = woodGrain(look)
  const line = shade(tone(colour), 0.62)
  return (u, v, texel) => {
    const strip = Math.floor(mod(v, 1) * strips)
    const at = mod(v, 1) * strips - strip
    fibre(u + chance(strip, seed, 1), v, texel)
    dim(texel, 1 + (chance(strip, seed, 2) - 0.5) * 0.2)
    const node = mod(u * 4 + chance(strip, seed, 3), 1)
    const knot = step(0.028, 0, Math.abs(node - 0.5))
    cover(texel, line, knot * 0.42 + step(0.05, 0, Math.min(at, 1 - at)) * 0.22)
    texel.height += knot * 0.2
  }
}
