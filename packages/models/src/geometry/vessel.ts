import { weldNormals } from "./deform.ts"
import { addGrid, closeMesh, openMesh, type Mesh } from "./mesh.ts"
import type { Vec2 } from "./vector.ts"

/** An egg of a section: as wide as it says, so far to the front and so far to the back of x = 0, z = 0. */
export interface EggOutline {
  readonly width: number
  readonly front: number
  readonly back: number
  /** Exponent of the superellipse in front; 2 is round, 5 nearly square. */
  readonly round?: number
  /** The same behind; as in front where nothing is said. */
  readonly roundBack?: number
}

/** How far a section lies inside the outline, in metres; below 0 it stands out. */
export interface VesselLevel {
  readonly y: number
  readonly inside: number
  /** Other than at the sides. */
  readonly front?: number
  readonly back?: number
}

interface VesselShape {
  readonly outline: EggOutline
  /** From the foot up the outside, over the rim and down the inside. */
  readonly levels: readonly VesselLevel[]
  readonly segments?: number
  /** Pieces of a smooth curve between two levels; 1 keeps them straight. */
  readonly smooth?: number
  /** Whether the first and the last level are closed by a flat face. */
  readonly closes?: { readonly foot?: boolean; readonly end?: boolean }
}

/** A smooth hollow or solid shape over an egg: baths, basins, bowls, seats, lids. */
export function vessel({ outline, levels, segments = 48, smooth = 3, closes = {} }: VesselShape): Mesh {
  const fine = smooth > 1 ? smoothLevels(levels, smooth) : levels
  const rings = fine.map((level) => ({ y: level.y, points: eggPoints(outline, level, segments) }))
  const [first, last] = [rings[0], rings.at(-1)]
  if (closes.foot && first) rings.unshift(gathered(first))
  if (closes.end && last) rings.push(gathered(last))
  const draft = openMesh()
  let far = 0
  for (const [i, { y, points }] of rings.entries()) {
    const before = rings[i - 1]
    if (before) far += Math.hypot(y - before.y, (points[0]?.[1] ?? 0) - (before.points[0]?.[1] ?? 0))
    let around = 0
    for (const [s, [x, z]] of points.entries()) {
      const [px, pz] = points[Math.max(0, s - 1)] ?? [x, z]
      around += Math.hypot(x - px, z - pz)
      draft.positions.push(x, y, z)
      draft.normals.push(0, 1, 0)
      draft.uvs.push(around, far)
    }
  }
  addGrid(draft, 0, segments + 1, rings.length)
  return weldNormals(closeMesh(draft))
}

const gathered = ({ y, points }: { readonly y: number; readonly points: readonly Vec2[] }) => ({
  y,
  points: points.map(([x, z]): Vec2 => [x * 0.001, z * 0.001]),
})

function eggPoints(outline: EggOutline, level: VesselLevel, segments: number): readonly Vec2[] {
  const half = Math.max(0.0005, outline.width / 2 - level.inside)
  const front = Math.max(0.0005, outline.front - (level.front ?? level.inside))
  const back = Math.max(0.0005, outline.back - (level.back ?? level.inside))
  const roundFront = outline.round ?? 2
  return Array.from({ length: segments + 1 }, (_, i) => {
    const angle = (i / segments) * 2 * Math.PI
    const [sin, cos] = [i === segments ? 0 : Math.sin(angle), Math.cos(angle)]
    const power = 2 / (cos < 0 ? (outline.roundBack ?? roundFront) : roundFront)
    const reach = cos < 0 ? back : front
    return [
      Math.sign(sin) * Math.abs(sin) ** power * half,
      Math.sign(cos) * Math.abs(cos) ** power * reach,
    ] as const
  })
}

/** Catmull-Rom through the levels, each field by itself. */
function smoothLevels(levels: readonly VesselLevel[], pieces: number): readonly VesselLevel[] {
  const at = (i: number): VesselLevel =>
    levels[Math.min(Math.max(i, 0), levels.length - 1)] ?? { y: 0, inside: 0 }
  const between = (a: number, b: number, c: number, d: number, t: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  return Array.from({ length: (levels.length - 1) * pieces + 1 }, (_, i) => {
    const span = Math.min(Math.floor(i / pieces), levels.length - 2)
    const t = i / pieces - span
    const four = [at(span - 1), at(span), at(span + 1), at(span + 2)] as const
    const field = (of: (level: VesselLevel) => number): number =>
      between(of(four[0]), of(four[1]), of(four[2]), of(four[3]), t)
    return {
      y: field(({ y }) => y),
      inside: field(({ inside }) => inside),
      front: field(({ inside, front }) => front ?? inside),
      back: field(({ inside, back }) => back ?? inside),
    }
  })
}

/** A half round over the top of a wall `thick` metres thick whose outside ends at a level. */
export const rolledRim = (from: VesselLevel, thick: number, steps = 5): readonly VesselLevel[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * Math.PI
    const inwards = (thick / 2) * (1 - Math.cos(angle))
    return {
      y: from.y + (Math.sin(angle) * thick) / 2,
      inside: from.inside + inwards,
      front: (from.front ?? from.inside) + inwards,
      back: (from.back ?? from.inside) + inwards,
    }
  })

/** A flat slab over an egg with rounded edges: seats without a hole, lids, trays. It lies around y = 0. */
export function eggSlab(
  outline: EggOutline,
  thick: number,
  { rim = 0.006, dome = 0, segments = 48 }: { rim?: number; dome?: number; segments?: number } = {},
): Mesh {
  const edge = Math.min(rim, thick / 2 - 1e-4)
  const arc = (from: number, centre: number): readonly VesselLevel[] =>
    [0, 1, 2, 3].map((i) => {
      const angle = from + (i / 3) * (Math.PI / 2)
      return { y: centre + Math.sin(angle) * edge, inside: edge * (1 - Math.cos(angle)) }
    })
  const top = arc(0, thick / 2 - edge)
  return vessel({
    outline,
    segments,
    smooth: 1,
    closes: { foot: true, end: true },
    levels: [
      { y: -thick / 2, inside: edge * 2.2 },
      ...arc(-Math.PI / 2, -thick / 2 + edge),
      ...top,
      { y: thick / 2 + dome * 0.3, inside: edge * 2.2 },
      ...(dome > 0
        ? [0.25, 0.5, 0.75].map((share) => ({
            y: thick / 2 + dome * (0.3 + 0.7 * Math.sin((share * Math.PI) / 2)),
            inside: edge * 2.2 + share * outline.width * 0.4,
          }))
        : []),
    ],
  })
}
