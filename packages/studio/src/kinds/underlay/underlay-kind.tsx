import type { Entry } from "@roomwright/scene/document/scene-index"
import { minus, plus } from "@roomwright/scene/geometry/vectors"
import { isOnUnderlay, setUnderlay } from "@roomwright/scene/kinds/underlay/place-underlay"
import type { Underlay } from "@roomwright/scene/kinds/underlay/underlay"
import { Image } from "lucide-react"
import type { Drag, Grip } from "../../tools/hit.ts"
import type { ScenePlace, ToolScope } from "../../tools/tool.ts"
import type { ElementKind } from "../element-kind.tsx"
import { scalePictureTool } from "./scale-picture.ts"
import { underlayPlan } from "./underlay-plan.tsx"
import { UnderlayProperties } from "./underlay-properties.tsx"

export const underlayKind: ElementKind<Underlay> = {
  kind: "underlay",
  plan: underlayPlan,
  drag: dragUnderlay,
  moved: { what: "setUnderlay" },
  row: {
    icon: () => Image,
    words: (_, __, { t }) => ({ name: t("tree.underlay"), fact: "" }),
  },
  Properties: ({ entries: [only] }) =>
    only ? <UnderlayProperties id={only.id} underlay={only.element} /> : null,
  toolbox: { tools: [scalePictureTool] },
}

/** The picture of a plan is moved where it is chosen and taken hold of; it lies under everything else. */
function dragUnderlay(
  _: ToolScope,
  { id, element: underlay }: Entry<Underlay>,
  grip: Grip,
  pressed: ScenePlace,
): Drag | null {
  if (grip.kind !== "chosen" || !isOnUnderlay(underlay, pressed.at)) return null
  return {
    what: "setUnderlay",
    command: (place) => {
      const at = plus(underlay.at, minus(place.at, pressed.at))
      return (now, newId) => setUnderlay(now, { underlay: id, at }, newId)
    },
    measures: () => [],
  }
}
