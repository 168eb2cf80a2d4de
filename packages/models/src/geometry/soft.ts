import { mergeMeshes, type Mesh } from "./mesh.ts"
import { noise3 } from "./noise.ts"
import { place } from "./place-mesh.ts"
import { roundedBox } from "./rounded-box.ts"
import { sheet } from "./sheet.ts"
import { tube } from "./tube.ts"
import type { Place, Vec3 } from "./vector.ts"

interface CushionShape {
  /** Metres: x, thickness, z. Crown and bulge come on top of it. */
  readonly size: Vec3
  /** Of the edges. */
  readonly radius?: number
  /** How far the middle of the top stands above its edges. */
  readonly crown?: number
  /** How far the sides bulge. */
  readonly bulge?: number
  /** Depth of the wrinkles; 0.002 is tight, 0.008 lived in. */
  readonly wrinkle?: number
  /** Another number, other wrinkles. */
  readonly seed?: number
  /** A cord sewn along the upper and lower edges (radius in metres); 0 for none. */
  readonly welt?: number
  readonly cells?: number
}

/** A loose upholstery cushion: foam with a crown, bulging sides, wrinkles, and a welt along its seams. */
export function cushion({
  size: [width, height, depth],
  radius = 0.05,
  crown = 0.025,
  bulge = 0.012,
  wrinkle = 0.004,
  seed = 1,
  welt = 0.0035,
  cells = 14,
}: CushionShape): Mesh {
  const round = Math.min(radius, width / 2 - 0.001, height / 2 - 0.001, depth / 2 - 0.001)
  const bend = (p: Place): void => {
    const u = p[0] / (width / 2)
    const v = p[2] / (depth / 2)
    const level = p[1] / (height / 2)
    const middle = (1 - u ** 4) * (1 - v ** 4)
    p[1] += Math.sign(p[1]) * crown * middle * (p[1] > 0 ? 1 : 0.35) * Math.min(1, Math.abs(level) * 1.4)
    p[0] += Math.sign(u) * bulge * Math.abs(u) ** 3 * (1 - level * level) * (1 - v * v * 0.6)
    p[2] += Math.sign(v) * bulge * Math.abs(v) ** 3 * (1 - level * level) * (1 - u * u * 0.6)
    const large = noise3(p[0] * 5 + seed * 9, p[1] * 5, p[2] * 5 + seed * 5, seed)
    const small = noise3(p[0] * 15 + seed * 9, p[1] * 15, p[2] * 15, seed + 2)
    p[1] += (large + small * 0.5) * wrinkle * Math.max(0, level)
  }
  const body = roundedBox({
    size: [width, height, depth],
    radius: round,
    rounds: 3,
    cells: [cells, 3, cells],
    grain: "x",
    bend,
  })
  if (welt <= 0) return body
  const cords = [1, -1].map((side) => weltAround([width, height, depth], round, side, welt, bend))
  return mergeMeshes([body, ...cords])
}

/** The cord on the rounding above (side 1) or below (-1), where the sides meet the top. */
function weltAround(
  [width, height, depth]: Vec3,
  round: number,
  side: number,
  radius: number,
  bend: (p: Place) => void,
): Mesh {
  const back = round * (1 - Math.SQRT1_2)
  const [x, z] = [width / 2 - back, depth / 2 - back]
  const corner = Math.min(round, x, z)
  const points: Vec3[] = []
  for (const [cx, cz, quarter] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const) {
    const steps = 5
    for (let i = 0; i <= steps; i++) {
      const angle = ((quarter + i / steps) * Math.PI) / 2
      const p: Place = [
        cx * (x - corner) + Math.cos(angle) * corner,
        side * (height / 2 - back),
        cz * (z - corner) + Math.sin(angle) * corner,
      ]
      bend(p)
      points.push(p)
    }
    // The long sides follow the bulge.
    const [nx, nz] = quarter === 0 ? [-1, 1] : quarter === 1 ? [-1, -1] : quarter === 2 ? [1, -1] : [1, 1]
    for (let i = 1; i < 8; i++) {
      const at = i / 8
      const p: Place = [
        quarter % 2 === 0 ? cx * (x - corner) * (1 - 2 * at) : nx * x,
        side * (height / 2 - back),
        quarter % 2 === 0 ? nz * z : cz * (z - corner) * (1 - 2 * at),
      ]
      bend(p)
      points.push(p)
    }
  }
  // Rings where the points are: close in the corners, far apart along the sides.
  const stops = Array.from({ length: points.length + 1 }, (_, i) => i / points.length)
  return tube({ path: points, radius, stops, sides: 5, isClosed: true })
}

interface PillowShape {
  /** Metres: width, height, thickness in the middle. It stands around the origin and looks to the front. */
  readonly size: Vec3
  readonly wrinkle?: number
  readonly seed?: number
  /** Cells along a side. */
  readonly cells?: number
  /** Radius of a cord along the edge; 0 for a plain knife edge. */
  readonly welt?: number
}

