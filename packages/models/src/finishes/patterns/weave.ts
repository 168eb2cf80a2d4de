import type { Pattern } from "../finish.ts"
import { chance } from "../../geometry/noise.ts"
import { tileGrain, tileNoise } from "./tile-noise.ts"
import { mixTones, paint, shade, tone } from "./tone.ts"

export interface WeaveLook {
  readonly colour: string
  /** Another colour of the threads across; the same where nothing is said. */
  readonly weft?: string
  /** Bands of another yarn along the cloth, so many a tile, each with a thin line beside it. */
  readonly bands?: { readonly colour: string; readonly count: number }
  /** Threads along and across a tile, multiples of 8. */
  readonly threads: number
  readonly kind: "plain" | "basket" | "twill" | "herringbone"
  /** How unequal threads are in tone, 0 to 1. */
  readonly unequal: number
  /** Thick and thin places along threads (linen), 0 to 1. */
  readonly slub: number
  /** How dark the gaps are, 0 to 1. */
  readonly gap: number
  /** How soft fibres blur the threads: 0 crisp, 1 felt. */
  readonly fuzz?: number
  readonly roughness: number
  readonly seed: number
}

/** Whether the thread along lies over the one across. */
function isWarpOver(kind: WeaveLook["kind"], x: number, y: number): boolean {
  if (kind === "plain") return ((x + y) & 1) === 0
  if (kind === "basket") return (((x >> 1) + (y >> 1)) & 1) === 0
  if (kind === "twill") return ((x + y) & 3) < 2
  return (((y & 31) < 16 ? x + y : x - y - 1) & 3) < 2
}

/** Whether a thread along is one of a band or of its line. */
function isInBand(thread: number, threads: number, count: number): boolean {
  const at = ((thread * count) / threads) % 1
  return at < 0.4 || (at > 0.64 && at < 0.72)
}

/** Cloth of threads along and across. */
export function weave(look: WeaveLook): Pattern {
  const { threads, kind, seed, slub, gap, fuzz = 0.2 } = look
  const along = new Float32Array(threads).map((_, i) => chance(i, seed, 1) - 0.5)
  const across = new Float32Array(threads).map((_, i) => chance(i, seed, 2) - 0.5)
  const warpSlub = tileGrain(threads, 9, seed + 3)
  const weftSlub = tileGrain(9, threads, seed + 4)
  const bend = tileNoise(12, 12, seed + 5)
  const bendToo = tileNoise(12, 12, seed + 6)
  const clouds = tileNoise(4, 4, seed + 7)
  const hair = tileGrain(620, 620, seed + 8)
  const warp = tone(look.colour)
  const weft = tone(look.weft ?? look.colour)
  const black = shade(mixTones(warp, weft, 0.5), 1 - gap)
  const { bands } = look
  const band = bands && tone(bands.colour)
  const bandGap = band && shade(band, 1 - gap)
  return (u, v, texel) => {
    const x = u * threads + bend(u, v) * 0.45
    const y = v * threads + bendToo(u, v) * 0.45
    const column = Math.floor(x)
    const row = Math.floor(y)
    const fx = x - column - 0.5
    const fy = y - row - 0.5
    const i = (column + threads) % threads
    const j = (row + threads) % threads
    const isOver = isWarpOver(kind, i, j)
    const [side, run] = isOver ? [fx, fy] : [fy, fx]
    const thick = isOver ? warpSlub(u, v) : weftSlub(u, v)
    const wide = 1 - 4 * side * side * (1.15 - thick * slub * 0.5)
    const round = (wide < 0 ? 0 : wide) * (1 - run * run * 1.5)
    const fibre = hair(u, v)
    const height = round * (1 - fuzz * 0.5) + fibre * fuzz * 0.5
    const one = isOver ? (along[i] ?? 0) : (across[j] ?? 0)
    const tint =
      1 +
      one * look.unequal * 0.5 +
      (thick - 0.5) * slub * 0.35 +
      clouds(u, v) * 0.025 +
      (fibre - 0.5) * (0.08 + fuzz * 0.16)
    const lit = 0.25 + 0.75 * (height < 0 ? 0 : Math.sqrt(height))
    if (bandGap && isInBand(i, threads, bands.count)) paint(texel, bandGap, band, lit)
    else paint(texel, black, isOver ? warp : weft, lit)
    texel.red *= tint
    texel.green *= tint
    texel.blue *= tint
    texel.height = height + (thick - 0.5) * slub * 0.4
    texel.roughness = look.roughness + (0.5 - height) * 0.08
  }
}
