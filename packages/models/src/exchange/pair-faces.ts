import { importLimits, RefusedFile } from "./import-report.ts"
import { dot, distance, minus, plus, times, turnLeft, type Vector } from "@roomwright/scene/geometry/vectors"

/** A straight line that may be a face of a wall, mm. */
export interface Face {
  readonly a: Vector
  readonly b: Vector
}

/** The middle of a wall, from one end to the other. */
export interface FoundWall {
  readonly from: Vector
  readonly to: Vector
  readonly thickness: number
}

/** Walls are so thick, mm. */
const [thinnest, thickest] = [40, 600]
/** Faces that are shorter, or beside each other for less, bound no wall. */
const shortest = 60
/** Ends of walls and reveals of openings lie across: they are beside each other for less than this part of their distance. */
const leastShare = 0.4
/** Radians between two faces of one wall. */
const skew = Math.PI / 180
/** Comparisons of two lines: no drawing of a home comes near. */
const mostComparisons = 20_000_000

interface Line {
  readonly start: Vector
  readonly along: Vector
  readonly length: number
  /** From 0 to below pi. */
  readonly angle: number
  /** What walls have taken of it already. */
  readonly taken: (readonly [number, number])[]
}

/** Finds walls: pairs of lines that run beside each other, the nearest first. `single`: lines that bound none. */
export function pairFaces(faces: readonly Face[]): {
  readonly walls: readonly FoundWall[]
  readonly single: number
} {
  const lines = faces.flatMap(toLine)
  const pairs = findPairs(lines).toSorted((one, other) => one.gap - other.gap)
  const walls: FoundWall[] = []
  for (const { line, other, from, to } of pairs) {
    for (const [start, end] of freeParts(line, from, to)) {
      // What is free of the one may be taken of the other.
      const [a, b] = [project(other, pointAt(line, start)), project(other, pointAt(line, end))]
      for (const [low, high] of freeParts(other, Math.min(a, b), Math.max(a, b))) {
        const ends = [pointAt(other, low), pointAt(other, high)].map((place) => project(line, place))
        const [first, last] = [Math.min(...ends), Math.max(...ends)]
        if (last - first < shortest) continue
        const middle = (at: number): Vector => {
          const place = pointAt(line, at)
          return times(plus(place, pointAt(other, project(other, place))), 0.5)
        }
        const gap = distance(pointAt(line, (first + last) / 2), pointAt(other, (low + high) / 2))
        walls.push({ from: middle(first), to: middle(last), thickness: gap })
        if (walls.length > importLimits.walls) throw new RefusedFile("tooMany")
        line.taken.push([first, last])
        other.taken.push([low, high])
      }
    }
  }
  return { walls, single: lines.filter(({ taken }) => taken.length === 0).length }
}

function toLine({ a, b }: Face): Line[] {
  const length = distance(a, b)
  if (!(length >= shortest)) return []
  const forward = times(minus(b, a), 1 / length)
  const isTurned = forward.y < 0 || (forward.y === 0 && forward.x < 0)
  const along = isTurned ? times(forward, -1) : forward
  return [{ start: isTurned ? b : a, along, length, angle: Math.atan2(along.y, along.x), taken: [] }]
}

interface Pair {
  readonly line: Line
  readonly other: Line
  readonly gap: number
  /** Along `line`. */
  readonly from: number
  readonly to: number
}

/** Pairs within reach, found among those of about one direction, in the order of how far to the side they lie. */
function findPairs(lines: readonly Line[]): Pair[] {
  const pairs: Pair[] = []
  let comparisons = 0
  const buckets = new Map<number, Line[]>()
  const steps = Math.round(Math.PI / skew)
  for (const line of lines) {
    const key = Math.floor(line.angle / skew) % steps
    const bucket = buckets.get(key)
    if (bucket) bucket.push(line)
    else buckets.set(key, [line])
  }
  for (const [key, bucket] of buckets) {
    const own = new Set(bucket)
    const near = [...bucket, ...(buckets.get((key + 1) % steps) ?? [])]
    const side = turnLeft({ x: Math.cos(key * skew), y: Math.sin(key * skew) })
    const sorted = near
      .map((line) => {
        const offsets = [dot(line.start, side), dot(pointAt(line, line.length), side)]
        return { line, low: Math.min(...offsets), high: Math.max(...offsets) }
      })
      .toSorted((one, other) => one.low - other.low)
    for (const [at, one] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (!other || other.low - one.high > thickest) break
        comparisons += 1
        if (comparisons > mostComparisons) throw new RefusedFile("tooMany")
        // Two of the next bucket meet when it is their turn.
        if (!own.has(one.line) && !own.has(other.line)) continue
        const pair = comparePair(one.line, other.line)
        if (pair) pairs.push(pair)
      }
    }
  }
  return pairs
}

function comparePair(one: Line, two: Line): Pair | null {
  const [line, other] = one.length >= two.length ? [one, two] : [two, one]
  const turned = Math.abs(line.angle - other.angle)
  if (Math.min(turned, Math.PI - turned) > skew) return null
  const ends = [project(line, other.start), project(line, pointAt(other, other.length))]
  const from = Math.max(0, Math.min(...ends))
  const to = Math.min(line.length, Math.max(...ends))
  const place = pointAt(line, (from + to) / 2)
  const gap = distance(place, pointAt(other, project(other, place)))
  if (gap < thinnest || gap > thickest || to - from < Math.max(shortest, gap * leastShare)) return null
  return { line, other, gap, from, to }
}

const pointAt = ({ start, along }: Line, at: number): Vector => plus(start, times(along, at))
const project = ({ start, along }: Line, place: Vector): number => dot(minus(place, start), along)

/** What no wall has taken of a stretch. */
function freeParts({ taken }: Line, from: number, to: number): readonly (readonly [number, number])[] {
  let parts: readonly (readonly [number, number])[] = [[from, to]]
  for (const [low, high] of taken)
    parts = parts.flatMap(([start, end]) =>
      high <= start || low >= end ? [[start, end] as const] : [[start, low] as const, [high, end] as const],
    )
  return parts.filter(([start, end]) => end - start >= shortest)
}
