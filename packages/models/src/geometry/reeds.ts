import type { Mesh } from "./mesh.ts"
import { prism } from "./prism.ts"
import type { Vec2, Vec3 } from "./vector.ts"

interface ReededPanelShape {
  /** Metres; it stands around the origin and its reeds look to the front. */
  readonly size: Vec3
  /** From reed to reed, as near as fits. */
  readonly pitch?: number
  /** Half-round reeds, or square slats with gaps between them. */
  readonly kind?: "round" | "square"
  /** How far reeds stand out. */
  readonly relief?: number
}

/** A front or a panel of upright reeds or slats. */
export function reededPanel({
  size: [width, height, depth],
  pitch = 0.018,
  kind = "round",
  relief = 0.007,
}: ReededPanelShape): Mesh {
  const count = Math.max(2, Math.round(width / pitch))
  const step = width / count
  const low = depth / 2 - relief
  const outline: Vec2[] = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
  ]
  for (let i = count - 1; i >= 0; i--) {
    const x = -width / 2 + step * (i + 0.5)
    if (kind === "square") {
      const [half, edge] = [step * 0.31, 0.0012]
      outline.push([x + half, low], [x + half, depth / 2 - edge], [x + half - edge, depth / 2])
      outline.push([x - half + edge, depth / 2], [x - half, depth / 2 - edge], [x - half, low])
    } else
      for (let j = 0; j <= 5; j++) {
        const angle = (j / 5) * Math.PI
        // Neighbours share a valley; the last point of each is the first of the next.
        if (j < 5 || i === 0) outline.push([x + Math.cos(angle) * step * 0.5, low + Math.sin(angle) * relief])
      }
  }
  return place0(prism({ outline, height }), -height / 2)
}

const place0 = (mesh: Mesh, up: number): Mesh => ({
  ...mesh,
  positions: mesh.positions.map((value, i) => (i % 3 === 1 ? value + up : value)),
})

/** The outline of a body with half-round reeds all around it; its tips lie on the ring. */
export function reededOutline(
  ring: readonly Vec2[],
  count: number,
  relief: number,
  pieces = 5,
): readonly Vec2[] {
  const lengths = ring.map(([x, z], i) => {
    const [nx, nz] = ring[(i + 1) % ring.length] ?? [x, z]
    return Math.hypot(nx - x, nz - z)
  })
  const total = lengths.reduce((sum, one) => sum + one, 0)
  const turn = isLeftTurning(ring) ? 1 : -1
  return Array.from({ length: count * pieces }, (_, i) => {
    let left = (i / (count * pieces)) * total
    let side = 0
    while (side < ring.length - 1 && left > (lengths[side] ?? 0)) left -= lengths[side++] ?? 0
    const [ax, az] = ring[side] ?? [0, 0]
    const [bx, bz] = ring[(side + 1) % ring.length] ?? [0, 0]
    const far = lengths[side] || 1
    const [dx, dz] = [(bx - ax) / far, (bz - az) / far]
    const back = relief * (1 - Math.sin(((i % pieces) / pieces) * Math.PI))
    return [ax + dx * left - dz * turn * back, az + dz * left + dx * turn * back] as const
  })
}

const isLeftTurning = (ring: readonly Vec2[]): boolean =>
  ring.reduce((sum, [x, z], i) => {
    const [nx, nz] = ring[(i + 1) % ring.length] ?? [x, z]
    return sum + (x * nz - nx * z)
  }, 0) > 0
