import { parentPort, workerData } from "node:worker_threads"
import * as z from "zod/mini"
import { readScene } from "./read-scene.ts"

// Runs in a thread of its own: a large document is checked and drawn while requests go on. `checkDocument` gives its text.
const answer = readScene(z.parse(z.string(), workerData))
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(answer, [])
