import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { measureRoomWalls } from "@roomwright/scene/bill/measure-room-walls"
import { roomKinds, type RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { Room } from "@roomwright/scene/geometry/rooms"
import type { Point } from "@roomwright/scene/elements/values"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { selectionOf } from "../../editor/selection.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { NameField } from "../../panels/parts/name-field.tsx"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { PickField } from "../../panels/parts/pick-field.tsx"
import { Fact, Facts, Section } from "../../panels/parts/section.tsx"
import { useLengths } from "../../panels/parts/use-lengths.ts"

/** What the room that is chosen is, and how large. */
export function RoomProperties({ room, at }: { readonly room: Room; readonly at: Point }) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const label = labelOf(scene, level, room)?.element ?? null
  const { netArea, perimeter } = measureRoom(room)
  const { wallArea, openAtFloor } = measureRoomWalls(scene, room)
  const set = (kind: RoomKind, name: string) =>
    editor.do("nameRoom", (now, newId) => nameRoom(now, { level, at, room: kind, name }, newId))
  const walls = [...new Set(room.edges.flat().flatMap((side) => side.walls.map(({ id }) => id)))]
  return (
    <>
      <Section title={label ? label.name || t(`room.${label.room}`) : t("panel.room")}>
        <PickField
          label={t("panel.roomKind")}
          value={label?.room ?? null}
          none={t("panel.roomUnnamed")}
          options={roomKinds.map((kind) => ({ value: kind, text: t(`room.${kind}`) }))}
          onPick={(kind) => set(kind, label?.name ?? "")}
        />
        <NameField
          label={t("panel.ownName")}
          value={label?.name ?? ""}
          placeholder={t(`room.${label?.room ?? "other"}`)}
          onSet={(name) => set(label?.room ?? "other", name)}
        />
      </Section>
      <Section title={t("panel.sizes")}>
        <Facts>
          <Fact name={t("panel.netArea")}>{lengths.area(netArea)}</Fact>
          <Fact name={t("panel.perimeter")}>{lengths.long(perimeter)}</Fact>
          <Fact name={t("panel.skirting")}>{lengths.long(Math.max(0, perimeter - openAtFloor))}</Fact>
          <Fact name={t("panel.wallArea")}>{lengths.area(wallArea)}</Fact>
        </Facts>
      </Section>
      <Section title={t("panel.do")}>
        <PanelButton className="justify-self-start" onClick={() => editor.select(selectionOf(walls))}>
          {t("panel.chooseWalls")}
        </PanelButton>
      </Section>
    </>
  )
}
