import {
  outerDimensions,
  roomDimensions,
  type DimensionLine,
} from "@roomwright/scene/geometry/dimension-lines"
import type { WallPlan } from "@roomwright/scene/geometry/rooms"
import {
  degreesOf,
  directionTo,
  dot,
  midway,
  minus,
  plus,
  times,
  turnLeft,
  type Vector,
} from "@roomwright/scene/geometry/vectors"
import type { RoomShape } from "../kinds/room/draw-rooms.ts"
import { linePath } from "./svg-path.ts"
import { textWidth } from "./text-fits.ts"

/** A dimension line as it is drawn. */
export interface DimensionMark {
  readonly key: string
  /** The line with its ticks and witness lines, mm of the plan. */
  readonly d: string
  readonly text: string
  /** Where the middle of the text's foot is. */
  readonly at: Vector
  /** Degrees counter-clockwise, so that it is read from below or from the right. */
  readonly turn: number
  /** It stands on the floor of a room. */
  readonly isInside: boolean
}

/** px. */
export const dimensionTextSize = 11
const outerAside = 30
const smallAside = 26
const roomAside = 16
const tick = 4
const witnessGap = 5
const textGap = 4
/** Rooms narrower than this keep their inside free for the name. */
const roomMin = 150

type Write = (mm: number) => string

/** Lengths along the outside of a plan: from joint to joint and over all; of a small one over all alone. */
export function outerMarks(
  plan: WallPlan,
  mmPerPixel: number,
  write: Write,
  isSmall: boolean,
): readonly DimensionMark[] {
  // What is written over all stands twice as far out.
  const aside = (isSmall ? smallAside / 2 : outerAside) * mmPerPixel
  return outerDimensions(plan, aside).flatMap(({ side, chain, total }) => {
    const all = total ? [toMark(`${side}-all`, total, mmPerPixel, write, true)] : []
    if (isSmall && total) return all
    return [...chain.map((line, at) => toMark(`${side}-${at}`, line, mmPerPixel, write, true)), ...all]
  })
}

/** The clear lengths of a room, each once: that of the opposite wall is the same. None where they would be in the way. */
export function roomMarks(
  straight: RoomShape["straight"],
  mmPerPixel: number,
  write: Write,
): readonly DimensionMark[] {
  const lines = roomDimensions(straight, roomAside * mmPerPixel)
  const kept: DimensionLine[] = []
  // In a rectangle the third longest is one of the short ones.
  const [, , third] = lines.map(({ length }) => length).toSorted((a, b) => b - a)
  if (third === undefined || third / mmPerPixel < roomMin) return []
  // Below and on the left first: there they are read from.
  for (const line of lines.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    if (!kept.some((other) => isOpposite(line, other))) kept.push(line)
  }
  return kept
    .filter(({ length }) => textWidth(write(length), dimensionTextSize) + 16 <= length / mmPerPixel)
    .map((line, at) => toMark(`${at}`, line, mmPerPixel, write, false))
}

/** How much a side of a room is one below (its wall runs right) or on the left (it runs down). */
function rankOf({ measuredFrom, measuredTo }: DimensionLine): number {
  const along = directionTo(measuredFrom, measuredTo)
  return along.x - along.y
}

/** As long, and just across the room. */
function isOpposite(one: DimensionLine, other: DimensionLine): boolean {
  if (Math.round(one.length) !== Math.round(other.length)) return false
  const along = directionTo(one.measuredFrom, one.measuredTo)
  return (
    Math.abs(dot(minus(one.measuredFrom, other.measuredTo), along)) < 2 &&
    Math.abs(dot(minus(one.measuredTo, other.measuredFrom), along)) < 2
  )
}

function toMark(
  key: string,
  { from, to, measuredFrom, measuredTo, length }: DimensionLine,
  mmPerPixel: number,
  write: Write,
  hasWitness: boolean,
): DimensionMark {
  const along = directionTo(from, to)
  const across = turnLeft(along)
  const ticks = [from, to].map((end) => {
    const off = times(across, tick * mmPerPixel)
    return linePath([minus(end, off), plus(end, off)])
  })
  const witnesses = hasWitness
    ? [
        [measuredFrom, from],
        [measuredTo, to],
      ].map(([measured = from, end = from]) => {
        const out = directionTo(measured, end)
        return linePath([plus(measured, times(out, witnessGap * mmPerPixel)), end])
      })
    : []
  const isShown = textWidth(write(length), dimensionTextSize) + 6 <= length / mmPerPixel
  // Read from below or from the right, above its line.
  const degrees = degreesOf(along)
  const isTurned = degrees > 90.5 && degrees < 270.5
  const up = isTurned ? times(across, -1) : across
  return {
    key,
    d: linePath([from, to]) + ticks.join("") + witnesses.join(""),
    text: isShown ? write(length) : "",
    at: plus(midway(from, to), times(up, textGap * mmPerPixel)),
    turn: isTurned ? degrees - 180 : degrees,
    isInside: !hasWitness,
  }
}
