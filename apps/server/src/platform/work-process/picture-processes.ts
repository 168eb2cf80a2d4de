import { createWorkProcesses } from "./run-in-process.ts"

/** Processes that decode and draw pictures: the process that answers requests never loads their library. */
export const runPictureWork = createWorkProcesses({ heapMb: 256 })
