import { childrenOfKind, findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { Opening } from "./opening.ts"
import { sceneLimits } from "../../elements/scene-limits.ts"
import type { ElementId } from "../../elements/values.ts"
import type { WallEnd } from "../wall/wall.ts"
import { freeSpans } from "./blocked-spans.ts"
import { wallsOfLevel } from "../../geometry/plan-level.ts"
import { wallsNear } from "../wall/walls-near.ts"
import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome, type Refusal } from "../../commands/outcome.ts"
import { findSeat, overlaps, spanOf } from "./seat-openings.ts"
import { settle } from "../../commands/settle.ts"

/** Everything of an opening but its wall and position. */
export type OpeningShape = Omit<Opening, "kind" | "parent" | "at">

/**
 * Places a door or window in a wall, its middle as near to `at` (along the centre line) as joining walls
 * allow. Overlapping another opening is refused.
 */
export function addOpening(
  scene: Scene,
  { wall, at, ...shape }: OpeningShape & { readonly wall: ElementId; readonly at: number },
  newId: NewId,
): Outcome {
  return putOpening(scene, newId("opening"), { kind: "opening", parent: wall, at, ...shape }, newId)
}

/** Moves an opening along its wall or into another. */
export function moveOpening(
  scene: Scene,
  { opening: id, wall, at }: { readonly opening: ElementId; readonly wall: ElementId; readonly at: number },
  newId: NewId,
): Outcome {
  const opening = findElement(scene, id, "opening")
  return opening ? putOpening(scene, id, { ...opening, parent: wall, at }, newId) : refuse("notFound", id)
}

/** Changes size, kind, hinge or swing of an opening; its middle stays if possible. */
export function setOpening(
  scene: Scene,
  { opening: id, ...shape }: Partial<OpeningShape> & { readonly opening: ElementId },
  newId: NewId,
): Outcome {
  const opening = findElement(scene, id, "opening")
  return opening ? putOpening(scene, id, { ...opening, ...shape }, newId) : refuse("notFound", id)
}

/** Moves one side of an opening to a position along its wall; the other side stays. */
export function stretchOpening(
  scene: Scene,
  { opening: id, side, to }: { readonly opening: ElementId; readonly side: WallEnd; readonly to: number },
  newId: NewId,
): Outcome {
  const opening = findElement(scene, id, "opening")
  if (!opening) return refuse("notFound", id)
  const fixed = opening.at + ((side === "from" ? 1 : -1) * opening.width) / 2
  const width = Math.round(side === "from" ? fixed - to : to - fixed)
  if (width < sceneLimits.openingWidthMin) return refuse("outOfBounds", id)
  const at = Math.round(side === "from" ? fixed - width / 2 : fixed + width / 2)
  return putOpening(scene, id, { ...opening, at, width }, newId)
}

function putOpening(scene: Scene, id: ElementId, opening: Opening, newId: NewId): Outcome {
  const seat = seatInWall(scene, id, opening)
  if ("refused" in seat) return seat
  const draft = openDraft(scene)
  draft.put(id, { ...opening, at: seat.at })
  return settle(draft, newId)
}

/** Where an opening would be placed, for the preview during a drag. */
export function seatInWall(
  scene: Scene,
  id: ElementId | null,
  { parent, at, width, sill, height }: Pick<Opening, "parent" | "at" | "width" | "sill" | "height">,
): { readonly at: number } | { readonly refused: Refusal } {
  const wall = findElement(scene, parent, "wall")
  if (!wall) return refuse("notFound", parent)
  if (![at, width, sill, height].every(Number.isFinite)) return refuse("outOfBounds")
  if (sill + height > wall.height) return refuse("openingTooHigh", parent)
  const others = wallsNear(wallsOfLevel(scene, wall.parent), wall).filter((other) => other.id !== parent)
  const free = freeSpans(
    wall,
    others.map((other) => other.wall),
  )
  const seat = findSeat(width, at, free, [])
  if (seat === null) return refuse("openingDoesNotFit", parent)
  const inTheWay = childrenOfKind(scene, parent, "opening").find(
    (other) =>
      other.id !== id && overlaps(spanOf(seat, width), spanOf(other.element.at, other.element.width)),
  )
  return inTheWay ? refuse("openingsOverlap", inTheWay.id) : { at: seat }
}
