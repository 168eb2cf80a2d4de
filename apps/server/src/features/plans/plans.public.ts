export { lowerPrice } from "./subscriptions.ts"
export { startAppliedPlan } from "./start-applied-plan.ts"
export { fillPlans, readPlans } from "./plan-versions.ts"
export {
  readEntitlement,
  readMeters,
  reserveQuota,
  returnQuota,
  spendQuota,
  takeQuota,
} from "./quota-ledger.ts"
