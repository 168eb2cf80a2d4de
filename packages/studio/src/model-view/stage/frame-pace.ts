/** How many pictures a frame is the mean of while the eye moves: as many as the card draws without the frames coming late. */
export interface FramePace {
  /** For a frame that begins now, ms of the window's clock; 0: one picture as always. */
  next(now: number): number
}

/** ms: frames that come sooner can hold more, later ones less; after a pause the time says nothing. */
const [soon, late, far, paused] = [20, 34, 60, 400]

/** `most`: of one frame; 0 where the card is never asked for more than one. */
export function createFramePace(most: number): FramePace {
  let count = Math.min(most, 4)
  let before: number | null = null
  return {
    next(now) {
      const took = before === null ? Infinity : now - before
      before = now
      if (took < soon) count = Math.min(most, count + 1)
      else if (took > late && took < paused) count = Math.max(0, took > far ? count >> 1 : count - 1)
      return count
    },
  }
}
