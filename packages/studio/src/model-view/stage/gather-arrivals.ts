/** When what files bring is shown: together, so that drawing leaves time for the next files to come. */
export interface Arrivals {
  /** A file has come: it is shown with those that come soon after. */
  came(): void
  /** A frame is being drawn that was asked for then, ms of the window's clock. */
  drawing(askedAt: number): void
  /** From one showing to the next, ms. */
  pause(): number
  /** How long a view rests before it refines, ms: files that still come would begin it anew. */
  restAfter(): number
  stop(): void
}

/** Waits so long after the last move before a view refines, ms. */
const usualRest = 160
/** Of so many frames' time one is drawn; what has come is shown after so many ms at most. */
const [framesBetween, longest] = [3, 4_000]

/** Calls `show` for files that came: at once almost where frames are quick, every few seconds where one takes a second. */
export function createArrivals(show: () => void, now: () => number = () => performance.now()): Arrivals {
  let took = 0
  let last = -Infinity
  let timer: ReturnType<typeof setTimeout> | null = null
  const pause = (): number => Math.min(longest, framesBetween * took)
  return {
    came() {
      last = now()
      timer ??= setTimeout(() => {
        timer = null
        show()
      }, pause())
    },
    drawing(askedAt) {
      // The card takes its time after the script: the window is free again when it has taken the frame.
      setTimeout(() => {
        took = now() - askedAt
      }, 0)
    },
    pause,
    restAfter: () =>
      timer !== null || now() - last < 2 * pause() ? Math.max(usualRest, pause()) : usualRest,
    stop() {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
