import { OrderKind, OrderState, type OrderSummary } from "@roomwright/contract/orders/calls"
import type { Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readMoneyOfBills, readRefundsOf } from "../payments/payments.public.ts"
import { readShownPictures, showItems, showLines } from "./show-items.ts"
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
  const shared = await readShared(services.database.db, rows)
  const ofOrders = await readRefundsOf(services.database.db, shared)
  const lines = await showLines(services, kept, language)
  return rows.flatMap((row, at) => {
    const item = items[at]
    if (!item) return []
    // Of a bill that pays several orders each has its own part.
    const isShared = shared.includes(row.id)
    const paid = isShared ? ofOrders.get(row.id) : money.get(row.bill_id)
    const refund = { due: paid?.due ?? 0, refunded: paid?.refunded ?? 0 }
    const ordered = lines[at] ?? []
    return {
      id: row.id,
      kind: z.parse(OrderKind, row.kind),
      code: row.transfer_code,
      item,
      quantity: ordered.length > 0 ? ordered.reduce((sum, line) => sum + line.quantity, 0) : row.quantity,
      lines: ordered,
      isShared,
      total: row.total,
      status: z.parse(OrderState, row.state),
      createdAt: row.created_at.toISOString(),
      buyer: { id: row.buyer_id, nickname: row.buyer },
      seller: { id: row.seller_id, nickname: row.seller },
      isRefundDue: refund.due > 0,
      refund,
      buyerMobile: showsMobile ? row.buyer_mobile : null,
      details: kept[at]?.item.pictureIds?.slice(1).flatMap((id) => pictures.get(id) ?? []) ?? [],
    }
  })
}

/** Those of these orders whose bill pays others, too. */
async function readShared(
  db: Kysely<DB>,
  rows: readonly { readonly id: string; readonly bill_id: string }[],
): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const found = await db
    .selectFrom("market_order")
    .select("bill_id")
    .where(
      "bill_id",
      "in",
      rows.map(({ bill_id }) => bill_id),
    )
    .groupBy("bill_id")
    .having(({ fn }) => fn.countAll<number>(), ">", 1)
    .execute()
  const bills = new Set(found.map(({ bill_id }) => bill_id))
  return rows.filter(({ bill_id }) => bills.has(bill_id)).map(({ id }) => id)
}
