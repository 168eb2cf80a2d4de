/** Does what it is given when its turn comes, and answers as it does. */
export type Turns = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** At most `most` at once, in the order in which they were asked for; one that fails holds up none behind it. */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever is next has the place of this one.
      if (next) next()
      else running -= 1
    }
  }
}

/**
 * Models and pictures of finishes that are fetched at once, in the whole window. A browser opens six connections to a site by
 * HTTP/1.1, a home asks for hundreds of files, and a server that makes them for the first time takes a second for each: saving,
 * searching and publishing are to find a connection meanwhile.
 */
export const inFileTurn: Turns = createTurns(3)
