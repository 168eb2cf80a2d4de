import { createHash } from "node:crypto"
import { staffRoles } from "@roomwright/contract/endpoint"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { workInGroups } from "../../platform/group-work.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { Asked, ProductOrder } from "./check-order.ts"
import { orderAlone, orderTogether } from "./order-together.ts"
import { aloneFor } from "./place-order.ts"
import type { Placed } from "./write-orders.ts"

/** The most orders of one transaction. */
const mostTogether = 16
/** How long a transaction of several orders waits for anybody's lock, ms: by itself each waits as long as it takes. */
const patienceMs = 250

/**
 * Orders a product: order, stock, bill and notification to the merchant are one transaction. The same key and
 * content always give the same answer; a parallel repeat waits for the first. Throws `keyReused`,
 * `staffBuyNothing`, `ownProduct`, `productWithdrawn`, `soldOut`, `offerChanged`, `addressGone`,
 * `tooManyUnpaid`, `tooMuchUnpaid`, `paymentsClosed`, and `notFound` for an unknown variant.
 */
type OrderProduct = (buyer: Pick<Session, "accountId" | "roles">, order: ProductOrder) => Promise<Placed>

/**
 * Creates the ordering of products. Orders of different buyers that come while others are being written share the next
 * transaction (decision 96). One that would wait there, and all of one that fails, are done each by itself.
 */
export function createProductOrdering(services: Services): OrderProduct {
  const orderInGroup = workInGroups<Asked, Placed>({
    most: mostTogether,
    keyOf: ({ buyerId }) => buyerId,
    alone: (asked) =>
      inTransaction(services, (tx) => orderAlone(tx, services, asked), {
        ...aloneFor(asked.buyerId),
        readsByKey: true,
      }),
    together: (group) =>
      inTransaction(services, (tx) => orderTogether(tx, services, group), {
        readsFirst: true,
        readsByKey: true,
        patienceMs,
      }),
    onFailure: (error) => services.log.warn({ err: error }, "orders could not be placed together"),
  })
  return async ({ accountId: buyerId, roles }, order) => {
    if (roles.some((role) => staffRoles.includes(role))) throw new AppError("staffBuyNothing")
    return orderInGroup({ buyerId, order, bodyHash: hashOf(order) })
  }
}

function hashOf({ product, variant, quantity, receiver, buyerEmail, remark, offer }: ProductOrder): string {
  const content = JSON.stringify([product, variant, quantity, receiver, buyerEmail, remark, offer])
  return createHash("sha256").update(content).digest("base64url")
}
