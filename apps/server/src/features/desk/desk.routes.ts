import { readAuditLog as readAuditLogCall } from "@roomwright/contract/audit-log"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { readAuditLog } from "./read-audit-log.ts"

export const deskRoutes = (services: Services): Route[] => [
  handle(readAuditLogCall, ({ query }) => readAuditLog(services, query)),
]
