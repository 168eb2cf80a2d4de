import { ArrowLeft, CircleQuestionMark, Command, GraduationCap, Keyboard } from "lucide-react"
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
import { UndoButtons } from "./undo-buttons.tsx"
import { ViewSwitch } from "./view-switch.tsx"

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
