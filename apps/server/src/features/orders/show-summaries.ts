import { OrderKind, OrderState, type OrderSummary } from "@roomwright/contract/orders/calls"
import type { Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readMoneyOfBills } from "../payments/payments.public.ts"
import { readShownPictures, showItems } from "./show-items.ts"
import { StoredItem } from "./stored-item.ts"

/** Orders with the data of a list; callers add filter, order and page. */
export const selectSummaries = (db: Kysely<DB>) =>
  db
    .selectFrom("market_order as o")
    .innerJoin("bill as b", "b.id", "o.bill_id")
    .innerJoin("account as buyer", "buyer.id", "o.buyer_id")
    .innerJoin("account as seller", "seller.id", "o.seller_id")
    .select(["o.id", "o.kind", "o.subject_id", "o.item", "o.quantity", "o.total", "o.state", "o.created_at"])
    .select(["o.bill_id", "o.buyer_id", "o.seller_id", "o.buyer_mobile", "b.transfer_code"])
    .select(["buyer.nickname as buyer", "seller.nickname as seller"])

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>["execute"]>>[number]

/** Rows as list entries, in the given order. The buyer's name is for both sides, and stored for staff. */
export async function toSummaries(
  services: Pick<Services, "database" | "config" | "clock">,
  rows: readonly SummaryRow[],
  { language, showsMobile }: { readonly language: Language; readonly showsMobile: boolean },
): Promise<OrderSummary[]> {
  const kept = rows.map(({ subject_id: subjectId, item }) => ({ subjectId, item: z.parse(StoredItem, item) }))
  const items = await showItems(services, kept, language)
  const pictures = await readShownPictures(
    services.database.db,
    kept.flatMap(({ item }) => item.pictureIds?.slice(1) ?? []),
  )
  const money = await readMoneyOfBills(
    services.database.db,
    rows.map((row) => row.bill_id),
  )
  return rows.flatMap((row, at) => {
    const item = items[at]
    if (!item) return []
    return {
      id: row.id,
      kind: z.parse(OrderKind, row.kind),
      code: row.transfer_code,
      item,
      quantity: row.quantity,
      total: row.total,
      status: z.parse(OrderState, row.state),
      createdAt: row.created_at.toISOString(),
      buyer: { id: row.buyer_id, nickname: row.buyer },
      seller: { id: row.seller_id, nickname: row.seller },
      isRefundDue: (money.get(row.bill_id)?.due ?? 0) > 0,
      refund: { due: money.get(row.bill_id)?.due ?? 0, refunded: money.get(row.bill_id)?.refunded ?? 0 },
      buyerMobile: showsMobile ? row.buyer_mobile : null,
      details: kept[at]?.item.pictureIds?.slice(1).flatMap((id) => pictures.get(id) ?? []) ?? [],
    }
  })
}
