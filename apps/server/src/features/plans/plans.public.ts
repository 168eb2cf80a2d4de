export { startAppliedPlan } from "./start-applied-plan.ts"
export { fillPlans, readPlans } from "./plan-versions.ts"
export { reserveQuota, returnQuota, spendQuota } from "./quota-ledger.ts"
