import { createHash } from "node:crypto"
import type { Receiver } from "@roomwright/contract/orders/addresses"
import { staffRoles } from "@roomwright/contract/endpoint"
import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { deliveryTo, moveStock, readSoldVariant, type SoldVariant } from "../catalogue/catalogue.public.ts"
import { savePictures } from "../media/media.public.ts"
import { refuseManyUnpaid, refuseMuchUnpaid } from "./hold-unpaid.ts"
import { sumUp } from "./offer-product.ts"
import { titleOfBill } from "./name-order.ts"
import { aloneFor, placeOrder, readBuyer, type Placed } from "./place-order.ts"
import type { StoredItem } from "./stored-item.ts"

interface ProductOrder {
  readonly product: string
  readonly variant: string
  readonly quantity: number
  /** A saved address of the buyer. */
  readonly receiver: string
  readonly buyerEmail: string
  readonly remark: string
  /** Of the offer that the buyer saw. */
  readonly offer: string
  readonly key: string
  /** Of the buyer's page: mails about the order are in it. */
  readonly language: Language
}

/**
 * Orders a product: order, stock, bill and notification to the merchant are one transaction. The same key and
 * content always give the same answer; a parallel repeat waits for the first. Throws `keyReused`,
 * `staffBuyNothing`, `myProduct`, `productWithdrawn`, `soldOut`, `offerChanged`, `addressGone`,
 * `tooManyUnpaid`, `tooMuchUnpaid`, `paymentsClosed`, and `notFound` for an unknown variant.
 */
export async function orderProduct(
  services: Services,
  { accountId: buyerId, roles }: Pick<Session, "accountId" | "roles">,
  order: ProductOrder,
): Promise<Placed> {
  if (roles.some((role) => staffRoles.includes(role))) throw new AppError("staffBuyNothing")
  const { product: productId, variant: variantId, quantity, key } = order
  const bodyHash = hashOf(order)
  const place = async (tx: Transaction<DB>): Promise<Placed> => {
    const [buyer, found] = await Promise.all([
      readBuyer(tx, { buyerId, key, bodyHash, variantId, addressId: order.receiver }),
      readSoldVariant(tx, { productId, variantId }),
    ])
    if (buyer.placed) return buyer.placed
    const { receiver } = buyer
    if (!receiver) throw new AppError("addressGone")
    const sold = checkSold(found, { buyerId, order, receiver })
    refuseManyUnpaid(buyer)
    refuseMuchUnpaid(buyer, { stock: sold.stock, quantity })
    // The order keeps the picture that the buyer saw, whatever happens to the product.
    if (sold.pictureId !== null && !sold.isPictureKept) await savePictures(tx, [sold.pictureId])
    const sums = sumUp(sold, sold.delivery, quantity)
    const placing = placeOrder(tx, services, {
      kind: "product",
      buyer: { id: buyerId, nickname: buyer.nickname },
      commission: buyer.commission,
      sellerId: sold.merchantId,
      subjectId: productId,
      item: itemOf(sold),
      title: titleOfBill([{ item: itemOf(sold), quantity }]),
      unitPrice: sums.unitPrice,
      quantity,
      total: sums.total,
      contact: { email: order.buyerEmail, mobile: null },
      remark: order.remark,
      language: order.language,
      key,
      bodyHash,
      goods: {
        variantId,
        deliveryCost: sums.deliveryCost,
        daysMin: sold.delivery.daysMin,
        daysMax: sold.delivery.daysMax,
        receiver,
        addressId: order.receiver,
      },
    })
    // Last in the packet: other buyers of it then wait only for the commit.
    const [placed, moved] = await Promise.all([
      placing,
      moveStock(tx, { productId, variantId, by: -quantity, price: sold.price }),
    ])
    if (!moved) {
      const now = await readSoldVariant(tx, { productId, variantId })
      checkSold(now, { buyerId, order, receiver })
      throw new AppError("soldOut", { values: { stock: now?.stock ?? 0 } })
    }
    await notifyWhenLow(tx, services, { productId, sold, quantity, left: moved.left })
    return placed
  }
  return inTransaction(services, place, aloneFor(buyerId))
}

interface Checking {
  readonly buyerId: string
  readonly order: ProductOrder
  readonly receiver: Receiver
}

/** Checks that the current offer is the one that the buyer saw, and that they may buy it. */
function checkSold(found: SoldVariant | undefined, { buyerId, order, receiver }: Checking) {
  if (!found) throw new AppError("notFound")
  if (found.merchantId === buyerId) throw new AppError("ownProduct")
  if (!found.isOnSale) throw new AppError("productWithdrawn")
  const delivery = deliveryTo(found, receiver.province)
  const sums = sumUp(found, delivery, order.quantity)
  if (sums.offer !== order.offer) throw new AppError("offerChanged", { values: { total: sums.total } })
  if (found.stock < order.quantity) throw new AppError("soldOut", { values: { stock: found.stock } })
  return { ...found, delivery }
}

function hashOf({ product, variant, quantity, receiver, buyerEmail, remark, offer }: ProductOrder): string {
  const content = JSON.stringify([product, variant, quantity, receiver, buyerEmail, remark, offer])
  return createHash("sha256").update(content).digest("base64url")
}

/** The part of a variant that an order stores. */
export const itemOf = ({ name, sku, size, colour, pictureId }: SoldVariant): StoredItem => ({
  name,
  sku,
  size,
  colour,
  pictureId,
})

interface Taken {
  readonly productId: string
  readonly sold: SoldVariant
  readonly quantity: number
  /** Pieces that are there now. */
  readonly left: number
}

/**
 * Notifies the merchant when an order brings a variant down to its low stock alert: once, until it is
 * restocked and falls again.
 */
export async function notifyWhenLow(
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  { productId, sold, quantity, left }: Taken,
): Promise<void> {
  if (left + quantity <= sold.alertAt || left > sold.alertAt) return
  const { merchantId, sku } = sold
  const values = { productId, title: sold.name, sku, left }
  await notifications.write(tx, { accountId: merchantId, type: "STOCK_LOW", values })
}
