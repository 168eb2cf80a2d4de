import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { boxAt, elementsNear } from "@roomwright/scene/document/elements-near"
import type { EditorState } from "../../editor/editor-state.ts"
import type { ElementHit } from "../../tools/hit.ts"
import type { ScenePlace } from "../../tools/tool.ts"

/** The door or window that is pointed at. */
export function hitOpening(
  { scene, level }: EditorState,
  { at: place, reach }: ScenePlace,
): ElementHit | null {
  for (const { id, element: wall } of elementsNear(scene, level, "wall", boxAt(place, reach))) {
    const { s, distance: away } = wallAxis(wall).project(place)
    if (away > wall.thickness / 2 + reach / 2) continue
    const isAt = (opening: Opening) => Math.abs(opening.at - s) <= opening.width / 2
    const found = childrenOfKind(scene, id, "opening").find(({ element }) => isAt(element))
    if (found) return { kind: "element", id: found.id, corner: null }
  }
  return null
}
