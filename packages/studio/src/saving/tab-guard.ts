/** Sees to it that a project is drawn on in one window of this browser only. */
export interface TabGuard {
  /** Gets in line for the project; the listener is told when this window has it, now or later. */
  enter(listener: GuardListener): void
  /** Asks the window that has it to let go, and takes it from one that does not answer. */
  takeOver(): void
  leave(): void
}

export interface GuardListener {
  mine(): void
  /** Another window has it: from the start, or because it took it. */
  others(): void
  /** Another window asks for it: what is drawn is to be brought to safety first. */
  handOver(): Promise<unknown>
}

/** How long a window may take to let go: one that the browser has put to sleep never answers. */
const patienceMs = 6_000

/** By the locks of the browser. Where it has none (plain HTTP), every window draws, and conflicts are asked about. */
export function guardInBrowser(project: string): TabGuard {
  const name = `roomwright-project-${project}`
  let told: GuardListener | null = null
  let channel: BroadcastChannel | null = null
  /** While this window has the project: gives it up. */
  let letGo: (() => void) | null = null
  let place = new AbortController()

  /** Runs when the lock is had; it is held until what this gives is settled. Who has left meanwhile has no use for it. */
  const holdFor =
    (listener: GuardListener) =>
    async (lock: Lock | null): Promise<boolean> => {
      if (!lock || told !== listener) return false
      listener.mine()
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
      return true
    }
  const getInLine = (listener: GuardListener): void => {
    if (told !== listener) return
    letGo = null
    listener.others()
    place = new AbortController()
    // Called off: there is another way in by then.
    const { signal } = place
    navigator.locks.request(name, { signal }, holdFor(listener)).then(
      () => getInLine(listener),
      () => {},
    )
  }
  const request = (listener: GuardListener, options: LockOptions): void => {
    const again = (): void => getInLine(listener)
    navigator.locks.request(name, options, holdFor(listener)).then(again, again)
  }

  return {
    enter: (listener) => {
      told = listener
      if (!("locks" in navigator)) return listener.mine()
      channel = new BroadcastChannel(name)
      channel.addEventListener("message", () => {
        const release = letGo
        if (release) void listener.handOver().finally(release)
      })
      // Either it is another window's, or it was this one's until another one took it.
      request(listener, { ifAvailable: true })
    },
    takeOver: () => {
      // The rule means windows: a channel stays within the site.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage(null)
      setTimeout(() => {
        if (!told || letGo !== null) return
        place.abort()
        request(told, { steal: true })
      }, patienceMs)
    },
    leave: () => {
      told = null
      place.abort()
      letGo?.()
      letGo = null
      channel?.close()
    },
  }
}
