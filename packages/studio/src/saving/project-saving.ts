import type { Editor } from "../editor/editor.ts"
import type { OpenedProject, StudioHost, VersionId } from "../studio-host.ts"
import type { Clock } from "./clock.ts"
import type { Draft, Drafts } from "./drafts.ts"
import { readScene } from "./read-scene.ts"
import { createSaveLoop, type SaveLoop } from "./save-loop.ts"
import { hasUnsaved, type SavedVersion, type SavingState } from "./saving-state.ts"
import type { TabGuard } from "./tab-guard.ts"
import { weighDraft, type OfferedDraft } from "./weigh-draft.ts"

/** Whether this window draws on the project. */
export type Place =
  /** It is being found out. */
  | { readonly kind: "starting" }
  | { readonly kind: "here" }
  /** Another window of this browser has it. */
  | { readonly kind: "elsewhere"; readonly isAsked: boolean }
  /** This window has got it, and reads what is stored now. */
  | { readonly kind: "arriving"; readonly hasFailed: boolean }

export interface ProjectSavingState {
  readonly saving: SavingState
  readonly place: Place
  readonly draft: OfferedDraft | null
}

export interface SavingWorld {
  readonly host: Pick<StudioHost, "open" | "save" | "signIn" | "versions">
  readonly drafts: Drafts
  readonly guard: TabGuard
  readonly clock: Clock
  /** The name under which what others saved is kept when one's own takes its place. */
  readonly theirName: () => string
}

/** How a project that is open comes to be stored: the loop, the draft of an earlier time, and other windows. */
export interface ProjectSaving {
  read(): ProjectSavingState
  subscribe(listener: () => void): () => void
  start(): () => void
  /** Tries now. */
  wake(): void
  signIn(): Promise<void>
  keepMine(): void
  takeTheirs(): void
  takeDraft(): void
  dropDraft(): void
  /** Draws here: asks the window that has the project, or tries anew to read it. */
  takeOver(): void
  /** Makes an older version the newest, as one step that can be taken back; rejects where that cannot be. */
  restore(version: VersionId): Promise<void>
  /** Waits until all is stored; false where that cannot be now. */
  settle(): Promise<boolean>
  leave(): void
  hasUnsaved(): boolean
}

/** How long the browser's disk, and a save before the project is handed over, may take. */
const patienceMs = 3_000

export function createProjectSaving(
  editor: Editor,
  opened: OpenedProject,
  { host, drafts, guard, clock, theirName }: SavingWorld,
): ProjectSaving {
  const project = opened.id
  const listeners = new Set<() => void>()
  const first: SavedVersion = { ...opened, scene: editor.read().scene }
  const loop: SaveLoop = createSaveLoop(
    {
      project,
      save: (id, saving) => host.save(id, saving),
      keepTheirs: () => host.versions.keep(project, theirName()),
      drafts,
      clock,
      document: {
        read: () => editor.read().scene,
        isBusy: () => editor.read().history.gesture !== null,
        replace: (scene) => editor.replace("restore", scene),
        merge: (theirs) => editor.merge(theirs),
      },
      tell: (saving) => set({ saving }),
    },
    first,
  )
  let state: ProjectSavingState = { saving: loop.read(), place: { kind: "starting" }, draft: null }
  // What would be drawn before it is known whose the project is would belong to nobody.
  editor.setReadOnly(true)

  function set(part: Partial<ProjectSavingState>): void {
    state = { ...state, ...part }
    editor.setReadOnly(state.place.kind !== "here")
    for (const listener of listeners) listener()
  }

  /** This window has the project: what another one stored or left behind meanwhile is read before anything is drawn. */
  async function arrive(): Promise<void> {
    const isFirst = state.place.kind === "starting"
    const arriving: Place = isFirst ? state.place : { kind: "arriving", hasFailed: false }
    set({ place: arriving })
    const now = isFirst ? first : await readNow()
    const kept = now && (await readDraft())
    // Another window took it meanwhile.
    if (state.place !== arriving) return
    if (!now) return set({ place: { kind: "arriving", hasFailed: true } })
    if (!isFirst) editor.open(now.scene)
    loop.rebase({ ...now, scene: editor.read().scene })
    set({ place: { kind: "here" }, draft: weighDraft(kept, now) })
  }

  /** A browser that does not answer keeps nobody from drawing. */
  const readDraft = (): Promise<Draft | null> =>
    Promise.race([
      drafts.read(project),
      new Promise<null>((resolve) => clock.after(patienceMs, () => resolve(null))),
    ])

  async function readNow(): Promise<SavedVersion | null> {
    const answer = await host.open(project).catch((): null => null)
    if (answer?.kind !== "opened") return null
    const scene = readScene(answer.project.text)
    return scene && { ...answer.project, scene }
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      const stopHearing = editor.onChange(() => {
        if (state.place.kind === "here") loop.changed()
      })
      guard.enter({
        mine: () => void arrive(),
        others: () => {
          loop.pause()
          set({ place: { kind: "elsewhere", isAsked: false }, draft: null })
        },
        handOver: async () => {
          // What is drawn meanwhile would belong to nobody.
          editor.setReadOnly(true)
          await Promise.race([
            loop.settle(),
            new Promise((resolve) => clock.after(patienceMs, () => resolve(false))),
          ])
          await loop.secure()
        },
      })
      return () => {
        stopHearing()
        loop.leave()
        guard.leave()
        loop.pause()
      }
    },
    wake: loop.wake,
    signIn: async () => {
      if (await host.signIn()) loop.wake()
    },
    keepMine: () => void loop.keepMine(),
    takeTheirs: loop.takeTheirs,
    takeDraft: () => {
      const { draft } = state
      if (!draft) return
      set({ draft: null })
      editor.open(draft.document.scene)
      loop.rebase(draft.base)
    },
    dropDraft: () => {
      if (!state.draft) return
      set({ draft: null })
      void drafts.remove(project)
    },
    takeOver: () => {
      if (state.place.kind === "arriving") return void arrive()
      set({ place: { kind: "elsewhere", isAsked: true } })
      guard.takeOver()
    },
    restore: async (version) => {
      if (!(await loop.settle())) throw new Error("What is drawn is not stored yet.")
      const restored = await host.versions.restore(project, version, loop.base())
      const scene = readScene(restored.text)
      if (!scene) throw new Error("A newer program wrote it.")
      editor.replace("restore", scene)
      loop.rebase({ ...restored, scene: editor.read().scene })
    },
    settle: loop.settle,
    leave: loop.leave,
    hasUnsaved: () => hasUnsaved(state.saving),
  }
}
