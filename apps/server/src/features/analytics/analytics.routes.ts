import * as calls from "@roomwright/contract/analytics/calls"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import { isRobot } from "../../platform/is-robot.ts"
import type { Services } from "../../platform/services.ts"
import type { Counter } from "./counter.ts"
import { listEmptySearches } from "./list-empty-searches.ts"
import { showAnalytics } from "./show-analytics.ts"

export const analyticsRoutes = (services: Services, counter: Counter): Route[] => [
  handle(calls.readAnalytics, ({ query }) => showAnalytics(services, query.days)),
  handle(calls.listEmptySearches, ({ query }) => listEmptySearches(services, query)),
  handle(calls.recordOrderForm, ({ params }, { visitor, language }) => {
    const page = params.offered === "product" ? "productOrder" : "designOrder"
    if (!isRobot(visitor.userAgent)) counter.countPage(page, language)
    return null
  }),
]
