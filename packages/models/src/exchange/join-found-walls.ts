import {
  cross,
  distance,
  dot,
  minus,
  plus,
  times,
  turnLeft,
  type Vector,
} from "@roomwright/scene/geometry/vectors"
import type { FoundWall } from "./pair-faces.ts"

/** A gap in a wall that may be a door or a window: its middle, and how wide it is. */
export interface WallGap {
  readonly at: Vector
  readonly along: Vector
  readonly width: number
  readonly thickness: number
  /** Both of its ends are at walls that go across: two walls of different rooms may only happen to lie in one line. */
  readonly isBetween: boolean
}

/** Walls in one line differ by no more than this, mm and radians. */
const [offLine, offThickness, skew] = [25, 30, Math.PI / 180]
/** A wall that comes from the side breaks a face for as long as it is thick; what is wider is an opening. */
const branch = 450
/** The widest opening that is closed above: windows of living rooms. */
const widestGap = 6_000
/** What is missing at a corner beyond half of the other wall, mm. */
const slack = 90

/** Joins pieces that are one wall, and closes it over doors and windows where `isOpening` says that a gap is one. */
export function joinInLine(
  walls: readonly FoundWall[],
  isOpening: (gap: WallGap) => boolean,
): { readonly walls: readonly FoundWall[]; readonly gaps: readonly WallGap[] } {
  const joined: FoundWall[] = []
  const gaps: WallGap[] = []
  const left = walls.map(upwards)
  while (left.length > 0) {
    const first = left.shift()
    if (!first) break
    const along = directionOf(first)
    const inLine = [first, ...takeWhere(left, (wall) => isInLine(first, along, wall))]
      .map((wall) => {
        const ends = [dot(minus(wall.from, first.from), along), dot(minus(wall.to, first.from), along)]
        return { start: Math.min(...ends), end: Math.max(...ends), thickness: wall.thickness }
      })
      .toSorted((one, other) => one.start - other.start)
    const [lowest] = inLine
    if (!lowest) break
    let [start, end] = [lowest.start, lowest.end]
    const place = (at: number): Vector => plus(first.from, times(along, at))
    const close = (): void =>
      void joined.push({ from: place(start), to: place(end), thickness: first.thickness })
    for (const next of inLine.slice(1)) {
      const width = next.start - end
      const isBetween = [end, next.start].every((at) => meetsAcross(place(at), along, walls))
      const gap = { at: place(end + width / 2), along, width, thickness: first.thickness, isBetween }
      const isDoor = width > branch && width <= widestGap && isOpening(gap)
      if (isDoor) gaps.push(gap)
      if (width <= branch || isDoor) end = Math.max(end, next.end)
      else {
        close()
        start = next.start
        end = next.end
      }
    }
    close()
  }
  return { walls: joined, gaps }
}

/** A wall goes across here. */
const meetsAcross = (at: Vector, along: Vector, walls: readonly FoundWall[]): boolean =>
  walls.some((wall) => {
    const direction = directionOf(wall)
    if (Math.abs(cross(along, direction)) < 0.5) return false
    const off = minus(at, wall.from)
    const [far, beside] = [dot(off, direction), Math.abs(cross(direction, off))]
    const reach = branch / 2 + slack
    return (
      beside <= wall.thickness / 2 + slack && far >= -reach && far <= distance(wall.from, wall.to) + reach
    )
  })

const directionOf = ({ from, to }: FoundWall): Vector =>
  times(minus(to, from), 1 / Math.max(1e-9, distance(from, to)))

function upwards(wall: FoundWall): FoundWall {
  const { from, to } = wall
  const isDown = to.y < from.y - 1e-6 || (Math.abs(to.y - from.y) <= 1e-6 && to.x < from.x)
  return isDown ? { ...wall, from: to, to: from } : wall
}

function isInLine(first: FoundWall, along: Vector, wall: FoundWall): boolean {
  if (Math.abs(wall.thickness - first.thickness) > offThickness) return false
  if (Math.abs(cross(along, directionOf(wall))) > Math.sin(skew)) return false
  const side = turnLeft(along)
  return [wall.from, wall.to].every((place) => Math.abs(dot(minus(place, first.from), side)) <= offLine)
}

function takeWhere<T>(list: T[], suits: (one: T) => boolean): T[] {
  const taken = list.filter(suits)
  if (taken.length > 0) list.splice(0, list.length, ...list.filter((one) => !taken.includes(one)))
  return taken
}

/** Leads ends of walls on to the middle of those that they meet, so that corners close. */
export function closeCorners(walls: readonly FoundWall[]): readonly FoundWall[] {
  return walls.map((wall) => ({
    ...wall,
    from: leadOn(wall, wall.from, times(directionOf(wall), -1), walls),
    to: leadOn(wall, wall.to, directionOf(wall), walls),
  }))
}

function leadOn(wall: FoundWall, end: Vector, out: Vector, walls: readonly FoundWall[]): Vector {
  let best: { readonly place: Vector; readonly off: number } | null = null
  for (const other of walls) {
    if (other === wall) continue
    const along = directionOf(other)
    const across = cross(out, along)
    // Nearly parallel walls meet nowhere that could be meant.
    if (Math.abs(across) < 0.05) continue
    const go = cross(minus(other.from, end), along) / across
    const place = plus(end, times(out, go))
    const reach = Math.min(other.thickness + slack, (other.thickness / 2 + slack) / Math.abs(across))
    const off = Math.abs(go)
    if (off > reach || (best && best.off <= off)) continue
    const at = dot(minus(place, other.from), along)
    const beyond = (wall.thickness / 2 + slack) / Math.abs(across)
    if (at < -beyond || at > distance(other.from, other.to) + beyond) continue
    best = { place, off }
  }
  return best?.place ?? end
}
