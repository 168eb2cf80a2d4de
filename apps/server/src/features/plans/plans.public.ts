export { fillPlans } from "./plan-versions.ts"
export { reserveQuota, returnQuota, spendQuota } from "./quota-ledger.ts"
