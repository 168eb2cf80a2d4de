import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { leaveAction } from "../../actions/help-actions.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionIcon } from "../parts/action-button.tsx"
import { PanelButton } from "../parts/panel-button.tsx"

interface NarrowNoticeProps {
  /** Of the project. */
  readonly name: string
  /** Whether everything is saved. */
  readonly saving: ReactNode
  /** What keeps it from being saved. */
  readonly notices: ReactNode
  /** The plan to look at. */
  readonly children: ReactNode
  readonly onStay: () => void
}

/** What there is where the window has no room for the studio: the plan to look at, and why. */
export function NarrowNotice({ name, saving, notices, children, onStay }: NarrowNoticeProps) {
  const t = useStudioText()
  return (
    <main aria-label={t("plan.name")} className="flex h-full min-h-0 flex-col">
      <div className="flex flex-none items-start gap-1 border-b border-line bg-wait-tint p-2 text-14">
        <ActionIcon action={leaveAction} icon={ArrowLeft} />
        <div className="grid min-w-0 flex-1 gap-2 py-1 pr-2">
          <div>
            <h1 className="truncate font-sans text-16 font-medium tracking-normal">{name}</h1>
            <p className="mt-1 font-medium">{t("panel.narrow")}</p>
            <p className="text-ink-2">{t("panel.narrowText")}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <PanelButton onClick={onStay}>{t("panel.narrowStay")}</PanelButton>
            {saving}
          </div>
        </div>
      </div>
      {notices}
      <div className="min-h-0 flex-1">{children}</div>
    </main>
  )
}