/** A throw pillow: two bulging faces that meet at a seam, pinched corners, creases towards them. */
export function pillow({
  size: [width, height, thick],
  wrinkle = 0.012,
  seed = 1,
  cells = 20,
  welt = 0,
}: PillowShape): Mesh {
  const edge = (u: number, v: number): Vec3 => [
    ((u * width) / 2) * (1 - 0.09 * (1 - v * v) * Math.abs(u)),
    ((v * height) / 2) * (1 - 0.09 * (1 - u * u) * Math.abs(v)),
    0,
  ]
  const half = (side: number): Mesh =>
    sheet({
      cells: [cells, cells],
      surface: (right, up) => {
        // Closer cells near the edges, where it bends most.
        const u = Math.sin(((right * 2 - 1) * Math.PI) / 2) * side
        const v = Math.sin(((up * 2 - 1) * Math.PI) / 2)
        const [x, y] = edge(u, v)
        const rise = Math.max(0, (1 - Math.abs(u) ** 2.2) * (1 - Math.abs(v) ** 2.2)) ** 0.62
        const inside = (1 - u * u) * (1 - v * v)
        const crease =
          noise3(x * 9 + seed * 7, y * 9, seed, seed) + 0.5 * noise3(x * 22, y * 22 + seed, seed, seed + 3)
        const pinch = 1 - 0.06 * Math.max(0, Math.abs(u) - 0.5) * Math.sin(v * 9)
        // Creases run from each corner towards the middle, where the filling pulls the cloth.
        const corner = Math.hypot(1 - Math.abs(u), 1 - Math.abs(v))
        const angle = Math.atan2(1 - Math.abs(v), 1 - Math.abs(u))
        const tuck =
          Math.max(0, 1 - corner / 0.85) ** 1.3 *
          (1 - Math.abs(Math.sin(angle * 4 + seed * 2.3 + Math.sign(u) + Math.sign(v) * 0.4))) ** 2
        return [
          x,
          y,
          side * Math.max(0, ((thick / 2) * rise + inside * wrinkle * crease - tuck * wrinkle * 0.9) * pinch),
        ]
      },
    })
  const faces = [half(1), half(-1)]
  if (welt <= 0) return mergeMeshes(faces)
  const around = Array.from({ length: 80 }, (_, i): Vec3 => {
    const at = (i / 80) * 4
    const along = (at % 1) * 2 - 1
    const [u, v] = at < 1 ? [along, -1] : at < 2 ? [1, along] : at < 3 ? [-along, 1] : [-1, -along]
    return edge(u, v)
  })
  return mergeMeshes([...faces, tube({ path: around, radius: welt, steps: 80, sides: 5, isClosed: true })])
}

interface PadShape {
  readonly size: Vec3
  readonly radius?: number
  /** How far each face swells in its middle. */
  readonly swell?: number
  readonly wrinkle?: number
  readonly seed?: number
  readonly cells?: Vec3
  readonly rounds?: number
  /** Another bend after the swelling. */
  readonly bend?: (place: Place) => void
}

/** An upholstered block (an arm, a back, a base): padded on all sides, a little uneven, as cloth over foam is. */
export function pad({
  size,
  radius = 0.04,
  swell = 0.008,
  wrinkle = 0.003,
  seed = 1,
  cells = [6, 6, 6],
  rounds = 3,
  bend,
}: PadShape): Mesh {
  return roundedBox({
    size,
    radius,
    rounds,
    cells,
    grain: "x",
    bend: (p) => {
      const [u, v, w] = [p[0] / (size[0] / 2), p[1] / (size[1] / 2), p[2] / (size[2] / 2)]
      const lump = noise3(p[0] * 6 + seed * 3, p[1] * 6, p[2] * 6 + seed, seed) * wrinkle
      p[0] += u ** 5 * (swell * (1 - v * v) * (1 - w * w) + lump)
      p[1] += v ** 5 * (swell * (1 - u * u) * (1 - w * w) + lump)
      p[2] += w ** 5 * (swell * (1 - u * u) * (1 - v * v) + lump)
      bend?.(p)
    },
  })
}

/** Bends a shape that lies along x about a vertical axis in front of it; `radius` is that of its middle (x = 0, z = 0). */
export const bendAround =
  (radius: number) =>
  (p: Place): void => {
    const angle = p[0] / radius
    const near = radius - p[2]
    p[0] = near * Math.sin(angle)
    p[2] = radius - near * Math.cos(angle)
  }

/**
 * Lets a cloth that lies flat hang down over two edges at x = -half and x = half: it bends with `radius` and goes on straight down.
 * y = 0 is the surface it lies on.
 */
export const hangOver =
  (half: number, radius: number) =>
  (p: Place): void => {
    const over = Math.abs(p[0]) - half
    if (over <= 0) return
    const side = Math.sign(p[0])
    const angle = Math.min(over / radius, Math.PI / 2)
    const down = Math.max(0, over - (radius * Math.PI) / 2)
    const rise = p[1]
    p[0] = side * (half + (radius + rise) * Math.sin(angle))
    p[1] = (radius + rise) * Math.cos(angle) - radius - down
  }

/** A straight leg from a place under the piece to one on the floor, thinner below; round, or with flat `sides`. */
export function taperedLeg({
  top,
  foot,
  topRadius,
  footRadius,
  sides = 14,
}: {
  readonly top: Vec3
  readonly foot: Vec3
  readonly topRadius: number
  readonly footRadius: number
  readonly sides?: number
}): Mesh {
  return tube({
    path: (at) => [
      top[0] + (foot[0] - top[0]) * at,
      top[1] + (foot[1] - top[1]) * at,
      top[2] + (foot[2] - top[2]) * at,
    ],
    radius: (at) => topRadius + (footRadius - topRadius) * at,
    steps: 1,
    sides,
    ends: "flat",
  })
}

/** Puts copies of a mesh at places, turned about the upright axis. */
export const repeat = (mesh: Mesh, places: readonly { readonly at: Vec3; readonly turn?: number }[]): Mesh =>
  mergeMeshes(places.map(({ at, turn = 0 }) => place(mesh, { at, turn: [0, turn, 0] })))
