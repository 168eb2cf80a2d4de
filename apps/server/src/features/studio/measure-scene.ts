import type { ProjectFacts } from "@roomwright/contract/studio/projects"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"

/** What a list says of a scene. */
export function measureScene(scene: Scene): ProjectFacts {
  const levels = levelsOf(scene)
  const rooms = levels.flatMap(({ id }) => planLevel(scene, id).rooms)
  const area = rooms.reduce((sum, room) => sum + measureRoom(room).netArea, 0)
  const items = Object.values(scene.elements).filter(({ kind }) => kind === "item" || kind === "light")
  return {
    levels: levels.length,
    rooms: rooms.length,
    areaM2: Math.round(area / 10_000) / 100,
    items: items.length,
  }
}
