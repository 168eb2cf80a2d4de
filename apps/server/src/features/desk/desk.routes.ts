import { readAuditLog as readAuditLogCall } from "@roomwright/contract/audit-log"
import { readStorage as readStorageCall } from "@roomwright/contract/storage"
import { listWaiting as listWaitingCall } from "@roomwright/contract/waiting"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { WaitingQueue } from "../../platform/waiting.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { filterValueRoutes } from "./filter-values.routes.ts"
import { listWaiting } from "./list-waiting.ts"
import { settingsDeskRoutes } from "./settings-desk.routes.ts"
import { readAuditLog } from "./read-audit-log.ts"
import { readStorage } from "./read-storage.ts"

/** The calls of the desk itself; `queues` are those of all features. */
export const deskRoutes = (services: Services, queues: readonly WaitingQueue[]): Route[] => [
  handle(readAuditLogCall, ({ query }) => readAuditLog(services, query)),
  handle(listWaitingCall, (_input, context) => listWaiting(services, queues, sessionOf(context).roles)),
  handle(readStorageCall, () => readStorage(services.config)),
  ...filterValueRoutes(services),
  ...settingsDeskRoutes(services),
]
