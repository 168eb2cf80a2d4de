import { createHash } from "node:crypto"
import { staffRoles } from "@roomwright/contract/endpoint"
import type { Language } from "@roomwright/contract/language"
import { orderLimits } from "@roomwright/contract/orders/calls"
import { billLimits } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import type { Session } from "../../../platform/http/dispatch.ts"
import { newId } from "../../../platform/ids.ts"
import type { Services } from "../../../platform/services.ts"
import { moveStocks, readSoldVariants } from "../../catalogue/catalogue.public.ts"
import { savePictures } from "../../media/media.public.ts"
import { openBill } from "../../payments/payments.public.ts"
import { noteWorkSales } from "../../works/works.public.ts"
import { titleOfBill } from "../name-order.ts"
import { notifyWhenLow } from "../notify-when-low.ts"
import { aloneFor, factsOfNew, notifyBuyer, notifySeller } from "../place-order.ts"
import { readBuyer } from "../read-buyer.ts"
import { writeOrders } from "../write-orders.ts"
import { readCartRows } from "./cart-rows.ts"
import { checkPicked, type PickedLine } from "./check-picked.ts"
import { toOrders } from "./split-cart.ts"
import { readHeld } from "./show-cart.ts"

export interface CartOrder {
  readonly picked: readonly { readonly variant: string; readonly offer: string }[]
  /** A saved address of the buyer. */
  readonly receiver: string
  readonly buyerEmail: string
  readonly remark: string
  readonly key: string
  /** Of the buyer's page: mails about the orders are in it. */
  readonly language: Language
}

interface PlacedCart {
  readonly billId: string
  readonly orderIds: string[]
}

/**
 * Orders rows of a cart: an order for each merchant, one bill for all, their stock and notifications are one transaction,
 * which also takes the rows out. The same key and content always give the same answer; a parallel repeat waits for the
 * first. Throws `keyReused`, `staffBuyNothing`, `cartChanged` if any row is not as the buyer saw it, `addressGone`,
 * `tooManyUnpaid`, `sumTooLarge`, `paymentsClosed`.
 */
export async function orderCart(
  services: Services,
  { accountId: buyerId, roles }: Pick<Session, "accountId" | "roles">,
  order: CartOrder,
): Promise<PlacedCart> {
  if (roles.some((role) => staffRoles.includes(role))) throw new AppError("staffBuyNothing")
  const bodyHash = hashOf(order)
  const place = async (tx: Transaction<DB>): Promise<PlacedCart> => {
    const [buyer, rows, held] = await Promise.all([
      readBuyer(tx, { buyerId, key: order.key, bodyHash, addressId: order.receiver }),
      readCartRows(tx, buyerId),
      readHeld(tx, buyerId),
    ])
    if (buyer.placed) return readPlaced(tx, buyer.placed.billId)
    const { receiver } = buyer
    if (!receiver) throw new AppError("addressGone")
    const sold = await readSoldVariants(
      tx,
      order.picked.map(({ variant }) => variant),
    )
    const lines = checkPicked(order.picked, { rows, sold, held, buyerId, province: receiver.province })
    const orders = toOrders(lines, {
      buyer: { id: buyerId, nickname: buyer.nickname },
      commission: buyer.commission,
      receiver,
      addressId: order.receiver,
      buyerEmail: order.buyerEmail,
      remark: order.remark,
      language: order.language,
      key: order.key,
      bodyHash,
    })
    const most = orderLimits.unpaidOrders
    if (buyer.openOrders + orders.length > most) throw new AppError("tooManyUnpaid", { values: { most } })
    return write(tx, services, { orders, lines, buyerId })
  }
  return inTransaction(services, place, aloneFor(buyerId))
}

interface Writing {
  readonly orders: ReturnType<typeof toOrders>
  readonly lines: readonly PickedLine[]
  readonly buyerId: string
}

async function write(
  tx: Transaction<DB>,
  services: Services,
  { orders, lines, buyerId }: Writing,
): Promise<PlacedCart> {
  const billId = newId()
  const placed = orders.map((order) => ({ order, orderId: newId(), billId }))
  const [first] = placed
  if (!first) throw new Error("A cart order has at least one row.")
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  if (total > billLimits.amountMax)
    throw new AppError("sumTooLarge", { values: { most: billLimits.amountMax } })
  const pictures = lines.flatMap(({ found }) => (found.isPictureKept ? [] : (found.pictureId ?? [])))
  if (pictures.length > 0) await savePictures(tx, [...new Set(pictures)])
  const title = titleOfBill(orders)
  const { code } = await openBill(tx, services, {
    id: billId,
    payerId: buyerId,
    kind: "product-order",
    subjectId: first.orderId,
    title,
    amount: total,
  })
  await writeOrders(tx, services, placed)
  const orderOf = new Map(placed.map(({ order, orderId }) => [order.sellerId, orderId]))
  await noteWorkSales(
    tx,
    lines.flatMap(({ productId, variantId, quantity, workId, found, sums }) => {
      const orderId = orderOf.get(found.merchantId)
      return workId === null || orderId === undefined
        ? []
        : [{ orderId, workId, productId, variantId, quantity, itemsTotal: sums.itemsTotal }]
    }),
  )
  await tx
    .deleteFrom("cart_line")
    .where("account_id", "=", buyerId)
    .where(
      "variant_id",
      "in",
      lines.map(({ variantId }) => variantId),
    )
    .execute()
  await takeStock(tx, services, lines)
  for (const { order, ...ids } of placed)
    await notifySeller(tx, services, { ...ids, order, facts: factsOfNew(order, code) })
  // One mail says what all of it costs and how it is paid.
  const { order } = first
  const what = { ...factsOfNew(order, code), what: title, sum: total }
  await notifyBuyer(tx, services, { ...first, facts: what })
  return { billId, orderIds: placed.map(({ orderId }) => orderId).toSorted() }
}

/** Takes the pieces of all rows or of none. Last of what others wait for. */
async function takeStock(
  tx: Transaction<DB>,
  services: Services,
  lines: readonly PickedLine[],
): Promise<void> {
  const moved = await moveStocks(
    tx,
    lines.map(({ productId, variantId, quantity, found }) => ({
      productId,
      variantId,
      by: -quantity,
      price: found.price,
    })),
  )
  for (const { variantId, quantity, found } of lines) {
    const left = moved.get(variantId)
    if (left === undefined) throw new AppError("cartChanged")
    await notifyWhenLow(tx, services, { sold: found, quantity, left })
  }
}

async function readPlaced(tx: Transaction<DB>, billId: string): Promise<PlacedCart> {
  const rows = await tx.selectFrom("market_order").select("id").where("bill_id", "=", billId).execute()
  return { billId, orderIds: rows.map(({ id }) => id).toSorted() }
}

function hashOf({ picked, receiver, buyerEmail, remark }: CartOrder): string {
  const offers = picked.map(({ variant, offer }) => `${variant} ${offer}`).toSorted()
  const content = JSON.stringify(["cart", offers, receiver, buyerEmail, remark])
  return createHash("sha256").update(content).digest("base64url")
}
