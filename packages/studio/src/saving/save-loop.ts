import type { SceneChange } from "@roomwright/scene/change/scene-change"
import { writeDocument } from "@roomwright/scene/document/write-document"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ProjectId, SaveAnswer, StoredDocument, StudioHost } from "../studio-host.ts"
import type { Clock } from "./clock.ts"
import type { Drafts } from "./drafts.ts"
import { joinChanges } from "./join-changes.ts"
import { readScene } from "./read-scene.ts"
import { hasUnsaved, type SavedVersion, type SavingPhase, type SavingState } from "./saving-state.ts"
import { pauseAfter, savingTimes } from "./saving-times.ts"

/** What is drawn on. */
export interface LoopDocument {
  read(): Scene
  /** In the middle of a drag it is neither stored nor replaced. */
  isBusy(): boolean
  /** Puts another scene in its place, as one step that can be taken back. */
  replace(scene: Scene): void
  /** Puts in what another window saved: nobody takes that back here. */
  merge(theirs: SceneChange): void
}

export interface LoopWorld {
  readonly project: ProjectId
  readonly save: StudioHost["save"]
  /** Keeps what the server has now under a name for it. */
  readonly keepTheirs: () => Promise<unknown>
  readonly drafts: Drafts
  readonly clock: Clock
  readonly document: LoopDocument
  readonly tell: (state: SavingState) => void
}

/** Stores a document while it is drawn on. Nothing that was drawn is ever dropped without a question. */
export interface SaveLoop {
  read(): SavingState
  /** Tells that the document was changed. */
  changed(): void
  /** Tries now: the network is back, somebody signed in, or presses "try again". */
  wake(): void
  /** Waits until all is stored; false where that cannot be now. What is drawn is in the draft then. */
  settle(): Promise<boolean>
  /** The number of the version that this window draws on. */
  base(): number
  /** What is drawn is on this version from now on; goes on after a pause. A draft that lies there stays. */
  rebase(saved: SavedVersion): void
  keepMine(): Promise<void>
  takeTheirs(): void
  /** Brings what is not stored into the draft; resolves when it lies there. */
  secure(): Promise<void>
  /** The window closes. */
  leave(): void
  /** Does nothing more until `rebase`. */
  pause(): void
}

interface Sent {
  readonly scene: Scene
  readonly text: string
}

