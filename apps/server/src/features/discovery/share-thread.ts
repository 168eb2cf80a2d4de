import { parentPort, workerData } from "node:worker_threads"
import { drawOverlay, type ShareWords } from "./share-overlay.ts"

// Runs in a thread of its own: fonts are cut while requests go on. `drawSharePicture` gives it the words.
const drawn = await drawOverlay(workerData as ShareWords)
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(drawn, [])
