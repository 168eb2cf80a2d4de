import * as requests from "@roomwright/contract/plans/enterprise-requests"
import * as plans from "@roomwright/contract/plans/calls"
import { doEach } from "../../platform/do-each.ts"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { requestEnterprise } from "./request-enterprise.ts"
import { buyPlan, readOffers } from "./buy-plan.ts"
import { listEnterpriseRequests, markEnterpriseRequest } from "./enterprise-requests.ts"
import { grantQuota, grantSubscription } from "./grant.ts"
import { listVersions, publishPlan, readPlans } from "./plan-versions.ts"
import { listEntries, readOwnPlan } from "./show-plan.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export const plansRoutes = (services: Services): Route[] => [
  handle(plans.listPlans, () => readPlans(services.database.db), { tags: () => ["settings"] }),
  handle(plans.listPlanOffers, (_input, context) => readOffers(services, accountOf(context))),
  handle(plans.buyPlan, ({ body }, context) => buyPlan(services, { ...body, accountId: accountOf(context) })),
  handle(plans.readOwnPlan, (_input, context) => readOwnPlan(services, accountOf(context))),
  handle(plans.listQuotaEntries, ({ query }, context) => listEntries(services, accountOf(context), query)),
  handle(plans.requestEnterprise, async ({ body }, { visitor }) => {
    await requestEnterprise(services, body, visitor.address)
    return null
  }),
  handle(requests.listEnterpriseRequests, ({ query }) => listEnterpriseRequests(services, query)),
  handle(requests.answerEnterpriseRequest, ({ params }, context) =>
    markEnterpriseRequest(services, accountOf(context), params.id, true),
  ),
  handle(requests.answerEnterpriseRequests, ({ body }, context) =>
    doEach(body.ids, context, (id) => markEnterpriseRequest(services, accountOf(context), id, true)),
  ),
  handle(requests.reopenEnterpriseRequest, ({ params }, context) =>
    markEnterpriseRequest(services, accountOf(context), params.id, false),
  ),
  handle(plans.listPlanVersions, ({ params }) => listVersions(services.database.db, params.tier)),
  handle(plans.publishPlan, ({ params, body }, context) =>
    publishPlan(services, { ...body, tier: params.tier, actorId: accountOf(context) }),
  ),
  handle(plans.grantQuota, async ({ params, body }, context) => {
    await grantQuota(services, { ...body, accountId: params.id, actorId: accountOf(context) })
    return readOwnPlan(services, params.id)
  }),
  handle(plans.grantSubscription, async ({ params, body }, context) => {
    await grantSubscription(services, { ...body, accountId: params.id, actorId: accountOf(context) })
    return readOwnPlan(services, params.id)
  }),
]
