import {
  askForEnterprise,
  buyPlan,
  grantQuota,
  grantSubscription,
  listPlanOffers,
  listPlanVersions,
  listPlans,
  listQuotaEntries,
  publishPlan,
  readOwnPlan,
} from "./calls.ts"
import {
  answerEnterpriseRequest,
  answerEnterpriseRequests,
  listEnterpriseRequests,
  reopenEnterpriseRequest,
} from "./enterprise-requests.ts"

export const plansEndpoints = {
  askForEnterprise,
  buyPlan,
  grantQuota,
  grantSubscription,
  listPlanOffers,
  listPlanVersions,
  listPlans,
  listQuotaEntries,
  publishPlan,
  readOwnPlan,
  answerEnterpriseRequest,
  answerEnterpriseRequests,
  listEnterpriseRequests,
  reopenEnterpriseRequest,
} as const
