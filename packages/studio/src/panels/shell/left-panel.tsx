import { classNames } from "@roomwright/ui/class-names"
import { useId, useRef, type KeyboardEvent } from "react"
import type { ProjectId, StudioHost } from "../../studio-host.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { FinishesTab } from "../../kinds/finish/finishes-tab.tsx"
import { PictureTab } from "../../kinds/underlay/picture-tab.tsx"
import { FurnishTab } from "../../furnish/furnish-tab.tsx"
import { LibraryTab } from "../../library/library-tab.tsx"
import { SceneTree } from "../scene-tree/scene-tree.tsx"
import { StructureTab } from "../structure/structure-tab.tsx"
import { leftTabs } from "./shell.ts"
import { useShell, useShellState } from "./use-shell.ts"

interface LeftPanelProps {
  readonly host: StudioHost
  readonly project: ProjectId
}

/** What to put in, the home as a tree, and the picture to draw over. */
export function LeftPanel({ host, project }: LeftPanelProps) {
  const t = useStudioText()
  const shell = useShell()
  const id = useId()
  const shown = useShellState((state) => state.leftTab)
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    const next = leftTabs[(leftTabs.indexOf(shown) + by + leftTabs.length) % leftTabs.length]
    if (!next) return
    event.preventDefault()
    shell.set({ leftTab: next })
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <aside aria-label={t("panel.left")} className="flex min-h-0 flex-col border-r border-line bg-card">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={t("panel.left")}
        onKeyDown={press}
        className="flex h-11 flex-none items-end justify-between gap-1 overflow-x-auto border-b border-line px-1.5 text-12"
      >
        {leftTabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => shell.set({ leftTab: tab })}
            className={classNames(
              "h-full border-b-2 pt-0.5 font-medium whitespace-nowrap focus-visible:-outline-offset-2",
              tab === shown ? "border-accent text-ink" : "border-transparent text-ink-2 hover:text-ink",
            )}
          >
            {t(`panel.tab.${tab}`)}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        data-panel="left"
        aria-labelledby={`${id}-${shown}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {shown === "library" ? <LibraryTab host={host.library} /> : null}
        {shown === "furnish" ? <FurnishTab host={host} project={project} /> : null}
        {shown === "finishes" ? <FinishesTab /> : null}
        {shown === "structure" ? <StructureTab /> : null}
        {shown === "scene" ? <SceneTree /> : null}
        {shown === "picture" ? <PictureTab host={host} project={project} /> : null}
      </div>
    </aside>
  )
}
