import type { Entry } from "@roomwright/scene/document/scene-index"
import { moveItems, rotateItems, setItem } from "@roomwright/scene/kinds/item/place-item"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { Trash2 } from "lucide-react"
import { deleteAction } from "../../actions/delete-action.ts"
import { inOrder } from "../../edits/in-order.ts"
import type { Command } from "../../editor/editor.ts"
import { useEditor } from "../../editor/use-editor.ts"
import { ActionText } from "../../panels/parts/action-button.tsx"
import { AngleField, LengthField } from "../../panels/parts/length-field.tsx"
import { NameField } from "../../panels/parts/name-field.tsx"
import { FieldPair, Section } from "../../panels/parts/section.tsx"
import { sameValue } from "../../panels/properties/same-value.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { labelOfItem, nameOfItem, textOfItem } from "./boxes.ts"

/** What is to be known and set of the pieces of furniture that are chosen. */
export function ItemProperties({ items }: { readonly items: readonly Entry<Item>[] }) {
  const t = useStudioText()
  const editor = useEditor()
  const [only, ...more] = items
  if (!only) return null
  const each = (valuesOf: (item: Item) => Partial<Omit<Item, "kind" | "parent">>) =>
    editor.do(
      "setItem",
      inOrder(
        items.map(({ id, element }): Command => {
          const values = valuesOf(element)
          return (scene, newId) => setItem(scene, { item: id, ...values }, newId)
        }),
      ),
    )
  const sizeField = (side: keyof Item["size"]) => (
    <LengthField
      label={t(`panel.${side}`)}
      value={sameValue(items, ({ element }) => element.size[side])}
      onSet={(mm) => each(({ size }) => ({ size: { ...size, [side]: mm } }))}
    />
  )
  const { element: item } = only
  const isOne = more.length === 0
  // What stands on it goes along.
  const move = (by: Vector) =>
    editor.do("move", (scene, newId) => moveItems(scene, { items: [only.id], by }, newId))
  const turn = (degrees: number) =>
    editor.do("turnItem", (scene, newId) =>
      rotateItems(scene, { items: [only.id], degrees: degrees - item.turn }, newId),
    )
  return (
    <>
      <Section title={isOne ? nameOfItem(t, item) : t("panel.items", { count: items.length })}>
        {isOne ? (
          <NameField
            label={t("panel.ownName")}
            value={labelOfItem(item)}
            placeholder={t(textOfItem(item))}
            onSet={(label) =>
              each(({ parameters: { label: _before, ...rest } }) => ({
                parameters: label === "" ? rest : { ...rest, label },
              }))
            }
          />
        ) : null}
        <FieldPair>
          {sizeField("width")}
          {sizeField("depth")}
          {sizeField("height")}
          <LengthField
            label={t("panel.aboveFloor")}
            value={sameValue(items, ({ element }) => element.elevation)}
            onSet={(elevation) => each(() => ({ elevation }))}
          />
        </FieldPair>
      </Section>
      {isOne ? (
        <Section title={t("panel.place")}>
          <FieldPair>
            <LengthField
              label={t("panel.x")}
              value={item.at.x}
              onSet={(x) => move({ x: x - item.at.x, y: 0 })}
            />
            <LengthField
              label={t("panel.y")}
              value={item.at.y}
              onSet={(y) => move({ x: 0, y: y - item.at.y })}
            />
            <AngleField label={t("panel.turn")} value={item.turn} onSet={turn} />
          </FieldPair>
        </Section>
      ) : null}
      <Section title={t("panel.do")}>
        <div className="flex flex-wrap gap-1.5">
          <ActionText action={deleteAction} icon={Trash2} look="danger" />
        </div>
      </Section>
    </>
  )
}
