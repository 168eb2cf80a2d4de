import { createFairQueue } from "../../platform/fair-queue.ts"
import { runInThread } from "../../platform/run-in-thread.ts"
import { createSharedWork } from "../../platform/shared-work.ts"
import type { BillPdf } from "./bill-pdf.ts"

// A thread takes a processor and some 100 MB for a part of a second. Anybody with the address can open it for
// a minute, as often as they like.
const share = createSharedWork<Uint8Array>({
  inTurn: createFairQueue({ atOnce: 1, waiting: 32, eachWaiting: 6, retryAfterSeconds: 5 }),
  mostCached: 20,
  livesMs: 60_000,
})

/**
 * Draws a bill outside the thread that answers requests: PDF. Identical bills share one result. Throws
 * `unavailable` when too many wait, in total or of this caller.
 */
export const drawInThread = (pdf: BillPdf, caller: string): Promise<Uint8Array> =>
  // The time is only metadata of the file; its text contains the day.
  share(JSON.stringify({ ...pdf, madeAt: null }), caller, () =>
    runInThread<Uint8Array>(new URL("./bill-thread.ts", import.meta.url), pdf, {
      mostMs: 30_000,
      heapMb: 256,
    }),
  )
