import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { DoorIcon, WindowIcon } from "../../panels/parts/tool-icons.tsx"
import type { ElementKind } from "../element-kind.tsx"
import { measureOpening } from "./measure-opening.ts"
import { addDoorAction, addWindowAction, turnHingeAction, turnSwingAction } from "./opening-actions.ts"
import { dragOpening, handlesOfOpening } from "./opening-drags.ts"
import { OpeningPicker } from "./opening-picker.tsx"
import { openingPlan } from "./opening-plan.tsx"
import { OpeningProperties } from "./opening-properties.tsx"
import { createPutOpening } from "./put-opening.ts"
import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { boxAt, elementsNear } from "@roomwright/scene/document/elements-near"
import type { EditorState } from "../../editor/editor-state.ts"
import type { ElementHit } from "../../tools/hit.ts"
import type { ScenePlace } from "../../tools/tool.ts"

/** The door or window that is pointed at. */
function hitOpening({ scene, level }: EditorState, { at: place, reach }: ScenePlace): ElementHit | null {
  for (const { id, element: wall } of elementsNear(scene, level, "wall", boxAt(place, reach))) {
    const { s, distance: away } = wallAxis(wall).project(place)
    if (away > wall.thickness / 2 + reach / 2) continue
    const isAt = (opening: Opening) => Math.abs(opening.at - s) <= opening.width / 2
    const found = childrenOfKind(scene, id, "opening").find(({ element }) => isAt(element))
    if (found) return { kind: "element", id: found.id, corner: null }
  }
  return null
}

export const openingKind: ElementKind<Opening> = {
  kind: "opening",
  plan: openingPlan,
  hit: hitOpening,
  handles: handlesOfOpening,
  drag: dragOpening,
  moved: { what: "moveOpening", measures: (scene, { id, element }) => measureOpening(scene, element, id) },
  row: {
    icon: ({ type }) => (type === "window" ? WindowIcon : DoorIcon),
    words: ({ element: { type, width } }, _, { t, lengths }) => ({
      name: t(`opening.${type}`),
      fact: lengths.format(width),
    }),
    compare: (one, other) => one.at - other.at,
    many: "panel.openingsName",
  },
  Properties: ({ entries }) => <OpeningProperties openings={entries} />,
  toolbox: {
    tools: [
      { name: "door", keys: ["D"], icon: DoorIcon, create: (scope) => createPutOpening(scope, "door") },
      { name: "window", keys: ["N"], icon: WindowIcon, create: (scope) => createPutOpening(scope, "window") },
    ],
    actions: [turnHingeAction, turnSwingAction, addDoorAction, addWindowAction],
    Picker: OpeningPicker,
  },
}
