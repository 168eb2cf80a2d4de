import { moveOpening, setOpening, type OpeningShape } from "@roomwright/scene/kinds/opening/place-opening"
import type { Entry } from "@roomwright/scene/document/scene-index"
import { openingTypes, type Opening } from "@roomwright/scene/kinds/opening/opening"
import { FlipHorizontal2, FlipVertical2, Trash2 } from "lucide-react"
import { deleteAction } from "../../actions/delete-action.ts"
import { turnHingeAction, turnSwingAction } from "./opening-actions.ts"
import { inOrder } from "../../edits/in-order.ts"
import { setOpeningType } from "./opening-edits.ts"
import { freeSpansOf } from "../wall/wall-edits.ts"
import type { Command } from "../../editor/editor.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionText } from "../../panels/parts/action-button.tsx"
import { LengthField } from "../../panels/parts/length-field.tsx"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { PickField } from "../../panels/parts/pick-field.tsx"
import { FieldPair, Section } from "../../panels/parts/section.tsx"
import { sameValue } from "../../panels/properties/same-value.ts"

/** What is to be known and set of the doors and windows that are chosen. */
export function OpeningProperties({ openings }: { readonly openings: readonly Entry<Opening>[] }) {
  const t = useStudioText()
  const editor = useEditor()
  const [only, ...more] = openings
  if (!only) return null
  const each = (command: (id: string) => Command) =>
    editor.do("setOpening", inOrder(openings.map(({ id }) => command(id))))
  const set = (shape: Partial<OpeningShape>) =>
    each((id) => (scene, newId) => setOpening(scene, { opening: id, ...shape }, newId))
  return (
    <>
      <Section
        title={
          more.length === 0
            ? t(`opening.${only.element.type}`)
            : t("panel.openings", { count: openings.length })
        }
      >
        <PickField
          label={t("panel.openingType")}
          value={sameValue(openings, ({ element }) => element.type)}
          none={t("panel.mixed")}
          options={openingTypes.map((type) => ({ value: type, text: t(`opening.${type}`) }))}
          onPick={(type) => each((id) => setOpeningType(id, type))}
        />
        <FieldPair>
          <LengthField
            label={t("panel.width")}
            value={sameValue(openings, ({ element }) => element.width)}
            onSet={(width) => set({ width })}
          />
          <LengthField
            label={t("panel.height")}
            value={sameValue(openings, ({ element }) => element.height)}
            onSet={(height) => set({ height })}
          />
          <LengthField
            label={t("panel.sill")}
            value={sameValue(openings, ({ element }) => element.sill)}
            onSet={(sill) => set({ sill })}
          />
        </FieldPair>
      </Section>
      {more.length === 0 ? <PlaceInWall id={only.id} opening={only.element} /> : null}
      <Section title={t("panel.do")}>
        <div className="flex flex-wrap gap-1.5">
          <ActionText action={turnHingeAction} icon={FlipHorizontal2} />
          <ActionText action={turnSwingAction} icon={FlipVertical2} />
          <ActionText action={deleteAction} icon={Trash2} look="danger" />
        </div>
      </Section>
    </>
  )
}

/** How far it is from the walls at both ends. */
function PlaceInWall({ id, opening }: { readonly id: string; readonly opening: Opening }) {
  const t = useStudioText()
  const editor = useEditor()
  const scene = useEditorState((state) => state.scene)
  const half = opening.width / 2
  const span = freeSpansOf(scene, opening.parent).find(
    ({ start, end }) => opening.at >= start && opening.at <= end,
  )
  if (!span) return null
  const moveTo = (at: number) =>
    editor.do("moveOpening", (now, newId) =>
      moveOpening(now, { opening: id, wall: opening.parent, at: Math.round(at) }, newId),
    )
  return (
    <Section title={t("panel.placeInWall")}>
      <FieldPair>
        <LengthField
          label={t("panel.fromStart")}
          value={Math.round(opening.at - half - span.start)}
          onSet={(distance) => moveTo(span.start + distance + half)}
        />
        <LengthField
          label={t("panel.fromEnd")}
          value={Math.round(span.end - opening.at - half)}
          onSet={(distance) => moveTo(span.end - distance - half)}
        />
      </FieldPair>
      <div className="flex flex-wrap gap-1.5">
        <PanelButton onClick={() => moveTo((span.start + span.end) / 2)}>{t("panel.toMiddle")}</PanelButton>
        <PanelButton onClick={() => editor.select({ kind: "elements", ids: [opening.parent] })}>
          {t("panel.chooseWall")}
        </PanelButton>
      </div>
    </Section>
  )
}
