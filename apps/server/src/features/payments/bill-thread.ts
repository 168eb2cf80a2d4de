import { parentPort, workerData } from "node:worker_threads"
import type { BillPdf } from "./bill-pdf.ts"
import { drawBill } from "./draw-bill.ts"

// Runs in a thread of its own: fonts are cut and pages drawn while requests go on. `drawInThread` gives it what is in the PDF.
const drawn = await drawBill(workerData as BillPdf)
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(drawn, [])
