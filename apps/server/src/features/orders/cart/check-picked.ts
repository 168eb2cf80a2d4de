import { AppError } from "../../../platform/app-error.ts"
import { deliveryTo, type Delivery, type SoldVariant } from "../../catalogue/catalogue.public.ts"
import { sumUp, type Sums } from "../offer-product.ts"
import type { CartRow } from "./cart-rows.ts"
import { checkLine } from "./show-cart.ts"

/** A row that is ordered, at its current price. */
export interface PickedLine {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  /** Out of which it was taken. */
  readonly workId: string | null
  readonly found: SoldVariant
  readonly delivery: Delivery
  readonly sums: Sums
}

interface Now {
  readonly rows: readonly CartRow[]
  readonly sold: ReadonlyMap<string, SoldVariant>
  /** Pieces of each variant that the buyer holds unpaid. */
  readonly held: ReadonlyMap<string, number>
  readonly buyerId: string
  readonly province: string
}

/** The picked rows as they are now, in the order of the cart. Throws `cartChanged` if any is not as its buyer saw it. */
export function checkPicked(
  picked: readonly { readonly variant: string; readonly offer: string }[],
  { rows, sold, held, buyerId, province }: Now,
): PickedLine[] {
  const offers = new Map(picked.map(({ variant, offer }) => [variant, offer]))
  const lines = rows.flatMap(({ productId, variantId, quantity, workId }): PickedLine[] => {
    const offer = offers.get(variantId)
    const found = sold.get(variantId)
    if (offer === undefined || found?.productId !== productId) return []
    const delivery = deliveryTo(found, province)
    const sums = sumUp(found, delivery, quantity)
    const { state } = checkLine({ quantity }, found, { accountId: buyerId, held: held.get(variantId) ?? 0 })
    return state === "ok" && sums.offer === offer
      ? [{ productId, variantId, quantity, workId, found, delivery, sums }]
      : []
  })
  if (lines.length !== offers.size) throw new AppError("cartChanged")
  return lines
}
