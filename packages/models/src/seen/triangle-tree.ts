import { meetTriangles, type Ray, type Triangles } from "../geometry/meet-mesh.ts"

/** Triangles and whose they are. */
export interface OwnedTriangles {
  readonly owner: number
  readonly triangles: Triangles
}

type Corner = readonly [number, number, number]

/** Boxes within boxes, down to a few triangles that lie together. */
export interface TriangleTree {
  readonly low: Corner
  readonly high: Corner
  readonly within: readonly [TriangleTree, TriangleTree] | OwnedTriangles
}

/** Triangles of a leaf: those that follow each other in a surface lie together. */
const leafSize = 24

/** Sorts triangles into a tree of boxes, so that a ray is asked of few of them. Null where there are none. */
export function growTree(all: readonly OwnedTriangles[]): TriangleTree | null {
  const leaves = all.flatMap(cutIntoLeaves)
  return leaves.length === 0 ? null : join(leaves)
}

function cutIntoLeaves({ owner, triangles: { positions, indices } }: OwnedTriangles): TriangleTree[] {
  const leaves: TriangleTree[] = []
  for (let from = 0; from < indices.length; from += leafSize * 3) {
    const part = indices.subarray(from, from + leafSize * 3)
    const low: [number, number, number] = [Infinity, Infinity, Infinity]
    const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
    for (const vertex of part)
      for (const axis of [0, 1, 2] as const) {
        const value = positions[vertex * 3 + axis] ?? 0
        if (value < low[axis]) low[axis] = value
        if (value > high[axis]) high[axis] = value
      }
    leaves.push({ low, high, within: { owner, triangles: { positions, indices: part } } })
  }
  return leaves
}

/** Halves boxes along the axis in which their middles lie farthest apart. */
function join(trees: readonly TriangleTree[]): TriangleTree {
  const [first, second] = trees
  if (!first) throw new Error("there is nothing to join")
  if (!second) return first
  const middles = ([0, 1, 2] as const).map((axis) => trees.map(({ low, high }) => low[axis] + high[axis]))
  const spans = middles.map(
    (all) => all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b)),
  )
  const axis = spans.indexOf(Math.max(...spans)) as 0 | 1 | 2
  const sorted = trees.toSorted((a, b) => a.low[axis] + a.high[axis] - b.low[axis] - b.high[axis])
  const half = Math.floor(sorted.length / 2)
  const [one, other] = [join(sorted.slice(0, half)), join(sorted.slice(half))]
  return {
    low: [0, 1, 2].map((at) => Math.min(one.low[at] ?? 0, other.low[at] ?? 0)) as unknown as Corner,
    high: [0, 1, 2].map((at) => Math.max(one.high[at] ?? 0, other.high[at] ?? 0)) as unknown as Corner,
    within: [one, other],
  }
}

/** Whose triangle a ray meets first; -1 for none. */
export function firstMet(tree: TriangleTree | null, ray: Ray): number {
  let best = Infinity
  let owner = -1
  const waiting = tree ? [tree] : []
  const entries = tree ? [enters(tree, ray)] : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ((entries.pop() ?? Infinity) >= best) continue
    const { within } = next
    if ("owner" in within) {
      const distance = meetTriangles(within.triangles, ray)
      if (distance === null || distance >= best) continue
      best = distance
      owner = within.owner
      continue
    }
    // What lies nearer is looked into first: then most of what lies behind it need not be.
    const one = enters(within[0], ray)
    const other = enters(within[1], ray)
    const isOneNearer = one < other
    waiting.push(within[isOneNearer ? 1 : 0], within[isOneNearer ? 0 : 1])
    entries.push(isOneNearer ? other : one, isOneNearer ? one : other)
  }
  return owner
}

/** Where a ray comes into a box, times its way; infinitely far where it does not. */
function enters({ low, high }: TriangleTree, { from, way }: Ray): number {
  let near = 0
  let far = Infinity
  for (let axis = 0; axis < 3; axis++) {
    const at = from[axis] ?? 0
    const by = way[axis] ?? 0
    const a = ((low[axis] ?? 0) - 1e-4 - at) / by
    const b = ((high[axis] ?? 0) + 1e-4 - at) / by
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far ? near : Infinity
}
