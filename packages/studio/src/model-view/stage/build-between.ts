/** Builds for so long at a time, and shows new pieces so often, ms. */
const [buildFor, showEvery] = [12, 400]

/** While something is dragged, what only follows it is made for so long in a frame, ms. */
export const followInFrame = 0.5

/** Follows light for so long at a time, ms. */
export const followFor = 10

/** Whether so many ms from now are not over yet. */
export function within(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() < end
}

interface Building {
  /** Builds for so many ms; whether there is more. */
  readonly work: (ms: number) => boolean
  readonly show: () => void
  /** The least time from one showing to the next, ms: where a frame takes long, building would wait for drawing. */
  readonly pause: () => number
}

/** Builds pieces between frames, and shows now and then how far it is. */
export function buildBetweenFrames({ work, show, pause }: Building): { begin(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | null = null
  let lastShown = 0
  const build = (): void => {
    timer = null
    const isMore = work(buildFor)
    const time = performance.now()
    if (!isMore || time - lastShown > Math.max(showEvery, pause())) {
      lastShown = time
      show()
    }
    if (isMore) timer = setTimeout(build, 0)
  }
  return {
    begin: () => {
      timer ??= setTimeout(build, 0)
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
