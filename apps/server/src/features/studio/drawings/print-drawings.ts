import { createFairQueue } from "../../../platform/fair-queue.ts"
import { runInThread } from "../../../platform/run-in-thread.ts"
import type { PrintedSet } from "./draw-sheets.ts"

// A thread takes a processor and some 200 MB for a second or two.
const inTurn = createFairQueue({ atOnce: 1, waiting: 16, eachWaiting: 2, retryAfterSeconds: 5 })

/** Prints a set of drawings outside the thread that answers requests: PDF in base64. Throws `unavailable` when too many wait. */
export const printDrawings = (accountId: string, set: PrintedSet): Promise<string> =>
  inTurn(accountId, async () => {
    const pdf = await runInThread<Uint8Array>(new URL("./drawing-thread.ts", import.meta.url), set, {
      mostMs: 60_000,
      heapMb: 512,
    })
    return Buffer.from(pdf).toString("base64")
  })
