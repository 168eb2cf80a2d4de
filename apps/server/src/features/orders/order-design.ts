import { createHash } from "node:crypto"
import { designLicence } from "@roomwright/contract/design-orders"
import { staffRoles } from "@roomwright/contract/endpoint"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { keepPictures } from "../media/media.public.ts"
import { lockSoldWork, readSoldWork } from "../works/works.public.ts"
import { findBought, isForSale, nameDesignOffer } from "./offer-design.ts"
import { findPlaced, placeOrder, writeSum, type Placed } from "./place-order.ts"

interface DesignOrder {
  readonly work: string
  readonly buyerEmail: string
  readonly buyerMobile: string
  readonly remark: string
  /** Of what the buyer was shown, the licence included. */
  readonly offer: string
  readonly key: string
}

/**
 * Orders a design: order, bill and mail to the designer are one transaction, and its pictures are kept from then on,
 * whatever becomes of the work. The same key and content give the same answer for ever. Throws `keyReused`,
 * `staffBuyNothing`, `ownDesign`, `designWithdrawn`, `designChanged`, `designBought`, `paymentsClosed`.
 */
export async function orderDesign(
  services: Services,
  { accountId: buyerId, roles }: Pick<Session, "accountId" | "roles">,
  order: DesignOrder,
): Promise<Placed> {
  if (roles.some((role) => staffRoles.includes(role))) throw new AppError("staffBuyNothing")
  return inTransaction(services, async (tx) => {
    const bodyHash = hashOf(order)
    const before = await findPlaced(tx, buyerId, order.key, bodyHash)
    if (before) return before
    const { work: workId } = order
    await holdPurchase(tx, buyerId, workId)
    await lockSoldWork(tx, workId)
    const sold = await readSoldWork(tx, workId)
    if (!sold || !isForSale(sold)) throw new AppError("designWithdrawn")
    if (sold.designerId === buyerId) throw new AppError("ownDesign")
    if (await findBought(tx, buyerId, workId)) throw new AppError("designBought")
    if (nameDesignOffer(workId, sold) !== order.offer)
      throw new AppError("designChanged", { values: { total: writeSum(sold.price) } })
    await keepPictures(tx, sold.pictureIds)
    const { name, price, pictureIds } = sold
    return placeOrder(tx, services, {
      kind: "design",
      buyerId,
      sellerId: sold.designerId,
      item: {
        name,
        sku: null,
        size: null,
        colour: null,
        pictureId: pictureIds[0],
        pictureIds: [...pictureIds],
      },
      title: name,
      total: price,
      at: services.clock.now(),
      values: {
        subject_id: workId,
        unit_price: price,
        quantity: 1,
        delivery_cost: 0,
        licence: designLicence,
        buyer_email: order.buyerEmail,
        buyer_mobile: order.buyerMobile,
        remark: order.remark,
        key: order.key,
        body_hash: bodyHash,
      },
    })
  })
}

/** One buyer buys one design once: others who are about to, wait until the transaction ends. */
export async function holdPurchase(tx: Transaction<DB>, buyerId: string, workId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`design ${buyerId} ${workId}`}, 0))`.execute(tx)
}

const hashOf = ({ work, buyerEmail, buyerMobile, remark, offer }: DesignOrder): string =>
  createHash("sha256")
    .update(JSON.stringify(["design", work, buyerEmail, buyerMobile, remark, offer]))
    .digest("base64url")
