import { limitConcurrency } from "../../platform/limit-concurrency.ts"
import { runPictureWork } from "../../platform/work-process/picture-processes.ts"
import type { Marking } from "./mark-work.ts"

// It takes a processor for some tenths of a second.
const inTurn = limitConcurrency({ atOnce: 1, waiting: 32, retryAfterSeconds: 5 })

/**
 * Writes a text across the whole of a picture, again and again, so that a copy of any part of it tells who made it.
 * Gives WebP. The text should be short and in Latin letters.
 */
export const markPicture = (content: Uint8Array, text: string): Promise<Buffer> =>
  inTurn(() => {
    const marking: Marking = { content, text }
    return runPictureWork(new URL("./mark-work.ts", import.meta.url), marking, { mostMs: 30_000 })
  })
