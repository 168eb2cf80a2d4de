import { setWalls } from "@roomwright/scene/kinds/wall/set-wall"
import { type Entry, childrenOfKind, findAny, findElement } from "@roomwright/scene/document/scene-index"
import type { Wall, WallSide } from "@roomwright/scene/kinds/wall/wall"
import { chordOf, wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { Combine, Scissors, Trash2 } from "lucide-react"
import { deleteAction } from "../../actions/delete-action.ts"
import { addDoorAction, addWindowAction } from "../opening/opening-actions.ts"
import { joinAction, splitAction } from "./wall-actions.ts"
import { angleOf, setWallAngle, setWallLength } from "./wall-edits.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionText } from "../../panels/parts/action-button.tsx"
import { AngleField, LengthField } from "../../panels/parts/length-field.tsx"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { Fact, Facts, FieldPair, Section } from "../../panels/parts/section.tsx"
import { DoorIcon, WindowIcon } from "../../panels/parts/tool-icons.tsx"
import { useLengths } from "../../panels/parts/use-lengths.ts"
import { sameValue } from "../../panels/properties/same-value.ts"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { wallSides } from "@roomwright/scene/kinds/finish/settle-wall-finishes"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { distance } from "@roomwright/scene/geometry/vectors"

/** What is to be known and set of the walls that are chosen. */
export function WallProperties({ walls }: { readonly walls: readonly Entry<Wall>[] }) {
  const t = useStudioText()
  const editor = useEditor()
  const ids = walls.map(({ id }) => id)
  const [only, ...more] = walls
  if (!only) return null
  const set = (values: { thickness?: number; height?: number; sagitta?: number }) =>
    editor.do("setWall", (scene, newId) => setWalls(scene, { walls: ids, ...values }, newId))
  return (
    <>
      <Section title={more.length === 0 ? t("panel.wall") : t("panel.walls", { count: walls.length })}>
        {more.length === 0 ? <Direction id={only.id} wall={only.element} /> : null}
        <FieldPair>
          <LengthField
            label={t("panel.thickness")}
            value={sameValue(walls, ({ element }) => element.thickness)}
            onSet={(thickness) => set({ thickness })}
          />
          <LengthField
            label={t("panel.height")}
            value={sameValue(walls, ({ element }) => element.height)}
            onSet={(height) => set({ height })}
          />
          <LengthField
            label={t("panel.arcRise")}
            value={sameValue(walls, ({ element }) => element.sagitta)}
            onSet={(sagitta) =>
              more.length === 0
                ? editor.do("bendWall", (scene, newId) => setWalls(scene, { walls: ids, sagitta }, newId))
                : set({ sagitta })
            }
          />
        </FieldPair>
      </Section>
      {more.length === 0 ? <WallFacts id={only.id} /> : null}
      <Section title={t("panel.do")}>
        <div className="flex flex-wrap gap-1.5">
          <ActionText action={addDoorAction} icon={DoorIcon} />
          <ActionText action={addWindowAction} icon={WindowIcon} />
          <ActionText action={splitAction} icon={Scissors} />
          <ActionText action={joinAction} icon={Combine} />
          <ActionText action={deleteAction} icon={Trash2} look="danger" />
        </div>
      </Section>
    </>
  )
}

function Direction({ id, wall }: { readonly id: string; readonly wall: Wall }) {
  const t = useStudioText()
  const editor = useEditor()
  return (
    <FieldPair>
      <LengthField
        label={wall.sagitta === 0 ? t("panel.length") : t("panel.chord")}
        value={Math.round(chordOf(wall))}
        onSet={(length) => editor.do("setWall", setWallLength(id, length))}
      />
      <AngleField
        label={t("panel.angle")}
        value={angleOf(wall)}
        onSet={(degrees) => editor.do("moveCorner", setWallAngle(id, degrees))}
      />
    </FieldPair>
  )
}

function WallFacts({ id }: { readonly id: string }) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const scene = useEditorState((state) => state.scene)
  const wall = findAny(scene, id)
  const openings = childrenOfKind(scene, id, "opening")
  if (wall?.kind !== "wall") return null
  return (
    <Section title={t("panel.faces")}>
      <Facts>
        {wall.sagitta === 0 ? null : (
          <Fact name={t("panel.arcLength")}>{lengths.format(wallAxis(wall).length)}</Fact>
        )}
        {facesOfWall(scene, id).map(({ side, length, area }) => (
          <Fact key={side} name={side === "left" ? t("panel.faceLeft") : t("panel.faceRight")}>
            {lengths.format(length)} · {lengths.area(area)}
          </Fact>
        ))}
      </Facts>
      {openings.length > 0 ? (
        <ul className="grid gap-1" aria-label={t("panel.openingsIn")}>
          {openings.map((opening) => (
            <li key={opening.id}>
              <PanelButton
                className="w-full justify-between!"
                onClick={() => editor.select({ kind: "elements", ids: [opening.id] })}
              >
                <span>{t(`opening.${opening.element.type}`)}</span>
                <span className="num text-ink-2">
                  {lengths.bare(opening.element.width)} × {lengths.format(opening.element.height)}
                </span>
              </PanelButton>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

/** One face of a wall between the walls that join it: mm, and mm2 less its doors and windows. */
interface WallFace {
  readonly side: WallSide
  readonly length: number
  readonly area: number
}

/** Both faces of a wall. */
function facesOfWall(scene: Scene, id: ElementId): readonly WallFace[] {
  const wall = findElement(scene, id, "wall")
  if (!wall) return []
  const { rooms, outsides } = planLevel(scene, wall.parent)
  const all = [...rooms.flatMap(({ edges }) => edges.flat()), ...outsides.flat()]
  const open = childrenOfKind(scene, id, "opening").reduce(
    (sum, { element }) =>
      sum + element.width * Math.max(0, Math.min(element.height, wall.height - element.sill)),
    0,
  )
  return wallSides.map((side) => {
    const length = all
      .filter(({ walls }) => walls.some((one) => one.id === id && one.side === side))
      .reduce((sum, { innerFrom, innerTo }) => sum + distance(innerFrom, innerTo), 0)
    return { side, length, area: Math.max(0, length * wall.height - open) }
  })
}
