import type { PlacedSurface } from "./place-obj.ts"

/** Leaves and twigs are named so, and are patches that touch no other, of which there are many: links of a chandelier stay. */
const foliage = /lea[fv]|twig|flower|blossom|petal|needle|foliage|feuill|snow|palm/i
const leafTriangles = 400
const leastPatches = 100

/**
 * Makes foliage lighter: of all leaves only every so many-th is kept, larger by as much as there are fewer, so that a crown stays as
 * dense as it was. Surfaces that hang together stay as they are. `most` is the number of triangles wanted in all.
 */
export function thinLeaves(surfaces: readonly PlacedSurface[], most: number): readonly PlacedSurface[] {
  const counts = surfaces.map(({ positions }) => positions.length / 9)
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all <= most) return surfaces
  const patches = surfaces.map(listPatches)
  const isFoliage = patches.map(
    ({ length }, at) =>
      foliage.test(surfaces[at]?.material ?? "") &&
      length >= leastPatches &&
      (counts[at] ?? 0) / length <= leafTriangles,
  )
  const leaves = counts.reduce((sum, count, at) => sum + (isFoliage[at] ? count : 0), 0)
  const step = Math.ceil(leaves / Math.max(most - (all - leaves), most * 0.5))
  if (step < 2) return surfaces
  const thinned = surfaces.map((surface, at) =>
    isFoliage[at] ? keepSome(surface, patches[at] ?? [], step) : surface,
  )
  return fitInto(thinned, boundsOf(surfaces))
}

interface Span {
  readonly low: number
  readonly high: number
}

const boundsOf = (surfaces: readonly PlacedSurface[]): readonly Span[] =>
  [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity]
    for (const { positions } of surfaces)
      for (let at = axis; at < positions.length; at += 3) {
        low = Math.min(low, positions[at] ?? 0)
        high = Math.max(high, positions[at] ?? 0)
      }
    return { low, high }
  })

/** Leaves at the rim went, or grew over it. */
function fitInto(surfaces: readonly PlacedSurface[], wanted: readonly Span[]): readonly PlacedSurface[] {
  const found = boundsOf(surfaces)
  return surfaces.map((surface) => ({
    ...surface,
    positions: surface.positions.map((value, at) => {
      const [from, to] = [found[at % 3], wanted[at % 3]]
      if (!from || !to || from.high - from.low < 1e-9) return value
      return to.low + ((value - from.low) * (to.high - to.low)) / (from.high - from.low)
    }),
  }))
}

/** The triangles of each patch: those that share a corner's place. */
function listPatches({ positions }: PlacedSurface): readonly (readonly number[])[] {
  const triangles = positions.length / 9
  const parents = Uint32Array.from({ length: triangles }, (_none, at) => at)
  const rootOf = (triangle: number): number => {
    let root = triangle
    while (parents[root] !== root) root = parents[root] ?? root
    for (let at = triangle; parents[at] !== root;) {
      const next = parents[at] ?? root
      parents[at] = root
      at = next
    }
    return root
  }
  const seen = new Map<string, number>()
  for (let corner = 0; corner < triangles * 3; corner++) {
    const key = positions.subarray(corner * 3, corner * 3 + 3).join(" ")
    const triangle = Math.floor(corner / 3)
    const other = seen.get(key)
    if (other === undefined) seen.set(key, triangle)
    else parents[rootOf(triangle)] = rootOf(other)
  }
  const patches = new Map<number, number[]>()
  for (let triangle = 0; triangle < triangles; triangle++) {
    const root = rootOf(triangle)
    const patch = patches.get(root)
    if (patch) patch.push(triangle)
    else patches.set(root, [triangle])
  }
  return [...patches.values()]
}

function keepSome(
  { material, positions, normals, uvs }: PlacedSurface,
  patches: readonly (readonly number[])[],
  step: number,
): PlacedSurface {
  const kept = patches.filter((_patch, at) => at % step === 0)
  const triangles = kept.flat()
  const pick = (from: Float32Array, each: number): Float32Array<ArrayBuffer> => {
    const picked = new Float32Array(triangles.length * each)
    for (const [at, triangle] of triangles.entries())
      picked.set(from.subarray(triangle * each, (triangle + 1) * each), at * each)
    return picked
  }
  const enlarged = pick(positions, 9)
  let from = 0
  for (const { length } of kept) {
    enlarge(enlarged.subarray(from, from + length * 9), Math.sqrt(step))
    from += length * 9
  }
  return { material, positions: enlarged, normals: pick(normals, 9), uvs: uvs && pick(uvs, 6) }
}

/** Around its middle. */
function enlarge(patch: Float32Array, by: number): void {
  for (let axis = 0; axis < 3; axis++) {
    let sum = 0
    for (let at = axis; at < patch.length; at += 3) sum += patch[at] ?? 0
    const middle = sum / (patch.length / 3)
    for (let at = axis; at < patch.length; at += 3) patch[at] = middle + ((patch[at] ?? 0) - middle) * by
  }
}
