import { Worker } from "node:worker_threads"
import { modelLimits, type ModelFault } from "@roomwright/contract/catalogue/product-models"
import { createFairQueue } from "../../../platform/fair-queue.ts"
import { limitConcurrency } from "../../../platform/limit-concurrency.ts"
import { GlbFault } from "./glb-fault.ts"
import type { MadeGlb } from "./make-glb.ts"
import type { CheckedModel } from "./measure-document.ts"

export interface GlbTask {
  readonly kind: "measure" | "make" | "plain"
  readonly bytes: Uint8Array<ArrayBuffer>
  /** mm. */
  readonly sideMax: number
}

interface Answer<Done> {
  readonly done: Done
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/** Somebody waits for the first and the last, nobody for the second. */
const longestMs = { measure: 45_000, make: 240_000, plain: 45_000 } as const
// Two per process, like its processors; when too many wait, further callers are refused.
const measuring = createFairQueue({ atOnce: 1, waiting: 6, eachWaiting: 2, retryAfterSeconds: 5 })
const making = limitConcurrency({ atOnce: 1, waiting: 1_000, retryAfterSeconds: 60 })
const unpacking = limitConcurrency({ atOnce: 1, waiting: 12, retryAfterSeconds: 10 })

/**
 * Checks and measures a GLB of an account (null: of the program) in a thread, when its turn comes. Returns
 * its bytes: do not use the given ones afterwards. Throws `GlbFault`, and `unavailable` when too many wait.
 */
export async function measureInThread(
  owner: string | null,
  bytes: Uint8Array,
  sideMax: number = modelLimits.sideMax,
): Promise<{ readonly measured: CheckedModel; readonly bytes: Uint8Array }> {
  const task = { kind: "measure", bytes: toOwn(bytes), sideMax } as const
  const answer = await measuring(owner, () => run<CheckedModel>(task))
  if (!answer.bytes) throw new Error("The thread kept the model.")
  return { measured: answer.done, bytes: answer.bytes }
}

/** Makes a GLB smaller in a thread, ended by `signal`. Throws `GlbFault`. */
export const makeInThread = async (bytes: Uint8Array, signal: AbortSignal): Promise<MadeGlb> =>
  making(
    async () =>
      (await run<MadeGlb>({ kind: "make", bytes: toOwn(bytes), sideMax: modelLimits.measuredMax }, signal))
        .done,
  )

/** Writes a made GLB without its packing, in a thread. Throws `GlbFault`, and `unavailable` when too many wait. */
export const unpackInThread = async (made: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  unpacking(async () => {
    const task = { kind: "plain", bytes: toOwn(made), sideMax: modelLimits.measuredMax } as const
    return (await run<Uint8Array<ArrayBuffer>>(task)).done
  })

/** Memory that contains nothing else can be transferred; small buffers share theirs. */
function toOwn(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(bytes)
}

function run<Done>(task: GlbTask, signal?: AbortSignal): Promise<Answer<Done>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw new Error("The program stops.")
    const worker = new Worker(new URL("./glb-worker.ts", import.meta.url), {
      workerData: task,
      transferList: [task.bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 1_536, stackSizeMb: 4 },
    })
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", stop)
      void worker.terminate()
    }
    const refuse = (fault: ModelFault, detail: string, cause?: unknown): void => {
      end()
      reject(new GlbFault(fault, detail, cause))
    }
    const stop = (): void => {
      end()
      reject(new Error("The program stops."))
    }
    const timer = setTimeout(() => refuse("tooLarge", "takes too long"), longestMs[task.kind])
    signal?.addEventListener("abort", stop)
    worker.once("message", (answer: Answer<Done> | { fault: ModelFault; detail: string }) => {
      if ("fault" in answer) return refuse(answer.fault, answer.detail)
      end()
      resolve(answer)
    })
    worker.once("error", (error: Error) => {
      const isFull = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"
      refuse(isFull ? "tooLarge" : "failed", error.message, error)
    })
    worker.once("exit", () => refuse("failed", "the thread ended"))
  })
}
