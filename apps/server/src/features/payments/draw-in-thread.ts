import { createFairQueue } from "../../platform/fair-queue.ts"
import { runInThread } from "../../platform/run-in-thread.ts"
import { createSharedWork } from "../../platform/shared-work.ts"
import type { BillPdf } from "./bill-pdf.ts"

// A thread takes a processor and some 100 MB for a part of a second. An address opens for a minute, to whoever has it
// and as often as he likes.
const share = createSharedWork<Uint8Array>({
  inTurn: createFairQueue({ atOnce: 1, waiting: 32, eachWaiting: 6, retryAfterSeconds: 5 }),
  mostCached: 20,
  livesMs: 60_000,
})

/**
 * Draws a bill beside the thread that answers requests: PDF. Of two that say the same the first is given again. Throws
 * `unavailable` when too many wait, of all or of this caller.
 */
export const drawInThread = (pdf: BillPdf, caller: string): Promise<Uint8Array> =>
  // The moment is no more than a note in the file; the day stands in its text.
  share(JSON.stringify({ ...pdf, madeAt: null }), caller, () =>
    runInThread<Uint8Array>(new URL("./bill-thread.ts", import.meta.url), pdf, {
      mostMs: 30_000,
      heapMb: 256,
    }),
  )
