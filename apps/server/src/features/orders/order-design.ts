import { createHash } from "node:crypto"
import { designLicence } from "@roomwright/contract/orders/design-orders"
import type { Language } from "@roomwright/contract/language"
import { staffRoles } from "@roomwright/contract/endpoint"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { savePictures } from "../media/media.public.ts"
import { lockSoldWork, readSoldWork } from "../works/works.public.ts"
import { refuseManyUnpaid } from "./hold-unpaid.ts"
import { findBought, isForSale, nameDesignOffer } from "./offer-design.ts"
import { aloneFor, placeOrder } from "./place-order.ts"
import { readBuyer } from "./read-buyer.ts"
import type { Placed } from "./write-orders.ts"

interface DesignOrder {
  readonly work: string
  readonly buyerEmail: string
  readonly buyerMobile: string
  readonly remark: string
  /** Of the offer that the buyer saw, including the licence. */
  readonly offer: string
  readonly key: string
  /** Of the buyer's page: mails about the order are in it. */
  readonly language: Language
}

/**
 * Orders a design: order, bill and notification to the designer are one transaction, and its pictures are
 * kept from then on, whatever happens to the work. The same key and content always give the same answer.
 * Throws `keyReused`, `staffBuyNothing`, `ownDesign`, `designWithdrawn`, `designChanged`, `designBought`,
 * `tooManyUnpaid`, `paymentsClosed`.
 */
export async function orderDesign(
  services: Services,
  { accountId: buyerId, roles }: Pick<Session, "accountId" | "roles">,
  order: DesignOrder,
): Promise<Placed> {
  if (roles.some((role) => staffRoles.includes(role))) throw new AppError("staffBuyNothing")
  const { work: workId, key } = order
  const bodyHash = hashOf(order)
  const place = async (tx: Transaction<DB>): Promise<Placed> => {
    const [buyer] = await Promise.all([
      readBuyer(tx, { buyerId, key, bodyHash }),
      holdPurchase(tx, buyerId, workId),
      lockSoldWork(tx, workId),
    ])
    if (buyer.placed) return buyer.placed
    const [sold, bought] = await Promise.all([readSoldWork(tx, workId), findBought(tx, buyerId, workId)])
    if (!sold || !isForSale(sold)) throw new AppError("designWithdrawn")
    if (sold.designerId === buyerId) throw new AppError("ownDesign")
    if (bought !== null) throw new AppError("designBought")
    if (nameDesignOffer(workId, sold) !== order.offer)
      throw new AppError("designChanged", { values: { total: sold.price } })
    refuseManyUnpaid(buyer)
    await savePictures(tx, sold.pictureIds)
    const { name, price, pictureIds } = sold
    return placeOrder(tx, services, {
      kind: "design",
      buyer: { id: buyerId, nickname: buyer.nickname },
      commission: buyer.commission,
      sellerId: sold.designerId,
      subjectId: workId,
      item: {
        name,
        sku: null,
        size: null,
        colour: null,
        pictureId: pictureIds[0],
        pictureIds: [...pictureIds],
      },
      title: name,
      unitPrice: price,
      quantity: 1,
      total: price,
      contact: { email: order.buyerEmail, mobile: order.buyerMobile },
      remark: order.remark,
      language: order.language,
      key,
      bodyHash,
      licence: designLicence,
    })
  }
  return inTransaction(services, place, aloneFor(buyerId))
}

/** A buyer can buy a design once: parallel orders wait until the transaction ends. */
export async function holdPurchase(tx: Transaction<DB>, buyerId: string, workId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`design ${buyerId} ${workId}`}, 0))`.execute(tx)
}

const hashOf = ({ work, buyerEmail, buyerMobile, remark, offer }: DesignOrder): string =>
  createHash("sha256")
    .update(JSON.stringify(["design", work, buyerEmail, buyerMobile, remark, offer]))
    .digest("base64url")
