import { parentPort, workerData } from "node:worker_threads"
import type { BillPdf } from "./bill-pdf.ts"
import { drawBill } from "./draw-bill.ts"

// Runs in a thread of its own, so requests continue while it cuts fonts and draws pages. `drawInThread`
// passes the content.
const drawn = await drawBill(workerData as BillPdf)
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(drawn, [])
