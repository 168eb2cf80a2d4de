import type { PicturePlace } from "@roomwright/models/seen/camera-rays"
import type { PreviewPicture, RenderEngine, RenderProgress } from "./render-engine.ts"
import type { PictureOrder } from "./render-order.ts"
import type { NewRender, RenderAnswer, RenderHost, RenderOffer, StudioRender } from "./render-host.ts"
import { workOnRender, type WorkScope } from "./work-on-render.ts"

export interface RenderDeskState {
  /** Null until they have come. */
  readonly renders: readonly StudioRender[] | null
  readonly offers: readonly RenderOffer[] | null
  readonly hasWorker: boolean
  /** They did not come: no network, or the server is away. */
  readonly isAway: boolean
  /** What this window works on. */
  readonly current: ({ readonly id: string } & RenderProgress) | null
  /** Those that it goes on with after that, in this order. */
  readonly next: readonly string[]
  /** What was said of one: why it did not go on. */
  readonly notes: Readonly<Record<string, string>>
}

/** The renders of a project in this window. It works on them one after the other, whether its panel is open or not. */
export interface RenderDesk {
  read(): RenderDeskState
  subscribe(listener: () => void): () => void
  /** Asks the server for all of it anew. */
  refresh(): Promise<void>
  start(order: NewRender): Promise<RenderAnswer<StudioRender>>
  /** Works on one that a browser makes, from the tiles that are there. */
  goOn(id: string): void
  cancel(id: string): Promise<void>
  retry(render: StudioRender): Promise<RenderAnswer<StudioRender>>
  remove(id: string): Promise<void>
  rename(id: string, name: string): Promise<void>
  share(id: string, isShared: boolean): Promise<RenderAnswer<StudioRender>>
  /** A small picture to choose by, after those that were asked for before; null while this window makes a large one. */
  preview(order: PictureOrder, signal: AbortSignal): Promise<PreviewPicture | null>
  /** How far away what is seen at a place of a still is, m; null while this window makes a large picture. */
  distanceAt(order: PictureOrder, place: PicturePlace, signal: AbortSignal): Promise<number | null>
  dispose(): void
}

interface DeskScope extends Pick<WorkScope, "keepVideo"> {
  readonly host: RenderHost
  readonly project: string
  /** Made when it is first needed. */
  readonly openEngine: () => RenderEngine
  readonly newId: () => string
  /** In the reader's language: it did not come through. */
  readonly lostNote: () => string
}

export function createRenderDesk({
  host,
  project,
  openEngine,
  newId,
  lostNote,
  keepVideo,
}: DeskScope): RenderDesk {
  let state: RenderDeskState = {
    renders: null,
    offers: null,
    hasWorker: false,
    isAway: false,
    current: null,
    next: [],
    notes: {},
  }
  const listeners = new Set<() => void>()
  const set = (part: Partial<RenderDeskState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  let engine: RenderEngine | null = null
  const theEngine = (): RenderEngine => (engine ??= openEngine())
  let working: AbortController | null = null
  let isOver = false
  let previewing: Promise<unknown> = Promise.resolve()
  let previews = new AbortController()

  const put = (render: StudioRender): void => {
    const others = state.renders ?? []
    const isKnown = others.some(({ id }) => id === render.id)
    set({
      renders: isKnown ? others.map((one) => (one.id === render.id ? render : one)) : [render, ...others],
    })
  }
  const note = (id: string, text: string | null): void => {
    const { [id]: _, ...others } = state.notes
    set({ notes: text === null ? others : { ...others, [id]: text } })
  }

  async function refresh(): Promise<void> {
    try {
      const [renders, { kinds, hasWorker }] = await Promise.all([host.list(project), host.offers()])
      set({ renders, offers: kinds, hasWorker, isAway: false })
    } catch {
      set({ isAway: true })
    }
  }

  async function work(): Promise<void> {
    const [id, ...next] = state.next
    if (working || isOver || id === undefined) return
    working = new AbortController()
    set({ next, current: { id, share: 0, secondsLeft: null } })
    note(id, null)
    previews.abort(new Error("A large picture comes first."))
    await previewing
    try {
      const ended = await workOnRender(id, {
        host,
        engine: theEngine(),
        lease: newId(),
        keepVideo,
        signal: working.signal,
        onProgress: (progress) => set({ current: { id, ...progress } }),
      })
      if (ended.kind === "refused" && ended.why !== "ended") note(id, ended.message)
    } catch {
      note(id, lostNote())
    }
    working = null
    previews = new AbortController()
    set({ current: null })
    await refresh()
    void work()
  }

  function goOn(id: string): void {
    if (state.current?.id === id || state.next.includes(id)) return
    set({ next: [...state.next, id] })
    void work()
  }
  const letGo = (id: string): void => {
    set({ next: state.next.filter((one) => one !== id) })
    if (state.current?.id === id) working?.abort(new Error("The render is not wanted any more."))
  }

  /** Small work of the engine comes after what was asked for before; null while there is large work. */
  function small<T>(signal: AbortSignal, ask: (either: AbortSignal) => Promise<T>): Promise<T | null> {
    const run = previewing.then(async () => {
      if (working || isOver || signal.aborted) return null
      return ask(AbortSignal.any([signal, previews.signal]))
    })
    previewing = run.catch(() => null)
    return run
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    async start(order) {
      const answer = await host.start(project, order)
      if (answer.kind === "refused") return answer
      put(answer.value)
      if (answer.value.engine === "browser") goOn(answer.value.id)
      void refresh()
      return answer
    },
    goOn,
    async cancel(id) {
      letGo(id)
      const answer = await host.cancel(id)
      if (answer.kind === "done") put(answer.value)
      await refresh()
    },
    async retry({ id, engine: by }) {
      const answer = await host.retry(id, by)
      if (answer.kind === "refused") {
        note(id, answer.message)
        return answer
      }
      put(answer.value)
      if (answer.value.engine === "browser") goOn(answer.value.id)
      return answer
    },
    async remove(id) {
      letGo(id)
      await host.remove(id)
      set({ renders: (state.renders ?? []).filter((one) => one.id !== id) })
    },
    async rename(id, name) {
      await host.rename(id, name)
      set({ renders: (state.renders ?? []).map((one) => (one.id === id ? { ...one, name } : one)) })
    },
    async share(id, isShared) {
      const answer = await host.share(id, isShared)
      if (answer.kind === "done") put(answer.value)
      return answer
    },
    preview: (order, signal) => small(signal, (either) => theEngine().preview(order, either)),
    distanceAt: (order, place, signal) =>
      small(signal, (either) => theEngine().distanceAt(order, place, either)),
    dispose() {
      isOver = true
      previews.abort(new Error("The window is closed."))
      working?.abort(new Error("The window is closed."))
      engine?.dispose()
      engine = null
    },
  }
}
