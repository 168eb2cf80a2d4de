import type { WallWithId } from "./rooms.ts"
import type { ElementId } from "../elements/values.ts"
import { findGuides, type Guide } from "./snap-guides.ts"
import { distance, dot, meetLines, minus, plus, rounded, times, type Vector } from "./vectors.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"

/** The kinds of snap targets, the strongest first. */
export const snapKinds = [
  "end",
  "middle",
  /** The perpendicular foot on a wall, seen from the previous point. */
  "perpendicular",
  /** The crossing of two guides. */
  "crossing",
  "wall",
  "angle90",
  "alignment",
  "extension",
  "angle15",
  "grid",
] as const
export type SnapKind = (typeof snapKinds)[number]

export interface Snap {
  readonly kind: SnapKind
  readonly place: Vector
  /** The walls it snapped to, to highlight them. */
  readonly walls: readonly ElementId[]
  /** The guides that it snapped to, to draw from `from` to the point. */
  readonly guides: readonly Guide[]
}

export interface SnapOptions {
  /** The snap distance, mm: a few pixels of the screen. */
  readonly reach: number
  /** The previous point of the chain being drawn, from which angles are measured. */
  readonly from?: Vector
  /** The grid spacing, mm; no grid without it. */
  readonly grid?: number
  /** Walls that are being moved, which are no snap targets. */
  readonly without?: ReadonlySet<ElementId>
}

/** All possible snaps, best first; empty if the point stays as it is. Points are whole mm. */
export function snap(walls: readonly WallWithId[], place: Vector, options: SnapOptions): readonly Snap[] {
  const others = walls.filter(({ id }) => !options.without?.has(id))
  const guides = findGuides(others, place, options)
  const found: readonly Snap[] = [
    ...others.flatMap((wall) => snapToWall(wall, place, options)),
    ...meetGuides(guides, place),
    ...guides.map((guide) => onGuide(guide, place)),
    ...(options.grid === undefined ? [] : [onGrid(place, options.grid)]),
  ]
  return found
    .map((one) => ({ ...one, place: rounded(one.place) }))
    .filter((one) => distance(one.place, place) <= options.reach)
    .toSorted(
      (a, b) =>
        snapKinds.indexOf(a.kind) - snapKinds.indexOf(b.kind) ||
        distance(a.place, place) - distance(b.place, place) ||
        (a.walls.join(" ") < b.walls.join(" ") ? -1 : 1),
    )
}

function snapToWall({ id, wall }: WallWithId, place: Vector, { from }: SnapOptions): readonly Snap[] {
  const axis = wallAxis(wall)
  const at = (kind: SnapKind, where: Vector): Snap => ({ kind, place: where, walls: [id], guides: [] })
  const nearest = axis.project(place).s
  const isBeside = nearest > 0 && nearest < axis.length
  return [
    at("end", wall.from),
    at("end", wall.to),
    at("middle", axis.pointAt(axis.length / 2)),
    ...(isBeside ? [at("wall", axis.pointAt(nearest))] : []),
    ...(from ? perpendicularFrom(axis, from).map((where) => at("perpendicular", where)) : []),
  ]
}

/** The perpendicular foot on a wall, seen from the previous point. */
function perpendicularFrom(axis: ReturnType<typeof wallAxis>, from: Vector): readonly Vector[] {
  const { s, distance: away } = axis.project(from)
  return s > 0 && s < axis.length && away > 1 ? [axis.pointAt(s)] : []
}

function meetGuides(guides: readonly Guide[], place: Vector): readonly Snap[] {
  // Only the nearest few: comparing every pair of a hundred would be slow.
  const near = guides
    .toSorted((a, b) => distance(onGuide(a, place).place, place) - distance(onGuide(b, place).place, place))
    .slice(0, 12)
  return near.flatMap((one, at) =>
    near.slice(at + 1).flatMap((other): Snap[] => {
      const where = meetLines(one.from, one.along, other.from, other.along)
      const walls = [...new Set([...one.walls, ...other.walls])].toSorted()
      return where ? [{ kind: "crossing", place: where, walls, guides: [one, other] }] : []
    }),
  )
}

const onGuide = (guide: Guide, place: Vector): Snap => ({
  kind: guide.kind,
  place: plus(guide.from, times(guide.along, dot(minus(place, guide.from), guide.along))),
  walls: guide.walls,
  guides: [guide],
})

const onGrid = (place: Vector, grid: number): Snap => ({
  kind: "grid",
  place: { x: Math.round(place.x / grid) * grid, y: Math.round(place.y / grid) * grid },
  walls: [],
  guides: [],
})
