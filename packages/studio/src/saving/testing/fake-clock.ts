import type { Clock } from "../clock.ts"

/** A clock that goes on only when it is told to. */
export interface FakeClock extends Clock {
  /** Lets so many ms pass, with all that falls due and what follows from it. */
  pass(ms: number): Promise<void>
}

/** Answers that are there already are taken before anything else falls due. */
export const settleAnswers = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

export function createFakeClock(): FakeClock {
  let now = 1_000_000
  let due: readonly { readonly at: number; readonly act: () => void }[] = []
  return {
    now: () => now,
    after: (ms, act) => {
      const entry = { at: now + ms, act }
      due = [...due, entry]
      return () => {
        due = due.filter((one) => one !== entry)
      }
    },
    pass: async (ms) => {
      const end = now + ms
      await settleAnswers()
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        due = due.filter((one) => one !== next)
        now = Math.max(now, next.at)
        next.act()
        await settleAnswers()
      }
      now = end
    },
  }
}
