import { litRooms } from "@roomwright/models/light/lit-home"
import type { Scene } from "@roomwright/scene/document/scene"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { bestLooks } from "../model-view/stage/first-look.ts"
import { cameraOfEye } from "./aim-render.ts"
import { lowEye } from "./compose-shot.ts"
import type { RenderCamera } from "./render-order.ts"

/** Views of each room that are proposed. */
const each = 3
/** Smaller rooms are cupboards, m2. */
const leastArea = 2.5

/** Cameras as a photographer would place them: so many of each room of a level, those of the largest room first. */
export function proposeCameras(scene: Scene, level: ElementId, count = each): readonly RenderCamera[] {
  const height = (findElement(scene, level, "level")?.elevation ?? 0) / 1000 + lowEye
  return litRooms(scene, level)
    .filter(({ area, isOpen }) => area >= leastArea && !isOpen)
    .toSorted((one, other) => other.area - one.area)
    .flatMap((room) =>
      bestLooks(room, count).map(({ from, to }) =>
        cameraOfEye({ at: [from[0], height, from[1]], to: [to[0], height, to[1]], fieldOfView: 50 }, 1.6),
      ),
    )
}
