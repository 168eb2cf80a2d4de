import { type Entry, childrenOfKind, findAny } from "../../document/scene-index.ts"
import type { Opening } from "./opening.ts"
import type { Wall } from "../wall/wall.ts"
import type { ElementId } from "../../elements/values.ts"
import { freeSpans, type Span } from "./blocked-spans.ts"
import { directionTo, dot, isSamePlace, minus } from "../../geometry/vectors.ts"
import { wallAxis } from "../wall/wall-axis.ts"
import { wallsNear } from "../wall/walls-near.ts"
import { wallsOfLevel } from "../../geometry/plan-level.ts"
import type { Draft } from "../../commands/draft.ts"
import { refuse, type Refusal } from "../../commands/outcome.ts"

/** Tolerance for rounding walls and openings to whole mm. */
const slack = 1

/** Cosine of the largest turn of a wall in which its openings keep their place in the room: 45 degrees. */
const turnedFar = Math.SQRT1_2

/** Keeps openings at their place in the room, inside their wall, clear of other walls and of each other. */
export function seatOpenings(
  draft: Draft,
  touchedWalls: readonly ElementId[],
): { readonly refused: Refusal } | null {
  for (const id of touchedWalls) {
    const scene = draft.now()
    const wall = findAny(scene, id)
    if (wall?.kind !== "wall") continue
    const openings = childrenOfKind(scene, id, "opening")
    if (openings.length === 0) continue
    const others = wallsNear(wallsOfLevel(scene, wall.parent), wall).filter((other) => other.id !== id)
    const free = freeSpans(
      wall,
      others.map((other) => other.wall),
    )
    const refused = seatOnWall(draft, { id, element: wall }, openings, free)
    if (refused) return refused
  }
  return null
}

function seatOnWall(
  draft: Draft,
  { id, element: wall }: Entry<Wall>,
  openings: readonly Entry<Opening>[],
  free: readonly Span[],
): { readonly refused: Refusal } | null {
  const before = findAny(draft.start, id)
  const wishes = openings
    .map(({ id: openingId, element }) => {
      const isAsked = findAny(draft.start, openingId) !== element
      const at = isAsked || before?.kind !== "wall" ? element.at : carryAlong(before, wall, element.at)
      return { id: openingId, element, at, isAsked }
    })
    .toSorted((a, b) => a.at - b.at)
  const tooHigh = wishes.find(({ element }) => element.sill + element.height > wall.height)
  if (tooHigh) return refuse("openingTooHigh", tooHigh.id)
  const taken: Span[] = []
  const waiting: typeof wishes = []
  for (const wish of wishes) {
    const span = spanOf(wish.at, wish.element.width)
    if (!fits(span, free) || taken.some((other) => overlaps(span, other))) waiting.push(wish)
    else {
      taken.push(span)
      put(draft, wish.id, wish.element, wish.at)
    }
  }
  for (const { id: openingId, element, at } of waiting) {
    const seat = findSeat(element.width, at, free, taken)
    if (seat === null) return refuse("openingDoesNotFit", openingId)
    taken.push(spanOf(seat, element.width))
    put(draft, openingId, element, seat)
  }
  return null
}

const put = (draft: Draft, id: ElementId, opening: Opening, at: number): void => {
  if (opening.at !== at) draft.put(id, { ...opening, at })
}

/** The new position along a changed wall of a point that was at `at` along it. */
export function carryAlong(before: Wall, after: Wall, at: number): number {
  if (before === after) return at
  const isMovedWhole = isSamePlace(minus(after.from, before.from), minus(after.to, before.to))
  if (isMovedWhole && before.sagitta === after.sagitta) return at
  const [old, axis] = [wallAxis(before), wallAxis(after)]
  const turn = dot(directionTo(before.from, before.to), directionTo(after.from, after.to))
  // On an arc, and on a wall that turned far, no point is "the same": keeps the share of the length.
  const s =
    before.sagitta === 0 && after.sagitta === 0 && turn > turnedFar
      ? axis.project(old.pointAt(at)).s
      : (at / old.length) * axis.length
  return Math.round(Math.min(axis.length, Math.max(0, s)))
}

/**
 * The position nearest to a wish where an opening of this width is clear of everything; null if there is
 * none.
 */
export function findSeat(
  width: number,
  wish: number,
  free: readonly Span[],
  taken: readonly Span[],
): number | null {
  const gaps = free.flatMap((span) => cutOut(span, taken))
  const seats = gaps
    .filter(({ start, end }) => end - start >= width - slack)
    .map(({ start, end }) => {
      const [low, high] = [start + width / 2, end - width / 2]
      return low > high ? Math.round((low + high) / 2) : clampToWhole(wish, low, high)
    })
  return seats.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? null
}

function clampToWhole(wish: number, low: number, high: number): number {
  if (wish < low) return Math.ceil(low - slack / 2)
  return wish > high ? Math.floor(high + slack / 2) : Math.round(wish)
}

function cutOut(span: Span, taken: readonly Span[]): readonly Span[] {
  const [first, ...rest] = taken
  if (!first) return [span]
  const left = { start: span.start, end: Math.min(span.end, first.start) }
  const right = { start: Math.max(span.start, first.end), end: span.end }
  return [left, right].filter(({ start, end }) => end > start).flatMap((part) => cutOut(part, rest))
}

export const spanOf = (at: number, width: number): Span => ({ start: at - width / 2, end: at + width / 2 })

export const fits = (span: Span, free: readonly Span[]): boolean =>
  free.some(({ start, end }) => span.start >= start - slack && span.end <= end + slack)

export const overlaps = (one: Span, other: Span): boolean =>
  one.start < other.end - 1e-6 && other.start < one.end - 1e-6
