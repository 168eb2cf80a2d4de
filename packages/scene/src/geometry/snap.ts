import type { WallWithId } from "./rooms.ts"
import type { ElementId } from "../elements/values.ts"
import { findGuides, type Guide } from "./snap-guides.ts"
import { distance, dot, meetLines, minus, plus, rounded, times, type Vector } from "./vectors.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"

/** What a place was snapped to, the strongest first. */
export const snapKinds = [
  "end",
  "middle",
  /** Where a line from the point before meets a wall squarely. */
  "perpendicular",
  /** Where two guides meet. */
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
  /** The walls it was snapped to, to be shown. */
  readonly walls: readonly ElementId[]
  /** The lines that led to it, to be drawn from `from` to the place. */
  readonly guides: readonly Guide[]
}

export interface SnapOptions {
  /** Nothing farther away than this is snapped to, mm: a few pixels of the screen. */
  readonly reach: number
  /** Of the chain being drawn: the point before. Angles are counted from it. */
  readonly from?: Vector
  /** Distance of the grid's lines, mm; none without it. */
  readonly grid?: number
  /** Walls that are being moved, and so are no place to snap to. */
  readonly without?: ReadonlySet<ElementId>
}

/** Everything a place could be snapped to, best first; empty where it is left as it is. Places are whole mm. */
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

/** Where a line from the point before meets a wall squarely. */
function perpendicularFrom(axis: ReturnType<typeof wallAxis>, from: Vector): readonly Vector[] {
  const { s, distance: away } = axis.project(from)
  return s > 0 && s < axis.length && away > 1 ? [axis.pointAt(s)] : []
}

function meetGuides(guides: readonly Guide[], place: Vector): readonly Snap[] {
  // Only the nearest few: every pair of a hundred would be found nowhere near.
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
