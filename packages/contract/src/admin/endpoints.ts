import { readAuditLog } from "./audit-log.ts"
import { listJobKinds, listJobs, retryJob } from "./jobs.ts"
import { readStorage } from "./storage.ts"
import { listWaiting } from "./waiting.ts"

export const adminEndpoints = {
  readAuditLog,
  listJobKinds,
  listJobs,
  retryJob,
  readStorage,
  listWaiting,
} as const
