import { ArrowLeft, CircleQuestionMark, Command, GraduationCap, Keyboard, Redo2, Undo2 } from "lucide-react"
import type { ReactNode } from "react"
import { guideAction, leaveAction, paletteAction, shortcutsAction } from "../../actions/help-actions.ts"
import type { ProjectId, StudioHost } from "../../studio-host.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { LevelMenu } from "../../kinds/level/level-menu.tsx"
import { ActionIcon, ActionText } from "../parts/action-button.tsx"
import { Named } from "../parts/named.tsx"
import { iconLook, Popover } from "../parts/popover.tsx"
import { ProjectName } from "./project-name.tsx"
import { SettingsMenu } from "./settings-menu.tsx"
import { redoAction, undoAction } from "../../actions/history-actions.ts"
import { formatDone, useAction } from "../../actions/use-action.ts"
import { useEditorState } from "../../editor/use-editor.ts"
import { planViewAction, splitViewAction, stageViewAction } from "../../actions/view-actions.ts"
import type { Action } from "../../actions/action.ts"

interface TopBarProps {
  readonly host: StudioHost
  readonly project: { readonly id: ProjectId; readonly name: string }
  readonly onRenamed: (name: string) => void
  /** Whether everything is saved. */
  readonly saving: ReactNode
  /** Buttons of what is done with the project: versions, sharing. */
  readonly buttons: ReactNode
}

export function TopBar({ host, project, onRenamed, saving, buttons }: TopBarProps) {
  const t = useStudioText()
  return (
    <header className="col-span-full flex min-w-0 items-center gap-1 border-b border-line bg-card px-2">
      <ActionIcon action={leaveAction} icon={ArrowLeft} />
      <h1 className="min-w-0 font-sans text-13 tracking-normal">
        <ProjectName host={host} project={project} onRenamed={onRenamed} />
      </h1>
      <Divider />
      <UndoButtons />
      <div className="ml-1 min-w-0 text-ink-2">{saving}</div>
      <span className="flex-1" />
      <ViewSwitch />
      <span className="flex-1" />
      <LevelMenu />
      <Divider />
      <ActionIcon action={paletteAction} icon={Command} />
      {buttons}
      <SettingsMenu />
      <Popover
        label={t("panel.help")}
        align="end"
        isMenu
        look={iconLook}
        face={<Named icon={CircleQuestionMark} name={t("panel.help")} />}
      >
        <div className="grid gap-1.5">
          <ActionText action={guideAction} icon={GraduationCap} />
          <ActionText action={shortcutsAction} icon={Keyboard} />
        </div>
      </Popover>
    </header>
  )
}

export function Divider() {
  return <span aria-hidden="true" className="mx-1.5 h-5 w-px flex-none bg-line-2" />
}

/** Back and forth, with what would be undone or done again. */
function UndoButtons() {
  const t = useStudioText()
  const back = useEditorState(({ history }) => (history.gesture ?? history.done.at(-1))?.what ?? "")
  const forth = useEditorState(({ history }) => history.undone.at(-1)?.what ?? "")
  const [undone, redone] = [back, forth].map((what) => (what === "" ? null : formatDone(t, what)))
  return (
    <>
      <ActionIcon
        action={undoAction}
        icon={Undo2}
        label={undone == null ? t("action.undo") : t("panel.undoWhat", { what: undone })}
      />
      <ActionIcon
        action={redoAction}
        icon={Redo2}
        label={redone == null ? t("action.redo") : t("panel.redoWhat", { what: redone })}
      />
    </>
  )
}

/** The plan, three dimensions, or both. */
function ViewSwitch() {
  const t = useStudioText()
  return (
    <div
      role="group"
      aria-label={t("panel.views")}
      className="inline-flex flex-none rounded-control bg-sunk p-0.5"
    >
      {[planViewAction, splitViewAction, stageViewAction].map((action) => (
        <Choice key={action.id} action={action} />
      ))}
    </div>
  )
}

function Choice({ action }: { readonly action: Action }) {
  const { label, keys, shortcut, isOn, run } = useAction(action)
  return (
    <button
      type="button"
      title={`${label}  (${keys})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={isOn === true}
      onClick={run}
      className="inline-flex min-h-7 items-center rounded-control px-3 text-13 font-medium text-ink-2 transition-colors duration-150 hover:text-ink aria-pressed:bg-card aria-pressed:text-ink"
    >
      {label}
    </button>
  )
}
