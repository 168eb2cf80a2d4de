import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { isInRegion } from "@roomwright/scene/geometry/rings"
import { Armchair, Group, Lock } from "lucide-react"
import type { ElementKind, RowMark } from "../element-kind.tsx"
import { arrayTool } from "./array-tool.ts"
import { lockRowActions } from "./together-actions.ts"
import { nameOfItem, boxNames } from "./boxes.ts"
import { itemActions } from "./item-actions.ts"
import { dragItem, handlesOfItem, hitItem } from "./item-drags.ts"
import { itemPlan } from "./item-plan.tsx"
import { ItemProperties } from "./item-properties.tsx"
import { createPlaceItem } from "./place-item-tool.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { Section } from "../../panels/parts/section.tsx"
import { useStudioText } from "../../use-studio-text.ts"

/** Pieces of furniture to put on the level. */
function ItemPicker() {
  const t = useStudioText()
  const editor = useEditor()
  const active = useEditorState(({ tool, options }) => (tool === "item" ? options.item : null))
  return (
    <Section title={t("panel.furniture")}>
      <div className="grid grid-cols-3 gap-1.5">
        {boxNames.map((name) => (
          <PanelButton
            key={name}
            aria-pressed={active === name}
            onClick={() => {
              editor.setOptions({ item: name })
              editor.activate("item")
            }}
            className="px-1! text-12 aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-2"
          >
            {t(`item.${name}`)}
          </PanelButton>
        ))}
      </div>
    </Section>
  )
}

/** What is to be seen of an item in its row. */
const itemMarks = ({ locked, group }: Item): readonly RowMark[] => [
  ...(group === undefined ? [] : [{ icon: Group, text: "tree.grouped" } as const]),
  ...(locked ? [{ icon: Lock, text: "tree.locked" } as const] : []),
]

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
    marks: itemMarks,
    actions: ({ locked }) => lockRowActions(locked === true),
    many: "panel.itemsName",
  },
  Properties: ({ entries }) => <ItemProperties items={entries} />,
  isCopied: true,
  toolbox: {
    tools: [{ name: "item", keys: ["O"], icon: Armchair, create: createPlaceItem }, arrayTool],
    actions: itemActions,
    Picker: ItemPicker,
  },
}
