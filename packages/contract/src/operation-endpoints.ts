import { listJobKinds, listJobs, retryJob } from "./jobs-desk.ts"
import { readStorage } from "./storage.ts"

/** How the program itself fares: its disks and its jobs. A part of the full table (`endpoints.ts`). */
export const operationEndpoints = { readStorage, listJobKinds, listJobs, retryJob } as const
