import { useEffect, useState, useSyncExternalStore } from "react"
import type { Editor } from "../editor/editor.ts"
import type { OpenedProject, StudioHost } from "../studio-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { openBrowserDrafts } from "./browser-drafts.ts"
import { realClock } from "./clock.ts"
import { createProjectSaving, type ProjectSaving, type ProjectSavingState } from "./project-saving.ts"
import { guardInBrowser } from "./tab-guard.ts"
import { formatMoment } from "./format-moment.ts"

/** How the project of a window is saved: what stands there, and what can be asked of it. */
export interface Saving {
  readonly project: OpenedProject
  readonly editor: Editor
  readonly host: StudioHost
  readonly state: ProjectSavingState
  readonly ask: ProjectSaving
}

/** Saves what is drawn as long as the window is open. `editor` shows the document of `project`. */
export function useSaving(host: StudioHost, project: OpenedProject, editor: Editor): Saving {
  const t = useStudioText()
  const [ask] = useState(() =>
    createProjectSaving(editor, project, {
      host,
      drafts: openBrowserDrafts(),
      guard: guardInBrowser(project.id),
      clock: realClock,
      theirName: () => t("saving.theirVersion", { time: formatMoment(Date.now()) }),
    }),
  )
  const state = useSyncExternalStore(ask.subscribe, ask.read)
  useEffect(() => ask.start(), [ask])
  useEffect(() => followWindow(ask), [ask])
  return { project, editor, host, state, ask }
}

/** What happens to the window and its network. Gives what stops it. */
function followWindow(ask: ProjectSaving): () => void {
  const wake = (): void => ask.wake()
  const beforeUnload = (event: BeforeUnloadEvent): void => {
    if (!ask.hasUnsaved()) return
    // Brings it into the draft while the question is open.
    ask.wake()
    event.preventDefault()
  }
  const leave = (): void => ask.leave()
  window.addEventListener("online", wake)
  // A window that is put away may never come back; one that comes back has slept.
  document.addEventListener("visibilitychange", wake)
  window.addEventListener("beforeunload", beforeUnload)
  window.addEventListener("pagehide", leave)
  return () => {
    window.removeEventListener("online", wake)
    document.removeEventListener("visibilitychange", wake)
    window.removeEventListener("beforeunload", beforeUnload)
    window.removeEventListener("pagehide", leave)
  }
}
