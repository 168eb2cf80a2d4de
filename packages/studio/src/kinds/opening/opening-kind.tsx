import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { DoorIcon, WindowIcon } from "../../panels/parts/tool-icons.tsx"
import type { ElementKind } from "../element-kind.tsx"
import { hitOpening } from "./hit-opening.ts"
import { measureOpening } from "./measure-opening.ts"
import { addDoorAction, addWindowAction, turnHingeAction, turnSwingAction } from "./opening-actions.ts"
import { dragOpening, handlesOfOpening } from "./opening-drags.ts"
import { OpeningPicker } from "./opening-picker.tsx"
import { openingPlan } from "./opening-plan.tsx"
import { OpeningProperties } from "./opening-properties.tsx"
import { createPutOpening } from "./put-opening.ts"

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
