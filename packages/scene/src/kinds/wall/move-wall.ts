import { findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import type { WallWithId } from "../../geometry/rooms.ts"
import type { Vector } from "../../geometry/vectors.ts"
import { moveElements } from "../../commands/move-elements.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { isApart } from "./shift-walls.ts"

/** Moves a wall; a joined one only perpendicular to itself. */
export const moveWall = (
  scene: Scene,
  { wall: id, by }: { readonly wall: ElementId; readonly by: Vector },
  newId: NewId,
): Outcome =>
  findElement(scene, id, "wall") ? moveElements(scene, { ids: [id], by }, newId) : refuse("notFound", id)

/** Whether nothing is joined to a wall, so that it can move in any direction. */
export const isFree = (walls: readonly WallWithId[], self: WallWithId): boolean =>
  isApart(
    walls.filter(({ id }) => id !== self.id),
    self,
  )
