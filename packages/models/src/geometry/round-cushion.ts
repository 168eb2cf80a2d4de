import type { Mesh } from "./mesh.ts"
import { noise3 } from "./noise.ts"
import { roundedBox } from "./rounded-box.ts"
import type { Place, Vec3 } from "./vector.ts"

interface RoundCushionShape {
  /** Metres: x, thickness, z. Crown and bulge come on top of it. */
  readonly size: Vec3
  readonly radius?: number
  readonly crown?: number
  /** How far the side swells at half height. */
  readonly bulge?: number
  readonly wrinkle?: number
  readonly seed?: number
  /** 1 is an ellipse, 0 a square. */
  readonly roundness?: number
  readonly cells?: number
  readonly rounds?: number
  /** Cells up the side. */
  readonly levels?: number
  /** As in `roundedBox`. */
  readonly isOpenBelow?: boolean
  readonly bend?: (place: Place) => void
}

/** A round cushion or seat, around the origin; also of a soft square. */
export function roundCushion({
  size: [width, height, depth],
  radius = 0.03,
  crown = 0.02,
  bulge = 0.006,
  wrinkle = 0.002,
  seed = 1,
  roundness = 1,
  cells = 12,
  rounds = 3,
  levels = 2,
  isOpenBelow = false,
  bend,
}: RoundCushionShape): Mesh {
  const [halfWidth, halfDepth] = [width / 2, depth / 2]
  const edge = Math.min(radius, height / 2 - 0.001)
  const reach = (halfWidth + halfDepth) / 2
  return roundedBox({
    size: [width, height, depth],
    radius: edge,
    rounds,
    cells: [cells, levels, cells],
    isOpenBelow,
    grain: "x",
    bend: (p) => {
      const [u, w, v] = [p[0] / halfWidth, p[2] / halfDepth, p[1] / (height / 2)]
      // Squares become discs by the elliptical grid mapping; what the box's own corners lack is given back by its level lines.
      const [mx, mz] = [
        u * Math.sqrt(Math.max(0, 1 - (w * w) / 2)),
        w * Math.sqrt(Math.max(0, 1 - (u * u) / 2)),
      ]
      const slope = Math.max(0, Math.abs(p[1]) - (height / 2 - edge)) / edge
      const level = edge * Math.sqrt(Math.max(0, 1 - slope * slope))
      const side = 1 - (edge - level) / reach
      const grow =
        (levelLine(Math.abs(u) / side, Math.abs(w) / side, level / reach / side) * side) /
        Math.max(1e-6, Math.hypot(mx, mz))
      const x = u * (1 - roundness) + mx * grow * roundness
      const z = w * (1 - roundness) + mz * grow * roundness
      const far = Math.max(Math.abs(u), Math.abs(w))
      const out = 1 + (bulge / Math.max(halfWidth, halfDepth)) * (1 - v * v) * far ** 4
      const lump =
        noise3(p[0] * 7 + seed * 9, p[1] * 7, p[2] * 7 + seed, seed) +
        0.5 * noise3(p[0] * 17, p[1] * 17 + seed, p[2] * 17, seed + 3)
      p[0] = x * halfWidth * out + lump * wrinkle * 0.6 * u
      p[2] = z * halfDepth * out + lump * wrinkle * 0.6 * w
      if (p[1] > 0) p[1] += crown * (1 - far ** 2.4) * Math.min(1, v * 1.3)
      p[1] += lump * wrinkle * Math.max(0, v)
      bend?.(p)
    },
  })
}

/** The size, relative to a square of half width 1 with corners of this radius, of the like shape whose outline a point is on. */
function levelLine(x: number, z: number, corner: number): number {
  const inner = 1 - corner
  const largest = Math.max(x, z)
  if (corner < 1e-4 || Math.min(x, z) <= largest * inner) return largest
  const [far, onto, rest] = [x * x + z * z, (x + z) * inner, 2 * inner * inner - corner * corner]
  return far / (onto + Math.sqrt(Math.max(0, onto * onto - far * rest)))
}
