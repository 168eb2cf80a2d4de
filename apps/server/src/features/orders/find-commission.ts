import { rateOfProduct, shareOf, type Commission } from "@roomwright/contract/settings/commission"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { readEntitlement } from "../plans/plans.public.ts"

interface Sold {
  readonly kind: "product" | "design"
  readonly sellerId: string
  /** What the platform keeps at this moment. */
  readonly commission: Commission
  /** Sums (VND) without delivery; a design's belongs to no product. */
  readonly parts: readonly { readonly productId: string; readonly sum: number }[]
}

/**
 * What the platform keeps of an order, by the rates and the seller's plan of this moment (VND, rounded down for each
 * thing). Of delivery it keeps nothing.
 */
export async function findCommission(
  tx: Transaction<DB>,
  { commission, ...sold }: Sold,
  now: Date,
): Promise<number> {
  if (isNothing(commission)) return 0
  const { tier } = await readEntitlement(tx, sold.sellerId, now)
  if (sold.kind === "design")
    return sold.parts.reduce((sum, part) => sum + shareOf(part.sum, commission.design[tier]), 0)
  const categories = await tx
    .selectFrom("product as p")
    .innerJoin("category as c", "c.id", "p.category_id")
    .select(["p.id", "c.id as category", "c.parent_id as parent"])
    .where(
      "p.id",
      "in",
      sold.parts.map(({ productId }) => productId),
    )
    .execute()
  const placeOf = new Map(categories.map(({ id, category, parent }) => [id, [category, parent]]))
  return sold.parts.reduce(
    (sum, part) =>
      sum + shareOf(part.sum, rateOfProduct(commission, tier, placeOf.get(part.productId) ?? [])),
    0,
  )
}

const isNothing = ({ design, product, categories }: Commission): boolean =>
  [design, product, ...Object.values(categories)].every((rates) =>
    Object.values(rates).every((rate) => rate === 0),
  )
