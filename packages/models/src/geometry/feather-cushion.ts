import { mergeMeshes, type Mesh } from "./mesh.ts"
import { noise3 } from "./noise.ts"
import { sheet } from "./sheet.ts"
import { tube } from "./tube.ts"
import type { Vec3 } from "./vector.ts"

interface FeatherCushionShape {
  /** Metres: width, height, thickness in the middle. It stands around the origin and looks to the front. */
  readonly size: Vec3
  readonly seed?: number
  readonly wrinkle?: number
  /** How far its upper edge sinks in the middle. */
  readonly sag?: number
  /** Radius of the cord in its seam; 0 for a plain edge. */
  readonly welt?: number
  readonly cells?: readonly [number, number]
  /** Whether its corners stand out in points, as those of pillows in a case do; round where nothing is said. */
  readonly isCased?: boolean
}

/** A large back or bed cushion filled with feathers: full to its round corners, heavier below, creased along its seam. */
export function featherCushion({
  size: [width, height, thick],
  seed = 1,
  wrinkle = 0.02,
  sag = 0.014,
  welt = 0,
  cells = [22, 16],
  isCased = false,
}: FeatherCushionShape): Mesh {
  const edge = (u: number, v: number): Vec3 => {
    if (isCased) {
      // The filling draws the sides in between the points, here more and there less.
      const drawn = (across: number, side: number): number =>
        1 -
        0.085 * (1 - across ** 4) +
        0.02 * noise3(across * 2.3, side * 3 + seed, seed, 9) * (1 - across ** 6)
      return [
        ((u * width) / 2) * (1 + (drawn(v, Math.sign(u)) - 1) * Math.abs(u)),
        ((v * height) / 2) * (1 + (drawn(u, Math.sign(v) + 5) - 1) * Math.abs(v) * (v > 0 ? 1.5 : 0.8)),
        0,
      ]
    }
    const round = 0.16
    const x = u * (1 - round + round * Math.sqrt(1 - (v * v) / 2))
    const y = v * (1 - round + round * Math.sqrt(1 - (u * u) / 2))
    const drop = Math.max(0, v) * (1 - u * u) * sag
    return [(x * width) / 2, (y * height) / 2 - drop, 0]
  }
  // Sharp tucks that run in from the corners, where the filling ends.
  const tucks = (u: number, v: number): number => {
    const corner = Math.min(1, Math.hypot(1 - Math.abs(u), 1 - Math.abs(v)) / 0.95)
    const angle = Math.atan2(1 - Math.abs(v), 1 - Math.abs(u))
    const way = Math.abs(Math.sin(angle * 4.6 + seed * 1.7 + Math.sign(u) * 0.6 + Math.sign(v)))
    return (1 - corner) ** 1.4 * (1 - way) ** 2 * 1.1
  }
  const half = (side: number): Mesh =>
    sheet({
      cells,
      surface: (right, up) => {
        const u = Math.sin(((right * 2 - 1) * Math.PI) / 2) * side
        const v = Math.sin(((up * 2 - 1) * Math.PI) / 2)
        const [x, y] = edge(u, v)
        const rise = Math.max(0, (1 - Math.abs(u) ** 2.5) * (1 - Math.abs(v) ** 2.2)) ** 0.6
        const heavy = 1 - 0.14 * v
        const inside = (1 - u ** 4) * (1 - v ** 4)
        const long = noise3(x * 5 + seed * 7, y * 8, seed, seed)
        const fine = noise3(x * 16, y * 14 + seed, seed, seed + 3)
        // Pleats run in from the seam.
        const pleat =
          (Math.sin(x * 55 + seed * 3 + long * 3) * Math.abs(v) ** 4 +
            Math.sin(y * 60 + seed + long * 3) * Math.abs(u) ** 4) *
          0.22
        return [
          x,
          y,
          side *
            Math.max(
              0,
              (thick / 2) * rise * heavy + inside * wrinkle * (long + fine * 0.4 + pleat - tucks(u, v)),
            ),
        ]
      },
    })
  const faces = [half(1), half(-1)]
  if (welt <= 0) return mergeMeshes(faces)
  const around = Array.from({ length: 64 }, (_, i): Vec3 => {
    const at = (i / 64) * 4
    const along = (at % 1) * 2 - 1
    const [u, v] = at < 1 ? [along, -1] : at < 2 ? [1, along] : at < 3 ? [-along, 1] : [-1, -along]
    return edge(u, v)
  })
  return mergeMeshes([...faces, tube({ path: around, radius: welt, steps: 80, sides: 5, isClosed: true })])
}