export function createSaveLoop(world: LoopWorld, opened: SavedVersion): SaveLoop {
  const { project, clock, document, drafts } = world
  let base = opened
  let state: SavingState = {
    phase: { kind: "saved" },
    savedAt: opened.savedAt,
    draft: "none",
    merges: 0,
    setAside: null,
  }
  let isPaused = false
  let isUnderWay = false
  /** Sent on this base without an answer that came: the server may have it all the same. */
  let unanswered: readonly Sent[] = []
  let failures = 0
  let firstChange: number | null = null
  let lastChange = 0
  let callOff = (): void => {}
  let keptText: string | null = null
  let draftWork: Promise<unknown> = Promise.resolve()
  const settling = new Set<(isStored: boolean) => void>()

  function set(part: Partial<SavingState>): void {
    state = { ...state, ...part }
    world.tell(state)
    const { kind } = state.phase
    if (kind === "waiting" || kind === "saving") return
    for (const settle of settling) settle(kind === "saved")
    settling.clear()
  }
  const enter = (phase: SavingPhase): void => set({ phase })

  function arm(ms: number): void {
    callOff()
    if (!isPaused) callOff = clock.after(ms, beat)
  }

  function keepDraft(text: string): void {
    if (text === keptText) return
    keptText = text
    const draft = { project, base: base.version, baseText: base.text, text, at: clock.now() }
    draftWork = draftWork.then(async () => {
      const isKept = await drafts.write(draft)
      if (!isKept && keptText === text) keptText = null
      if (hasUnsaved(state)) set({ draft: isKept ? "kept" : "full" })
    })
  }

  function dropDraft(): void {
    keptText = null
    draftWork = draftWork.then(() => drafts.remove(project))
  }

  function beat(): void {
    if (isPaused || isUnderWay) return
    if (document.isBusy()) return arm(savingTimes.busyMs)
    const scene = document.read()
    const text = writeDocument(scene)
    firstChange = null
    const { phase } = state
    if (phase.kind === "conflict") return keepDraft(text)
    if (text === base.text && unanswered.length === 0) return arrive(scene)
    keepDraft(text)
    if (phase.kind === "gone" || phase.kind === "signedOut") return
    if (phase.kind === "lost" && phase.nextTry > clock.now()) return arm(phase.nextTry - clock.now())
    void send({ scene, text })
  }

  /** What is drawn is what the server has. */
  function arrive(scene: Scene): void {
    base = { ...base, scene }
    unanswered = []
    failures = 0
    dropDraft()
    set({ phase: { kind: "saved" }, savedAt: base.savedAt, draft: "none" })
  }

  async function send(sent: Sent): Promise<void> {
    isUnderWay = true
    if (!unanswered.some(({ text }) => text === sent.text)) unanswered = [...unanswered, sent]
    // While it fails again and again, that is what is shown.
    if (state.phase.kind !== "lost") enter({ kind: "saving" })
    const from = base
    const answer = await world.save(project, { base: from.version, text: sent.text }).catch((): null => null)
    isUnderWay = false
    if (isPaused) return
    // The document was opened anew meanwhile: what was sent is history.
    if (base !== from) return arm(0)
    if (answer === null) return lose("noConnection")
    if (answer.kind === "failed") return lose("serverFails")
    failures = 0
    take(answer, sent)
  }

  function lose(why: Extract<SavingPhase, { kind: "lost" }>["why"]): void {
    failures += 1
    const since = state.phase.kind === "lost" ? state.phase.since : clock.now()
    const pause = pauseAfter(failures)
    enter({ kind: "lost", why, since, nextTry: clock.now() + pause })
    arm(pause)
  }

  function take(answer: Exclude<SaveAnswer, { kind: "failed" }>, sent: Sent): void {
    if (answer.kind === "saved") return accept({ ...sent, ...answer })
    if (answer.kind === "conflict") return meet(answer.theirs)
    // None of it is stored, and none will be by itself.
    unanswered = []
    if (answer.kind === "refused") enter({ kind: "refused", message: answer.message })
    else enter({ kind: answer.kind })
    if (firstChange !== null) arm(savingTimes.quietMs)
  }

  /** The server has this version; whatever was drawn since is still to be stored. */
  function accept(version: SavedVersion): void {
    base = { version: version.version, scene: version.scene, text: version.text, savedAt: version.savedAt }
    unanswered = []
    keptText = null
    if (document.read() === version.scene) return arrive(version.scene)
    set({ phase: { kind: "waiting" }, savedAt: version.savedAt })
    arm(firstChange === null ? 0 : dueIn())
  }

  /** Something else than expected is stored: perhaps one's own, whose answer got lost; else somebody else's. */
  function meet(theirs: StoredDocument): void {
    if (isPaused) return
    const own = unanswered.find(({ text }) => text === theirs.text)
    if (own) return accept({ ...own, version: theirs.version, savedAt: theirs.savedAt })
    if (document.isBusy()) {
      callOff()
      callOff = clock.after(savingTimes.busyMs, () => meet(theirs))
      return
    }
    const scene = readScene(theirs.text)
    const joined = scene && joinChanges(base.scene, document.read(), scene)
    unanswered = []
    if (!scene || !joined) {
      enter({ kind: "conflict", theirs: { ...theirs, scene }, isAnswering: false, problem: null })
      keepDraft(writeDocument(document.read()))
      return
    }
    base = { ...theirs, scene }
    keptText = null
    document.merge(joined)
    set({ phase: { kind: "waiting" }, savedAt: theirs.savedAt, merges: state.merges + 1 })
    arm(0)
  }

  const dueIn = (): number => {
    const quiet = lastChange + savingTimes.quietMs
    const latest = (firstChange ?? lastChange) + savingTimes.latestMs
    return Math.max(0, Math.min(quiet, latest) - clock.now())
  }

  return {
    read: () => state,
    changed: () => {
      if (isPaused) return
      lastChange = clock.now()
      firstChange ??= lastChange
      if (state.phase.kind === "saved" || state.phase.kind === "refused") enter({ kind: "waiting" })
      // What is under way comes first, and looks then whether there is more.
      if (!isUnderWay) arm(dueIn())
    },
    wake: () => {
      const { kind } = state.phase
      if (isPaused || isUnderWay || kind === "saved" || kind === "conflict") return
      if (kind !== "lost") enter({ kind: "waiting" })
      else enter({ ...state.phase, nextTry: clock.now() })
      arm(0)
    },
    settle: async () => {
      const { kind } = state.phase
      if (kind === "saved") return true
      if (kind !== "waiting" && kind !== "saving") return false
      if (!isUnderWay) arm(0)
      return new Promise((resolve) => settling.add(resolve))
    },
    base: () => base.version,
    rebase: (saved) => {
      callOff()
      isPaused = false
      base = saved
      unanswered = []
      firstChange = null
      keptText = null
      const isSame = document.read() === saved.scene
      set({ phase: { kind: isSame ? "saved" : "waiting" }, savedAt: saved.savedAt, draft: "none" })
      if (!isSame && !isUnderWay) arm(0)
    },
    keepMine: async () => {
      const { phase } = state
      if (phase.kind !== "conflict" || phase.isAnswering) return
      enter({ ...phase, isAnswering: true, problem: null })
      try {
        await world.keepTheirs()
      } catch (error) {
        const problem = error instanceof Error ? error.message : ""
        if (!isPaused) enter({ ...phase, isAnswering: false, problem })
        return
      }
      if (isPaused) return
      base = { ...phase.theirs, scene: phase.theirs.scene ?? base.scene }
      keptText = null
      enter({ kind: "waiting" })
      arm(0)
    },
    takeTheirs: () => {
      const { phase } = state
      if (phase.kind !== "conflict" || phase.isAnswering || !phase.theirs.scene) return
      const setAside = writeDocument(document.read())
      base = { ...phase.theirs, scene: phase.theirs.scene }
      document.replace(phase.theirs.scene)
      set({ phase: { kind: "waiting" }, savedAt: base.savedAt, setAside })
      arm(0)
    },
    secure: async () => {
      if (!isPaused && hasUnsaved(state)) keepDraft(writeDocument(document.read()))
      await draftWork
    },
    leave: () => {
      if (isPaused || !hasUnsaved(state)) return
      const text = writeDocument(document.read())
      keepDraft(text)
      const { kind } = state.phase
      const isUseful = kind === "waiting" || kind === "lost"
      if (isUseful && !isUnderWay && text.length < savingTimes.lastCharacters)
        void world.save(project, { base: base.version, text, isLast: true }).catch(() => null)
    },
    pause: () => {
      isPaused = true
      callOff()
      for (const settle of settling) settle(false)
      settling.clear()
    },
  }
}
