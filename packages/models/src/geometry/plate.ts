import earcut from "earcut"
import { closeMesh, countVertices, openMesh, type Mesh, type MeshDraft } from "./mesh.ts"
import type { Vec2 } from "./vector.ts"

interface PlateShape {
  /** Corners in x and z, either way round. */
  readonly outline: readonly Vec2[]
  readonly holes?: readonly (readonly Vec2[])[]
  /** Metres along y; the plate lies around y = 0. */
  readonly thickness: number
  /** Of the upper and lower edges. */
  readonly rim?: number
  readonly rounds?: number
}

/** Sharper corners of an outline than this (radians) stay edges. */
const creaseAngle = 0.5

/** A plate of any outline with rounded rims: table tops, cut panels, shaped backs. Its grain runs along x. */
export function plate({ outline, holes = [], thickness, rim = 0.002, rounds = 2 }: PlateShape): Mesh {
  const edge = Math.max(1e-5, Math.min(rim, thickness / 2 - 1e-5))
  const rings = [orient(outline, false), ...holes.map((hole) => orient(hole, true))]
  const draft = openMesh()
  for (const ring of rings) addSide(draft, ring, { thickness, edge, rounds })
  const caps = rings.map((ring) => inset(ring, edge))
  for (const side of [1, -1] as const) addCap(draft, caps, (side * thickness) / 2, side)
  return closeMesh(draft)
}

const signedArea = (ring: readonly Vec2[]): number =>
  ring.reduce((sum, [x, z], i) => {
    const [nx, nz] = ring[(i + 1) % ring.length] ?? [x, z]
    return sum + (x * nz - nx * z) / 2
  }, 0)

/** Outlines turn one way, holes the other, so that the solid is always to the left. */
function orient(ring: readonly Vec2[], isHole: boolean): readonly Vec2[] {
  const isNegative = signedArea(ring) < 0
  return isNegative === isHole ? ring : ring.toReversed()
}

interface Corner {
  readonly at: Vec2
  /** The outward normals of the sides before and after, and between them. */
  readonly before: Vec2
  readonly after: Vec2
  readonly out: Vec2
  /** How much farther the corner lies along `out` when the sides move out by 1. */
  readonly stretch: number
}

function corners(ring: readonly Vec2[]): readonly Corner[] {
  return ring.map((at, i) => {
    const last = ring[(i + ring.length - 1) % ring.length] ?? at
    const next = ring[(i + 1) % ring.length] ?? at
    const before = outward(last, at)
    const after = outward(at, next)
    const [x, z] = [before[0] + after[0], before[1] + after[1]]
    const far = Math.hypot(x, z) || 1
    const out: Vec2 = [x / far, z / far]
    return {
      at,
      before,
      after,
      out,
      stretch: Math.min(2, 1 / Math.max(0.3, out[0] * after[0] + out[1] * after[1])),
    }
  })
}

function outward(from: Vec2, to: Vec2): Vec2 {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dz) || 1
  return [dz / far, -dx / far]
}

const inset = (ring: readonly Vec2[], by: number): readonly Vec2[] =>
  corners(ring).map(({ at, out, stretch }) => [at[0] - out[0] * by * stretch, at[1] - out[1] * by * stretch])

function addSide(
  draft: MeshDraft,
  ring: readonly Vec2[],
  { thickness, edge, rounds }: { readonly thickness: number; readonly edge: number; readonly rounds: number },
): void {
  const all = corners(ring)
  // From the lower cap's rim round and up to the upper one's.
  const profile: { y: number; back: number; up: number }[] = []
  for (const top of [false, true]) {
    for (let i = 0; i <= rounds; i++) {
      const angle = top ? (i / rounds) * (Math.PI / 2) : -Math.PI / 2 + (i / rounds) * (Math.PI / 2)
      const centre = (thickness / 2 - edge) * (top ? 1 : -1)
      profile.push({
        y: centre + Math.sin(angle) * edge,
        back: edge * (1 - Math.cos(angle)),
        up: Math.sin(angle),
      })
    }
  }
  let far = 0
  for (const [i, from] of all.entries()) {
    const to = all[(i + 1) % all.length]
    if (!to) continue
    const length = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1])
    const first = countVertices(draft)
    const isSmooth = (corner: Corner): boolean =>
      corner.before[0] * corner.after[0] + corner.before[1] * corner.after[1] > Math.cos(creaseAngle)
    for (const { y, back, up } of profile) {
      for (const [corner, along] of [
        [from, far],
        [to, far + length],
      ] as const) {
        const flat = isSmooth(corner) ? corner.out : from.after
        const level = Math.sqrt(Math.max(0, 1 - up * up))
        draft.positions.push(
          corner.at[0] - corner.out[0] * back * corner.stretch,
          y,
          corner.at[1] - corner.out[1] * back * corner.stretch,
        )
        draft.normals.push(flat[0] * level, up, flat[1] * level)
        draft.uvs.push(along, y)
      }
    }
    for (let row = 0; row < profile.length - 1; row++) {
      const a = first + row * 2
      draft.indices.push(a, a + 2, a + 1, a + 1, a + 2, a + 3)
    }
    far += length
  }
}

function addCap(draft: MeshDraft, rings: readonly (readonly Vec2[])[], y: number, side: 1 | -1): void {
  const first = countVertices(draft)
  const flat = rings.flat()
  const holeStarts: number[] = []
  let count = 0
  for (const ring of rings) {
    if (count > 0) holeStarts.push(count)
    count += ring.length
  }
  for (const [x, z] of flat) {
    draft.positions.push(x, y, z)
    draft.normals.push(0, side, 0)
    draft.uvs.push(x, -z)
  }
  const triangles = earcut(flat.flat(), holeStarts)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0]
    const [p, q, r] = [flat[a] ?? [0, 0], flat[b] ?? [0, 0], flat[c] ?? [0, 0]]
    // Seen from above, x to the right and z down: what turns left there looks down.
    const looksDown = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]) > 0
    if (looksDown === (side === -1)) draft.indices.push(first + a, first + b, first + c)
    else draft.indices.push(first + a, first + c, first + b)
  }
}
