import type { Entry } from "@roomwright/scene/document/scene-index"
import { moveItems, rotateItems, setItem } from "@roomwright/scene/kinds/item/place-item"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { isOneGroup } from "@roomwright/scene/kinds/item/item-groups"
import { Icon } from "@roomwright/ui/icon"
import { Lock } from "lucide-react"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { inOrder } from "../../edits/in-order.ts"
import type { Command } from "../../editor/editor.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { AngleField, LengthField } from "../../panels/parts/length-field.tsx"
import { FieldPair, Section } from "../../panels/parts/section.tsx"
import { sameValue } from "../../panels/properties/same-value.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ItemButtons } from "./item-buttons.tsx"
import { turnBy } from "./item-edits.ts"
import { ItemHead } from "./item-head.tsx"
import { AroundItem } from "./item-notes.tsx"
import { loadedLibrary } from "./model-library.ts"
import { isOfLibrary, pieceOf } from "./piece-of-item.ts"
import { PieceProperties, piecesOfOneType } from "./piece-properties.tsx"
import { useLibrary } from "./use-library.ts"

/** What is to be known and set of the pieces of furniture that are chosen. */
export function ItemProperties({ items }: { readonly items: readonly Entry<Item>[] }) {
  const t = useStudioText()
  const library = useLibrary(items.some(({ element }) => isOfLibrary(element)))
  const isGroup = useEditorState(({ scene }) =>
    isOneGroup(
      scene,
      items.map(({ id }) => id),
    ),
  )
  const [only, ...more] = items
  if (!only) return null
  const pieces = piecesOfOneType(items, pieceOf)
  const isOne = more.length === 0
  return (
    <>
      {isOne ? (
        <ItemHead entry={only} library={library} />
      ) : (
        <Section title={t(isGroup ? "panel.group" : "panel.items", { count: items.length })}>
          {isGroup ? <p className="text-12 text-ink-2">{t("panel.groupHint")}</p> : null}
          <FieldPair>
            <Elevation items={items} />
            <TurnBy items={items} />
          </FieldPair>
        </Section>
      )}
      {items.every(({ element }) => element.locked) ? (
        <p className="flex items-start gap-2 border-b border-line px-3.5 py-2.5 text-12 text-ink-2">
          <Icon of={Lock} size={16} />
          {t("panel.locked")}
        </p>
      ) : null}
      {library && pieces ? (
        <PieceProperties library={library} ids={items.map(({ id }) => id)} pieces={pieces} />
      ) : items.every(({ element }) => isBox(element)) ? (
        <BoxSize items={items} />
      ) : null}
      {isOne ? (
        <>
          <Place entry={only} />
          <AroundItem id={only.id} item={only.element} />
        </>
      ) : null}
      <ItemButtons count={items.length} />
    </>
  )
}

/** What has no type can have any size; pieces of different types have no sizes in common. */
const isBox = (item: Item): boolean =>
  !isOfLibrary(item) || (loadedLibrary() !== null && pieceOf(item) === null)

interface ItemsProps {
  readonly items: readonly Entry<Item>[]
}

/** Sets values of all items, as one step. */
function useEach(items: readonly Entry<Item>[]) {
  const editor = useEditor()
  return (valuesOf: (item: Item) => Partial<Omit<Item, "kind" | "parent">>) =>
    editor.do(
      "setItem",
      inOrder(
        items.map(({ id, element }): Command => {
          const values = valuesOf(element)
          return (scene, newId) => setItem(scene, { item: id, ...values }, newId)
        }),
      ),
    )
}

function Elevation({ items }: ItemsProps) {
  const t = useStudioText()
  const each = useEach(items)
  return (
    <LengthField
      label={t("panel.aboveFloor")}
      value={sameValue(items, ({ element }) => element.elevation)}
      onSet={(elevation) => each(() => ({ elevation }))}
    />
  )
}

/** Turns all of them as one by an exact angle. */
function TurnBy({ items }: ItemsProps) {
  const t = useStudioText()
  const editor = useEditor()
  return (
    <AngleField
      label={t("panel.turnBy")}
      value={0}
      onSet={(degrees) => editor.do("turnItem", turnBy(items, degrees))}
    />
  )
}

/** Of what has no type: any size. */
function BoxSize({ items }: ItemsProps) {
  const t = useStudioText()
  const each = useEach(items)
  const sizeField = (side: keyof Item["size"]) => (
    <LengthField
      label={t(`panel.${side}`)}
      value={sameValue(items, ({ element }) => element.size[side])}
      onSet={(mm) => each(({ size }) => ({ size: { ...size, [side]: mm } }))}
    />
  )
  return (
    <Section title={t("piece.size")}>
      <FieldPair>
        {sizeField("width")}
        {sizeField("depth")}
        {sizeField("height")}
      </FieldPair>
    </Section>
  )
}

function Place({ entry }: { readonly entry: Entry<Item> }) {
  const t = useStudioText()
  const editor = useEditor()
  const { id, element: item } = entry
  // What stands on it goes along.
  const move = (by: Vector) =>
    editor.do("move", (scene, newId) => moveItems(scene, { items: [id], by }, newId))
  const lift = (elevation: number) =>
    editor.do("move", (scene, newId) =>
      moveItems(scene, { items: [id], by: { x: 0, y: 0 }, up: elevation - item.elevation }, newId),
    )
  const turn = (degrees: number) =>
    editor.do("turnItem", (scene, newId) =>
      rotateItems(scene, { items: [id], degrees: degrees - item.turn }, newId),
    )
  return (
    <Section title={t("panel.place")}>
      <FieldPair>
        <LengthField label={t("panel.x")} value={item.at.x} onSet={(x) => move({ x: x - item.at.x, y: 0 })} />
        <LengthField label={t("panel.y")} value={item.at.y} onSet={(y) => move({ x: 0, y: y - item.at.y })} />
        <AngleField label={t("panel.turn")} value={item.turn} onSet={turn} />
        <LengthField label={t("panel.aboveFloor")} value={item.elevation} onSet={lift} />
      </FieldPair>
    </Section>
  )
}
