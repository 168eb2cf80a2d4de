import type { LiveHost, LiveOffer, LiveOrder, LiveSession } from "./live-host.ts"
import type { RenderAnswer } from "./render-host.ts"

export interface LiveState {
  /** Null until it has come, and where none is sold. */
  readonly offer: LiveOffer | null
  /** The session that runs; `endsAt` by this window's clock, ms. */
  readonly session: { readonly id: string; readonly endsAt: number } | null
  /** The server was not reached. */
  readonly isAway: boolean
  /** One ended by its time while this window was open. */
  readonly isOver: boolean
}

/** Real-time sessions in this window: one that runs is gone on with, whichever window began it. */
export interface LiveDesk {
  read(): LiveState
  subscribe(listener: () => void): () => void
  /** Asks the server what is left and whether one runs. */
  refresh(): Promise<void>
  start(order: Omit<LiveOrder, "key">): Promise<RenderAnswer<null>>
  /** Rejects where the server was not reached: then it goes on. */
  end(): Promise<void>
  dispose(): void
}

interface LiveScope {
  readonly host: LiveHost
  readonly project: string
  readonly newId: () => string
  readonly now: () => number
}

export function createLiveDesk({ host, project, newId, now }: LiveScope): LiveDesk {
  let state: LiveState = { offer: null, session: null, isAway: false, isOver: false }
  const listeners = new Set<() => void>()
  const set = (part: Partial<LiveState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  let timer: ReturnType<typeof setTimeout> | null = null
  /** Kept until it was answered: sent once more, it is the same order. */
  let key: string | null = null

  function run(session: LiveSession | null): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (!session || session.secondsLeft <= 0) return set({ session: null })
    const leftMs = session.secondsLeft * 1000
    set({ session: { id: session.id, endsAt: now() + leftMs }, isOver: false })
    timer = setTimeout(() => {
      run(null)
      set({ isOver: true })
      void refresh()
    }, leftMs)
  }

  async function refresh(): Promise<void> {
    try {
      const { offer, session } = await host.look()
      set({ offer, isAway: false })
      run(session)
    } catch {
      set({ isAway: true })
    }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    async start(order) {
      key ??= newId()
      const answer = await host.start(project, { ...order, key })
      key = null
      if (answer.kind === "refused") {
        void refresh()
        return answer
      }
      run(answer.value)
      void refresh()
      return { kind: "done", value: null }
    },
    async end() {
      const { session } = state
      if (!session) return
      // One that ended elsewhere has ended, too.
      await host.end(session.id)
      run(null)
      await refresh()
    },
    dispose() {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
