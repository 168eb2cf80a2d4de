import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react"
import { actOnKey, focusPanel, focusPlan } from "./actions/act-on-key.ts"
import { ActionScopeContext, isMac } from "./actions/use-action.ts"
import type { Editor } from "./editor/editor.ts"
import { EditorContext, useEditorState } from "./editor/use-editor.ts"
import { LibraryHostContext } from "./library/use-library-host.ts"
import { BillDrawer } from "./panels/bill/bill-drawer.tsx"
import { GuideCard } from "./panels/guide/guide-card.tsx"
import { QuestionDialog } from "./panels/parts/question-dialog.tsx"
import { Properties } from "./panels/properties/properties.tsx"
import { CommandPalette } from "./panels/shell/command-palette.tsx"
import { EmptyStart } from "./panels/shell/empty-start.tsx"
import { LeftPanel } from "./panels/shell/left-panel.tsx"
import { NarrowNotice } from "./panels/shell/narrow-notice.tsx"
import { ShortcutSheet } from "./panels/shell/shortcut-sheet.tsx"
import { StatusLine } from "./panels/shell/status-line.tsx"
import { ToolRail } from "./panels/shell/tool-rail.tsx"
import { TopBar } from "./panels/shell/top-bar.tsx"
import { useStoredShell } from "./panels/shell/use-stored-shell.ts"
import { ShellContext, useShellState } from "./panels/shell/use-shell.ts"
import { useWide } from "./panels/shell/use-wide.ts"
import type { ProjectId, StudioHost } from "./studio-host.ts"
import { useWindowTheme } from "./use-window-theme.ts"
import type { StudioView } from "./views/studio-view.tsx"
import { useStudioText } from "./use-studio-text.ts"

/** What others put into the studio. */
export interface StudioSlots {
  /** Beside the name: whether everything is saved. */
  readonly saving?: ReactNode
  /** In the top bar: versions, sharing. */
  readonly buttons?: ReactNode
  /** Over the plan: what has to be said. */
  readonly notices?: ReactNode
  /** Over the plan to look at. */
  readonly narrowNotices?: ReactNode
  /** What has to be decided, such as a conflict: in windows of every width. */
  readonly questions?: ReactNode
  /** The plan to look at, where the window has no room for the studio. */
  readonly readOnlyPlan?: ReactNode
}

interface StudioProps {
  readonly editor: Editor
  readonly host: StudioHost
  readonly project: { readonly id: ProjectId; readonly name: string }
  /** What the document is shown in; keys and buttons work in the first that is shown. They stay the same objects. */
  readonly views: { readonly plan: StudioView; readonly stage: StudioView }
  /** The view that is wanted first; null: the one that was seen last. */
  readonly beginsIn?: "stage" | null
  readonly slots?: StudioSlots
}

const noSlots: StudioSlots = {}

/** The studio: fills the window. Texts come from `StudioTextContext` around it. */
export function Studio(props: StudioProps) {
  const { editor, host, views, beginsIn = null } = props
  const t = useStudioText()
  const shell = useStoredShell(editor)
  useEffect(() => {
    if (beginsIn) shell.set({ shownView: beginsIn })
  }, [shell, beginsIn])
  const shownView = useSyncExternalStore(shell.subscribe, () => shell.read().shownView)
  const view = shownView === "stage" ? views.stage : views.plan
  const scope = useMemo(
    () => ({
      stage: shownView === "plan" ? null : views.stage,
      editor,
      shell,
      view,
      t,
      leave: () => host.leave(),
      toPlan: focusPlan,
      toPanel: focusPanel,
    }),
    [editor, shell, view, views, shownView, t, host],
  )
  useEffect(() => {
    const press = (event: KeyboardEvent): void => actOnKey(event, scope, isMac())
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [scope])
  return (
    <EditorContext value={editor}>
      <ShellContext value={shell}>
        <ActionScopeContext value={scope}>
          <LibraryHostContext value={host.library}>
            <Frame {...props} />
          </LibraryHostContext>
        </ActionScopeContext>
      </ShellContext>
    </EditorContext>
  )
}

function Frame({ host, project, views, slots = noSlots }: StudioProps) {
  const t = useStudioText()
  useWindowTheme(useShellState((state) => state.theme))
  const shownView = useShellState((state) => state.shownView)
  const shown = [
    ...(shownView === "stage" ? [] : [views.plan]),
    ...(shownView === "plan" ? [] : [views.stage]),
  ]
  const before = useRef(shownView)
  useEffect(() => {
    if (before.current === shownView) return
    before.current = shownView
    // It has another width now, which it knows after the frame.
    const timer = setTimeout(() => views.plan.fit(), 80)
    return () => clearTimeout(timer)
  }, [shownView, views])
  const isWide = useWide()
  const [stays, setStays] = useState(false)
  const [name, setName] = useState(project.name)
  const named = { id: project.id, name }
  return (
    // A file that is dropped beside a place for files would be opened instead of the studio.
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      className="relative h-dvh overflow-auto bg-paper text-13 text-ink"
    >
      {isWide || stays ? (
        <div className="grid h-full min-h-[560px] min-w-5xl grid-cols-[44px_308px_minmax(0,1fr)_288px] grid-rows-[48px_minmax(0,1fr)_28px]">
          <TopBar
            host={host}
            project={named}
            onRenamed={setName}
            saving={slots.saving}
            buttons={slots.buttons}
          />
          <Drawing>
            <ToolRail />
            <LeftPanel host={host} project={project.id} />
          </Drawing>
          <main
            aria-label={t("plan.name")}
            className="relative flex min-h-0 min-w-0 flex-col overflow-hidden"
          >
            <div data-plan className="relative min-h-0 flex-1">
              <div className="flex size-full">
                {shown.map(({ name: ofView, Content }) => (
                  <div key={ofView} className="relative min-w-0 flex-1 border-line not-first:border-l">
                    <Content />
                  </div>
                ))}
              </div>
              <div className="pointer-events-none absolute inset-0 flex flex-col gap-4 overflow-y-auto p-4">
                <GuideCard />
                <EmptyStart />
              </div>
              {slots.notices}
            </div>
            <BillDrawer projectName={name} shopping={host.shopping} />
          </main>
          <Drawing>
            <Properties />
          </Drawing>
          <StatusLine />
          <CommandPalette />
          <ShortcutSheet />
        </div>
      ) : (
        <NarrowNotice
          name={name}
          saving={slots.saving}
          notices={slots.narrowNotices}
          onStay={() => setStays(true)}
        >
          {slots.readOnlyPlan}
        </NarrowNotice>
      )}
      <QuestionDialog />
      {slots.questions}
    </div>
  )
}

/** Panels that change the document: out of reach while one may only look. They dim where that lasts. */
function Drawing({ children }: { readonly children: ReactNode }) {
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  return (
    <div
      inert={isReadOnly}
      className={isReadOnly ? "contents *:opacity-50 *:transition-opacity *:delay-300" : "contents"}
    >
      {children}
    </div>
  )
}
