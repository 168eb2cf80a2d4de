import { parentPort, workerData } from "node:worker_threads"
import { layOutTour, type TourOrder } from "./lay-out-tour.ts"

// Runs in a thread of its own: rays through a home take seconds. `make-waiting-tours.ts` gives the order.
const answer = await layOutTour(workerData as TourOrder)
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(answer, [])
