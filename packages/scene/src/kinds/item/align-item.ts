import type { Item } from "./item.ts"
import { boxAt, elementsNear } from "../../document/elements-near.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import { dot, distance, type Vector } from "../../geometry/vectors.ts"
import { frameOf, isSquareTo, placeIn, reachAlong, type Reach } from "./item-frame.ts"
import { cornersOfItem } from "./item-outline.ts"
import { onFace, type Surroundings } from "./wall-faces-near.ts"

/** A line that says what a piece is in line with. */
export interface GuideLine {
  readonly from: Vector
  readonly to: Vector
}

interface AlignScope {
  readonly scene: Scene
  readonly level: ElementId
  readonly surroundings: Surroundings
  /** What moves along, and so is nothing to be in line with. */
  readonly without: ReadonlySet<ElementId>
  /** Nothing farther away is aligned with, mm. */
  readonly reach: number
}

/** Where the middle of a piece would come to lie along one of its directions. */
interface Wish {
  readonly to: number
  /** Reach along the other direction of what it lines up with; null where no line need say it. */
  readonly other: Reach | null
  /** At which coordinate the line is. */
  readonly at: number
}

/** Furniture farther away than this is nothing to be in line with, mm, nor is more than so many pieces of it. */
const [near, most] = [2_500, 40]

export interface Aligned {
  /** Along its width and its depth, mm from the origin; null where nothing is near. */
  readonly along: number | null
  readonly up: number | null
  readonly lines: readonly GuideLine[]
}

/**
 * Where the middle of a piece goes when its edges and its middle are brought in line with walls, neighbours and the middle of the
 * room. A direction that is `fixed` (it stands against a wall there) is left as it is.
 */
export function alignItem(
  item: Pick<Item, "at" | "turn" | "size">,
  { scene, level, surroundings, without, reach }: AlignScope,
  fixed: { readonly along?: boolean; readonly up?: boolean } = {},
): Aligned {
  const frame = frameOf(item.turn)
  const neighbours = elementsNear(scene, level, "item", boxAt(item.at, near))
    .filter(({ id, element }) => !without.has(id) && isSquareTo(element.turn, item.turn))
    .toSorted((a, b) => distance(a.element.at, item.at) - distance(b.element.at, item.at))
    .slice(0, most)
    .map(({ element }) => cornersOfItem(element))
  const along = fixed.along
    ? null
    : settleOn(
        dot(item.at, frame.right),
        wishesAlong(frame.right, frame.back, item.size.width / 2, item.at, surroundings, neighbours),
        reach,
      )
  const up = fixed.up
    ? null
    : settleOn(
        dot(item.at, frame.back),
        wishesAlong(frame.back, frame.right, item.size.depth / 2, item.at, surroundings, neighbours),
        reach,
      )
  const middle = {
    along: along?.to ?? dot(item.at, frame.right),
    up: up?.to ?? dot(item.at, frame.back),
  }
  const lines = [
    ...(along?.other
      ? [lineBetween(along.other, middle.up, item.size.depth / 2, (v) => placeIn(frame, along.at, v))]
      : []),
    ...(up?.other
      ? [lineBetween(up.other, middle.along, item.size.width / 2, (u) => placeIn(frame, u, up.at))]
      : []),
  ]
  return { along: along?.to ?? null, up: up?.to ?? null, lines }
}

function lineBetween(
  { low, high }: Reach,
  middle: number,
  half: number,
  placeAt: (value: number) => Vector,
): GuideLine {
  return { from: placeAt(Math.min(low, middle - half)), to: placeAt(Math.max(high, middle + half)) }
}

/** What comes first wins where two are as near. */
function settleOn(now: number, wishes: readonly Wish[], reach: number): Wish | null {
  let best: Wish | null = null
  for (const wish of wishes) {
    const off = Math.abs(wish.to - now)
    if (off <= reach && (best === null || off < Math.abs(best.to - now) - 0.5)) best = wish
  }
  return best
}

function wishesAlong(
  way: Vector,
  across: Vector,
  half: number,
  middle: Vector,
  { faces, floor }: Surroundings,
  neighbours: readonly (readonly Vector[])[],
): readonly Wish[] {
  const flush = faces.flatMap((face): readonly Wish[] => {
    const facing = dot(face.inward, way)
    const { s } = onFace(face, middle)
    if (Math.abs(facing) < 0.999_9 || s < -half || s > face.length + half) return []
    const at = dot(face.from, way)
    return [{ to: at + Math.sign(facing) * half, other: null, at }]
  })
  const beside = neighbours.flatMap((corners): readonly Wish[] => {
    const { low, high } = reachAlong(corners, way)
    const other = reachAlong(corners, across)
    return [
      { to: high + half, other, at: high },
      { to: low - half, other, at: low },
      { to: (low + high) / 2, other, at: (low + high) / 2 },
      { to: low + half, other, at: low },
      { to: high - half, other, at: high },
    ]
  })
  // Of a room to which the piece stands askew the middle says nothing.
  const isSquare = faces.some((face) => Math.abs(dot(face.inward, way)) > 0.999_9)
  return [...flush, ...beside, ...(floor && isSquare ? middleOf(floor.outline, way, across) : [])]
}

function middleOf(outline: readonly Vector[], way: Vector, across: Vector): readonly Wish[] {
  const { low, high } = reachAlong(outline, way)
  const at = (low + high) / 2
  return [{ to: at, other: reachAlong(outline, across), at }]
}
