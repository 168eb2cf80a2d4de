import { closeMesh, openMesh, type Mesh } from "../../geometry/mesh.ts"
import { chance } from "../../geometry/noise.ts"
import { ellipse } from "../../geometry/outlines.ts"
import type { Vec2 } from "../../geometry/vector.ts"

export type RugShape = "rectangle" | "round" | "organic"

/** How far tufts stand out over the edge of the backing, in metres. */
export const pileReach = 0.009

/** Rugs thinner than this are flat woven: they have cords along their edges and no pile. */
export const leastPile = 0.014

/**
 * The tufts that one sees along the edge of a rug with pile: tapered locks that fall outwards over the backing, around y = 0.
 * `path` is the line of the edge in x and z, its outer side to the right of its way.
 */
export function pileEdge(path: readonly Vec2[], thick: number, seed: number): Mesh {
  const draft = openMesh()
  let tuft = 0
  for (const [i, to] of path.slice(1).entries()) {
    const from = path[i] ?? to
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
    const far = Math.hypot(dx, dz)
    if (far < 1e-6) continue
    const [tx, tz] = [dx / far, dz / far]
    const count = Math.max(1, Math.round(far / 0.011))
    for (let k = 0; k < count; k++) {
      tuft += 1
      const at = ((k + chance(tuft, seed)) / count) * far
      const wide = 0.0045 + 0.004 * chance(tuft, seed, 1)
      const out = pileReach * (0.45 + 0.55 * chance(tuft, seed, 2))
      const rise = thick * (0.48 - 0.75 * chance(tuft, seed, 3))
      const fall = Math.min(rise + thick / 2, out * 0.9)
      const lean = (chance(tuft, seed, 4) - 0.5) * 0.008
      const first = draft.positions.length / 3
      const [px, pz] = [from[0] + tx * at - tz * -0.004, from[1] + tz * at - tx * 0.004]
      for (const [along, away, y] of [
        [-wide, 0, rise],
        [wide, 0, rise],
        [lean, out + 0.004, rise - fall],
      ] as const) {
        draft.positions.push(px + tx * along - tz * away, y, pz + tz * along + tx * away)
        // Soft wool takes its light from above as much as from its side.
        draft.normals.push(-tz * 0.6, 0.8, tx * 0.6)
        draft.uvs.push(px + tx * along - tz * away, pz + tz * along + tx * away)
      }
      draft.indices.push(first, first + 2, first + 1)
    }
  }
  return closeMesh(draft)
}

/** An outline like a pebble that fills its rectangle. */
export function pebble(width: number, depth: number): readonly Vec2[] {
  const raw = Array.from({ length: 72 }, (_, i): Vec2 => {
    const angle = (i / 72) * 2 * Math.PI
    const reach =
      1 + 0.1 * Math.sin(angle * 2 + 0.6) + 0.06 * Math.sin(angle * 3 + 2.1) + 0.03 * Math.sin(angle * 5)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  const xs = raw.map(([x]) => x)
  const ys = raw.map(([, y]) => y)
  const fit = (value: number, all: readonly number[], size: number): number => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return ((value - low) / (high - low) - 0.5) * size
  }
  return raw.map(([x, y]): Vec2 => [fit(x, xs, width), fit(y, ys, depth)])
}

/** The edges that pile falls over, the outside to the right of their way. */
export function pileLines(
  shape: RugShape,
  width: number,
  depth: number,
  isFringed: boolean,
): readonly (readonly Vec2[])[] {
  const [x, z] = [width / 2, depth / 2]
  if (shape === "rectangle") {
    const long: readonly (readonly Vec2[])[] = [
      [
        [-x, z],
        [x, z],
      ],
      [
        [x, -z],
        [-x, -z],
      ],
    ]
    const ends: readonly (readonly Vec2[])[] = [
      [
        [x, z],
        [x, -z],
      ],
      [
        [-x, -z],
        [-x, z],
      ],
    ]
    return isFringed ? long : [...long, ...ends]
  }
  const outline = shape === "round" ? ellipse(width, depth, 2, 72) : pebble(width, depth)
  const first = outline[0]
  if (!first) return []
  const line = [...outline, first]
  const area = line.slice(1).reduce((sum, [bx, bz], i) => {
    const [ax, az] = line[i] ?? [bx, bz]
    return sum + ax * bz - bx * az
  }, 0)
  return [area > 0 ? line.toReversed() : line]
}
