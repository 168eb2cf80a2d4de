import { findAny, type Entry } from "@roomwright/scene/document/scene-index"
import { Trash2 } from "lucide-react"
import { deleteAction } from "../../actions/delete-action.ts"
import { chosenRoom } from "../../edits/chosen.ts"
import { selectedIds } from "../../editor/selection.ts"
import { useEditorState } from "../../editor/use-editor.ts"
import { allKinds, kindOf } from "../../kinds/element-kinds.ts"
import { LevelProperties } from "../../kinds/level/level-properties.tsx"
import { RoomProperties } from "../../kinds/room/room-properties.tsx"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionText } from "../parts/action-button.tsx"
import { Fact, Facts, Section } from "../parts/section.tsx"

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
  const entries = ids.flatMap((id) => {
    const element = findAny(scene, id)
    return element ? [{ id, element }] : []
  })
  const [first] = entries
  if (!first) return <LevelProperties />
  const { kind, Properties: OfKind } = kindOf(first.element)
  return OfKind && entries.every(({ element }) => element.kind === kind) ? (
    <OfKind key={ids.join(" ")} entries={entries} />
  ) : (
    <Several entries={entries} />
  )
}

/** Of different kinds at once there is only what they have in common. */
function Several({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useStudioText()
  const counts = allKinds.flatMap(({ kind, row }) => {
    const count = entries.filter(({ element }) => element.kind === kind).length
    return row?.many && count > 0 ? [{ kind, name: t(row.many), count }] : []
  })
  const others = entries.length - counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section title={t("panel.chosen", { count: entries.length })}>
      <Facts>
        {counts.map(({ kind, name, count }) => (
          <Fact key={kind} name={name}>
            {count}
          </Fact>
        ))}
        {others > 0 ? <Fact name={t("panel.others")}>{others}</Fact> : null}
      </Facts>
      <div className="flex flex-wrap gap-1.5">
        <ActionText action={deleteAction} icon={Trash2} look="danger" />
      </div>
    </Section>
  )
}
