import {
  buyPlan,
  grantQuota,
  grantSubscription,
  listPlanOffers,
  listPlanVersions,
  listPlans,
  listQuotaEntries,
  publishPlan,
  readOwnPlan,
  requestEnterprise,
} from "./calls.ts"
import {
  answerEnterpriseRequest,
  answerEnterpriseRequests,
  listEnterpriseRequests,
  reopenEnterpriseRequest,
} from "./enterprise-requests.ts"

export const plansEndpoints = {
  buyPlan,
  grantQuota,
  grantSubscription,
  listPlanOffers,
  listPlanVersions,
  listPlans,
  listQuotaEntries,
  publishPlan,
  readOwnPlan,
  requestEnterprise,
  answerEnterpriseRequest,
  answerEnterpriseRequests,
  listEnterpriseRequests,
  reopenEnterpriseRequest,
} as const
