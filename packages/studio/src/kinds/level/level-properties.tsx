import { setLevel } from "@roomwright/scene/kinds/level/levels"
import { billOfQuantities } from "@roomwright/scene/bill/bill-of-quantities"
import type { Level } from "@roomwright/scene/kinds/level/level"
import { findAny, levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import { Copy, Plus } from "lucide-react"
import { useDeferredValue } from "react"
import { addLevelAction, copyLevelAction } from "./level-actions.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { nameOfLevel } from "./name-of-level.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionText } from "../../panels/parts/action-button.tsx"
import { LengthField } from "../../panels/parts/length-field.tsx"
import { NameField } from "../../panels/parts/name-field.tsx"
import { Fact, Facts, FieldPair, Section } from "../../panels/parts/section.tsx"
import { useLengths } from "../../panels/parts/use-lengths.ts"

/** The level that is shown, and the home as a whole: what there is while nothing is chosen. */
export function LevelProperties() {
  const t = useStudioText()
  const lengths = useLengths()
  const scene = useDeferredValue(useEditorState((state) => state.scene))
  const id = useEditorState((state) => state.level)
  const level = findAny(scene, id)
  const { rooms, totals } = billOfQuantities(scene)
  const here = rooms.filter((room) => room.level === id)
  const openings = levelsOf(scene).flatMap((one) =>
    onLevel(scene, one.id, "opening").map(({ element }) => element.type),
  )
  const windows = openings.filter((type) => type === "window").length
  return (
    <>
      {level?.kind === "level" ? (
        <Section title={t("panel.level")}>
          <LevelFields key={id} id={id} level={level} />
          <Facts>
            <Fact name={t("panel.rooms")}>{here.length}</Fact>
            <Fact name={t("panel.netArea")}>
              {lengths.area(here.reduce((sum, { floorArea }) => sum + floorArea, 0))}
            </Fact>
          </Facts>
          <div className="flex flex-wrap gap-1.5">
            <ActionText action={addLevelAction} icon={Plus} />
            <ActionText action={copyLevelAction} icon={Copy} />
          </div>
        </Section>
      ) : null}
      <Section title={t("panel.home")}>
        <Facts>
          <Fact name={t("panel.levels")}>{levelsOf(scene).length}</Fact>
          <Fact name={t("panel.rooms")}>{rooms.length}</Fact>
          <Fact name={t("panel.netArea")}>{lengths.area(totals.floorArea)}</Fact>
          <Fact name={t("panel.doors")}>{openings.length - windows}</Fact>
          <Fact name={t("panel.windows")}>{windows}</Fact>
        </Facts>
        <p className="text-12 text-ink-2">{t("panel.chooseHint")}</p>
      </Section>
    </>
  )
}

/** Name and heights of a level. */
export function LevelFields({ id, level }: { readonly id: string; readonly level: Level }) {
  const t = useStudioText()
  const editor = useEditor()
  const set = (values: Partial<Pick<Level, "name" | "height" | "slab" | "elevation">>) =>
    editor.do("setLevel", (scene, newId) => setLevel(scene, { level: id, ...values }, newId))
  return (
    <>
      <NameField
        label={t("panel.name")}
        value={level.name}
        placeholder={nameOfLevel(t, editor.read().scene, id)}
        onSet={(name) => name && set({ name })}
      />
      <FieldPair>
        <LengthField label={t("panel.height")} value={level.height} onSet={(height) => set({ height })} />
        <LengthField label={t("panel.slab")} value={level.slab} onSet={(slab) => set({ slab })} />
        <LengthField
          label={t("panel.elevation")}
          value={level.elevation}
          onSet={(elevation) => set({ elevation })}
        />
      </FieldPair>
    </>
  )
}
