import { parentPort } from "node:worker_threads"
import { countLibrary } from "@roomwright/models/search/search-library"

// Runs in a thread of its own: reading the library in takes a second, in which requests go on. `countAllPieces` asks it.
if (!parentPort) throw new Error("This is for a thread.")
parentPort.postMessage(countLibrary(), [])
