import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { planTiers } from "../plans/kinds.ts"

/** The highest rate: half of the price. In hundredths of a percent, as all rates. */
export const commissionRateMax = 5_000

/** By the plan of who sells. */
export const CommissionRates = z.record(
  z.enum(planTiers),
  z.int().check(z.minimum(0), z.maximum(commissionRateMax)),
)
export type CommissionRates = z.infer<typeof CommissionRates>

/** What the platform keeps of a price: of designs, of products, and of categories that differ. */
export const Commission = z.strictObject({
  design: CommissionRates,
  product: CommissionRates,
  /** By a category's id; it holds for those below it, too. */
  categories: z.record(
    z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60)),
    CommissionRates,
  ),
})
export type Commission = z.infer<typeof Commission>

const none: CommissionRates = { free: 0, pro: 0, premium: 0, enterprise: 0 }
export const noCommission: Commission = { design: none, product: none, categories: {} }

/** The rate of a product: of its category, else of the one above, else of all products. */
export function rateOfProduct(
  commission: Commission,
  tier: (typeof planTiers)[number],
  categories: readonly (string | null)[],
): number {
  for (const category of categories) {
    const rates = category === null ? undefined : commission.categories[category]
    if (rates) return rates[tier]
  }
  return commission.product[tier]
}

/** What a rate keeps of a sum (VND), rounded down. */
export const shareOf = (sum: number, rate: number): number => Math.floor((sum * rate) / 10_000)

export const readCommission = get("/common/commission", {
  summary: "What the platform keeps of a price when something is sold, by plan and category.",
  access: "anyone",
  data: Commission,
})
