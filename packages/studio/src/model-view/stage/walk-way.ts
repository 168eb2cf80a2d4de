import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import {
  distance,
  midway,
  minus,
  nearestOnLine,
  plus,
  times,
  type Vector,
} from "@roomwright/scene/geometry/vectors"
import { flattenWall, wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { spansOf } from "@roomwright/scene/kinds/wall/wall-pieces"

/** What one cannot walk through: a line with so much around it, mm. */
export interface Barrier {
  readonly from: Vector
  readonly to: Vector
  readonly half: number
}

/** How thick who walks is, mm. */
const body = 220
/** What is lower is stepped over, what is higher is gone under, mm. */
const [step, head] = [150, 1_900]

/** The walls of a level without their doors. */
export function barriersOf(scene: Scene, level: ElementId): readonly Barrier[] {
  return childrenOfKind(scene, level, "wall").flatMap(({ id, element: wall }) => {
    if (wall.height < step) return []
    const axis = wallAxis(wall)
    const doors = spansOf(
      axis.length,
      childrenOfKind(scene, id, "opening")
        .map(({ element }) => element)
        .filter(({ sill, height }) => sill <= step && sill + height >= head),
    )
    const stops = [0, ...flattenWall(wall).map((place) => axis.project(place).s), axis.length]
    const cuts = [...stops, ...doors.flatMap(({ start, end }) => [start, end])].toSorted((a, b) => a - b)
    return cuts.slice(1).flatMap((end, at): Barrier[] => {
      const start = cuts[at] ?? 0
      const middle = (start + end) / 2
      if (end - start < 1 || doors.some((door) => door.start < middle && middle < door.end)) return []
      return [{ from: axis.pointAt(start), to: axis.pointAt(end), half: wall.thickness / 2 }]
    })
  })
}

/** Where one comes who walks from a place by so much: along what is in the way, never through it. mm of the plan. */
export function walkBy(barriers: readonly Barrier[], from: Vector, by: Vector): Vector {
  const far = Math.hypot(by.x, by.y)
  const steps = Math.max(1, Math.ceil(far / (body / 4)))
  let at = from
  for (let i = 0; i < steps; i++) at = keepOff(barriers, plus(at, times(by, 1 / steps)), at)
  return at
}

function keepOff(barriers: readonly Barrier[], wished: Vector, before: Vector): Vector {
  let at = wished
  // In a corner two walls push in turn.
  for (let round = 0; round < 3; round++) {
    const inTheWay = barriers.find((barrier) => isIn(barrier, at))
    if (!inTheWay) return at
    const { share } = nearestOnLine(at, inTheWay.from, inTheWay.to)
    const foot = plus(inTheWay.from, times(minus(inTheWay.to, inTheWay.from), share))
    const away = minus(at, foot)
    const long = Math.hypot(away.x, away.y)
    if (long < 1e-6) return before
    at = plus(foot, times(away, (inTheWay.half + body + 0.5) / long))
  }
  return barriers.some((barrier) => isIn(barrier, at)) ? before : at
}

const isIn = ({ from, to, half }: Barrier, at: Vector): boolean =>
  nearestOnLine(at, from, to).distance < half + body

/** A place to begin to walk from: the nearest to a wish that is free. */
export function freeStand(barriers: readonly Barrier[], wish: Vector): Vector {
  if (!barriers.some((barrier) => isIn(barrier, wish))) return wish
  for (let ring = 1; ring < 12; ring++)
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * 2 * Math.PI
      const at = plus(wish, { x: Math.cos(angle) * ring * 250, y: Math.sin(angle) * ring * 250 })
      if (!barriers.some((barrier) => isIn(barrier, at))) return at
    }
  return wish
}

/** How near a place comes to the nearest barrier, mm; for tests and for who asks. */
export const clearanceAt = (barriers: readonly Barrier[], at: Vector): number =>
  Math.min(
    ...barriers.map(({ from, to, half }) =>
      distance(from, to) < 1
        ? distance(midway(from, to), at) - half
        : nearestOnLine(at, from, to).distance - half,
    ),
  )
