import { createHash } from "node:crypto"
import { staffRoles } from "@roomwright/contract/endpoint"
import type { LocalText } from "@roomwright/contract/language"
import { languages, showText } from "@roomwright/contract/language"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { lockProduct, moveStock, readSoldVariant } from "../catalogue/catalogue.public.ts"
import { keepPictures } from "../media/media.public.ts"
import { sumUp } from "./offer-product.ts"
import { findPlaced, placeOrder, writeSum, type Placed } from "./place-order.ts"
import { takeAddress } from "./save-address.ts"
import { itemOf, tellWhenLow } from "./tell-when-low.ts"

interface ProductOrder {
  readonly product: string
  readonly variant: string
  readonly quantity: number
  /** A saved address of the buyer. */
  readonly receiver: string
  readonly buyerEmail: string
  readonly remark: string
  /** Of the sums that the buyer was shown. */
  readonly offer: string
  readonly key: string
}

/**
 * Orders a product: order, stock, bill and mail to the merchant are one transaction. The same key and content give the
 * same answer for ever; who sends it a second time meanwhile waits for the first. Throws `keyReused`,
 * `staffBuyNothing`, `ownProduct`, `productWithdrawn`, `soldOut`, `offerChanged`, `addressGone`, `paymentsClosed`, and
 * `notFound` for what never was a variant of the product.
 */
export async function orderProduct(
  services: Services,
  { accountId: buyerId, roles }: Pick<Session, "accountId" | "roles">,
  order: ProductOrder,
): Promise<Placed> {
  if (roles.some((role) => staffRoles.includes(role))) throw new AppError("staffBuyNothing")
  return inTransaction(services, async (tx) => {
    const bodyHash = hashOf(order)
    const before = await findPlaced(tx, buyerId, order.key, bodyHash)
    if (before) return before
    const at = services.clock.now()
    const receiver = await takeAddress(tx, { accountId: buyerId, id: order.receiver }, at)
    const { product: productId, variant: variantId, quantity } = order
    await lockProduct(tx, productId)
    const sold = await readSoldVariant(tx, { productId, variantId, province: receiver.province })
    if (!sold) throw new AppError("notFound")
    if (sold.merchantId === buyerId) throw new AppError("ownProduct")
    if (!sold.isOnSale) throw new AppError("productWithdrawn")
    const sums = sumUp(sold, quantity)
    if (sums.offer !== order.offer)
      throw new AppError("offerChanged", { values: { total: writeSum(sums.total) } })
    if (!(await moveStock(tx, { productId, variantId, by: -quantity })))
      throw new AppError("soldOut", { values: { stock: sold.stock } })
    // Bought as it was shown: whatever becomes of the product, its order keeps the picture.
    if (sold.pictureId !== null) await keepPictures(tx, [sold.pictureId])
    const placed = await placeOrder(tx, services, {
      kind: "product",
      buyerId,
      sellerId: sold.merchantId,
      item: itemOf(sold),
      title: titleOf(sold.name, quantity),
      total: sums.total,
      at,
      values: {
        subject_id: productId,
        variant_id: variantId,
        unit_price: sums.unitPrice,
        quantity,
        delivery_cost: sums.deliveryCost,
        days_min: sold.delivery.daysMin,
        days_max: sold.delivery.daysMax,
        receiver: JSON.stringify(receiver),
        buyer_email: order.buyerEmail,
        remark: order.remark,
        key: order.key,
        body_hash: bodyHash,
      },
    })
    await tellWhenLow(tx, services, { productId, sold, left: sold.stock - quantity })
    return placed
  })
}

function hashOf({ product, variant, quantity, receiver, buyerEmail, remark, offer }: ProductOrder): string {
  const content = JSON.stringify([product, variant, quantity, receiver, buyerEmail, remark, offer])
  return createHash("sha256").update(content).digest("base64url")
}

/** What stands on the bill: in every language, so that readers need no other. */
const titleOf = (name: LocalText, quantity: number): LocalText =>
  Object.fromEntries(
    languages.map((language) => [language, `${showText(name, language).text} × ${quantity}`]),
  )
