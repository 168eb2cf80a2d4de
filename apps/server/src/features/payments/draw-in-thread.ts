import { createJobQueue } from "../../platform/job-queue.ts"
import { runInThread } from "../../platform/run-in-thread.ts"
import type { BillPaper } from "./bill-paper.ts"

// A thread takes a processor and some 100 MB for a part of a second.
const inTurn = createJobQueue({ atOnce: 1, waiting: 16, retryAfterSeconds: 5 })

/** Draws a bill beside the thread that answers requests: PDF. Throws `unavailable` when too many wait. */
export const drawInThread = (paper: BillPaper): Promise<Uint8Array> =>
  inTurn(() =>
    runInThread<Uint8Array>(new URL("./bill-thread.ts", import.meta.url), paper, {
      mostMs: 30_000,
      heapMb: 256,
    }),
  )
