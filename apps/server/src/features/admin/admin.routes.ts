import { readAuditLog as readAuditLogCall } from "@roomwright/contract/admin/audit-log"
import * as contract from "@roomwright/contract/admin/jobs"
import { readStorage as readStorageCall } from "@roomwright/contract/admin/storage"
import { listWaiting as listWaitingCall } from "@roomwright/contract/admin/waiting"
import type { Job } from "../../jobs/job.ts"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { WaitingQueue } from "../../platform/waiting.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { filterValueRoutes } from "./filter-values.routes.ts"
import { listWaiting } from "./list-waiting.ts"
import { listJobKinds, listJobs, retryJob } from "./queued-jobs.ts"
import { settingsAdminRoutes } from "./settings-admin.routes.ts"
import { readAuditLog } from "./read-audit-log.ts"
import { readStorage } from "./read-storage.ts"

/** The back office's own calls; `queues` and `jobs` are those of all features. */
export const adminRoutes = (
  services: Services,
  queues: readonly WaitingQueue[],
  jobs: readonly Job[],
): Route[] => [
  handle(readAuditLogCall, ({ query }) => readAuditLog(services, query)),
  handle(listWaitingCall, (_input, context) => listWaiting(services, queues, sessionOf(context).roles)),
  handle(readStorageCall, () => readStorage(services.config)),
  handle(contract.listJobKinds, () => listJobKinds(services, jobs)),
  handle(contract.listJobs, ({ query }) => listJobs(services, query)),
  handle(contract.retryJob, ({ params }, context) =>
    retryJob(services, sessionOf(context).accountId, params.id),
  ),
  ...filterValueRoutes(services),
  ...settingsAdminRoutes(services),
]
