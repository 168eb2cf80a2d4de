import earcut from "earcut"
import { cross3, dot3, length3, subtract3, type Vec3 } from "../geometry/vector.ts"

/**
 * Cuts a polygon in space into triangles, as places in its ring: three numbers each, turning as the ring does. Concave ones are cut
 * where they are seen from their front; what has no area gives nothing.
 */
export function triangulate(ring: readonly Vec3[]): readonly number[] {
  if (ring.length < 3) return []
  if (ring.length === 3) return [0, 1, 2]
  const normal = normalOf(ring)
  if (length3(normal) === 0) return []
  if (isConvex(ring, normal)) return fan(ring.length)
  const [across, up] = axesAcross(normal)
  const flat = ring.flatMap((place) => [place[across], place[up]])
  const cut = earcut(flat, [])
  return turnsAs(cut, ring, normal) ? cut : cut.toReversed()
}

const fan = (corners: number): number[] =>
  Array.from({ length: corners - 2 }, (_none, at) => [0, at + 1, at + 2]).flat()

/** Twice the area, in the direction of the front (Newell). */
function normalOf(ring: readonly Vec3[]): Vec3 {
  const sum: [number, number, number] = [0, 0, 0]
  for (const [at, [x, y, z]] of ring.entries()) {
    const [nextX, nextY, nextZ] = ring[(at + 1) % ring.length] ?? [0, 0, 0]
    sum[0] += (y - nextY) * (z + nextZ)
    sum[1] += (z - nextZ) * (x + nextX)
    sum[2] += (x - nextX) * (y + nextY)
  }
  return sum
}

function isConvex(ring: readonly Vec3[], normal: Vec3): boolean {
  return ring.every((place, at) => {
    const before = ring[(at + ring.length - 1) % ring.length] ?? place
    const after = ring[(at + 1) % ring.length] ?? place
    return dot3(cross3(subtract3(place, before), subtract3(after, place)), normal) >= 0
  })
}

/** The plane of two axes in which the polygon is largest. */
function axesAcross(normal: Vec3): readonly [0 | 1 | 2, 0 | 1 | 2] {
  const [x, y, z] = normal.map(Math.abs)
  const largest = Math.max(x ?? 0, y ?? 0, z ?? 0)
  return largest === x ? [1, 2] : largest === y ? [0, 2] : [0, 1]
}

function turnsAs(cut: readonly number[], ring: readonly Vec3[], normal: Vec3): boolean {
  let turn = 0
  for (let at = 0; at + 2 < cut.length; at += 3) {
    const [a, b, c] = [ring[cut[at] ?? 0], ring[cut[at + 1] ?? 0], ring[cut[at + 2] ?? 0]]
    if (a && b && c) turn += dot3(cross3(subtract3(b, a), subtract3(c, a)), normal)
  }
  return turn >= 0
}
