import { createHash } from "node:crypto"
import { staffRoles } from "@roomwright/contract/endpoint"
import type { LocalText } from "@roomwright/contract/language"
import { languages, showText } from "@roomwright/contract/language"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { lockProduct, moveStock, readSoldVariant } from "../catalogue/catalogue.public.ts"
import { openBill } from "../payments/payments.public.ts"
import { nameFor, noteOrderChange } from "./move-order.ts"
import { sumUp } from "./offer-product.ts"
import { takeAddress } from "./save-address.ts"
import type { StoredItem } from "./stored-item.ts"

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

interface Placed {
  readonly orderId: string
  readonly billId: string
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
    const orderId = newId()
    const billId = await openBill(tx, services, {
      payerId: buyerId,
      kind: "product-order",
      subjectId: orderId,
      title: titleOf(sold.name, quantity),
      amount: sums.total,
    })
    const { name, sku, size, colour, pictureId } = sold
    const item: StoredItem = { name, sku, size, colour, pictureId }
    await tx
      .insertInto("market_order")
      .values({
        id: orderId,
        kind: "product",
        buyer_id: buyerId,
        seller_id: sold.merchantId,
        subject_id: productId,
        variant_id: variantId,
        item: JSON.stringify(item),
        unit_price: sums.unitPrice,
        quantity,
        delivery_cost: sums.deliveryCost,
        days_min: sold.delivery.daysMin,
        days_max: sold.delivery.daysMax,
        total: sums.total,
        receiver: JSON.stringify(receiver),
        buyer_email: order.buyerEmail,
        remark: order.remark,
        bill_id: billId,
        key: order.key,
        body_hash: bodyHash,
        state: "AWAITING_PAYMENT",
        created_at: at,
      })
      .execute()
    await noteOrderChange(tx, {
      orderId,
      at,
      actorId: buyerId,
      by: "buyer",
      from: null,
      to: "AWAITING_PAYMENT",
      reason: null,
    })
    const buyer = await tx
      .selectFrom("account")
      .select("nickname")
      .where("id", "=", buyerId)
      .executeTakeFirstOrThrow()
    const title = await nameFor(tx, { item }, sold.merchantId)
    await services.mails.write(tx, {
      accountId: sold.merchantId,
      type: "ORDER_PLACED",
      values: { orderId, title, buyer: buyer.nickname },
    })
    return { orderId, billId }
  })
}

/** The order that this key has made, once whoever else is making it is done. Throws `keyReused`. */
async function findPlaced(
  tx: Transaction<DB>,
  buyerId: string,
  key: string,
  bodyHash: string,
): Promise<Placed | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order ${buyerId} ${key}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom("market_order")
    .select(["id", "bill_id", "body_hash"])
    .where("buyer_id", "=", buyerId)
    .where("key", "=", key)
    .executeTakeFirst()
  if (!row) return null
  if (row.body_hash !== bodyHash) throw new AppError("keyReused")
  return { orderId: row.id, billId: row.bill_id }
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

const writeSum = (sum: number): string => new Intl.NumberFormat("vi-VN").format(sum)
