import { parentPort, workerData } from "node:worker_threads"
import type { BillPaper } from "./bill-paper.ts"
import { drawBill } from "./draw-bill.ts"

// Runs in a thread of its own: fonts are cut and pages drawn while requests go on.
const paper: BillPaper = workerData
parentPort?.postMessage(new Uint8Array(await drawBill(paper)))
