import { parentPort, workerData } from "node:worker_threads"
import { findProducts, type ShownHome } from "./find-products.ts"

// Runs in a thread of its own: rays through a home take seconds. `tag-works.ts` gives the order.
const answer = await findProducts(workerData as ShownHome)
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(answer, [])
