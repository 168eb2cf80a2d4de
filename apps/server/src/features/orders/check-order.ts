import type { Receiver } from "@roomwright/contract/orders/addresses"
import type { Language } from "@roomwright/contract/language"
import { AppError } from "../../platform/app-error.ts"
import { deliveryTo, type SoldVariant } from "../catalogue/catalogue.public.ts"
import { refuseManyUnpaid, refuseMuchUnpaid } from "./hold-unpaid.ts"
import { titleOfBill } from "./name-order.ts"
import { sumUp } from "./offer-product.ts"
import { refuseKey, type Buyer } from "./read-buyer.ts"
import { itemOf } from "./stored-item.ts"
import type { NewOrder } from "./write-orders.ts"

/** An order of a product, as it is sent. */
export interface ProductOrder {
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

/** An order that somebody sent. */
export interface Asked {
  readonly buyerId: string
  readonly order: ProductOrder
  readonly bodyHash: string
}

/** What an order that nothing speaks against takes, and how it is written. */
export interface Checked {
  readonly sold: SoldVariant
  readonly quantity: number
  readonly order: NewOrder
}

/** Checks an order that was not placed before, against its buyer and the variant as they are now. Throws what speaks against it. */
export function checkOrder(asked: Asked, buyer: Buyer, found: SoldVariant | undefined): Checked {
  refuseKey(buyer)
  const { receiver } = buyer
  if (!receiver) throw new AppError("addressGone")
  const sold = checkSold(asked, receiver, found)
  const { quantity } = asked.order
  refuseManyUnpaid(buyer)
  refuseMuchUnpaid(buyer, { stock: sold.stock, quantity })
  return { sold, quantity, order: toOrder(asked, { buyer, receiver, sold }) }
}

/** The variant as it is sold once these pieces are taken; undefined if the product has no such variant. */
export function soldAfter(
  pieces: number,
  { order }: Asked,
  variants: ReadonlyMap<string, SoldVariant>,
): SoldVariant | undefined {
  const found = variants.get(order.variant)
  return found?.productId === order.product ? { ...found, stock: found.stock - pieces } : undefined
}

/** Checks that the current offer is the one that the buyer saw, and that they may buy it. */
function checkSold(
  { buyerId, order: { quantity, offer } }: Asked,
  receiver: Receiver,
  found: SoldVariant | undefined,
): SoldVariant {
  if (!found) throw new AppError("notFound")
  if (found.merchantId === buyerId) throw new AppError("ownProduct")
  if (!found.isOnSale) throw new AppError("productWithdrawn")
  const sums = sumUp(found, deliveryTo(found, receiver.province), quantity)
  if (sums.offer !== offer) throw new AppError("offerChanged", { values: { total: sums.total } })
  if (found.stock < quantity) throw new AppError("soldOut", { values: { stock: found.stock } })
  return found
}

interface Agreed {
  readonly buyer: Buyer
  readonly receiver: Receiver
  readonly sold: SoldVariant
}

function toOrder({ buyerId, bodyHash, order }: Asked, { buyer, receiver, sold }: Agreed): NewOrder {
  const { quantity, remark, language, key } = order
  const item = itemOf(sold)
  const delivery = deliveryTo(sold, receiver.province)
  const { unitPrice, total, deliveryCost } = sumUp(sold, delivery, quantity)
  return {
    kind: "product",
    buyer: { id: buyerId, nickname: buyer.nickname },
    commission: buyer.commission,
    sellerId: sold.merchantId,
    subjectId: sold.productId,
    item,
    title: titleOfBill([{ item, quantity }]),
    unitPrice,
    quantity,
    total,
    contact: { email: order.buyerEmail, mobile: null },
    remark,
    language,
    key,
    bodyHash,
    goods: {
      variantId: sold.variantId,
      deliveryCost,
      daysMin: delivery.daysMin,
      daysMax: delivery.daysMax,
      receiver,
      addressId: order.receiver,
    },
  }
}
