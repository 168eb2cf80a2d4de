import { boxAt, elementsNear } from "../../document/elements-near.ts"
import { findElement, subtree } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import { dot, plus, rounded, times, type Vector } from "../../geometry/vectors.ts"
import { alignItem, type GuideLine } from "./align-item.ts"
import { frameOf, placeIn, turnTowards } from "./item-frame.ts"
import { isOnItem } from "./item-outline.ts"
import type { Item } from "./item.ts"
import { onFace, surroundingsOf, type WallFace } from "./wall-faces-near.ts"

/** How a piece stands, hangs or lies. */
export interface Manner {
  readonly anchor: "floor" | "wall" | "ceiling" | "surface"
  /** Of floor pieces: it belongs with its back to a wall (sofas, cabinets, beds), and turns to it. */
  readonly isBacked: boolean
  /** Height of its underside over the floor where nothing else says it, mm. */
  readonly elevation: number
  /** How far it hangs below the top that it lies on, mm: cloths, throws. */
  readonly drop?: number
}

export interface SeatOptions {
  /** Of the item itself, where it is there already. */
  readonly id?: ElementId
  /** Nothing farther away is snapped to, mm. */
  readonly reach: number
  /** Steps of what nothing is near to, mm; whole mm without it. */
  readonly grid?: number
  /** False: it stays where it is pointed. It still stands on the table there, and hangs from the ceiling. */
  readonly isSnapping: boolean
  /** How high above its own underside something can be stood on a piece, mm; null where nothing can. */
  readonly surfaceOf: (item: Item) => number | null
}

/** Where a piece comes to stand. */
export interface Seat {
  /** Whole mm. */
  readonly at: Vector
  readonly turn: number
  readonly elevation: number
  /** The level, or the piece it stands on. */
  readonly parent: ElementId
  /** What it is in line with, to be shown. */
  readonly lines: readonly GuideLine[]
  /** It stands or hangs at a wall. */
  readonly isAtWall: boolean
}

/** What hangs on a wall goes to the nearest one that is not farther away than this, mm. */
const wallPull = 800

/**
 * Where a piece comes to stand when somebody points at a place with its middle: against walls with its back, on walls at the
 * height of its kind, under the ceiling, on tables and cabinets, in line with what is around it. It depends on nothing but its
 * arguments, and nothing is refused: it may stand in something else's way.
 */
export function seatItem(
  scene: Scene,
  level: ElementId,
  item: Item,
  pointed: Vector,
  manner: Manner,
  options: SeatOptions,
): Seat {
  const without = new Set(options.id === undefined ? [] : subtree(scene, options.id))
  const stand =
    manner.anchor === "surface" ? supportAt(scene, level, pointed, without, options.surfaceOf) : null
  const seat = {
    parent: stand?.id ?? level,
    elevation: stand
      ? Math.max(0, stand.top - (manner.drop ?? 0))
      : elevationOf(scene, level, item, manner, options.id !== undefined),
  }
  if (!options.isSnapping)
    return { ...seat, at: rounded(pointed), turn: item.turn, lines: [], isAtWall: false }
  const surroundings = surroundingsOf(scene, level, pointed)
  const face = faceFor(surroundings.faces, pointed, item, manner, options.reach)
  const turn = face ? turnTowards(face.inward) : item.turn
  const against = face ? againstFace(face, pointed, item.size) : pointed
  const frame = frameOf(turn)
  const aligned = alignItem(
    { at: against, turn, size: item.size },
    { scene, level, surroundings, without, reach: options.reach },
    { up: face !== null },
  )
  const stepped = inGrid(against, options.grid)
  const at = placeIn(
    frame,
    aligned.along ?? dot(stepped, frame.right),
    aligned.up ?? dot(face ? against : stepped, frame.back),
  )
  return { ...seat, at: rounded(at), turn, lines: aligned.lines, isAtWall: face !== null }
}

/** Of a piece that is there already its height above the floor is somebody's wish, as far as its kind has a choice. */
function elevationOf(scene: Scene, level: ElementId, item: Item, manner: Manner, isThere: boolean): number {
  const storey = findElement(scene, level, "level")
  if (manner.anchor === "ceiling")
    return storey ? Math.max(0, storey.height - item.size.height) : item.elevation
  if (manner.anchor === "surface") return manner.elevation
  return isThere ? item.elevation : manner.elevation
}

interface Support {
  readonly id: ElementId
  /** Above the floor, mm. */
  readonly top: number
}

/** The highest piece under a place on which something can be stood. */
function supportAt(
  scene: Scene,
  level: ElementId,
  place: Vector,
  without: ReadonlySet<ElementId>,
  surfaceOf: SeatOptions["surfaceOf"],
): Support | null {
  let best: Support | null = null
  for (const { id, element } of elementsNear(scene, level, "item", boxAt(place, 1))) {
    if (without.has(id) || !isOnItem(element, place, 0)) continue
    const height = surfaceOf(element)
    if (height === null) continue
    const top = element.elevation + height
    if (best === null || top > best.top) best = { id, top }
  }
  return best
}

/** The wall that a piece goes to: the nearest one before which its middle is. */
function faceFor(
  faces: readonly WallFace[],
  place: Vector,
  { size }: Item,
  { anchor, isBacked }: Manner,
  reach: number,
): WallFace | null {
  if (anchor !== "wall" && !(anchor === "floor" && isBacked)) return null
  const pull = anchor === "wall" ? Math.max(wallPull, reach) : 1.5 * reach
  let best: { readonly face: WallFace; readonly away: number } | null = null
  for (const face of faces) {
    const { away, s } = onFace(face, place)
    if (s < 0 || s > face.length || away < -reach || away - size.depth / 2 > pull) continue
    if (best === null || away < best.away - 0.5) best = { face, away }
  }
  return best?.face ?? null
}

/** With its back to a wall, beside where it is pointed; it does not reach beyond the ends of a wall that is long enough for it. */
function againstFace(face: WallFace, place: Vector, { width, depth }: Item["size"]): Vector {
  const { s } = onFace(face, place)
  const inside = face.length >= width ? Math.min(face.length - width / 2, Math.max(width / 2, s)) : s
  return plus(plus(face.from, times(face.along, inside)), times(face.inward, depth / 2))
}

function inGrid({ x, y }: Vector, grid: number | undefined): Vector {
  const step = grid ?? 1
  return { x: Math.round(x / step) * step + 0, y: Math.round(y / step) * step + 0 }
}
