import { childrenOfKind } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { RoomKind } from "./room-kinds.ts"
import type { ElementId } from "../../elements/values.ts"
import { planLevel, roomAt } from "../../geometry/plan-level.ts"
import { isInRegion } from "../../geometry/rings.ts"
import { rounded, type Vector } from "../../geometry/vectors.ts"
import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"

/** Sets the name and kind of the room around a point. A room has one label: an existing one is changed. */
export function nameRoom(
  scene: Scene,
  {
    level,
    at,
    room: kind,
    name = "",
  }: {
    readonly level: ElementId
    readonly at: Vector
    readonly room: RoomKind
    readonly name?: string
  },
  newId: NewId,
): Outcome {
  const room = roomAt(planLevel(scene, level), at)
  if (!room) return refuse("noRoom", level)
  const draft = openDraft(scene)
  const [label, ...more] = childrenOfKind(scene, level, "roomLabel").filter(({ element }) =>
    isInRegion(element.at, room),
  )
  for (const { id } of more) draft.remove(id)
  if (label) draft.put(label.id, { ...label.element, room: kind, name })
  else draft.put(newId("roomLabel"), { kind: "roomLabel", parent: level, at: rounded(at), room: kind, name })
  return settle(draft, newId)
}
