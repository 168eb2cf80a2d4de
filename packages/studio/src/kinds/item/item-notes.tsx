import { findElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { ReactNode } from "react"
import { Check, TriangleAlert } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { useAction } from "../../actions/use-action.ts"
import { Section } from "../../panels/parts/section.tsx"
import { useLengths } from "../../panels/parts/use-lengths.ts"
import { selectionOf } from "../../editor/selection.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { nameOfItem } from "./boxes.ts"
import { clearancesAction } from "./item-actions.ts"
import { clearanceOf, collisionsOf, tightSidesOf } from "./piece-facts.ts"

interface AroundItemProps {
  readonly id: ElementId
  readonly item: Item
}

/** Whether something is in the way of a piece, and whether it has the room it wants. */
export function AroundItem({ id, item }: AroundItemProps) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const shown = useAction(clearancesAction)
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const { items, walls } = collisionsOf(scene, level, id)
  const clearance = clearanceOf(item)
  const tight = tightSidesOf(scene, level, id)
  const wanted = (side: (typeof tight)[number]): number =>
    (side === "front" ? clearance?.front : side === "back" ? clearance?.back : clearance?.side) ?? 0
  const isFree = items.length + walls.length + tight.length === 0
  return (
    <Section title={t("piece.around")}>
      <ul className="grid gap-1.5">
        {items.map((other) => {
          const element = findElement(scene, other, "item")
          return element ? (
            <Note key={other}>
              {t("piece.overlaps")}{" "}
              <button
                type="button"
                className="font-medium underline underline-offset-2"
                onClick={() => editor.select(selectionOf([other]))}
              >
                {nameOfItem(t, element)}
              </button>
            </Note>
          ) : null
        })}
        {walls.length > 0 ? <Note>{t("piece.inWall")}</Note> : null}
        {tight.map((side) => (
          <Note key={side}>{t(`piece.tight.${side}`, { length: lengths.format(wanted(side)) })}</Note>
        ))}
        {isFree ? (
          <li className="flex items-center gap-1.5 text-ok">
            <Icon of={Check} size={16} />
            {t("piece.free")}
          </li>
        ) : null}
      </ul>
      {clearance ? (
        <label className="flex min-h-7 cursor-pointer items-center gap-2.5">
          <span className="flex-1">{shown.label}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={shown.isOn ?? false}
            checked={shown.isOn ?? false}
            onChange={shown.run}
            className="size-4 accent-accent"
          />
        </label>
      ) : null}
    </Section>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-1.5 text-bad">
      <span className="mt-0.5">
        <Icon of={TriangleAlert} size={16} />
      </span>
      <span>{children}</span>
    </li>
  )
}
