import { applicationTypes, planOfType, roleOfType } from "@roomwright/contract/applications/types"
import type { RequestType } from "@roomwright/contract/applications/calls"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { readPlans } from "../plans/plans.public.ts"

/** The types of application at current prices. A plan that is not sold cannot be applied for. */
export async function listRequestTypes(db: Kysely<DB> | Transaction<DB>): Promise<RequestType[]> {
  const plans = await readPlans(db)
  return applicationTypes.flatMap((type): RequestType[] => {
    const role = roleOfType(type)
    const chosen = planOfType(type)
    const free = { type, role, tier: null, duration: null, planVersion: null, price: 0, originalPrice: 0 }
    if (!chosen) return [role === "designer" ? { ...free, tier: "free" } : free]
    const plan = plans.find(({ tier }) => tier === chosen.tier)
    const tag = plan?.prices?.[chosen.duration]
    if (!plan || !tag) return []
    const { price, originalPrice } = tag
    return [{ type, role, ...chosen, planVersion: plan.version, price, originalPrice }]
  })
}
