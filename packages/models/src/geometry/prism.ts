import earcut from "earcut"
import { closeMesh, countVertices, openMesh, type Mesh, type MeshDraft } from "./mesh.ts"
import type { Vec2 } from "./vector.ts"

interface PrismShape {
  /** Corners in x and z, either way round. */
  readonly outline: readonly Vec2[]
  /** From y = 0 up. */
  readonly height: number
  /** Sharper corners of the outline than this (radians) stay edges. */
  readonly crease?: number
  /** Which ends are closed. */
  readonly caps?: "both" | "top" | "none"
  /** Whether something else covers the side from a corner to the next, so that it is left out. */
  readonly isHidden?: (from: Vec2, to: Vec2) => boolean
}

/** An upright body of any outline with sharp rims: fluted drums, reeded fronts, books. Its grain runs upwards. */
export function prism({ outline, height, crease = 0.9, caps = "both", isHidden }: PrismShape): Mesh {
  const ring = signedArea(outline) < 0 ? outline.toReversed() : outline
  const draft = openMesh()
  const normals = ring.map((from, i) => outward(from, ring[(i + 1) % ring.length] ?? from))
  let far = 0
  for (const [i, from] of ring.entries()) {
    const to = ring[(i + 1) % ring.length] ?? from
    const own = normals[i] ?? [1, 0]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (isHidden?.(from, to)) continue
    const first = countVertices(draft)
    for (const [[x, z], other, along] of [
      [from, normals[(i + ring.length - 1) % ring.length] ?? own, far],
      [to, normals[(i + 1) % ring.length] ?? own, far + length],
    ] as const) {
      const normal = joined(own, other, crease)
      for (const y of [0, height]) {
        draft.positions.push(x, y, z)
        draft.normals.push(normal[0], 0, normal[1])
        draft.uvs.push(y, along)
      }
    }
    draft.indices.push(first, first + 1, first + 2, first + 2, first + 1, first + 3)
    far += length
  }
  if (caps === "both") addCap(draft, ring, 0, -1)
  if (caps !== "none") addCap(draft, ring, height, 1)
  return closeMesh(draft)
}

const signedArea = (ring: readonly Vec2[]): number =>
  ring.reduce((sum, [x, z], i) => {
    const [nx, nz] = ring[(i + 1) % ring.length] ?? [x, z]
    return sum + (x * nz - nx * z) / 2
  }, 0)

function outward(from: Vec2, to: Vec2): Vec2 {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dz) || 1
  return [dz / far, -dx / far]
}

function joined(own: Vec2, other: Vec2, crease: number): Vec2 {
  if (own[0] * other[0] + own[1] * other[1] < Math.cos(crease)) return own
  const [x, z] = [own[0] + other[0], own[1] + other[1]]
  const far = Math.hypot(x, z) || 1
  return [x / far, z / far]
}

function addCap(draft: MeshDraft, ring: readonly Vec2[], y: number, side: 1 | -1): void {
  const first = countVertices(draft)
  for (const [x, z] of ring) {
    draft.positions.push(x, y, z)
    draft.normals.push(0, side, 0)
    draft.uvs.push(x, -z)
  }
  const triangles = earcut(ring.flat(), [])
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0]
    const [p, q, r] = [ring[a] ?? [0, 0], ring[b] ?? [0, 0], ring[c] ?? [0, 0]]
    const looksDown = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]) > 0
    if (looksDown === (side === -1)) draft.indices.push(first + a, first + b, first + c)
    else draft.indices.push(first + a, first + c, first + b)
  }
}
