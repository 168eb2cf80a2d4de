import { parentPort, workerData } from "node:worker_threads"
import { GlbFault } from "./glb-fault.ts"
import { makeGlb, makePlainGlb, measureGlb } from "./make-glb.ts"
import type { GlbTask } from "./run-glb-worker.ts"

// A thread for one model: ending it frees everything that the model used.
const { kind, bytes, sideMax } = workerData as GlbTask
try {
  if (kind === "measure")
    parentPort?.postMessage({ done: await measureGlb(bytes, sideMax), bytes }, [bytes.buffer])
  else if (kind === "plain") {
    const plain = await makePlainGlb(bytes)
    parentPort?.postMessage({ done: plain, bytes: null }, [plain.buffer])
  } else {
    const made = await makeGlb(bytes)
    parentPort?.postMessage({ done: made, bytes: null }, [made.bytes.buffer])
  }
} catch (error) {
  const fault = error instanceof GlbFault ? error.fault : "failed"
  parentPort?.postMessage({ fault, detail: error instanceof Error ? error.message : "unknown" }, [])
}
