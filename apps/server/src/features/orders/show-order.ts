import { Receiver } from "@roomwright/contract/orders/addresses"
import { OrderState, orderActors, type Order, type OrderChange } from "@roomwright/contract/orders/calls"
import type { Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readInvoice } from "../payments/payments.public.ts"
import { showDesign } from "./give-pictures.ts"
import { mayReport, readProblem } from "./order-problems.ts"
import { readOrderRefunds } from "./show-refunds.ts"
import { selectSummaries, toSummaries } from "./show-summaries.ts"
import { StoredItem } from "./stored-item.ts"

interface Reader {
  readonly accountId: string
  /** Staff can read every order. */
  readonly isStaff: boolean
}

/** One order for its buyer, its seller or staff. Throws `notFound`, also for others' orders. */
export async function readOrder(
  services: Pick<Services, "database" | "config" | "clock">,
  orderId: string,
  { accountId, isStaff }: Reader,
  language: Language,
): Promise<Order> {
  const { db } = services.database
  const row = await selectSummaries(db)
    .select(["o.unit_price", "o.delivery_cost", "o.days_min", "o.days_max", "o.receiver", "o.buyer_email"])
    .select([
      "o.remark",
      "o.bill_id",
      "o.carrier",
      "o.tracking",
      "o.shipped_at",
      "o.completes_at",
      "o.licence",
    ])
    .select(["b.state as bill_state", "b.deliver_at"])
    .where("o.id", "=", orderId)
    .executeTakeFirst()
  const side = !row
    ? null
    : isStaff
      ? "staff"
      : row.buyer_id === accountId
        ? "buyer"
        : row.seller_id === accountId
          ? "seller"
          : null
  const [summary] = row ? await toSummaries(services, [row], { language, showsMobile: true }) : []
  if (!row || side === null || !summary) throw new AppError("notFound")
  return {
    ...summary,
    side,
    unitPrice: row.unit_price,
    deliveryCost: row.delivery_cost,
    delivery:
      row.days_min === null || row.days_max === null
        ? null
        : { daysMin: row.days_min, daysMax: row.days_max },
    receiver: row.receiver === null ? null : z.parse(Receiver, row.receiver),
    buyerEmail: row.buyer_email,
    remark: row.remark,
    billId: side === "buyer" ? row.bill_id : null,
    refunds: await readOrderRefunds(db, { orderId, billId: row.bill_id, isShared: summary.isShared }),
    isInReview: row.bill_state === "PENDING_REVIEW" || row.deliver_at !== null,
    deliversAt: row.deliver_at?.toISOString() ?? null,
    shipment:
      row.shipped_at === null
        ? null
        : { carrier: row.carrier ?? "", tracking: row.tracking ?? "", at: row.shipped_at.toISOString() },
    completesAt: row.completes_at?.toISOString() ?? null,
    design:
      row.licence === null
        ? null
        : await showDesign(services, {
            orderId,
            item: z.parse(StoredItem, row.item),
            state: row.state,
            licence: row.licence,
            side,
          }),
    invoice: await readInvoice(db, row.bill_id, summary.isShared ? orderId : null),
    problem: await readProblem(services, orderId),
    mayReport: side === "buyer" && (await mayReport(db, row, services.clock.now())),
    timeline: await readTimeline(db, orderId),
  }
}

async function readTimeline(db: Kysely<DB>, orderId: string): Promise<OrderChange[]> {
  const rows = await db
    .selectFrom("market_order_change")
    .select(["at", "by", "to_state", "reason"])
    .where("order_id", "=", orderId)
    .orderBy("at")
    .orderBy("id")
    .execute()
  return rows.map(({ at, by, to_state: state, reason }) => ({
    at: at.toISOString(),
    status: z.parse(OrderState, state),
    by: z.parse(z.enum(orderActors), by),
    reason,
  }))
}
