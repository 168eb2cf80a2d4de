import { parentPort, workerData } from "node:worker_threads"
import { meterRegion, printRegion, type DevelopOrder } from "./develop-region.ts"

// The filter computes for seconds: in a thread of its own, so that the process goes on reporting that it lives.
// Whoever starts this module gives it an order (develop-region.ts).
const order = workerData as DevelopOrder
const result = order.work === "meter" ? await meterRegion(order) : await printRegion(order)
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(result, [])
