import { findAny, levelsOf } from "@roomwright/scene/document/scene-index"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { ArrowDown, ArrowUp, ChevronDown, Copy, Layers, Plus, Trash2 } from "lucide-react"
import {
  addLevelAction,
  copyLevelAction,
  levelDownAction,
  levelUpAction,
  removeLevelAction,
} from "./level-actions.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { nameOfLevel } from "./name-of-level.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionIcon, ActionText } from "../../panels/parts/action-button.tsx"
import { Popover } from "../../panels/parts/popover.tsx"
import { useLengths } from "../../panels/parts/use-lengths.ts"
import { LevelFields } from "./level-properties.tsx"

/** The levels of the home from above: which is shown, and what can be done with it. */
export function LevelMenu() {
  const t = useStudioText()
  const scene = useEditorState((state) => state.scene)
  const id = useEditorState((state) => state.level)
  const level = findAny(scene, id)
  if (level?.kind !== "level") return null
  return (
    <Popover
      label={t("level.menu")}
      align="end"
      look="inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 font-medium hover:bg-sunk"
      face={
        <>
          <Icon of={Layers} size={16} />
          <span className="sr-only">{t("level.menu")}: </span>
          <span className="max-w-[18ch] truncate">{nameOfLevel(t, scene, id)}</span>
          <Icon of={ChevronDown} size={14} className="text-ink-2" />
        </>
      }
    >
      <div className="grid w-72 gap-3">
        <div className="flex items-start gap-2">
          <LevelList />
          <div className="grid gap-1">
            <ActionIcon action={levelUpAction} icon={ArrowUp} />
            <ActionIcon action={levelDownAction} icon={ArrowDown} />
          </div>
        </div>
        <div className="grid gap-2.5 border-t border-line pt-3">
          <LevelFields key={id} id={id} level={level} />
        </div>
        <div className="flex flex-wrap gap-1.5 border-t border-line pt-3">
          <ActionText action={addLevelAction} icon={Plus} />
          <ActionText action={copyLevelAction} icon={Copy} />
          <ActionText action={removeLevelAction} icon={Trash2} look="danger" />
        </div>
      </div>
    </Popover>
  )
}

function LevelList() {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const scene = useEditorState((state) => state.scene)
  const shown = useEditorState((state) => state.level)
  return (
    <ul aria-label={t("panel.levels")} className="grid min-w-0 flex-1 gap-0.5">
      {levelsOf(scene)
        .toReversed()
        .map(({ id, element }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown ? "true" : undefined}
              onClick={() => editor.goToLevel(id)}
              className={classNames(
                "flex min-h-8 w-full items-center justify-between gap-3 rounded-control px-2 text-left",
                id === shown ? "bg-accent-tint font-medium text-accent-2" : "hover:bg-sunk",
              )}
            >
              <span className="truncate">{nameOfLevel(t, scene, id)}</span>
              <span className={classNames("num flex-none text-12", id !== shown && "text-ink-2")}>
                {lengths.format(element.elevation)}
              </span>
            </button>
          </li>
        ))}
    </ul>
  )
}
