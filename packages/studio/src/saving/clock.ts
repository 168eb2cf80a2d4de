export interface Clock {
  /** ms */
  now(): number
  /** Acts once after so many ms; gives what calls it off. */
  after(ms: number, act: () => void): () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}
