import { Worker } from "node:worker_threads"

interface ThreadLimits {
  /** The thread is ended after this time. */
  readonly mostMs: number
  readonly heapMb: number
}

/**
 * Runs a module outside the thread that answers requests: it reads `workerData` and posts one message, its
 * result. Rejects when it fails, ends without a message, or takes too long.
 */
export const runInThread = <Result>(
  module: URL,
  workerData: unknown,
  { mostMs, heapMb }: ThreadLimits,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(module, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    const timer = setTimeout(() => void thread.terminate(), mostMs)
    thread.once("message", (result: Result) => resolve(result))
    thread.once("error", reject)
    thread.once("exit", (code) => {
      clearTimeout(timer)
      // Has no effect after its message.
      reject(new Error(`A thread ended without a result (${code}).`))
    })
  })
