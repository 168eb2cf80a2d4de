import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"

interface Drape {
  /** Metres: from the floor to the bar that it hangs from, and along that bar. */
  readonly high: number
  readonly wide: number
  readonly seed: number
}

/** Where it is tied, as a part of its height, and how wide it is there. */
const tieAt = 0.47
const tied = 0.085
const folds = 6

/** 0 to 1 between two numbers, without a corner at either. */
const ease = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/**
 * A curtain tied to a bed's post: it hangs in folds along -z from the post at z = 0, is gathered by a band at half its height and
 * falls to the floor beside it. Its outermost folds are at x = 0; lower down it lies closer, outside of the bed's rail.
 */
export function tiedDrape({ high, wide, seed }: Drape): Mesh {
  const surface = (u: number, row: number): Vec3 => {
    // Rows lie closer around the tie.
    const v = row + (0.32 * Math.sin(2 * Math.PI * (row - tieAt))) / (2 * Math.PI)
    const at = Math.max(0, Math.min(1, v))
    const y = 0.004 + at * (high - 0.004)
    const above = Math.max(0, at - tieAt) / (1 - tieAt)
    const below = Math.max(0, tieAt - at) / tieAt
    // Above the band the free edge swings out to the bar; below it opens like a fan.
    const width = tied + (wide - tied) * (0.35 * above ** 0.6 + 0.65 * above ** 2.2) + 0.15 * below ** 0.55
    const isFree = ease(0.36, 0.7, y)
    const middle = -0.0045 - 0.0245 * isFree
    const loose = 1 - 0.45 * Math.exp(-(((at - tieAt) / 0.05) ** 2))
    const reach = (0.003 + 0.019 * isFree) * loose
    const drift = noise3(u * 4 + seed, at * 2.4, seed, seed) * 0.22
    const wave = Math.sin((u * folds + drift) * 2 * Math.PI)
    const size = 0.72 + 0.28 * noise3(Math.round(u * folds) * 1.7, at * 2, seed, seed + 3)
    const bunch = (Math.cos((u * folds + drift) * 2 * Math.PI) * width * 0.045) / Math.sqrt(folds)
    return [
      middle + reach * wave * size,
      y,
      -(0.006 + Math.max(0, Math.min(1, u + bunch / Math.max(0.05, width))) * width),
    ]
  }
  const cloth = sheet({
    cells: [folds * 6, 18],
    thickness: 0.0016,
    surface,
    uv: (u, v) => [v * high, u * 1.1],
  })
  const y = 0.004 + tieAt * (high - 0.004)
  const band = tube({
    path: Array.from({ length: 14 }, (_, i): Vec3 => {
      const angle = (i / 14) * 2 * Math.PI
      const side = Math.cos(angle)
      return [
        -0.029 + side * 0.02,
        y + 0.01 * Math.sin(angle),
        -0.006 - tied / 2 + Math.sin(angle) * (tied / 2),
      ]
    }),
    radius: 0.007,
    steps: 28,
    sides: 7,
    isClosed: true,
  })
  return mergeMeshes([cloth, band])
}
