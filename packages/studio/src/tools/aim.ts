import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import type { WallWithId } from "@roomwright/scene/geometry/rooms"
import { snap, type Snap } from "@roomwright/scene/geometry/snap"
import {
  degreesOf,
  directionTo,
  distance,
  dot,
  minus,
  plus,
  rotate,
  rounded,
  roundedAtLength,
  times,
  type Vector,
} from "@roomwright/scene/geometry/vectors"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { EditorState } from "../editor/editor-state.ts"
import type { ScenePlace, ToolView } from "./tool.ts"

/** Steps that lengths are drawn in, mm; the finest one that is told apart on the screen is taken. */
const steps = [10, 50, 100, 500, 1_000, 5_000] as const
const stepPx = 4

/** The step that lengths are drawn in where a pixel is so many mm. */
export const stepAt = (pixel: number): number => steps.find((step) => step >= stepPx * pixel) ?? 5_000

/** The middle of what is seen, for whoever draws without a pointer. */
export function startingPlace(view: ToolView): Vector {
  const { at, pixel } = view.middle()
  const step = stepAt(pixel)
  return { x: Math.round(at.x / step) * step + 0, y: Math.round(at.y / step) * step + 0 }
}

/** Where the pointer is taken to be. */
export interface Aim {
  /** Whole mm. */
  readonly place: Vector
  readonly snap: Snap | null
}

interface AimOptions {
  /** Of the chain being drawn: the point before. */
  readonly from?: Vector
  /** Walls that move along, and so are no place to snap to. */
  readonly without?: ReadonlySet<ElementId>
  /** Places that are aligned with too: the far ends of walls that are being moved. */
  readonly beside?: readonly WallWithId[]
}

/** The place the pointer means: what it is near to, or the next of the grid. Alt turns snapping round. */
export function aim(
  state: EditorState,
  pointer: ScenePlace,
  { from, without, beside = [] }: AimOptions = {},
): Aim {
  if (state.options.isSnapping === pointer.keys.alt) return { place: rounded(pointer.at), snap: null }
  const step = stepAt(pointer.pixel)
  const still = wallsOfLevel(state.scene, state.level).filter(({ id }) => !without?.has(id))
  const [best] = snap([...still, ...beside], pointer.at, {
    reach: pointer.reach,
    ...(from ? { from } : {}),
    ...(state.options.hasGrid ? { grid: step } : {}),
  })
  if (!best) return { place: rounded(pointer.at), snap: null }
  return { place: lengthInSteps(best, from, step), snap: best.kind === "grid" ? null : best }
}

/** The same in steps alone, for what has no walls to snap to. */
export function inSteps({ options }: Pick<EditorState, "options">, { at, pixel, keys }: ScenePlace): Vector {
  const step = options.isSnapping === keys.alt ? 1 : Math.min(stepAt(pixel), 100)
  return { x: Math.round(at.x / step) * step + 0, y: Math.round(at.y / step) * step + 0 }
}

/** On a line through the point before, the length goes in steps; where two lines meet, the place is what it is. */
function lengthInSteps({ kind, place }: Snap, from: Vector | undefined, step: number): Vector {
  if (!from || (kind !== "angle90" && kind !== "angle15")) return place
  const length = Math.max(step, Math.round(distance(from, place) / step) * step)
  return roundedAtLength(from, plus(from, times(directionTo(from, place), length)), length)
}

/** What was typed of the next place of a chain. */
export interface HeldPolar {
  readonly length?: number | undefined
  /** Degrees, counter-clockwise from the right. */
  readonly angle?: number | undefined
}

/** The place that agrees with what was typed; the pointer says the rest. */
export function aimFrom(from: Vector, pointed: Vector, { length, angle }: HeldPolar): Vector {
  if (length === undefined && angle === undefined) return pointed
  const towards = distance(from, pointed) === 0 ? { x: 1, y: 0 } : directionTo(from, pointed)
  const along = angle === undefined ? towards : rotate({ x: 1, y: 0 }, angle)
  // With the direction alone, the length is how far the pointer is along it.
  const far = length ?? Math.max(0, dot(minus(pointed, from), along))
  return roundedAtLength(from, plus(from, times(along, far)), Math.round(far))
}

/** Degrees from the right, counter-clockwise, from 0 to below 360; 0 for no length. */
export const angleTo = (from: Vector, to: Vector): number =>
  distance(from, to) === 0 ? 0 : Math.round(degreesOf(minus(to, from)) * 10) / 10
