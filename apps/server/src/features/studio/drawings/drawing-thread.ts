import { parentPort, workerData } from "node:worker_threads"
import { drawSheets, type PrintedSet } from "./draw-sheets.ts"

// Runs in a thread of its own, so requests continue while it cuts fonts and draws pages. `printDrawings`
// passes the content.
const drawn = await drawSheets(workerData as PrintedSet)
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(drawn, [])
