import { childrenOfKind } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import {
  outerDimensions,
  planSides,
  roomDimensions,
  type DimensionLine,
  type PlanSide,
} from "../geometry/dimension-lines.ts"
import type { Room, RoomSide, WallPlan } from "../geometry/rooms.ts"
import { directionTo, dot, minus, plus, times, turnLeft, type Vector } from "../geometry/vectors.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"

/** mm on paper: of the first chain from the outermost wall, and from one to the next. */
const [first, next] = [9, 7]

const outward: Readonly<Record<PlanSide, Vector>> = {
  below: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  above: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}

/** The chains of one side from the inside out: openings and piers, from joint to joint, the whole. */
export function outerChains(
  scene: Scene,
  plan: WallPlan,
  scale: number,
): readonly (readonly DimensionLine[])[] {
  const walls = outerDimensions(plan, next * scale)
  return planSides.flatMap((side) => {
    const found = walls.find((one) => one.side === side)
    const [reference] = found?.chain ?? []
    if (!found || !reference) return []
    const out = outward[side]
    const far = dot(reference.measuredFrom, out)
    const stops = openingStops(scene, plan, side)
    const ends = found.total ?? reference
    const along = turnLeft(out)
    const [low, high] = [dot(ends.measuredFrom, along), dot(ends.measuredTo, along)]
    const inner =
      stops.length === 0
        ? []
        : chainThrough([low, ...stops.filter((at) => at > low + 1 && at < high - 1), high], {
            out,
            far,
            off: first * scale,
          })
    // From joint to joint says nothing where there is one joint only.
    const joints = found.chain.length > 1 ? [found.chain] : []
    const chains = [...(inner.length > 1 ? [inner] : []), ...joints, [found.total ?? reference]]
    return chains.map((chain, rank) =>
      chain.map((line) => {
        const off = far + (first + rank * next) * scale
        // Further out, witness lines begin behind the numbers of the chain before.
        const measured = rank === 0 ? far : off - 3 * scale
        return atDistance(line, out, { off, measured })
      }),
    )
  })
}

/** The same line at this distance along `out`, measured from another. */
function atDistance(
  line: DimensionLine,
  out: Vector,
  { off, measured }: { readonly off: number; readonly measured: number },
): DimensionLine {
  const move = (place: Vector, far: number): Vector => plus(place, times(out, far - dot(place, out)))
  return {
    ...line,
    from: move(line.from, off),
    to: move(line.to, off),
    measuredFrom: move(line.from, measured),
    measuredTo: move(line.to, measured),
  }
}

function chainThrough(
  stops: readonly number[],
  { out, far, off }: { readonly out: Vector; readonly far: number; readonly off: number },
): readonly DimensionLine[] {
  const along = turnLeft(out)
  const place = (s: number, aside: number): Vector => plus(times(along, s), times(out, far + aside))
  return stops.slice(1).flatMap((to, before) => {
    const from = stops[before] ?? to
    if (to - from < 1) return []
    const [measuredFrom, measuredTo] = [place(from, 0), place(to, 0)]
    return [{ from: place(from, off), to: place(to, off), measuredFrom, measuredTo, length: to - from }]
  })
}

/** Where the jambs of openings in the walls of one side are, along it. */
function openingStops(scene: Scene, { outsides, walls }: WallPlan, side: PlanSide): readonly number[] {
  const out = outward[side]
  const along = turnLeft(out)
  const faces = outsides.flat().filter(({ from, to }) => dot(turnLeft(directionTo(from, to)), out) > 0.998)
  const stops = faces.flatMap((face) =>
    openingsIn(scene, walls, face).flatMap(({ from, to }) => [dot(from, along), dot(to, along)]),
  )
  return [...new Set(stops.map(Math.round))].toSorted((a, b) => a - b)
}

/** The openings within a side of a room or of the outside, by their jambs on the centre line. */
export function openingsIn(scene: Scene, walls: WallPlan["walls"], side: RoomSide) {
  return side.walls.flatMap(({ id }) => {
    const wall = walls.find((one) => one.id === id)?.wall
    if (!wall || wall.sagitta !== 0) return []
    const axis = wallAxis(wall)
    const ends = [axis.project(side.from).s, axis.project(side.to).s]
    const [start, end] = [Math.min(...ends), Math.max(...ends)]
    return childrenOfKind(scene, id, "opening")
      .filter(({ element }) => element.at > start && element.at < end)
      .map(({ id: opening, element }) => ({
        id: opening,
        element,
        from: axis.pointAt(element.at - element.width / 2),
        to: axis.pointAt(element.at + element.width / 2),
      }))
  })
}

/** The clear lengths of a room, each once: that of the opposite wall is the same. Only those along the axes of the plan's page are drawn inside. */
export function roomChains(
  room: Room,
  { aside, least }: { readonly aside: number; readonly least: number },
): readonly DimensionLine[] {
  const kept: DimensionLine[] = []
  const lines = roomDimensions(room, aside).filter(({ length }) => length >= least)
  for (const line of lines.toSorted((a, b) => b.length - a.length || rankOf(b) - rankOf(a)))
    if (!kept.some((other) => isSameMeasure(line, other))) kept.push(line)
  return kept
}

/** How much a side of a room is one below (its wall runs right) or on the left (it runs down). */
function rankOf({ measuredFrom, measuredTo }: DimensionLine): number {
  const along = directionTo(measuredFrom, measuredTo)
  return along.x - along.y
}

/** Parallel, and what one measures lies within what the other does with the same ends. */
function isSameMeasure(one: DimensionLine, other: DimensionLine): boolean {
  const along = directionTo(one.measuredFrom, one.measuredTo)
  if (Math.abs(Math.abs(dot(along, directionTo(other.measuredFrom, other.measuredTo))) - 1) > 1e-3)
    return false
  const reach = (line: DimensionLine): readonly number[] =>
    [line.measuredFrom, line.measuredTo]
      .map((place) => dot(minus(place, one.measuredFrom), along))
      .toSorted((a, b) => a - b)
  const [a, b] = [reach(one), reach(other)]
  return Math.abs((a[0] ?? 0) - (b[0] ?? 0)) < 2 && Math.abs((a[1] ?? 0) - (b[1] ?? 0)) < 2
}
