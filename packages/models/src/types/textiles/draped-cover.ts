import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Place, Vec3 } from "../../geometry/vector.ts"

interface DrapedCover {
  /** Of the top that it lies on. */
  readonly width: number
  readonly depth: number
  /** How far it hangs down at the sides, in front and behind; 0 where it ends at the edge. */
  readonly sides: number
  readonly front: number
  readonly back: number
  /** Of the bend over the edge. */
  readonly radius: number
  /** How far the hem stands out from the straight. */
  readonly flare: number
  /** Depth and width of the folds that fall from the edge. */
  readonly fold: number
  readonly pitch: number
  readonly thickness: number
  readonly seed: number
  readonly cells: readonly [number, number]
  /** Rises of the top: seams and puffs of a quilt. */
  readonly relief?: (x: number, z: number) => number
  /** Roughness of what lies on top. */
  readonly wrinkle?: number
}

/** A cloth that lies on a top at y = 0 and hangs over its edges; its corners fall in a cone of folds. */
export function drapedCover(cover: DrapedCover): Mesh {
  const {
    width,
    depth,
    sides,
    front,
    back,
    radius,
    flare,
    fold,
    pitch,
    seed,
    relief,
    wrinkle = 0.002,
  } = cover
  const surface = (u: number, v: number): Vec3 => {
    const x = (u - 0.5) * (width + 2 * sides)
    const z = depth / 2 + front - v * (depth + front + back)
    const hx = Math.max(0, Math.abs(x) - width / 2)
    const hz = z > 0 ? Math.max(0, z - depth / 2) : Math.max(0, -z - depth / 2)
    const over = Math.max(hx, hz)
    const [cx, cz] = [
      Math.max(-width / 2, Math.min(width / 2, x)),
      Math.max(-depth / 2, Math.min(depth / 2, z)),
    ]
    const lift =
      (relief?.(x, z) ?? 0) +
      noise3(x * 4 + seed, z * 4, seed, seed) * wrinkle +
      noise3(x * 11, z * 11 + seed, 0, seed + 1) * wrinkle * 0.5
    if (over <= 0) return [x, lift, z]
    const far = Math.hypot(hx, hz) || 1
    const way = [(Math.sign(x) * hx) / far, (Math.sign(z) * hz) / far] as const
    // The way along the edge, through the corner: folds follow it.
    const along = cx * Math.abs(way[1]) + cz * Math.abs(way[0]) + Math.atan2(hx, hz) * 0.16 * Math.sign(x * z)
    const isCorner = hx > 0 && hz > 0 ? Math.sin(2 * Math.atan2(hx, hz)) : 0
    const angle = Math.min(over / radius, Math.PI / 2)
    const down = Math.max(0, over - (radius * Math.PI) / 2)
    const total = Math.max(0.01, Math.max(sides, front, back) - (radius * Math.PI) / 2)
    const share = Math.min(1, down / total)
    const wave =
      Math.sin((along / pitch) * 2 * Math.PI + noise3(along * 3, seed, share, seed) * 2.2) *
        (0.55 + 0.45 * noise3(along * 2, seed + 4, 0, seed)) +
      0.35 * noise3(along * 9, share * 2, seed, seed + 6)
    const out =
      (radius + lift) * Math.sin(angle) +
      flare * share +
      (fold * (wave * 0.5 + 0.5) + isCorner * fold * 0.8) * share ** 0.6
    const y = -radius * (1 - Math.cos(angle)) - down + lift * Math.cos(angle)
    return [cx + way[0] * out, y, cz + way[1] * out]
  }
  return sheet({
    surface,
    cells: cover.cells,
    thickness: cover.thickness,
    uv: (u, v) => [u * (width + 2 * sides), v * (depth + front + back)],
  })
}

/**
 * Draws the hanging ends of a cloth together, as its weight does, one farther forward than the other, and lets their hems rise and
 * fall.
 */
export const gatherEnds =
  (height: number) =>
  (p: Place): void => {
    const low = Math.max(0, Math.min(1, 1.08 - p[1] / height))
    const side = Math.sign(p[0])
    p[1] += low * low * (0.034 * noise3(p[2] * 4, side, 2, 5) + 0.03 * side * p[2])
    p[2] = p[2] * (1 - 0.2 * low ** 1.4) + side * 0.05 * low + 0.012 * noise3(p[0] * 6, p[1] * 5, 1, 8)
  }
