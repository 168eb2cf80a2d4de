import { createHash } from "node:crypto"
import type { ProductOffer } from "@roomwright/contract/orders/calls"
import type { Language } from "@roomwright/contract/language"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import {
  deliveryTo,
  readSoldVariant,
  type Delivery,
  type SoldVariant,
} from "../catalogue/catalogue.public.ts"
import { showItems } from "./show-items.ts"

/** The cost of a quantity of a variant (VND). */
export interface Sums {
  readonly unitPrice: number
  readonly itemsTotal: number
  readonly deliveryCost: number
  readonly total: number
  /**
   * Identifies the variant, the quantity and exactly these sums. Not secret: the server computes it again to
   * compare.
   */
  readonly offer: string
}

/** Delivery is priced per piece. */
export function sumUp(variant: SoldVariant, delivery: Delivery, quantity: number): Sums {
  const { variantId, price: unitPrice } = variant
  const itemsTotal = unitPrice * quantity
  const deliveryCost = delivery.cost * quantity
  const shown = [variantId, quantity, unitPrice, deliveryCost, delivery.daysMin, delivery.daysMax]
  const offer = createHash("sha256").update(shown.join(" ")).digest("base64url").slice(0, 22)
  return { unitPrice, itemsTotal, deliveryCost, total: itemsTotal + deliveryCost, offer }
}

interface Asked {
  readonly product: string
  readonly variant: string
  readonly quantity: number
  readonly province: string
}

/** The current cost of an order. Throws `productWithdrawn`, and `notFound` for an unknown variant. */
export async function readProductOffer(
  services: Pick<Services, "database" | "config" | "clock">,
  accountId: string,
  { product, variant, quantity, province }: Asked,
  language: Language,
): Promise<ProductOffer> {
  const { db } = services.database
  const sold = await readSoldVariant(db, { productId: product, variantId: variant })
  if (!sold) throw new AppError("notFound")
  if (!sold.isOnSale) throw new AppError("productWithdrawn")
  const seller = await db
    .selectFrom("account")
    .select(["id", "nickname"])
    .where("id", "=", sold.merchantId)
    .executeTakeFirstOrThrow()
  const { name, sku, size, colour, pictureId, stock } = sold
  const delivery = deliveryTo(sold, province)
  const [item] = await showItems(
    services,
    [{ subjectId: product, item: { name, sku, size, colour, pictureId } }],
    language,
  )
  if (!item) throw new Error("An item that was to be shown is not there.")
  return {
    item,
    seller,
    ...sumUp(sold, delivery, quantity),
    delivery: { daysMin: delivery.daysMin, daysMax: delivery.daysMax },
    stock,
    isOwn: sold.merchantId === accountId,
  }
}
