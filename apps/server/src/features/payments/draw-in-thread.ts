import { Worker } from "node:worker_threads"
import { createJobQueue } from "../../platform/job-queue.ts"
import type { BillPaper } from "./bill-paper.ts"

// A thread takes a processor and some 100 MB for a part of a second.
const inTurn = createJobQueue({ atOnce: 1, waiting: 16, retryAfterSeconds: 5 })
const mostMs = 30_000

/** Draws a bill beside the thread that answers requests: PDF. Throws `unavailable` when too many wait. */
export const drawInThread = (paper: BillPaper): Promise<Uint8Array> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const thread = new Worker(new URL("./bill-thread.ts", import.meta.url), {
          workerData: paper,
          resourceLimits: { maxOldGenerationSizeMb: 256 },
        })
        const timer = setTimeout(() => void thread.terminate(), mostMs)
        thread.once("message", (file: Uint8Array) => resolve(file))
        thread.once("error", reject)
        thread.once("exit", (code) => {
          clearTimeout(timer)
          // After its message this changes nothing.
          reject(new Error(`The bill was not drawn (${code}).`))
        })
      }),
  )
