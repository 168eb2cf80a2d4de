import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { isInRegion } from "@roomwright/scene/geometry/rings"
import { Armchair } from "lucide-react"
import type { ElementKind } from "../element-kind.tsx"
import { nameOfItem } from "./boxes.ts"
import { itemActions } from "./item-actions.ts"
import { dragItem, handlesOfItem, hitItem } from "./item-drags.ts"
import { ItemPicker } from "./item-picker.tsx"
import { itemPlan } from "./item-plan.tsx"
import { ItemProperties } from "./item-properties.tsx"
import { createPlaceItem } from "./place-item-tool.ts"

export const itemKind: ElementKind<Item> = {
  kind: "item",
  plan: itemPlan,
  hit: hitItem,
  handles: handlesOfItem,
  drag: dragItem,
  moved: { what: "move" },
  row: {
    icon: () => Armchair,
    words: ({ element }, _, { t, lengths }) => ({
      name: nameOfItem(t, element),
      fact: lengths.format(element.size.width),
    }),
    ofRoom: (scene, level, room) =>
      childrenOfKind(scene, level, "item").flatMap(({ id, element }) =>
        isInRegion(element.at, room) ? [id] : [],
      ),
    many: "panel.itemsName",
  },
  Properties: ({ entries }) => <ItemProperties items={entries} />,
  isCopied: true,
  toolbox: {
    tools: [{ name: "item", keys: ["O"], icon: Armchair, create: createPlaceItem }],
    actions: itemActions,
    Picker: ItemPicker,
  },
}
