import type { Underlay } from "@roomwright/scene/kinds/underlay/underlay"
import { Image } from "lucide-react"
import type { ElementKind } from "../element-kind.tsx"
import { dragUnderlay } from "./drag-underlay.ts"
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
