import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import type { ElementId } from "@roomwright/scene/elements/values"
import { isSamePlace, type Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import type { WallOutline } from "@roomwright/scene/kinds/wall/wall-outline"
import { cutWall, spansOf } from "@roomwright/scene/kinds/wall/wall-pieces"
import { symbolOf, type OpeningSymbol } from "../opening/opening-symbol.ts"
import { ringPath } from "../../plan-view/svg-path.ts"

/** Walls lower than this are seen from above, not cut through, mm. */
const cutHeight = 1_200

export interface WallShape {
  readonly id: ElementId
  /** What stands between its openings. */
  readonly d: string
  readonly isLow: boolean
}

export interface OpeningShape extends OpeningSymbol {
  readonly id: ElementId
}

interface DrawnWall {
  readonly shape: WallShape
  readonly openings: readonly OpeningShape[]
}

interface Known extends DrawnWall {
  readonly outline: WallOutline
  readonly inWall: readonly Entry<Opening>[]
}

/** While one wall is dragged, most others stay as they are. */
const known = new WeakMap<Wall, Known>()

/** Draws a wall with its openings; the same objects again as long as nothing about it changes. */
export function drawWall(
  id: ElementId,
  wall: Wall,
  outline: WallOutline,
  inWall: readonly Entry<Opening>[],
): DrawnWall {
  const last = known.get(wall)
  if (last?.shape.id === id && isSameOutline(last.outline, outline) && isSameOpenings(last.inWall, inWall)) {
    return last
  }
  const pieces = cutWall(
    wall,
    outline,
    inWall.map(({ element }) => element),
  )
  const whole = pieces.filter(({ bottom, top }) => bottom === 0 && top === wall.height)
  const d = whole.map(({ footprint }) => ringPath(footprint)).join("")
  const shape = { id, d, isLow: wall.height < cutHeight }
  const drawn = { shape, openings: drawOpenings(wall, inWall), outline, inWall }
  known.set(wall, drawn)
  return drawn
}

function drawOpenings(wall: Wall, inWall: readonly Entry<Opening>[]): readonly OpeningShape[] {
  if (inWall.length === 0) return []
  const spans = spansOf(
    wallAxis(wall).length,
    inWall.map(({ id, element }) => ({ ...element, id })),
  )
  return spans.map(({ opening, start, end }) => ({
    id: opening.id,
    ...symbolOf(wall, opening, { start, end }),
  }))
}

const isSameOutline = (one: WallOutline, other: WallOutline): boolean =>
  isSameLine(one.left, other.left) &&
  isSameLine(one.right, other.right) &&
  isSameTip(one.tipFrom, other.tipFrom) &&
  isSameTip(one.tipTo, other.tipTo)

const isSameLine = (one: readonly Vector[], other: readonly Vector[]): boolean =>
  one.length === other.length && one.every((place, at) => isSameTip(place, other[at] ?? null))

const isSameTip = (one: Vector | null, other: Vector | null): boolean =>
  one === other || (one !== null && other !== null && isSamePlace(one, other))

const isSameOpenings = (one: readonly Entry<Opening>[], other: readonly Entry<Opening>[]): boolean =>
  one.length === other.length &&
  one.every(({ id, element }, at) => other[at]?.id === id && other[at]?.element === element)
