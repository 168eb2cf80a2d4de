import { createWorkProcesses } from "./run-in-process.ts"

/** Processes for all that decodes and draws pictures: their library is never loaded where requests are answered. */
export const runPictureWork = createWorkProcesses({ heapMb: 256 })
