import { Trash2 } from "lucide-react"
import { deleteAction } from "../../actions/edit-actions.ts"
import { chosenOf, chosenRoom } from "../../edits/chosen.ts"
import { selectedIds } from "../../editor/selection.ts"
import { useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionText } from "../parts/action-button.tsx"
import { Fact, Facts, Section } from "../parts/section.tsx"
import { LevelProperties } from "./level-properties.tsx"
import { OpeningProperties } from "./opening-properties.tsx"
import { RoomProperties } from "./room-properties.tsx"
import { UnderlayProperties } from "./underlay-properties.tsx"
import { WallProperties } from "./wall-properties.tsx"

/** What is to be known and set of what is chosen. */
export function Properties() {
  const t = useStudioText()
  return (
    <aside
      data-panel="properties"
      aria-label={t("panel.properties")}
      className="relative min-h-0 overflow-y-auto border-l border-line bg-card"
    >
      <OfChosen />
    </aside>
  )
}

function OfChosen() {
  const scene = useEditorState((state) => state.scene)
  const selection = useEditorState((state) => state.selection)
  const level = useEditorState((state) => state.level)
  const room = chosenRoom({ scene, level, selection })
  if (selection.kind === "room" && room) {
    return <RoomProperties key={`${selection.at.x} ${selection.at.y}`} room={room} at={selection.at} />
  }
  const ids = selectedIds(selection)
  if (ids.length === 0) return <LevelProperties />
  const walls = chosenOf(scene, selection, "wall")
  const openings = chosenOf(scene, selection, "opening")
  const [underlay] = chosenOf(scene, selection, "underlay")
  const key = ids.join(" ")
  if (walls.length === ids.length) return <WallProperties key={key} walls={walls} />
  if (openings.length === ids.length) return <OpeningProperties key={key} openings={openings} />
  if (underlay && ids.length === 1)
    return <UnderlayProperties key={key} id={underlay.id} underlay={underlay.element} />
  return <Several counts={{ walls: walls.length, openings: openings.length, all: ids.length }} />
}

/** Of different kinds at once there is only what they have in common. */
function Several({
  counts,
}: {
  readonly counts: { readonly walls: number; readonly openings: number; readonly all: number }
}) {
  const t = useStudioText()
  const others = counts.all - counts.walls - counts.openings
  return (
    <Section title={t("panel.chosen", { count: counts.all })}>
      <Facts>
        {counts.walls > 0 ? <Fact name={t("panel.wallsName")}>{counts.walls}</Fact> : null}
        {counts.openings > 0 ? <Fact name={t("panel.openingsName")}>{counts.openings}</Fact> : null}
        {others > 0 ? <Fact name={t("panel.others")}>{others}</Fact> : null}
      </Facts>
      <div className="flex flex-wrap gap-1.5">
        <ActionText action={deleteAction} icon={Trash2} look="danger" />
      </div>
    </Section>
  )
}
